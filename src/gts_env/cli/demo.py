"""`gts demo`: watch three agents test an app, in seconds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from gts_env.evaluation.episode import Episode

AGENTS = ("solver", "explorer", "monkey")
STAGES = ("reach", "trigger", "detect")
ROOM = 76
"""Columns of a terminal from which on the table has lines."""
MOST_TASKS = 8
"""Tasks of a demo when none are named: it is to take seconds."""

_EPILOG = """
`gts demo` lets a solver, an explorer and a monkey loose on a few tasks and writes one HTML page of what they did.

`gts demo Calendar-NLE-03 --agent solver --out page.html` shows one; the folder of the page is made if it is not there.

`gts demo 'Mail-CR-*' --agent explorer --agent monkey --seed 7` has two agents try several. `gts list` has the ids.
"""


def register(app: typer.Typer) -> None:
    """Add `gts demo`."""
    app.command(epilog=_EPILOG)(demo)


def demo(
    tasks: Annotated[list[str] | None, typer.Argument(help="Ids of tasks, or patterns; a few by default.")] = None,
    agent: Annotated[
        list[str] | None, typer.Option(help=f"One of {', '.join(AGENTS)}; may be repeated; all by default.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the agents: the same one, the same episodes.")] = 0,
    out: Annotated[Path, typer.Option(help="HTML page to write.")] = Path("gts-demo.html"),
) -> None:
    """Watch agents find defects on the embedded phone: no device, no key, a few seconds."""
    from gts_env.benchmark import Catalogue
    from gts_env.benchmark.splits import matching
    from gts_env.errors import UnknownIdError
    from gts_env.evaluation.files import check_place, write_whole
    from gts_env.evaluation.page import page

    names = tuple(agent or AGENTS)
    for name in names:
        if name not in AGENTS:
            raise UnknownIdError.of("agent", name, AGENTS)
    catalogue = Catalogue()
    wanted = list(matching(catalogue.ids(), tasks)) if tasks else _a_few(catalogue)
    check_place(out)
    episodes = _run(wanted, names, seed, catalogue)
    _table(episodes)
    write_whole(out, page("gts-env demo", episodes, _INTRO).encode("utf-8"))
    typer.echo(f"\nScreens, touches and stages: {out}")
    typer.echo("Next: gts validate proves these tasks; examples/ has loops of your own; gts --help lists the rest.")


_INTRO = (
    "Three agents test the same app. <b>Reach</b>: the agent stood where the defect can show. <b>Trigger</b>: it made "
    "it happen. <b>Detect</b>: it reported it, in agreement with what was on the screen. Circles and lines show what "
    "the agent touched next; a square what it pointed at in a report."
)


def _a_few(catalogue: Any) -> list[str]:
    """All tasks if they are few, else one a defect, in the order of the ids."""
    every = list(catalogue.ids())
    if len(every) <= MOST_TASKS:
        return every
    seen: dict[tuple[str, str], str] = {}
    for task in every:
        case = catalogue.case(task)
        seen.setdefault((case.scenario.name, case.defect.id), case.id)
        if len(seen) == MOST_TASKS:
            break
    return list(seen.values())


def _run(tasks: list[str], names: tuple[str, ...], seed: int, catalogue: Any) -> list[Episode]:
    from rich.console import Console
    from rich.progress import Progress

    from gts_env.envs.entry import make_navigation
    from gts_env.evaluation.episode import run_episode

    episodes = []
    with Progress(console=Console(stderr=True), transient=True) as bar:
        work = bar.add_task("testing", total=len(tasks) * len(names))
        for task in tasks:
            for name in names:
                bar.update(work, description=f"{name} on {task}")
                env = make_navigation(task=task)
                episodes.append(run_episode(env, _agent(name, catalogue.case(task)), seed, task))
                env.close()
                bar.advance(work)
    return episodes


def _agent(name: str, case: Any) -> Any:
    from gts_env.agents import Explorer, Monkey, Solver

    if name == "solver":
        return Solver(case.task.plan)
    return Explorer() if name == "explorer" else Monkey()


def _table(episodes: list[Episode]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(title="What the judge saw", title_justify="left")
    if console.width < ROOM:
        table.box, table.pad_edge, table.collapse_padding = None, False, True
    table.add_column("Task", no_wrap=True)
    for heading in ("Agent", "Reach", "Trigger", "Detect"):
        table.add_column(heading)
    table.add_column("Return", justify="right")
    table.add_column("Steps", justify="right")
    last = None
    for e in episodes:
        if last is not None and e.task != last:
            table.add_section()
        table.add_row(
            e.task.partition("/")[2] if e.task != last else "", e.agent, *[_mark(e, stage) for stage in STAGES],
            f"{e.total:.2f}", str(len(e.steps) - 1),
        )  # fmt: skip
        last = e.task
    console.print(table)


def _mark(episode: Episode, stage: str) -> str:
    if stage == "trigger" and episode.display:
        return "[dim]n/a[/]"
    step = episode.stage(stage)
    return f"[green]step {step}[/]" if step is not None else "[dim]-[/]"
