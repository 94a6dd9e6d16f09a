"""Conditions of faults: the ``when:`` of a scenario file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env.android.config import Config
from gts_env.faults.comparison import Test, tests
from gts_env.faults.history import seen
from gts_env.faults.values import value_at

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gts_env.android.seams import Touch
    from gts_env.android.state import Entry, PhoneState
    from gts_env.benchmark.spot import Spot

CAUSES = ("via", "gesture", "item", "nth")
"""Keys about what led to a gesture, command or move; a view has no such thing."""
KEYS = ("screen", "below", "args", "config", "data", "setting", "view", "seen", *CAUSES)


@dataclass(frozen=True, slots=True)
class Cause:
    """What led to something.

    Attributes:
        touch: The gesture; None for a key of the device.
        via: ``key`` or ``gesture`` where back led to it.
        args: Arguments of the command or move.
    """

    touch: Touch | None = None
    via: str | None = None
    args: Mapping[str, Any] | None = None


NO_CAUSE = Cause()


class Condition:
    """When a fault acts: the mapping ``when``. All parts given must hold.

    Keys:
        screen: Name of the screen or layer, or a list of names.
        below: Name of the screen under it on the back stack, or a list.
        args: Arguments of the command or move, else of the screen, by name.
        config: Device configuration, by name: ``orientation``, ``night``, ``font_scale: ">=1.3"`` ...
        data: Values of the app's data by dotted path: ``settings.default_view: week``; ``events.length: ">3"``.
        setting: The same below ``settings``: ``default_view: week``.
        view: Values of the screen's view state, by key.
        seen: How often something has happened in the app before: ``command.star: ">=2"``, ``opened.detail: 1``,
            ``returned.home: ">=1"``, ``recreated.editor: ">=1"``.
        via: Where back or up came from: ``key``, ``gesture`` or ``app`` (a button of the app).
        gesture: The gesture that led to it: ``tap``, ``long_press``, ``double_tap``, ``swipe``, ``type``, ``submit``.
        item: Item of the widget that was touched.
        nth: The how-manieth time the rest of the condition holds: ``2``, ``">=2"``.
    """

    __slots__ = ("args", "below", "config", "data", "gesture", "item", "nth", "screen", "seen", "via", "view")

    def __init__(self, spot: Spot | None = None) -> None:
        fields = spot.fields(KEYS) if spot is not None else {}
        for key in ("screen", "below", "via", "gesture", "item", "nth"):
            setattr(self, key, Test.read(fields[key]) if key in fields else None)
        self.args = tests(fields.get("args"))
        self.config = tests(fields.get("config"))
        settings = tuple((f"settings.{name}", test) for name, test in tests(fields.get("setting")))
        self.data = (*tests(fields.get("data")), *settings)
        self.view = tests(fields.get("view"))
        self.seen = tests(fields.get("seen"))
        for name, _ in self.config:
            if not hasattr(Config, name):
                raise fields["config"].error(f"the device configuration has no {name!r}")

    screen: Test | None
    below: Test | None
    via: Test | None
    gesture: Test | None
    item: Test | None
    nth: Test | None

    def __bool__(self) -> bool:
        return any(getattr(self, name) for name in self.__slots__)

    @property
    def of_cause(self) -> tuple[str, ...]:
        """Keys given that ask for what led to something."""
        return tuple(name for name in CAUSES if getattr(self, name) is not None)

    def holds(
        self, state: PhoneState, app: str, entry: Entry | None, screen: str | None = None, cause: Cause = NO_CAUSE
    ) -> bool:
        """Whether it holds for an activity, ``nth`` apart (``screen`` names the layer in front, if there is one)."""
        if self.screen is not None and not self.screen.holds(screen or (entry.screen if entry else None)):
            return False
        if self.below is not None and not self.below.holds(_below(state, entry)):
            return False
        if self.args and not self._args(entry, cause):
            return False
        if self.view and (entry is None or not all(t.holds(entry.view.get(k)) for k, t in self.view)):
            return False
        # Asked of every window at every step: what is not part of the condition must cost nothing.
        if self.config and not all(t.holds(getattr(state.config, k)) for k, t in self.config):
            return False
        if self.data and not all(t.holds(value_at(state.data[app], path)) for path, t in self.data):
            return False
        if not self._caused(cause):
            return False
        return not self.seen or all(t.holds(seen(state, app, what)) for what, t in self.seen)

    def _args(self, entry: Entry | None, cause: Cause) -> bool:
        known = {**(dict(entry.args) if entry is not None else {}), **(cause.args or {})}
        return all(test.holds(known.get(name)) for name, test in self.args)

    def _caused(self, cause: Cause) -> bool:
        touch = cause.touch
        if self.via is not None and not self.via.holds(cause.via or "app"):
            return False
        if self.gesture is not None and not self.gesture.holds(touch.gesture if touch else None):
            return False
        return self.item is None or self.item.holds(touch.widget.item if touch else None)


def _below(state: PhoneState, entry: Entry | None) -> str | None:
    """Name of the screen under an activity; ``launcher`` if it is the first of its task."""
    for task in state.tasks:
        names = [e.screen for e in task.entries]
        for i, e in enumerate(task.entries):
            if entry is not None and e.uid == entry.uid:
                return names[i - 1] if i else "launcher"
    return None
