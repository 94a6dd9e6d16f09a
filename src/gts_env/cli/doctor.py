"""`gts doctor`: tells whether the library can work on this machine, and what to do if not."""

from __future__ import annotations

import importlib
import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from gts_env.cli._check import Check

# Imported only when asked for, as they bring much of the library with them; in the order of the output.
_CHECK_MODULES = ("_check_install", "_check_parts")
_COLOURS = {"PASS": typer.colors.GREEN, "WARN": typer.colors.YELLOW, "FAIL": typer.colors.RED}

_EPILOG = """
`gts doctor` prints one line a check, with what mends it below.

`gts doctor --device served-phone` checks a device, too: Java, SDK, adb, the device, Appium, its driver, and a scenario
that is restored twice with equal trees. `gts doctor --device PROFILE --bundle fault.zip` writes all that, with
versions, logs, the last tree and screen, into a file to be handed on; secrets are taken out.

`gts doctor --json | jq '.[] | select(.status != "PASS")'` lists what is wrong, for scripts and bug reports.
"""


def register(app: typer.Typer) -> None:
    """Add `gts doctor`."""
    app.command(epilog=_EPILOG)(doctor)


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON list of the checks.")] = False,
    device: Annotated[
        str | None,
        typer.Option(
            help="Profile of a device behind Appium to check as well, such as usb-phone, or a YAML file of your own."
        ),
    ] = None,
    scenario: Annotated[
        str | None, typer.Option(help="Scenario to restore on --device; else the first it can.")
    ] = None,
    bundle: Annotated[Path | None, typer.Option(help="Write this .zip for a bug report.")] = None,
) -> None:
    """Check this machine: Python, dependencies, drawing, fonts, scenarios, an environment; and a device.

    The exit code is 1 if a check failed, else 0; warnings do not count.
    """
    from gts_env.cli._check import Status, run_checks
    from gts_env.cli._check_device import DeviceFindings, device_checks
    from gts_env.errors import GtsError
    from gts_env.evaluation.files import check_place

    for module in _CHECK_MODULES:
        importlib.import_module(f"{__package__}.{module}")
    if scenario is not None and device is None:
        raise GtsError("--scenario is restored on a device, and there is none", mend="Name its profile with --device.")
    if bundle is not None:
        check_place(bundle, "--bundle")
    findings = DeviceFindings()
    checks: Iterator[Check] = run_checks()
    if device is not None:
        checks = chain(checks, device_checks(device, scenario, findings))
    found = list(_printed(checks, quiet=as_json))
    if bundle is not None:
        from gts_env.cli._bundle import write_bundle

        write_bundle(bundle, found, findings)
        if not as_json:
            typer.echo(f"Written to {bundle}. Look through it before you hand it on.")
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
