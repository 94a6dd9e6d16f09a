"""The overview: the tasks in use as cards side by side, the one used last in the middle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.android import windows
from gts_env.android.app import App, command, screen
from gts_env.android.effects import Launch
from gts_env.android.manifest import SYSTEM, Manifest
from gts_env.android.material.buttons import TonalButton
from gts_env.android.state import RECENTS
from gts_env.android.system import metrics
from gts_env.android.system.app_icon import app_icon
from gts_env.android.system.miniature import Miniature
from gts_env.android.system.pager import Pager
from gts_env.android.system.themes import SYSTEM_SEED
from gts_env.android.system.words import words
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.config import Config
    from gts_env.android.ui import Tx, Ui

MANIFEST = Manifest(RECENTS, "Recents", "crop_square", SYSTEM_SEED, SYSTEM, "gts_env.android.system.recents:Recents")
TITLE_DP = 52
FOOT_DP = 72
SHARE = 0.72
"""Largest share of the screen's height that a card takes."""


@dataclass(frozen=True, slots=True)
class RecentsData:
    """The overview keeps nothing of its own."""


class Recents(App):
    """The overview of tasks."""

    Data = RecentsData

    @screen(launcher=True, activity="RecentsActivity")
    def overview(self, ui: Ui, over: str = "") -> Widget:
        """Cards of the tasks, or a word that there are none."""
        apps = windows.recent_apps(ui.phone)
        _, top, _, bottom = metrics.dp_sides(ui.config)
        if not apps:
            inside: Widget = Stack(
                [Text(words(ui.config.locale).no_recents, "title_medium", "on_surface_variant", id="empty")],
                align="center",
                width="fill",
                height="fill",
            )
        else:
            inside = self._cards(ui, apps, ui.config)
        return Column(
            [inside],
            background="surface_container",
            width="fill",
            height="fill",
            align="fill",
            padding=(0, top, 0, bottom),
        )

    def _cards(self, ui: Ui, apps: tuple[str, ...], config: Config) -> Widget:
        wide, tall = card_size(config)
        # The task used last stands at the end, and older ones before it.
        cards = [self._card(ui, app, wide, tall) for app in reversed(apps)]
        clear = TonalButton(words(config.locale).clear_all, ui.do("clear_all"), id="clear_all")
        return Column(
            [
                Pager(cards, page_width=wide, gap=16, start=-1, id="overview_panel", weight=1),
                Row([clear], arrange="center", height=FOOT_DP, width="fill"),
            ],
            weight=1,
            align="fill",
            width="fill",
        )

    def _card(self, ui: Ui, app: str, wide: float, tall: float) -> Widget:
        manifest = ui.apps.app(app).manifest
        title = Row(
            [app_icon(manifest, 28), Text(manifest.label, "title_small", max_lines=1, id="title")],
            gap=10,
            arrange="center",
            height=TITLE_DP,
            width="fill",
        )
        picture = Stack([Miniature(ui, app, 20, width=wide, height=tall)], radius=20, elevation=2, background="surface")
        card = Column(
            [title, picture],
            id="task",
            desc=manifest.label,
            item=app,
            role="FrameLayout",
            width=wide,
            on_click=Launch(app),
            on_swipe=(("up", ui.do("dismiss_task", app=app)),),
        )
        return Stack([card], align="center")

    @command
    def dismiss_task(self, ui: Tx, app: str) -> None:
        """Take a task away."""
        ui.state = windows.end_task(ui.state, app)

    @command
    def clear_all(self, ui: Tx) -> None:
        """Take all tasks away."""
        for app in windows.recent_apps(ui.state):
            ui.state = windows.end_task(ui.state, app)


def card_size(config: Config) -> tuple[float, float]:
    """Width and height of a task's card in dp: the shape of the app's window, as large as title and button allow."""
    left, top, right, bottom = metrics.dp_sides(config)
    width, height = (v / config.density for v in config.size)
    tall = min(SHARE * height, height - top - bottom - TITLE_DP - FOOT_DP - 8)
    return (width - left - right) * tall / height, tall
