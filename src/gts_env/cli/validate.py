"""`gts validate`: proves the suite."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from gts_env.benchmark.catalogue import Case
    from gts_env.evaluation.validation.verdict import Verdict

MOST_VARIATIONS = 1000
"""Variations that are proved in one run: each takes as long as the file as written."""
_EPILOG = """
`gts validate` proves every task of every known pack.

`gts validate 'Calendar-*'` proves some; `gts validate --json` ends with one line of JSON for scripts.

`gts validate 'Mail-CR-0?' --variations 0 --crawl-steps 0 --jobs 2` is the quick look while a scenario is written: as
written only, no crawl, two processes. `gts validate --index` comes first where ids were added.

`gts validate 'Calendar-*' --device served-phone` proves a device instead: each plan goes the same way there as on the
embedded phone, with the same tree node for node, the same verdicts and rewards; plans of real apps find their defect.

What is proved: the plan of each task finds its defect (1) and not on the clean build (2); the fault really acts (3);
other live defects do not disturb (4); careless agents earn next to nothing (5); true reports are accepted and wrong
ones refused (6); without its condition the defect stays hidden (7); the twins look different (8); tasks differ and
give nothing away (9). All that in the variations 0 to 3 of scenarios that have a `vary:` block. And every enabled
control of the clean build does something.

Of the tasks of real apps (scenarios with an `android:` block) only what needs no device is proved: the form of plans,
and reports told apart by their words. The rest is counted as needing hardware. What does not hold of a scenario that
says itself that it is a draft (`draft:`) is told as open and fails nothing.
"""


def register(app: typer.Typer) -> None:
    """Add `gts validate`."""
    app.command(epilog=_EPILOG)(validate)


def validate(
    tasks: Annotated[list[str] | None, typer.Argument(help="Ids of tasks, or patterns; all by default.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON, one line.")] = False,
    crawl_steps: Annotated[
        int, typer.Option(min=0, help="Most actions of the crawl of each clean build; 0 for none.")
    ] = 2000,
    variations: Annotated[str, typer.Option(help="Variations of the scenarios, such as 0-3 or 0,5.")] = "0-3",
    jobs: Annotated[int, typer.Option(min=1, help="Processes to spread the work over.")] = 1,
    device: Annotated[
        str | None, typer.Option(help="Profile of a device to play the plans on, such as served-phone.")
    ] = None,
    index: Annotated[bool, typer.Option("--index", help="Only write the index.json of each known pack anew.")] = False,
) -> None:
    """Prove that each defect can be found, and only it, and that the clean build is clean.

    The exit code is 1 if a proof does not hold.
    """
    from gts_env.evaluation.validation import run

    if index:
        return _write_indexes()
    cases = _selected(tasks or [])
    if device is not None:
        from gts_env.cli._on_device import prove

        raise typer.Exit(prove(cases, device, as_json=as_json))
    numbers = _numbers(variations)
    with _progress(run.units(cases, numbers, crawl_steps), quiet=as_json) as told:
        verdict = run.validate(cases, told, crawl_steps, numbers, jobs)
    if not as_json:
        _print(verdict)
    typer.echo(json.dumps(verdict.summary()))
    raise typer.Exit(1 if verdict.failures else 0)


def _write_indexes() -> None:
    from gts_env.benchmark import packs, write_index
    from gts_env.benchmark.splits import FILE, append_splits

    for pack in packs():
        done = "written" if write_index(pack) else "already fresh"
        more = append_splits(pack) if (pack.root / FILE).is_file() else 0
        added = f", {more} lines appended to {FILE}" if more else ""
        typer.echo(f"{pack.name}: {len(pack.index().tasks)} tasks, index {done} in {pack.root}{added}")


def _selected(patterns: list[str]) -> list[Case]:
    from gts_env.benchmark import Catalogue
    from gts_env.benchmark.splits import matching

    catalogue = Catalogue()
    ids = catalogue.ids()
    wanted = set(matching(ids, patterns) if patterns else ids)
    return [catalogue.case(i) for i in ids if i in wanted]


def _numbers(text: str) -> list[int]:
    """``0-3,7`` as numbers."""
    found: set[int] = set()
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise typer.BadParameter(f"{part!r} is neither a number nor a span such as 0-3", param_hint="--variations")
        span = range(int(first), int(last if dash else first) + 1)
        if not span or len(found) + len(span) > MOST_VARIATIONS:
            why = f"more than {MOST_VARIATIONS} variations" if span else "a span that ends before it begins"
            raise typer.BadParameter(f"{part!r} is {why}", param_hint="--variations")
        found.update(span)
    return sorted(found)


def _progress(total: int, *, quiet: bool) -> _Bar:
    return _Bar(total, quiet)


class _Bar:
    """A progress bar on stderr, so that what is printed can be piped."""

    def __init__(self, total: int, quiet: bool) -> None:
        from rich.console import Console
        from rich.progress import Progress

        self._bar = Progress(console=Console(stderr=True), transient=True, disable=quiet)
        self._task = self._bar.add_task("proving", total=total)

    def __enter__(self) -> _Bar:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def __call__(self, what: str) -> None:
        self._bar.update(self._task, advance=1, description=what)


def _print(verdict: Verdict) -> None:
    for failure in verdict.failures:
        where = f" (variation {failure.variation})" if failure.variation else ""
        typer.secho(f"FAIL  proof {failure.proof}  {failure.subject}{where}: {failure.why}", fg=typer.colors.RED)
    for name, crawl in verdict.crawls.items():
        typer.echo(
            f"clean build, {name}: {len(crawl.controls)} controls, {len(crawl.dead)} dead, {len(crawl.exempt)} exempt, "
            f"{len(crawl.only_disabled)} only disabled, {len(crawl.untidy)} untidy; {len(crawl.screens)} screens, "
            f"back stack {crawl.depth}, {len(crawl.texts)} texts in {crawl.steps} steps"
        )
        for control, why in sorted(crawl.exempt.items()):
            if not crawl.controls.get(control):
                typer.echo(f"  exempt: {' '.join(control)}: {why}")
    for line in _open(verdict):
        typer.secho(line, fg=typer.colors.YELLOW)
    for name, left in _drafts(verdict).items():
        typer.echo(f"draft, {name}: {left}; `gts show {name}` tells what")
    if there := len(verdict.need_hardware):
        typer.echo(
            f"need hardware: {there} task{'s' * (there > 1)} of real apps. Their proofs 1 to 5, 7 and 8 were not run, "
            'as they need a device that runs the app (device="appium").'
        )
    if verdict.proved_in:
        typer.echo(f"report-everything agent: {verdict.careless:.3f} on average")


def _open(verdict: Verdict) -> Iterator[str]:
    """What does not hold of drafts; what is said of several subjects in one line."""
    subjects: dict[tuple[int, str], list[str]] = {}
    for failure in verdict.open:
        subjects.setdefault((failure.proof, failure.why), []).append(failure.subject)
    for (proof, why), of in subjects.items():
        yield f"open  proof {proof}  {of[0]}{f' and {len(of) - 1} more' if of[1:] else ''}: {why}"


def _drafts(verdict: Verdict) -> dict[str, str]:
    """How much a person still has to do, for each scenario that is a draft."""
    left = {case.scenario.name: len(case.scenario.draft) for case in verdict.cases if case.scenario.draft}
    return {name: f"{number} thing{'s' * (number > 1)} left to do" for name, number in left.items()}
