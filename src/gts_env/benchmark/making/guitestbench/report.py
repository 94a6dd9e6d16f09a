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
* Nothing was run. Each scenario says under `draft` what is left to do.
"""


def lines(outcome: Outcome) -> Iterator[str]:
    """What came of an import, for the terminal."""
    tasks = outcome.tasks
    yield (
        f"{outcome.records} records: {outcome.defects} defects in {outcome.scenarios} scenarios, "
        f"{tasks.total()} tasks ({tasks['steps']} told step by step, {tasks['goal']} by a goal), "
        f"{len(outcome.refused)} records refused"
    )
    if outcome.missing:
        names = ", ".join(dict.fromkeys(outcome.missing))
        yield f"package files not at hand, so that they must be on the device already: {names}"
    for why in outcome.refused:
        yield f"refused: {why}"


def report(outcome: Outcome, source: str) -> str:
    """The report as a file."""
    head, *more = lines(outcome)
    notes = [f"* `{record}`: {why}" for record, why in outcome.notes]
    parts = [
        f"# Import of {source}\n", f"{head}.\n", _HOW,
        "## Refused\n", "\n".join(f"* {why.removeprefix('refused: ')}" for why in more) or "Nothing.",
        "\n## What a person has to look at\n", "\n".join(notes) or "Nothing beside what `draft` says.",
    ]  # fmt: skip
    return "\n".join(parts) + "\n"
