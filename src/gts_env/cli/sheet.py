"""`gts sheet`: how an app looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from gts_env.evaluation.sheet.shots import Shot

_EPILOG = """
`gts sheet calendar` walks through the calendar's clean build, finds its main screens, and draws each in five looks:
English, Arabic (right to left), larger font, dark theme, and on a phone that lies on its side.

`gts sheet calendar --looks default,de,ar+dark,font2 --screens 8 --out calendar.png` chooses looks and number.

`gts sheet calendar --scenario calendar-week-default --width 540` takes data and clock of that scenario, larger.

For the authors of an app: look for cut or untranslated texts, overlaps, what is not mirrored, and weak contrast.
"""


def register(app: typer.Typer) -> None:
    """Add `gts sheet`."""
    app.command(epilog=_EPILOG)(sheet)


def sheet(
    app: Annotated[str, typer.Argument(help="Id or label of the app.")],
    scenario: Annotated[str | None, typer.Option(help="Scenario that gives data and clock; the app's first.")] = None,
    out: Annotated[Path | None, typer.Option(help="PNG file to write; APP-sheet.png by default.")] = None,
    screens: Annotated[int, typer.Option(help="Most screens.", min=1)] = 20,
    looks: Annotated[
        list[str] | None,
        typer.Option(
            help="default, dark, landscape, 24h, buttons, a locale, font0.5 to font3, size0.85 to size1.45 (times the "
            "usual); + joins some, commas part looks. By default default,ar,font1.3,dark,landscape."
        ),
    ] = None,
    width: Annotated[
        int, typer.Option(help="Width of an upright phone on the sheet, in pixels.", min=100, max=2160)
    ] = 300,
    steps: Annotated[int, typer.Option(help="Most actions of the walk that finds the screens.", min=1)] = 1200,
) -> None:
    """Draw a contact sheet of an app: its main screens in several looks."""
    from gts_env.evaluation.files import check_place, write_whole
    from gts_env.evaluation.sheet import draw, shots, subject
    from gts_env.evaluation.sheet.looks import DEFAULT_LOOKS, read_looks

    chosen = read_looks(looks or DEFAULT_LOOKS)
    device = subject.phone()
    of = subject.find(app, device, scenario)
    path = out or Path(f"{of.scenario.app}-sheet.png")
    check_place(path)
    with _status("walking through the app"):
        views = shots.main_views(device, of.scenario, screens, steps)
    with _progress(len(views) * len(chosen)) as told:
        taken = list(shots.shots(device, of.scenario, views, chosen, width, told))
    write_whole(path, draw.draw(*of.titles(), taken))
    typer.echo(f"{len(views)} screens in {len(chosen)} looks: {path}")
    _tell_stranded(taken)


@contextmanager
def _status(what: str) -> Iterator[None]:
    """What goes on, on stderr, where that is a terminal."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield
        return
    with console.status(what):
        yield


@contextmanager
def _progress(total: int) -> Iterator[Callable[[str], None]]:
    """A progress bar on stderr, where that is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        work = bar.add_task("drawing", total=total)
        yield lambda what: bar.update(work, advance=1, description=what)


def _tell_stranded(taken: Sequence[Shot]) -> None:
    for shot in taken:
        if shot.stranded:
            typer.secho(f"{shot.name}, {shot.look.label}: not reached, on {shot.stranded}", fg=typer.colors.YELLOW)
