"""What an app's methods see of the phone: ``Ui`` for screens (reads, remembered), ``Tx`` for commands (changes)."""

from __future__ import annotations

import datetime as dt
import functools
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android import effects as fx
from gts_env.android.clock import minute_of, today
from gts_env.android.connectivity import connected
from gts_env.android.locale.formats import Formats, formats_for
from gts_env.android.memo import Memo
from gts_env.android.outgoing import Outgoing
from gts_env.android.reading import Reading
from gts_env.android.seams import Seams, Site, Touch
from gts_env.android.services import Services
from gts_env.android.state import Entry, Layer, PhoneState
from gts_env.android.view_state import ViewState
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.config import Config
    from gts_env.android.manifest import Registry


class Ui:
    """A read-only view of the phone for one window.

    Whatever is read through it is noted, so that a screen or part is built again only when something it read has
    changed.
    """

    reads_fields: ClassVar[bool] = True
    """Whether :attr:`data` are noted by field; a change may want to copy them with others in their fields."""

    def __init__(
        self, state: PhoneState, entry: Entry, layer: Layer | None, apps: Registry, seams: Seams, memo: Memo
    ) -> None:
        self.state = state
        self._entry = entry
        self.layer = layer
        self.apps = apps
        self.seams = seams
        self.memo = memo
        self.app = entry.app if layer is None or layer.app is None else layer.app

    # -- what can be read ---------------------------------------------------------------------------------------

    @property
    def entry(self) -> Entry:
        """The activity of the window; noted as far as it says which screen it is, with which arguments."""
        entry = self._entry
        self.memo.note("entry", "", (entry.screen, entry.args))
        return entry

    @entry.setter
    def entry(self, entry: Entry) -> None:
        self._entry = entry

    @property
    def data(self) -> Any:
        """The app's frozen data; while a screen, part or query is made, what is read of them is noted by field."""
        if self.seams.reads:
            return self.seams.read(self, self.data_of(self.app))
        if self.reads_fields and self.memo.noting:
            return Reading(self.memo, self.app, self.state.data[self.app])
        return self.data_of(self.app)

    def data_of(self, app: str) -> Any:
        """Another app's data, as a content provider would hand it out."""
        value = self.state.data[app]
        self.memo.note("data", app, value)
        return value

    @property
    def phone(self) -> PhoneState:
        """The whole state, for the system's own screens: what reads it is built again at every change."""
        self.memo.note("phone", "", self.state)
        return self.state

    @property
    def config(self) -> Config:
        """The device configuration."""
        self.memo.note("config", "", self.state.config)
        return self.state.config

    @property
    def fmt(self) -> Formats:
        """How dates, times, numbers and money are written in the device's language."""
        config = self.config
        plain = formats_for(config.locale, config.hour24)
        return self.memo.formats(self, plain) if self.seams.formats else plain

    @property
    def now(self) -> dt.datetime:
        """Local device time to the minute."""
        minute = self.state.now // 60_000
        self.memo.note("minute", "", minute)
        return minute_of(minute, self.state.config.zone)

    @property
    def minute(self) -> int:
        """Device time in whole minutes since the epoch."""
        minute = self.state.now // 60_000
        self.memo.note("minute", "", minute)
        return minute

    @property
    def today(self) -> dt.date:
        """Local date."""
        day = today(self.state.now, self.state.config.zone)
        self.memo.note("day", "", day)
        return day

    @property
    def view(self) -> ViewState:
        """View state of this window."""
        return self.layer.view if self.layer is not None else self._entry.view

    def get(self, key: str, default: Any = None, *, outer: bool = False) -> Any:
        """A view-state value; ``outer`` reads that of the screen under a layer."""
        view = self._entry.view if outer else self.view
        value = view.get(key)
        self.memo.note("outer" if outer else "view", key, value)
        return default if value is None else value

    def text(self, field: str, default: str = "", *, outer: bool = False) -> str:
        """What stands in a text field."""
        return str(self.get(f"{field}:text", default, outer=outer))

    @property
    def online(self) -> bool:
        """Whether the network can be reached."""
        online = connected(self.state.config)
        self.memo.note("online", "", online)
        return online

    def background(self, name: str) -> Any:
        """A part of what goes on behind the screens, for the system's own ones."""
        value = getattr(self.state.background, name)
        self.memo.note("background", name, value)
        return value

    def permission(self, name: str) -> str | None:
        """What the user said of a permission of the app: ``granted``, ``once``, ``denied``; None if not asked yet."""
        grant = self.background("grants").get((self.app, name))
        return None if grant is None else grant.answer

    @property
    def site(self) -> Site:
        """Where this is, for the conditions of faults."""
        name = self.layer.name if self.layer is not None else self._entry.screen
        args = self.layer.args if self.layer is not None else self._entry.args
        return Site(self.app, name, dict(args), self.state.config, self.state)

    # -- effects -------------------------------------------------------------------------------------------------

    def do(self, command: str, **arguments: Any) -> fx.Do:
        """Run a command of the app."""
        return fx.Do(command, fx.pack(arguments))

    def open(self, screen: str, **arguments: Any) -> fx.Open:
        """Start a screen of the app."""
        return fx.Open(screen, fx.pack(arguments))

    def open_for_result(
        self, screen: str, on_result: fx.Effect, *, app: str | None = None, **arguments: Any
    ) -> fx.Open:
        """Start a screen, and carry out an effect with its result once this screen is in front again.

        Args:
            screen: Name of the screen.
            on_result: A ``Do`` gets the result as its argument ``result``, None if the user left without one; a
                ``Put`` stores it.
            app: App id of the screen; None for this app.
            arguments: Arguments of the screen.
        """
        return fx.Open(screen, fx.pack(arguments), app, on_result=on_result)

    def show(self, layer: str, **arguments: Any) -> fx.Show:
        """Lay a dialog over the screen."""
        return fx.Show(layer, fx.pack(arguments))

    def sheet(self, layer: str, **arguments: Any) -> fx.Show:
        """Lay a bottom sheet over the screen."""
        return fx.Show(layer, fx.pack(arguments), "sheet")

    def put(self, key: str, value: Any, *, saved: bool = True, outer: bool = False) -> fx.Put:
        """Set a view-state value."""
        return fx.Put(key, value, saved, outer)

    def back(self) -> fx.Back:
        """Leave the screen as the back key does."""
        return fx.Back()

    def up(self) -> fx.Up:
        """Go to the parent screen."""
        return fx.Up()

    def dismiss(self) -> fx.Dismiss:
        """Take the layer away."""
        return fx.Dismiss()

    def many(self, *effects: fx.Effect) -> fx.Many:
        """Several effects in order."""
        return fx.Many(effects)

    # -- memory --------------------------------------------------------------------------------------------------

    def each(self, part: Callable[..., Any], items: Iterable[Any], *args: Any) -> list[Any]:
        """A part for every item: ``[part(ui, item, *args) for item in items]``, cheaper for what is kept."""
        return self.memo.each(self, part.part_method, items, args, lambda item: part(self, item, *args))  # type: ignore[attr-defined]

    def queried(self, app: App, method: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """The result of a query or guard as faults leave it."""
        if self.seams.queries:
            return self.seams.query(self, method.__name__, args, functools.partial(method, app))
        return method(app, self, *args)

    def with_state(self, state: PhoneState) -> Ui:
        """The same window of a phone in another state."""
        return Ui(state, self._entry, self.layer, self.apps, self.seams, self.memo)


class Tx(Outgoing, Services, Ui):
    """A change under way: reads as :class:`Ui`, and moves the phone from one state to the next.

    Attributes:
        touch: The gesture that led to it; None for a key of the device.
        via: Where back came from, if it did: ``key`` or ``gesture``.
    """

    reads_fields = False

    def __init__(
        self,
        state: PhoneState,
        entry: Entry,
        layer: Layer | None,
        apps: Registry,
        seams: Seams,
        memo: Memo,
        run: Callable[[Tx, fx.Effect], None],
    ) -> None:
        super().__init__(state, entry, layer, apps, seams, memo)
        self._run = run
        self.touch: Touch | None = None
        self.via: str | None = None

    @property
    def now_ms(self) -> int:
        """Device time in ms since the epoch."""
        return self.state.now

    def run(self, effect: fx.Effect | None) -> None:
        """Carry out an effect."""
        if effect is not None:
            self._run(self, effect)

    # -- data ----------------------------------------------------------------------------------------------------

    def save(self, data: Any) -> None:
        """Replace the app's data."""
        self.state = self.state.with_data(self.app, data)

    def update(self, **changes: Any) -> None:
        """Replace fields of the app's data."""
        self.save(evolve(self.state.data[self.app], **changes))

    def find(self, collection: str, id_: Any) -> Any:
        """An item of a tuple of the data by its ``id``, or None."""
        for item in getattr(self.state.data[self.app], collection):
            if item.id == id_:
                return item
        return None

    def add(self, collection: str, item: Any) -> Any:
        """Append an item to a tuple of the data."""
        self.update(**{collection: (*getattr(self.state.data[self.app], collection), item)})
        return item

    def store(self, collection: str, item: Any) -> Any:
        """Replace the item with the same ``id``, or append it."""
        items = getattr(self.state.data[self.app], collection)
        if any(old.id == item.id for old in items):
            self.update(**{collection: tuple([item if old.id == item.id else old for old in items])})
            return item
        return self.add(collection, item)

    def remove(self, collection: str, id_: Any) -> Any:
        """Take the item with this ``id`` away and return it, or None."""
        items = getattr(self.state.data[self.app], collection)
        gone = next((old for old in items if old.id == id_), None)
        if gone is not None:
            self.update(**{collection: tuple([old for old in items if old.id != id_])})
        return gone

    def new_id(self, collection: str, prefix: str = "") -> str:
        """An id that no item of a collection has: the next number after the largest in use."""
        numbers = [0]
        for item in getattr(self.state.data[self.app], collection):
            digits = "".join(ch for ch in str(item.id) if ch.isdigit())
            numbers.append(int(digits) if digits else 0)
        return f"{prefix}{max(numbers) + 1}"

    # -- windows -------------------------------------------------------------------------------------------------

    def set(self, key: str, value: Any, *, saved: bool = True, outer: bool = False) -> None:
        """Set a view-state value now."""
        self.run(fx.Put(key, value, saved, outer))

    def toast(self, text: str, *, long: bool = False) -> None:
        """Show a system toast: 2 s, or 3.5 s when ``long``."""
        from gts_env.android.windows import toast

        self.state = toast(self.state, text, long, self.app)

    def snackbar(self, text: str, action: str | None = None, effect: fx.Effect | None = None) -> None:
        """Show a snackbar on the screen in front: 4 s, or 10 s with an action."""
        from gts_env.android.windows import snackbar

        self.state = snackbar(self.state, text, action, effect)

    def args_of(self, entry: Entry) -> Mapping[str, Any]:
        """Arguments of an activity."""
        return dict(entry.args)
