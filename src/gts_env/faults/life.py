"""The lives of activities: what an action has done to them, told from the states before and after."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.android.state import Entry, PhoneState

KINDS = ("created", "recreated", "returned", "resumed", "left")


@dataclass(frozen=True, slots=True)
class Happening:
    """What happened to one activity.

    Attributes:
        kind: ``created`` (opened); ``recreated`` (after a change of the configuration); ``returned`` (the one above it
            was closed); ``resumed`` (its task came to the front again); ``left`` (another one came to the front).
        entry: The activity as it is now.
        was: The activity as it was before the action; None if it is new.
        before: The state before the action.
    """

    kind: str
    entry: Entry
    was: Entry | None
    before: PhoneState


def happenings(before: PhoneState, after: PhoneState) -> list[Happening]:
    """What an action has done to the activities, the one it left first."""
    if before.tasks is after.tasks:
        return []
    old = {e.uid: e for t in before.tasks for e in t.entries}
    new = {e.uid: e for t in after.tasks for e in t.entries}
    front, now = before.entry, after.entry
    found: list[Happening] = []
    if front.uid != now.uid and front.uid in new:
        found.append(Happening("left", new[front.uid], front, before))
    was = old.get(now.uid)
    made = [e for uid, e in new.items() if uid not in old]
    found += [Happening("created", e, None, before) for e in made]
    if was is not None and front.uid != now.uid:
        kind = "returned" if before.task.app == after.task.app else "resumed"
        found.append(Happening(kind, now, was, before))
    if was is not None and was.config is not None and now.config != was.config:
        found.append(Happening("recreated", now, was, before))
    return found
