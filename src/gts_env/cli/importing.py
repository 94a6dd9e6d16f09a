"""`gts import guitestbench`: another benchmark's file as a pack of scenarios for real devices."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gts_env.cli._group import add_group

_EPILOG = """
`gts import guitestbench gui_test_bench.json --apks apks --out guitestbench` writes the pack `guitestbench`: a scenario
for each version of an app, its defects, and tasks of both kinds. `GTS_PACKS=guitestbench gts list --pack GUITestBench`
lists them.

Package files are looked for in `--apks` under the names that the records give, and copied into the pack. Without them a
scenario asks that the app is on the device already.

What the file does not tell is not made up: there is no set-up, and reach and trigger are no sharper than the golden
action. Each scenario says under `draft` what is left to do; `IMPORT.md` in the pack lists what could not be taken over.

A record that cannot be meant is refused by itself, with its name, field and value; the exit code is 1 then. The pack is
written whole or not at all, and never over what is there.
"""


def register(app: typer.Typer) -> None:
    """Add `gts import`."""
    example = "`gts import guitestbench gui_test_bench.json --out guitestbench` makes a pack of GUITestBench's file."
    add_group(app, "import", "Make packs of other benchmarks' files.", example)(epilog=_EPILOG)(guitestbench)


def guitestbench(
    file: Annotated[Path, typer.Argument(help="GUITestBench's gui_test_bench.json.")],
    apks: Annotated[Path | None, typer.Option(help="Folder with the package files (APKs).")] = None,
    out: Annotated[Path, typer.Option(help="Folder of the pack; must not be there yet.")] = Path("guitestbench"),
) -> None:
    """Turn the public file of GUITestBench into a pack of scenarios with `android:` blocks."""
    from rich.console import Console
    from rich.progress import Progress

    from gts_env.benchmark.making.guitestbench.pack import REPORT, import_file
    from gts_env.benchmark.making.guitestbench.report import lines

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("reading", total=1.0)
        outcome = import_file(file, out, apks, lambda what, share: bar.update(task, completed=share, description=what))
    for line in lines(outcome):
        typer.secho(line, fg=typer.colors.RED if line.startswith("refused") else None)
    typer.echo(f"written: {out}; what could not be taken over: {out / REPORT}")
    raise typer.Exit(1 if outcome.refused else 0)
