"""Faults that only a mail app has: named ``mail.<name>`` in scenario files."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect, Nothing
from gts_env.android.lifecycle import put_entry
from gts_env.android.material import SwipeRow
from gts_env.apps.communication.mail.base import find_message
from gts_env.apps.communication.mail.markup import depth
from gts_env.apps.communication.mail.message_list import LIST
from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.seams import Touch
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.benchmark.spot import Spot

END = 1_000_000
"""An offset in pixels that is beyond the end of any list."""


class StopBody(Operator):
    """A message is shown up to the first line of signs, such as logs have between their parts.

    Parameters:
        sign: The sign. Default ``-``.
        count: How many of it in a row end the text. Default 12.
    """

    seam = "query"
    params = ("sign", "count")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        sign, count = read.text(params, "sign", "-"), read.whole(params, "count", 12, 2, 200)
        self.rule = re.compile(f"^{re.escape(sign)}{{{count},}}", re.MULTILINE)

    def query(self, ui: Ui, args: tuple[Any, ...], result: str) -> str:
        """The text before that line."""
        found = self.rule.search(result)
        return result[: found.start()].rstrip() if found else result


class ShrinkQuoted(Operator):
    """The letters of a message that was quoted often are tiny, as each level makes them smaller.

    Parameters:
        at_least: Levels of quotes from which on it is so. Default 4.
        factor: What their size is multiplied with. Default 0.4.
    """

    seam = "query"
    params = ("at_least", "factor")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.at_least = read.whole(params, "at_least", 4, 1, 20)
        self.factor = read.number(params, "factor", 0.4, 0.05, 1)

    def query(self, ui: Ui, args: tuple[Any, ...], result: float) -> float:
        """A smaller size."""
        found = find_message(ui.data, args[0])
        deep = found is not None and depth(found.body) >= self.at_least
        return result * self.factor if deep else result


class JumpToEnd(Operator):
    """After a whole conversation was moved the list of messages stands at its very end."""

    seam = "command"

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """The state with the list at its end, if a conversation and its screen are gone."""
        entry = tx.state.entry
        screens = [e.screen for e in before.task.entries]
        if "thread_view" not in screens or entry.screen != "message_list":
            return tx.state
        return put_entry(tx.state, replace(entry, view=entry.view.put(f"{LIST}:scroll", END)))


class HastySwipe(Operator):
    """A row acts at a swipe that is too short for it.

    Parameters:
        to: Way of the finger: ``left`` (default) or ``right``.
    """

    seam = "event"
    params = ("to",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.to = read.choice(params, "to", ("left", "right"), "left")

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """The action of that side in place of none."""
        row = touch.widget
        if (
            touch.gesture != "swipe"
            or touch.direction != self.to
            or not isinstance(effect, Nothing)
            or not isinstance(row, SwipeRow)
        ):
            return effect
        side = "start" if (touch.direction == "right") != tx.state.config.rtl else "end"
        action = row.action(side)
        return action.effect if action is not None else effect


class OnlyFirst(Operator):
    """Of several files that are handed over only the first arrives."""

    seam = "query"

    def query(self, ui: Ui, args: tuple[Any, ...], result: tuple[Any, ...]) -> tuple[Any, ...]:
        """The first."""
        return result[:1]


class SameIntent(Operator):
    """All notifications of new mail lead to where the latest one leads."""

    seam = "command"

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """The state in which the earlier ones have been changed too."""
        state = tx.state
        notices = state.background.notices
        own = [n for n in notices if n.app == tx.app]
        if len(own) < 2:
            return state
        latest = max(own, key=lambda n: (n.when, -notices.index(n)))
        kept = tuple([replace(n, effect=latest.effect) if n.app == tx.app else n for n in notices])
        return replace(state, background=replace(state.background, notices=kept))
