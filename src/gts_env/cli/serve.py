"""`gts serve`: the embedded phone for adb, Appium and every other Android tool."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from gts_env.serving.fleet import Fleet

_EPILOG = """
`gts serve` serves a plain phone; `adb connect 127.0.0.1:5555` attaches it. If an adb server runs already, the phone is
there as `emulator-5554` without that.

`gts serve --scenario calendar-week-default` serves a scenario with its defects, `gts serve --task Calendar-NLE-03` the
one of a task. `adb emu avd snapshot load default_boot` puts the phone back to its beginning.

`gts serve --scenario 'calendar-week-default=' --locked` serves the clean build, and its console gives no other: an
agent under test cannot hold it against the faulty one. `NAME=a,b` has two defects live, `NAME~2` is the second
variation. Without `--locked`, `adb emu avd snapshot load NAME` goes to any of these and to any other scenario.

`gts serve --task Calendar-NLE-03 --record runs/mine --status-port 8700` writes down what happens, and tells on this
machine how far the tester came. An agent reports a defect by
`adb shell am broadcast -a org.gts.REPORT --es mode NLE --es text "Back closes the app"`, and is told no verdict.

`gts serve --scenario calendar-week-default --variation 2 --profile embedded-tablet` has other data, on a tablet.

`gts serve --devices 4` serves four phones, on the ports 5555, 5557, 5559, 5561. Ctrl-C ends.
"""


def register(app: typer.Typer) -> None:
    """Add `gts serve`."""
    app.command(epilog=_EPILOG)(serve)


def serve(
    scenario: Annotated[
        str | None, typer.Option(help="Name of a scenario; all its defects are live, of NAME= none, of NAME=a,b two.")
    ] = None,
    task: Annotated[str | None, typer.Option(help="Id of a task; its scenario is served, and only that.")] = None,
    locked: Annotated[
        bool, typer.Option("--locked", help="The console goes to no other scenario, variation or choice of defects.")
    ] = False,
    port: Annotated[int, typer.Option(min=2, max=65535, help="Port of the first device; its console is below.")] = 5555,
    devices: Annotated[int, typer.Option(min=1, max=64, help="Number of phones.")] = 1,
    host: Annotated[
        str, typer.Option(help="Address to listen on; by default only this machine gets in.")
    ] = "127.0.0.1",
    status_port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="Port, on this machine only, that tells the judge's stages; 0 for any."),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="Folder to record episodes into, as trajectories; made if it is not there.")
    ] = None,
    variation: Annotated[int, typer.Option(min=0, help="Number of the variation; 0 is the file as written.")] = 0,
    profile: Annotated[
        str | None, typer.Option(help="Name of an embedded device profile, such as embedded-tablet, or a YAML file.")
    ] = None,
    announce: Annotated[bool, typer.Option(help="Tell the adb server of this machine, if one runs.")] = True,
) -> None:
    """Serve the embedded phone over adb's own protocol, for any Android tool; no emulator, no SDK."""
    from gts_env.errors import GtsError
    from gts_env.serving.fleet import Fleet
    from gts_env.serving.host import is_loopback
    from gts_env.serving.making import Wanted

    if task is not None and scenario is not None:
        raise GtsError("--task and --scenario are given", mend="A task has its scenario: leave --scenario out.")
    if port + 2 * (devices - 1) > 65535:
        raise GtsError(f"there are no ports for {devices} devices from {port} on", mend="Choose a lower --port.")
    if not is_loopback(host):
        _warn(host)
    wanted = Wanted(task, None, variation, record, profile, locked=locked)
    if scenario is not None:
        wanted = wanted.named(scenario)
    fleet = Fleet([wanted.phone() for _ in range(devices)], host, port, status_port)
    asyncio.run(_run(fleet, announce))
    typer.echo("Ended." if record is None else f"Ended; recorded in {record}.")


def _warn(host: str) -> None:
    typer.secho(
        f"warning: adb has no password here: whoever reaches {host} can drive these phones. They hold nothing of this "
        "machine, but an agent's episode can be disturbed.",
        fg=typer.colors.YELLOW,
        err=True,
    )


async def _run(fleet: Fleet, announce: bool) -> None:
    from gts_env.serving.fleet import serve

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM"):
        # Where a loop cannot watch signals (Windows, other threads), Ctrl-C cancels it, which ends as well.
        with contextlib.suppress(NotImplementedError, AttributeError, ValueError, RuntimeError):
            loop.add_signal_handler(getattr(signal, name), stop.set)
    await serve(fleet, lambda serials: _tell(fleet, serials), stop, announce)


def _tell(fleet: Fleet, serials: list[str]) -> None:
    from gts_env.serving.snapshots import BEGINNING

    for host in fleet.hosts:
        listed = f" (adb has it already, as {host.serial})" if host.serial in serials else ""
        where = f"127.0.0.1:{host.port}" if host.host in ("0.0.0.0", "::") else f"{host.host}:{host.port}"
        typer.echo(f"adb connect {where}{listed}")
    first = fleet.hosts[0].phone
    name, equals, chosen = first.snapshots.own.partition("=")
    clean = " with no defect live" if equals and not chosen else ""
    shown = name if clean else first.snapshots.own
    typer.echo(f"Scenario {shown}{clean}; `adb emu avd snapshot load {BEGINNING[0]}` puts it back to its beginning.")
    if not first.snapshots.alone:
        typer.echo("The console goes to any other scenario and build, too, whoever asks; --locked keeps to this one.")
    if fleet.status is not None:
        typer.echo(f"Judge, for you alone: http://127.0.0.1:{fleet.status.port}/?token={fleet.status.token}")
    typer.echo("Ctrl-C ends.")
