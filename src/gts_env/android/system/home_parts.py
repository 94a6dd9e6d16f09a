"""Pieces of the home screen: the icon with its label, the dots of the pages, the search pill, and how much fits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gts_env.android.config import Config
from gts_env.android.effects import Effect, Launch, Nothing
from gts_env.android.layout.box import Box
from gts_env.android.manifest import SYSTEM, Manifest
from gts_env.android.system import metrics
from gts_env.android.system.app_icon import app_icon
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Gap, Icon, Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

ICON_DP = 56
FAVOURITES = ("phone", "messages", "browser", "camera", "mail", "calendar", "gallery", "music")
"""Apps for the dock, the first four of these that are installed."""
DOCK = 4
FEW = 8
"""With no more apps than this the dock stays empty."""


class Spaces(NamedTuple):
    """How many icons fit: columns and rows of a page, dp of a row, columns of the drawer."""

    columns: int
    rows: int
    row: float
    drawer_columns: int


@lru_cache(maxsize=64)
def spaces(config: Config) -> Spaces:
    """The grid of the home screen for a configuration: larger letters take higher rows."""
    left, top, right, bottom = metrics.dp_sides(config)
    width = config.size[0] / config.density - left - right
    height = config.size[1] / config.density - top - bottom
    row = ICON_DP + 24 + 18 * config.font_scale
    if metrics.upright(config):
        columns = max(4, int(width / 108))
        return Spaces(columns, max(1, int((height - 260) / row)), row, columns)
    return Spaces(max(3, int((width - 352) / 100)), max(1, int((height - 24) / row)), row, max(6, int(width / 108)))


def favourites(apps: Sequence[Manifest]) -> list[Manifest]:
    """Apps that stand in the dock."""
    own = {m.id: m for m in apps if m.category != SYSTEM}
    if len(own) <= FEW:
        return []
    return [own[name] for name in FAVOURITES if name in own][:DOCK]


class AppCell(Composed):
    """An app's icon: a tap starts the app.

    Args:
        manifest: The app.
        ink: Colour of the label.
        labelled: Whether the label stands under the icon; icons of the dock have none.
    """

    node_class = "android.widget.TextView"
    merged = True

    def __init__(self, manifest: Manifest, ink: Color, labelled: bool) -> None:
        super().__init__(
            id="icon",
            key=f"icon_{manifest.id}",
            desc=manifest.label,
            item=manifest.id,
            on_click=Launch(manifest.id),
            on_long_click=Nothing(),
        )
        self.manifest = manifest
        self.ink = ink
        self.labelled = labelled

    def compose(self, lay: Layout) -> Widget:
        """Icon over label."""
        parts: list[Widget] = [app_icon(self.manifest, ICON_DP)]
        if self.labelled:
            label = Text(self.manifest.label, "title_small", self.ink, max_lines=1, weight_=400, size=12)
            parts += [Gap(height=6), label]
        return Column(parts, align="center", padding=(2, 8), width="fill")

    def text_of(self, box: Box) -> str:
        """The label."""
        return self.manifest.label


class Dots(Composed):
    """One dot a page, the current one bright; nothing for a single page.

    Args:
        pager: Key of the pager.
        count: Number of pages.
    """

    def __init__(self, pager: str, count: int) -> None:
        super().__init__(silent=True)
        self.pager = pager
        self.count = count

    def compose(self, lay: Layout) -> Widget:
        """A row of dots."""
        page = min(int(lay.read(f"{self.pager}:page", 0)), self.count - 1)
        dots = [
            Stack([], width=6, height=6, radius=3, background="#FFFFFF" if i == page else ("#FFFFFF", 0.45))
            for i in range(self.count if self.count > 1 else 0)
        ]
        return Row(dots, gap=8, arrange="center", height=24, width="fill")


def search_pill(hint: str, effect: Effect) -> Widget:
    """The bar at the foot of the home screen that leads to the search among apps."""
    return Row(
        [
            Icon("search", 22, "on_surface_variant", silent=True),
            Text(hint, "body_large", "on_surface_variant", silent=True),
        ],
        gap=14,
        padding=(20, 0),
        height=52,
        width="fill",
        radius="full",
        background="surface_container_high",
        id="search_container_hotseat",
        desc=hint,
        role="FrameLayout",
        on_click=effect,
    )
