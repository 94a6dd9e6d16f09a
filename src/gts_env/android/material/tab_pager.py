"""Tabs with their pages: a tap on a tab and a swipe over a page do the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Nothing, Put
from gts_env.android.material.badges import Badge
from gts_env.android.material.tabs import SecondaryTab, Tab, Tabs
from gts_env.android.system.pager import Pager
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

__all__ = ["Page", "Pager", "TabPager"]


class Page:
    """A page of a :class:`TabPager`.

    Args:
        label: What its tab says.
        body: What it shows.
        icon: Symbol above the label.
        badge: Number after the label.
        id: Resource id of the tab.
    """

    __slots__ = ("badge", "body", "icon", "id", "label")

    def __init__(
        self, label: str, body: Widget, *, icon: str | None = None, badge: Badge = None, id: str | None = None
    ) -> None:
        self.label = label
        self.body = body
        self.icon = icon
        self.badge = badge
        self.id = id


class TabPager(Composed):
    """A row of tabs over pages side by side. The page shown lies in the view state under ``<key>:page`` (saved).

    Give it a weight or let it fill its parent. A swipe beyond the first or last page goes on to what lies around.

    Args:
        pages: Pages in order.
        key: Key, unique on the screen.
        start: Page shown at first.
        scrolls: Tabs as wide as their labels, in a strip that scrolls.
        secondary: Tabs of the second kind.
    """

    def __init__(
        self,
        pages: Iterable[Page],
        *,
        key: str = "pager",
        start: int = 0,
        scrolls: bool = False,
        secondary: bool = False,
        **common: Any,
    ) -> None:
        super().__init__(key=key, **common)
        made = tuple(pages)
        self.tabs = tuple([(p.label, p.icon, p.badge, p.id) for p in made])
        self.pager = Pager([p.body for p in made], key=key, start=start, id=f"{key}_pages", weight=1)
        self.scrolls_tabs = scrolls
        self.secondary = secondary

    def compose(self, lay: Layout) -> Widget:
        """The tabs, with the one of the page shown selected, over the pages."""
        now = self.pager.current(lay.read(self.pager.page_key))
        kind = SecondaryTab if self.secondary else Tab
        tabs = [
            kind(
                label,
                i == now,
                Put(self.pager.page_key, i) if i != now else Nothing(),
                icon,
                badge,
                id=name,
            )
            for i, (label, icon, badge, name) in enumerate(self.tabs)
        ]
        strip = Tabs(tabs, scrolls=self.scrolls_tabs, key=f"{self.key}_tabs", id=f"{self.key}_tabs")
        return Column([strip, self.pager], width="fill", height="fill", align="fill")
