"""Faults that only a podcast app has: named ``podcasts.<name>`` in scenario files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from gts_env.android.effects import Put
from gts_env.apps.media.podcasts import playback
from gts_env.faults.history import remember
from gts_env.faults.moves import with_stack
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.app import App
    from gts_env.android.effects import Effect
    from gts_env.android.frame import Frame
    from gts_env.android.seams import Call, Touch
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.apps.media.podcasts.data import PodcastsData
    from gts_env.benchmark.spot import Spot


class PodcastFault(Operator):
    """An operator that knows the data of its app."""

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.app = app.id

    def data(self, state: PhoneState) -> PodcastsData:
        """What the app stores."""
        return cast("PodcastsData", state.data[self.app])

    def queue(self, state: PhoneState) -> tuple[str, ...]:
        """Ids of the episodes in the queue."""
        return tuple([item.id for item in self.data(state).queue])


class ReplacesPage(PodcastFault):
    """The page that the target command opens takes the place of the one it was chosen on: back leads past that."""

    seam = "command"

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """The state without the page below the new one."""
        state = tx.state
        entries = state.task.entries
        if state.entry.uid == before.entry.uid or len(entries) < 2:
            return state
        return with_stack(state, (*entries[:-2], entries[-1]))


class RandomUnticks(PodcastFault):
    """Sorting in a random order turns off for good that the queue is kept sorted."""

    seam = "command"

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """The sorting, and after a random one the box is unticked."""
        calls: list[tuple[str, Call]] = [(name, args)]
        if args.get("value") == "random":
            calls.append(("set_keep_sorted", {"value": False}))
        return calls


class LiftsInstead(PodcastFault):
    """A long press on a row picks it up for moving in place of opening its menu."""

    seam = "event"

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """The row is picked up."""
        return Put("lifted", touch.widget.item) if touch.gesture == "long_press" else effect


class NextByOldOrder(PodcastFault):
    """When an episode ends, playback goes on with the one that followed before the queue was sorted by hand."""

    seam = "query"
    always_watches = True

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The next one in the old order, if the episode is over."""
        data = self.data(ui.state)
        old: tuple[str, ...] = ui.state.memory.get(self.key, ())
        over = playback.end_at(data) or 0
        if args[0] not in old or not data.player.playing or ui.state.now + 1000 < over:
            return result
        there = set(self.queue(ui.state))
        return next((i for i in old[old.index(args[0]) + 1 :] if i in there), result)

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember the order from before the first change by hand; one that is sorted anew is known."""
        state = tx.state
        now, was = self.queue(state), self.queue(before)
        if now == was:
            return state
        if self.data(state).settings.order != "manual":
            return remember(state, self.key, ())
        if sorted(now) == sorted(was) and not state.memory.get(self.key):
            return remember(state, self.key, was)
        return state
