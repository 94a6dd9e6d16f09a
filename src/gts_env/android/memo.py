"""Memory of built parts: a value is kept while everything that was read to make it stays the same.

Of each part the last few values are kept, and fields of an app's data are known again when they come back to what they
were: what a user switches off and on again, or another episode has shown before, is found as it was left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from gts_env.android.clock import today
from gts_env.android.connectivity import connected
from gts_env.android.reading import Reading
from gts_env.android.sameness import Recurring
from gts_env.errors import DeviceError

if TYPE_CHECKING:
    from gts_env.android.locale.bound import BoundFormats
    from gts_env.android.locale.formats import Formats
    from gts_env.android.ui import Ui

LIMIT = 1024
"""Entries of one generation. What was not used for a whole generation is forgotten."""

VARIANTS = 8
"""Values of one part that are kept, each made of other reads."""
Read = tuple[str, Any, Any]
PLAIN = frozenset({str, int, float, bool, type(None)})


class Kept:
    """A remembered value with what it depends on."""

    __slots__ = ("args", "reads", "seams", "value")

    def __init__(self, args: tuple[Any, ...], reads: tuple[Read, ...], value: Any, seams: Any) -> None:
        self.args = args
        self.reads = reads
        self.value = value
        self.seams = seams


class Memo:
    """Values by key and arguments, each with the reads it depends on.

    Arguments that are not plain values count by identity, and are held so that an identity is never used twice.
    """

    __slots__ = ("_beside", "_formats", "_old", "_open", "_recurring", "_young")

    def __init__(self) -> None:
        self._young: dict[Any, list[Kept]] = {}
        self._old: dict[Any, list[Kept]] = {}
        self._recurring = Recurring()
        self._open: list[dict[tuple[str, Any], Any]] = []
        self._formats: dict[Formats, BoundFormats] = {}
        self._beside: Memo | None = None

    def beside(self) -> Memo:
        """A memory of its own for what sees the phone in another way; what is read there is noted here too."""
        if self._beside is None:
            self._beside = Memo()
            self._beside._open = self._open
        return self._beside

    @property
    def noting(self) -> bool:
        """Whether something is being made, so that reads are noted."""
        return bool(self._open)

    def note(self, kind: str, key: Any, value: Any) -> None:
        """Note that a value was read."""
        if self._open:
            self._open[-1][(kind, key)] = value

    def known(self, before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
        """The data of all apps after a change, with values known before in place of those that are the same.

        What is built of them is then found by identity.
        """
        if after is before:
            return after
        changed = {
            app: self._recurring.data(app, before.get(app), data)
            for app, data in after.items()
            if data is not before.get(app)
        }
        return after | changed if changed else after

    def formats(self, ui: Ui, plain: Formats) -> BoundFormats:
        """Formats that live faults see, for the window being built; the same object under the same faults."""
        from gts_env.android.locale.bound import BoundFormats

        found = self._formats.get(plain)
        if found is None or found.ui.seams is not ui.seams:
            found = self._formats[plain] = BoundFormats(plain, ui)
        found.ui = ui
        return found

    def call(self, ui: Ui, key: Any, args: tuple[Any, ...], make: Callable[[], Any], given: str = "") -> Any:
        """The kept value, if all it read is unchanged, else a new one; the data of app ``given`` are among ``args``."""
        slot = (key, *[a if type(a) in PLAIN else id(a) for a in args])
        variants = self._young.get(slot) or self._promoted(slot)
        if variants is not None:
            for place, kept in enumerate(variants):
                if kept.seams is ui.seams and self._holds(ui, kept.reads):
                    if place:
                        variants.insert(0, variants.pop(place))
                    if kept.reads and self._open:
                        outer = self._open[-1]
                        for kind, name, value in kept.reads:
                            outer[(kind, name)] = value
                    return kept.value
        return self._make(ui, slot, args, make, given)

    def of_data(self, ui: Ui, key: Any, app: str, args: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        """As :meth:`call`, for what is made of an app's data: found by all of them, which come back as they were.

        So what was read of them is not compared again. While something else is being made, which would not hear of
        those reads, it is made by ``make``.
        """
        if self._open:
            return make()
        return self.call(ui, ("of data", app, key), (*args, ui.state.data.get(app)), make, given=app)

    def each(
        self, ui: Ui, key: Any, items: Iterable[Any], args: tuple[Any, ...], make: Callable[[Any], Any]
    ) -> list[Any]:
        """``call`` for every item of a sequence, with the same further arguments."""
        tail = tuple([a if type(a) in PLAIN else id(a) for a in args])
        young, seams = self._young, ui.seams
        out = []
        for item in items:
            variants = young.get((key, id(item), *tail))
            kept = variants[0] if variants is not None else None
            if kept is not None and kept.seams is seams and not kept.reads and kept.args[0] is item:
                out.append(kept.value)
            else:
                out.append(make(item))
        return out

    def _promoted(self, slot: Any) -> list[Kept] | None:
        variants = self._old.pop(slot, None)
        if variants is not None:
            self._store(slot, variants)
        return variants

    def _store(self, slot: Any, variants: list[Kept]) -> None:
        if len(self._young) >= LIMIT:
            self._old, self._young = self._young, {}
        self._young[slot] = variants

    def _make(self, ui: Ui, slot: Any, args: tuple[Any, ...], make: Callable[[], Any], given: str) -> Any:
        reads: dict[tuple[str, Any], Any] = {}
        self._open.append(reads)
        try:
            value = make()
        finally:
            self._open.pop()
        if self._open:
            self._open[-1].update(reads)
        noted = tuple([(kind, name, v) for (kind, name), v in reads.items() if not _is_of(given, kind, name)])
        if type(value) is Reading:
            raise DeviceError(f"{slot[0]!r} returns all of ui.data: return a field, or what is made of some")
        kept = Kept(args, noted, value, ui.seams)
        variants = self._young.get(slot)
        if variants is None:
            self._store(slot, [kept])
        else:
            variants.insert(0, kept)
            del variants[VARIANTS:]
        return value

    def _holds(self, ui: Ui, reads: tuple[Read, ...]) -> bool:
        data = ui.state.data
        for kind, name, value in reads:
            if kind == "field":
                now = getattr(data[name[0]], name[1])
                if now is not value and not self._recurring.alike(name, now, value):
                    return False
            elif kind == "shown":
                if current(ui, kind, name) is not value:
                    return False
            elif kind == "data":
                if data[name] is not value:
                    return False
            elif kind == "minute":
                if ui.state.now // 60_000 != value:
                    return False
            elif kind == "config":
                if ui.state.config is not value and ui.state.config != value:
                    return False
            else:
                now = current(ui, kind, name)
                if now is not value and now != value:
                    return False
        return True


def _is_of(app: str, kind: str, name: Any) -> bool:
    """Whether a read is one of an app's data."""
    return (kind == "data" and name == app) or (kind == "field" and name[0] == app)


def current(ui: Ui, kind: str, name: str) -> Any:
    """What a read of this kind would find now."""
    state = ui.state
    if kind == "view":
        return ui.view.get(name)
    if kind == "outer":
        return ui._entry.view.get(name)
    if kind == "minute":
        return state.now // 60_000
    if kind == "config":
        return state.config
    if kind == "phone":
        return state
    if kind == "condition":
        return ui.seams.condition_holds(ui, name)
    if kind == "shown":
        held = state.background.shown.get(name)
        return state.data[name] if held is None else held[1]
    if kind == "background":
        return getattr(state.background, name)
    if kind == "online":
        return connected(state.config)
    if kind == "entry":
        return ui._entry.screen, ui._entry.args
    if kind == "window":
        return ui._entry.uid
    if kind == "memory":
        return state.memory.get(name)
    return today(state.now, state.config.zone)
