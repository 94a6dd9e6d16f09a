"""`gts list`: the tasks there are."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from gts_env.benchmark.catalogue import Catalogue
    from gts_env.benchmark.listing import Row

_HEADINGS = ("Task", "App", "Mode", "Level", "Steps", "Scenario", "Split")
_EPILOG = """
`gts list` lists the tasks of all known packs, `gts list 'Mail-*' '*-CR-*'` those that fit a pattern.

`gts list --app calendar --mode CR --mode EL` lists those of one app with two modes.

`gts list --split test --app mail` lists those that no agent should be trained on.

`gts list --level explore --ids | xargs gts demo --agent explorer` hands ids on.

`gts list --json | jq -r 'select(.budget > 20).id'` picks by anything else.

What a task's defect is stays untold, as lists end up in prompts; `--defects` tells it. `gts show ID` tells more of one.
"""


def register(app: typer.Typer) -> None:
    """Add `gts list`."""
    app.command("list", epilog=_EPILOG)(list_tasks)


def list_tasks(
    tasks: Annotated[list[str] | None, typer.Argument(help="Ids of tasks, or patterns; all by default.")] = None,
    app: Annotated[list[str] | None, typer.Option(help="Only tasks of this app; may be repeated.")] = None,
    mode: Annotated[
        list[str] | None, typer.Option(help="Only this fault mode: CR, EL, ONR, UTR, NLE; may be repeated.")
    ] = None,
    level: Annotated[
        list[str] | None, typer.Option(help="Only this level: explore, goal, steps; may be repeated.")
    ] = None,
    pack: Annotated[list[str] | None, typer.Option(help="Only this pack; may be repeated.")] = None,
    scenario: Annotated[list[str] | None, typer.Option(help="Only this scenario; may be repeated.")] = None,
    split: Annotated[str | None, typer.Option(help="Only this split: train, validation, test.")] = None,
    ids: Annotated[bool, typer.Option("--ids", help="Print bare ids, one a line.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
    defects: Annotated[bool, typer.Option("--defects", help="Tell what the defects are.")] = False,
) -> None:
    """List tasks: id, app, fault mode, level, budget in steps, scenario, split."""
    from gts_env.benchmark import listing
    from gts_env.benchmark.catalogue import Catalogue
    from gts_env.benchmark.splits import matching

    catalogue = Catalogue()
    wanted = dict(zip(listing.FIELDS, (app or (), mode or (), level or (), pack or (), scenario or ()), strict=True))
    chosen = listing.choose(listing.rows(catalogue.entries()), wanted)
    if tasks:
        fitting = set(matching(catalogue.ids(), tasks))
        chosen = [row for row in chosen if row.id in fitting]
    if split is not None:
        chosen = listing.in_split(chosen, split)
    titles = _titles(catalogue, chosen) if defects else None
    if ids:
        _lines(row.id for row in chosen)
    elif as_json:
        _lines(
            json.dumps(listing.as_dict(row, titles[row.id] if titles else None), ensure_ascii=False) for row in chosen
        )
    else:
        if chosen:
            _print(chosen, titles)
            typer.echo()
        typer.echo(listing.tally(chosen))


def _titles(catalogue: Catalogue, chosen: Sequence[Row]) -> dict[str, str]:
    return {row.id: catalogue.case(row.id).defect.title for row in chosen}


def _lines(texts: Iterable[str]) -> None:
    for text in texts:
        typer.echo(text)


def _print(chosen: Sequence[Row], titles: dict[str, str] | None) -> None:
    """Plain columns: they can be piped, and a narrow terminal folds them by itself."""
    told = [[*_cells(row), *([titles[row.id]] if titles is not None else [])] for row in chosen]
    table = [[*_HEADINGS, *(["Defect"] if titles is not None else [])], *told]
    widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    for number, row in enumerate(table):
        cells = [_padded(cell, width, i) for i, (cell, width) in enumerate(zip(row, widths, strict=True))]
        typer.secho("  ".join(cells).rstrip(), bold=not number)


def _cells(row: Row) -> list[str]:
    return [row.id, row.app, row.mode, row.level, str(row.budget), row.scenario, row.split]


def _padded(cell: str, width: int, column: int) -> str:
    return cell.rjust(width) if _HEADINGS[column : column + 1] == ("Steps",) else cell.ljust(width)
