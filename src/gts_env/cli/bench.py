"""`gts bench`: measures speed on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gts_env.evaluation.bench.figure import Figure

_EPILOG = """
`gts bench` prints each figure beside what it is held to; close other programs first.

`gts bench --serve` measures the served phone through adb's protocol, and through a real Appium server if `make appium`
has installed one (or GTS_APPIUM names its folder).

`gts bench --seconds 1 --rounds 1` is over sooner, and less sure.

`gts bench --json > figures.jsonl` prints one JSON object a line: name, value, unit, floor.

The mix: local changes are switches in the settings, letters typed into the editor and ticks in a list, which change
other screens too; new screens are the week, its menu, the settings, the editor and its question, an event, the list.
Both count alike. Screens come back, as they do in training; "first visit" is a phone that has shown nothing yet. The
judge is on, no XML is made, observations hold screenshot, elements and goal.

A Python that was built without profile-guided optimisation, as pyenv builds it by default, takes a third longer for a
step than those of distributions.
"""


def register(app: typer.Typer) -> None:
    """Add `gts bench`."""
    app.command(epilog=_EPILOG)(bench)


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
    seconds: Annotated[float, typer.Option(help="Seconds to spend on each rate.", min=0.1)] = 6.0,
    rounds: Annotated[int, typer.Option(help="Processes to start for each start-up time.", min=1)] = 5,
    serve: Annotated[bool, typer.Option(help="Measure the served phone instead, through adb's protocol.")] = False,
) -> None:
    """Measure steps, resets, memory, start-up, workers. A floor is what the project holds itself to, not a promise."""
    missed = 0
    for figure in _served() if serve else _figures(seconds, rounds):
        missed += not figure.holds
        if as_json:
            typer.echo(figure.to_json())
        else:
            _print(figure)
    if missed and not as_json:
        typer.echo(f"{missed} below their floor on this machine, now.")


def _figures(seconds: float, rounds: int) -> Iterator[Figure]:
    from gts_env.evaluation.bench.startup import memory_figures, startup_figures
    from gts_env.evaluation.bench.steps import first_figures, reset_figures, step_figures
    from gts_env.evaluation.bench.vector import vector_figures

    yield from step_figures(seconds)
    yield from reset_figures()
    yield from startup_figures(rounds)
    yield from memory_figures()
    yield from first_figures(rounds)
    yield from vector_figures(seconds)


def _served() -> Iterator[Figure]:
    from gts_env.errors import GtsError
    from gts_env.evaluation.bench.figure import Figure
    from gts_env.serving.measuring import measure
    from gts_env.serving.measuring_appium import SESSION, SESSION_MOST, measure_appium

    for name, ms, most in measure():
        yield Figure(name, ms, "ms", most)
    try:
        for name, ms, most in measure_appium():
            yield Figure(name, ms, "ms", most)
    except GtsError as error:
        yield Figure(SESSION, None, "ms", SESSION_MOST, str(error))


def _print(figure: Figure) -> None:
    if figure.value is None:
        typer.echo(f"{figure.name:44}  not measured: {figure.reason}")
        return
    held = "" if figure.floor is None else f"(floor {figure.floor:g})"
    colour = typer.colors.GREEN if figure.holds else typer.colors.YELLOW
    typer.echo(f"{figure.name:44}", nl=False)
    typer.secho(f"{figure.value:10.4g} {figure.unit:4}", fg=colour if figure.floor is not None else None, nl=False)
    typer.echo(f" {held}")
