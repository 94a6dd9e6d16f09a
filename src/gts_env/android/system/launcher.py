"""The launcher: a home screen with pages of icons, and the drawer of all apps with its search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.android.app import App, command, layer, part, screen
from gts_env.android.effects import Back, Dismiss, Focus, Launch, Many, Nothing, Open
from gts_env.android.home_widget import Placed
from gts_env.android.layout.context import Padding
from gts_env.android.manifest import SYSTEM, Manifest
from gts_env.android.material.field_variants import SearchField
from gts_env.android.state import LAUNCHER
from gts_env.android.system import home_pages, home_widgets, metrics
from gts_env.android.system.home_parts import AppCell, Dots, favourites, search_pill, spaces
from gts_env.android.system.pager import Pager
from gts_env.android.system.panel_words import panel_words
from gts_env.android.system.themes import SYSTEM_SEED
from gts_env.android.system.wallpaper import paint_wallpaper
from gts_env.android.system.words import glance, words
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Drawing, Gap, Text
from gts_env.android.widgets.placed import Grid
from gts_env.android.widgets.scroll import LazyList

if TYPE_CHECKING:
    from gts_env.android.ui import Tx, Ui

MANIFEST = Manifest(LAUNCHER, "Launcher", "home", SYSTEM_SEED, SYSTEM, "gts_env.android.system.launcher:Launcher")
SEARCH = "apps_search"


@dataclass(frozen=True, slots=True)
class LauncherData:
    """What the launcher keeps.

    Attributes:
        widgets: Widgets on the home screen.
    """

    widgets: tuple[Placed, ...] = ()


class Launcher(App):
    """The home screen. It is always the lowest task; nothing leads out of it but an app."""

    Data = LauncherData

    @screen(launcher=True, activity="NexusLauncherActivity")
    def home(self, ui: Ui) -> Widget:
        """Wallpaper, date, pages of icons, dock and search; a swipe up opens the drawer."""
        config = ui.config
        room = spaces(config)
        docked = favourites(tuple(ui.apps))
        loose = [m for m in ui.apps if m.category != SYSTEM and m not in docked]
        widgets = home_widgets.hosted(ui, ui.data.widgets)
        pages = home_pages.pages(widgets, [self.icon(ui, m, True, True) for m in loose], room)
        dock = [self.icon(ui, m, True, False) for m in docked]
        build = self._upright if metrics.upright(config) else self._lying
        workspace = Column(
            [
                Pager(pages, id="workspace", weight=1, on_long_click=ui.sheet("widget_picker")),
                Dots("workspace", len(pages)),
            ],
            weight=1,
            width="fill",
            height="fill",
            align="fill",
        )
        return Stack(
            [
                Drawing(paint_wallpaper, (), (config.night,), width="fill", height="fill", silent=True),
                build(ui, workspace, dock),
            ],
            width="fill",
            height="fill",
            on_swipe=(("up", Open("all_apps")),),
        )

    def _date(self, ui: Ui) -> Widget:
        return Row([Text(glance(ui.today, ui.config.locale), "title_large", "#FFFFFF", id="date")], padding=(24, 20))

    def _search(self, ui: Ui, margin: Padding) -> Widget:
        effect = Many((Open("all_apps"), Focus(SEARCH)))
        return Column([search_pill(words(ui.config.locale).search, effect)], padding=margin, align="fill", width="fill")

    def _upright(self, ui: Ui, workspace: Widget, dock: list[Widget]) -> Widget:
        top, bottom = metrics.dp_sides(ui.config)[1::2]
        hotseat = Grid(dock, 4, row_height=72, padding=(8, 0), id="hotseat") if dock else None
        return Column(
            [
                Gap(height=top + 12),
                self._date(ui),
                workspace,
                hotseat,
                self._search(ui, (24, 8, 24, 12)),
                Gap(height=bottom),
            ],
            width="fill",
            height="fill",
            align="fill",
        )

    def _lying(self, ui: Ui, workspace: Widget, dock: list[Widget]) -> Widget:
        top, bottom = metrics.dp_sides(ui.config)[1::2]
        side = Column(
            [self._date(ui), Gap(weight=1), self._search(ui, (24, 0, 8, 16))], width=264, height="fill", align="fill"
        )
        cells = [Stack([icon], align="center", weight=1, width="fill") for icon in dock]
        hotseat = Column(cells, width=88, height="fill", align="fill", id="hotseat") if dock else None
        return Row([side, workspace, hotseat], width="fill", height="fill", align="fill", padding=(0, top, 0, bottom))

    @screen(activity="NexusLauncherActivity")
    def all_apps(self, ui: Ui) -> Widget:
        """All apps by name; a swipe down at the top, or back, closes it."""
        config = ui.config
        query = ui.text(SEARCH).strip().casefold()
        found = [m for m in ui.apps if m.category != SYSTEM and query in m.label.casefold()]
        said = words(config.locale)
        field = SearchField(
            SEARCH, said.search, on_submit=Launch(found[0].id) if found and query else Nothing(), desc=None
        )
        top, bottom = metrics.dp_sides(config)[1::2]
        if found:
            room = spaces(config)
            grid = Grid([self.icon(ui, m, False, True) for m in found], room.drawer_columns, row_height=room.row)
            body: Widget = LazyList([grid], id="apps_list_view", padding=(8, 8, 8, bottom + 8), weight=1)
        else:
            missing = said.missing.format(ui.text(SEARCH).strip())
            body = Column([Text(missing, "body_large", "on_surface_variant", id="empty_text", align="center")],
                          weight=1, align="center", padding=(24, 32))  # fmt: skip
        return Column(
            [Gap(height=top + 8), Column([field], padding=(16, 0, 16, 8), align="fill", width="fill"), body],
            background="surface_container",
            width="fill",
            height="fill",
            align="fill",
            on_swipe=(("down", Back()),),
        )

    @part
    def icon(self, ui: Ui, manifest: Manifest, on_wallpaper: bool, labelled: bool) -> Widget:
        """One app's icon, with its label but in the dock."""
        return AppCell(manifest, "#FFFFFF" if on_wallpaper else "on_surface", labelled)

    # -- widgets -------------------------------------------------------------------------------------------------

    @layer
    def widget_picker(self, ui: Ui) -> Widget:
        """Widgets to choose from."""
        return home_widgets.picker(ui)

    @layer
    def widget_options(self, ui: Ui, id: str) -> Widget:
        """What can be done with a widget."""
        return home_widgets.options(ui, next((w for w in ui.data.widgets if w.id == id), None))

    @command
    def add_widget(self, ui: Tx, app: str, name: str) -> None:
        """Put a widget on the home screen."""
        ui.run(Dismiss())
        if len(ui.data.widgets) >= home_widgets.MOST:
            ui.toast(panel_words(ui.config.locale).widget_full)
            return
        ui.add("widgets", Placed(ui.new_id("widgets"), app, name))

    @command
    def remove_widget(self, ui: Tx, id: str) -> None:
        """Take a widget off the home screen."""
        ui.run(Dismiss())
        ui.remove("widgets", id)
