"""`gts show`: one task or one scenario, up close."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from gts_env.benchmark.catalogue import Case, Catalogue
    from gts_env.benchmark.model import Scenario

PICTURE_COLUMNS = 42
"""Width of the picture in a terminal; a phone of 9:20 is 47 lines high then."""
TEXT_COLUMNS = 58
"""Columns that the words need beside it."""
GAP = 3
_EPILOG = """
`gts show Calendar-NLE-03` tells what an agent is asked, and how to make the environment.

`gts show Calendar-NLE-03 --spoil` adds the defect, the public reports behind it and the plan that finds it.

`gts show Calendar-NLE-03 --png first.png` writes the first screen, at the device's size.

`gts show Calendar-NLE-03 --variation 2` shows it with other names, dates and amounts.

`gts show calendar-week-default` tells of a scenario. `gts list` has the ids and the names.
"""


def register(app: typer.Typer) -> None:
    """Add `gts show`."""
    app.command(epilog=_EPILOG)(show)


def show(
    name: Annotated[str, typer.Argument(help="Id of a task, or name of a scenario; the pack may be left out.")],
    spoil: Annotated[bool, typer.Option("--spoil", help="Tell the defect and the plan. Not for agents.")] = False,
    png: Annotated[Path | None, typer.Option(help="Write the first screen to this PNG file.")] = None,
    picture: Annotated[
        bool | None, typer.Option(help="Draw the first screen in the terminal; by default where there is room.")
    ] = None,
    variation: Annotated[int, typer.Option(min=0, help="Number of the variation; 0 is the file as written.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show a task: instruction, app, level, budget, scenario; or a scenario and its tasks."""
    from gts_env.benchmark.catalogue import Catalogue
    from gts_env.benchmark.model import Scenario
    from gts_env.evaluation import card

    catalogue = Catalogue()
    found = card.varied(card.find(catalogue, name), variation)
    scenario = found if isinstance(found, Scenario) else found.scenario
    if png is not None:
        _write(png, scenario)
    made = _card(catalogue, found, spoil)
    if as_json:
        return typer.echo(json.dumps(made, ensure_ascii=False, indent=2, default=str))
    _print(made, scenario, draw=picture, known=png is not None)


def _card(catalogue: Catalogue, found: Case | Scenario, spoil: bool) -> dict[str, Any]:
    from gts_env.benchmark.model import Scenario
    from gts_env.evaluation import card

    if not isinstance(found, Scenario):
        return card.task_card(found, spoil=spoil)
    owners = (pack.name for pack, entry in catalogue.entries() if found.where.file == str(pack.root / entry.file))
    pack = next(owners, "")
    return card.scenario_card(found, [f"{pack}/{task.id}" for task in found.tasks], spoil=spoil)


def _first_screen(scenario: Scenario) -> npt.NDArray[np.uint8]:
    """What an agent sees first, at the device's size."""
    from gts_env.devices import open_device

    device = open_device()
    try:
        device.restore(scenario)
        return device.screen().pixels()
    finally:
        device.close()


def _write(path: Path, scenario: Scenario) -> None:
    from gts_env.android.drawing.png import encode_png
    from gts_env.evaluation.files import write_whole

    write_whole(path, encode_png(_first_screen(scenario)), "--png")


def _print(made: dict[str, Any], scenario: Scenario, *, draw: bool | None, known: bool) -> None:
    """Words, and beside them the picture if it is asked for or there is room for it."""
    from rich.console import Console
    from rich.table import Table

    from gts_env.cli._card_text import card_text

    console = Console(highlight=False)
    coloured = console.color_system in ("256", "truecolor")
    room = console.is_terminal and coloured and not known and console.width >= TEXT_COLUMNS + PICTURE_COLUMNS
    if not (room if draw is None else draw):
        return console.print(card_text(made, console.width if console.is_terminal else None), soft_wrap=True)
    from gts_env.errors import UnavailableError
    from gts_env.evaluation.half_blocks import half_blocks

    try:
        pixels = _first_screen(scenario)
    except UnavailableError:
        if draw:  # only what was asked for must be there
            raise
        return console.print(card_text(made, console.width), soft_wrap=True)
    beside = Table.grid(padding=(0, GAP, 0, 0))
    beside.add_column(ratio=1)
    beside.add_column(width=PICTURE_COLUMNS, no_wrap=True)
    words = card_text(made, console.width - PICTURE_COLUMNS - 2 * GAP)
    beside.add_row(words, half_blocks(pixels, PICTURE_COLUMNS))
    console.print(beside)
