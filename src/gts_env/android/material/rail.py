"""The navigation rail: destinations at the start side of a wide screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from gts_env.android.effects import Effect
from gts_env.android.material.badges import Badge
from gts_env.android.material.navigation import NavItem
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Gap
from gts_env.android.widgets.scroll import Scroll


class RailItem(NavItem):
    """A destination of a navigation rail; arguments are those of :class:`NavItem`."""

    def __init__(
        self,
        icon: str,
        label: str,
        selected: bool = False,
        on_click: Effect | None = None,
        badge: Badge = None,
        **common: Any,
    ) -> None:
        super().__init__(icon, label, selected, on_click, badge, **common)
        self.weight = None
        self.width = "fill"
        self.padding = (0, 4)


class NavigationRail(Column):
    """A rail of three to seven destinations, 80 dp wide and as tall as its parent; put it before the body in a row.

    Args:
        items: Destinations.
        head: Button above them (menu, action button).
        centered: Items in the middle of the height in place of the top.
        background: Colour.
    """

    solid: ClassVar[bool] = True

    def __init__(
        self,
        items: Iterable[RailItem],
        head: Widget | None = None,
        *,
        centered: bool = False,
        background: Color = "surface",
        **common: Any,
    ) -> None:
        name = common.setdefault("id", "navigation_rail")
        rows = Column(items, gap=12, padding=(0, 12), width="fill", align="center")
        between: Widget | None = Gap(height=28) if head is not None else None
        super().__init__(
            [
                head,
                between,
                Gap(weight=1) if centered else None,
                Scroll(rows, key=f"{name}_items"),
                Gap(weight=1) if centered else None,
            ],
            background=background,
            width=80,
            height="fill",
            padding=(0, 8),
            align="center",
            **common,
        )
