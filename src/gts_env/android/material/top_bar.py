"""The small top app bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box
from gts_env.android.material.menus import MenuButton, MenuEntry
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Gap, Icon, Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

HEIGHT = 64


class TopBar(Row):
    """A top app bar of 64 dp; it lies under the status bar, whose strip its scaffold fills with ``background``.

    Args:
        title: Title, or a widget in its place (a search field).
        navigation: Button at the start.
        actions: Buttons at the end.
        menu: Items of the overflow menu.
        subtitle: Smaller line below the title.
        title_click: Effect of a tap on the title; shows a small arrow after it.
        center: Centre the title.
        background: Colour of the bar.
    """

    floats: ClassVar[bool] = True
    solid: ClassVar[bool] = True

    def __init__(
        self,
        title: str | Widget = "",
        *,
        navigation: Widget | None = None,
        actions: Sequence[Widget | None] = (),
        menu: Sequence[MenuEntry] = (),
        subtitle: str | None = None,
        title_click: Effect | None = None,
        center: bool = False,
        background: Color = "surface",
        **common: Any,
    ) -> None:
        name = common.setdefault("id", "toolbar")
        overflow = MenuButton(items=menu, key=f"{name}_overflow") if menu else None
        if isinstance(title, str):
            title = _Title(title, subtitle, title_click, center)
        pad = 0 if navigation is None else 4
        super().__init__(
            [
                navigation if navigation is not None else Gap(width=12),
                Row([title], padding=(pad, 0), weight=1, arrange="center" if center else "start"),
                *actions,
                overflow,
            ],
            padding=(4, 0),
            background=background,
            width="fill",
            **common,
        )

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """At least 64 dp tall."""
        return super().place(lay, max_w, max_h, min_w, max(min_h, lay.px(HEIGHT)))


class _Title(Row):
    """Title and subtitle; one clickable node if a tap does something."""

    def __init__(self, title: str, subtitle: str | None, on_click: Effect | None, center: bool) -> None:
        align = "center" if center else "start"
        words: Widget = FitText(title, "title_large", id="toolbar_title", silent=on_click is not None)
        if subtitle:
            line = Text(subtitle, "body_medium", "on_surface_variant", max_lines=1, id="toolbar_subtitle")
            words = Column([words, line], align=align)
        arrow = None
        if on_click is not None:
            arrow = Icon("arrow_drop_down", 24, "on_surface")
        super().__init__([words, arrow], on_click=on_click)
        if on_click is not None:
            self.id = "toolbar_title"
            self.role = "TextView"
            self.height = 48
        self.title = title
        self.subtitle = subtitle

    def text_of(self, box: Box) -> str:
        """The title."""
        return self.title if self.on_click is not None else ""
