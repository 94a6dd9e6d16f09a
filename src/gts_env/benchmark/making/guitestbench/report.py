"""The report of an import: what was taken over, what was refused, and what a person has to look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.benchmark.making.guitestbench.pack import Outcome

_HOW = """\
How it was done:

* One scenario for each version of an app; all its defects are live there.
* `defects_oriented` instructions became tasks of level `steps`, `exploration_oriented` ones of level `goal`.
* The six texts of a basis are the sections of `add_info`; records judged by rule have none, so that only the
  description (`defect_desc`) and the golden action are told.
* The trigger is the golden action: its kind, and its box as shares of the screen.
* Key phrases are words of the record's own texts: names in quotation marks; a negation with the next word; what follows
  "but" or "instead"; words of the actual behaviour that the expected one lacks. No synonym was added.
* Not taken over: `defect_cate`, `reproduce_step`, `app_desc`, `app_cate`, `judge_method`, and the pictures of screens.
* Nothing was run. Each scenario says under `draft` what is left to do.
"""


def lines(outcome: Outcome) -> Iterator[str]:
    """What came of an import, for the terminal."""
    yield _total(outcome)
    if outcome.missing:
        yield f"package files not at hand: {', '.join(outcome.missing)}"
    for why in outcome.refused:
        yield f"refused: {why}"


def report(outcome: Outcome, source: str) -> str:
    """The report as a file."""
    notes = [f"`{record}`: {why}" for record, why in outcome.notes]
    parts = [
        f"# Import of {source}", f"{_total(outcome)}.", _HOW,
        "## Records refused", _listed(outcome.refused, "None."),
        "## Package files not at hand", "Such an app must be on the device already.", _listed(outcome.missing, "None."),
        "## What a person has to look at", _listed(notes, "Nothing beside what `draft` says."),
    ]  # fmt: skip
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _total(outcome: Outcome) -> str:
    tasks = outcome.tasks
    return (
        f"{outcome.records} records: {outcome.defects} defects in {outcome.scenarios} scenarios, "
        f"{tasks.total()} tasks ({tasks['steps']} told step by step, {tasks['goal']} by a goal), "
        f"{len(outcome.refused)} records refused"
    )


def _listed(texts: list[str], otherwise: str) -> str:
    return "\n".join(f"* {text}" for text in texts) or otherwise
