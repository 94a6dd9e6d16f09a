"""`gts schema`: the JSON Schema of scenario files, for editors."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

_EPILOG = """
`gts schema --faults --out scenario.schema.json` writes it beside your pack.

`# yaml-language-server: $schema=../scenario.schema.json` as the first line of a scenario file makes editors with a YAML
language server (VS Code with the YAML extension, Neovim, IntelliJ) complete keys, explain them, and mark what is wrong.

`gts schema --out docs/scenario.schema.json` renews the one of the checkout.

What only the reader can check, such as names that must exist, `gts validate` tells.
"""


def register(app: typer.Typer) -> None:
    """Add `gts schema`."""
    app.command(epilog=_EPILOG)(schema)


def schema(
    out: Annotated[Path | None, typer.Option(help="Write it to this file.")] = None,
    faults: Annotated[bool, typer.Option("--faults", help="Know the fault operators and their parameters.")] = False,
) -> None:
    """Print the JSON Schema of scenario files."""
    from gts_env.benchmark.schema import schema_text
    from gts_env.evaluation.fault_schema import fault_schema
    from gts_env.evaluation.files import write_whole

    text = schema_text(fault_schema() if faults else None)
    if out is None:
        return typer.echo(text, nl=False)
    write_whole(out, text.encode("utf-8"))
    typer.echo(f"written: {out}")
