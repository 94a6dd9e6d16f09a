"""`gts doctor`: tells whether the library can work on this machine, and what to do if not."""

from __future__ import annotations

import importlib
import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from gts_env.cli._check import Check

# Imported only when asked for, as they bring much of the library with them; in the order of the output.
_CHECK_MODULES = ("_check_install", "_check_parts")
_COLOURS = {"PASS": typer.colors.GREEN, "WARN": typer.colors.YELLOW, "FAIL": typer.colors.RED}

_EPILOG = """
`gts doctor` prints one line a check, with what mends it below.

`gts doctor --json | jq '.[] | select(.status != "PASS")'` lists what is wrong, for scripts and bug reports.
"""


def register(app: typer.Typer) -> None:
    """Add `gts doctor`."""
    app.command(epilog=_EPILOG)(doctor)


def doctor(as_json: Annotated[bool, typer.Option("--json", help="Print a JSON list of the checks.")] = False) -> None:
    """Check this machine: Python, dependencies, drawing, fonts, scenarios, an environment.

    The exit code is 1 if a check failed, else 0; warnings do not count.
    """
    from gts_env.cli._check import Status, run_checks

    for module in _CHECK_MODULES:
        importlib.import_module(f"{__package__}.{module}")
    found = list(_printed(run_checks(), quiet=as_json))
    if as_json:
        typer.echo(json.dumps([asdict(check) for check in found], indent=2))
    raise typer.Exit(any(check.status is Status.FAIL for check in found))


def _printed(checks: Iterator[Check], *, quiet: bool) -> Iterator[Check]:
    """Pass the checks on, printing each as it ends and the sum at the end."""
    counts: Counter[str] = Counter()
    started = time.perf_counter()
    for check in checks:
        counts[check.status] += 1
        if not quiet:
            _print(check)
        yield check
    if not quiet:
        tally = ", ".join(f"{counts[status]} {status}" for status in _COLOURS)
        typer.echo(f"{tally} in {time.perf_counter() - started:.1f} s")


def _print(check: Check) -> None:
    typer.secho(check.status, fg=_COLOURS[check.status], bold=True, nl=False)
    typer.echo(f"  {check.name:22} {check.detail}")
    if check.mend:
        typer.echo(f"      {'':22} {check.mend}")
