"""Faults that only a password vault has: named ``passwords.<name>`` in scenario files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.scroll import Scroll
from gts_env.faults.app_operator import AppOperator
from gts_env.faults.history import forget, remember

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.frame import Frame
    from gts_env.android.layout.context import Layout
    from gts_env.android.seams import Call
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.apps.tools.passwords.base import Listing
    from gts_env.apps.tools.passwords.data import Entry, PasswordsData


class PasswordsFault(AppOperator):
    """An operator that knows its app, and looks its memory up so that what was built by it is built again."""

    def stored(self, state: PhoneState) -> PasswordsData:
        """The app's data."""
        return cast("PasswordsData", state.data[self.app.id])


class EmptyAfterTheme(PasswordsFault):
    """Once the theme was changed groups look empty, until an entry is opened from the results of a search."""

    seam = "query"

    def query(self, ui: Ui, args: tuple[Any, ...], result: Listing) -> Listing:
        """Nothing in a group; the top of the vault stays."""
        return ((), ()) if args[1] and self.held(ui) else result

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember that the theme is another one, and that an entry was looked up since."""
        state, old, new = tx.state, before.entry, tx.state.entry
        if self.stored(state).settings.theme != self.stored(before).settings.theme:
            return remember(state, self.key, True)
        looked_up = old.screen == "search" and new.screen == "entry" and new.app == self.app.id
        return forget(state, self.key) if looked_up else state


class UnlistedEntry(PasswordsFault):
    """An entry that was made in a group is not listed there; a search finds it."""

    seam = "query"

    def query(self, ui: Ui, args: tuple[Any, ...], result: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """The entries of a group without those that were made in one."""
        made = self.held(ui)
        return tuple([e for e in result if not (e.group and e.id in made)]) if made else result

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember what was made in the editor."""
        state, entry = tx.state, before.entry
        if entry.app != self.app.id or entry.screen != "editor" or dict(entry.args).get("entry"):
            return state
        known = {e.id for e in self.stored(before).entries}
        new = tuple([e.id for e in self.stored(state).entries if e.id not in known and e.group])
        return remember(state, self.key, (*state.memory.get(self.key, ()), *new)) if new else state


class RevealCopies(PasswordsFault):
    """Showing a password copies it as well."""

    seam = "command"

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """The call and, if it shows the password, one that copies it."""
        shown = tx.state.entry.view.get("revealed")
        return [(name, args)] if shown else [(name, args), ("copy_password", dict(args))]


class Unscrolled(PasswordsFault):
    """What the target holds does not scroll: the part that does not fit cannot be reached."""

    seam = "view"

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """The content of the scroll view in a frame of fixed size."""
        if not isinstance(widget, Scroll):
            return widget
        return _Fixed(widget)


class _Fixed(Widget):
    """The content of a scroll view, cut at its foot."""

    node_class = Scroll.node_class

    def __init__(self, scroll: Scroll) -> None:
        super().__init__(id=scroll.id, width=scroll.width, height=scroll.height)
        self.scroll = scroll

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As large as the scroll view would be."""
        most = self.scroll.most_width
        wide = max_w if most is None else min(max_w, lay.px(most))
        inner = lay(self.scroll.children[0], wide, INF, wide)
        return Box(self, max_w, max_h, ((inner, (max_w - wide) // 2, 0),), clip=True)
