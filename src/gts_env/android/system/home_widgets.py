"""Widgets on the home screen: their frames, the sheet to choose from, and the dialog to remove one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gts_env.android.effects import Effect
from gts_env.android.home_widget import Placed, WidgetSpec, WidgetUi
from gts_env.android.manifest import Manifest
from gts_env.android.material.buttons import TextButton
from gts_env.android.material.dialogs import Dialog
from gts_env.android.material.lists import ListItem
from gts_env.android.material.sheets import BottomSheet
from gts_env.android.system.app_icon import app_icon
from gts_env.android.system.home_pages import Sized
from gts_env.android.system.panel_words import panel_words
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.ui import Ui

MOST = 8
"""Widgets a home screen takes."""
RADIUS = 24


class HostView(Stack):
    """The frame around a widget; a long press anywhere on it is the launcher's."""

    grabs = True


def spec_of(ui: Ui, placed: Placed) -> WidgetSpec | None:
    """What the app says of a widget; None if the app is gone or no longer offers it."""
    if placed.app not in ui.apps:
        return None
    return ui.apps.app(placed.app).widgets.get(placed.name)


def hosted(ui: Ui, placed: Sequence[Placed]) -> list[Sized]:
    """The widgets in their frames, with their cells."""
    found: list[Sized] = []
    for one in placed:
        spec = spec_of(ui, one)
        if spec is not None:
            found.append((frame(ui, one, spec), spec.cells))
    return found


def frame(ui: Ui, placed: Placed, spec: WidgetSpec) -> Widget:
    """A widget in its frame."""
    app = ui.apps.app(placed.app)
    inside = WidgetUi(ui, app)
    method = getattr(app, spec.name)
    content = inside.memo.call(inside, ("widget", app.id, spec.name), (), lambda: method(inside))
    host = HostView(
        [content],
        align="fill",
        background="surface",
        radius=RADIUS,
        clip=True,
        width="fill",
        height="fill",
        id="widget",
        key=f"widget_{placed.id}",
        item=placed.id,
        desc=spec.title(inside),
        role="android.appwidget.AppWidgetHostView",
        on_long_click=ui.show("widget_options", id=placed.id),
    )
    return Stack([host], align="fill", padding=6, width="fill", height="fill")


def picker(ui: Ui) -> Widget:
    """All widgets that the installed apps offer."""
    said = panel_words(ui.config.locale)
    rows = [_choice(ui, m, spec) for m in ui.apps if m.widgets for spec in ui.apps.app(m.id).widgets.values()]
    none = Row([Text(said.no_widgets, "body_large", "on_surface_variant", id="empty_text")], padding=(24, 16))
    return BottomSheet(Column(rows or [none], width="fill", align="fill"), said.widgets)


def _choice(ui: Ui, manifest: Manifest, spec: WidgetSpec) -> Widget:
    title = spec.title(WidgetUi(ui, ui.apps.app(manifest.id)))
    wide, tall = spec.cells
    return ListItem(
        title, f"{manifest.label} · {wide} × {tall}", leading=app_icon(manifest, 40), id="widget_choice",
        key=f"choice_{manifest.id}_{spec.name}", item=f"{manifest.id}.{spec.name}",
        on_click=ui.do("add_widget", app=manifest.id, name=spec.name),
    )  # fmt: skip


def options(ui: Ui, placed: Placed | None) -> Widget:
    """What can be done with a widget: remove it."""
    said = panel_words(ui.config.locale)
    spec = spec_of(ui, placed) if placed is not None else None
    if placed is None or spec is None:
        return Dialog(None, said.no_widgets)
    remove: Effect = ui.do("remove_widget", id=placed.id)
    title = spec.title(WidgetUi(ui, ui.apps.app(placed.app)))
    return Dialog(title, None, [TextButton(said.remove, remove, id="remove_widget")])
