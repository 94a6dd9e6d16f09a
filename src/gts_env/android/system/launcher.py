"""The launcher: a wallpaper, a search pill, and the icons of the installed apps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.android.app import App, part, screen
from gts_env.android.effects import Launch
from gts_env.android.manifest import Manifest
from gts_env.android.state import LAUNCHER
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Drawing, Gap, Icon, Text
from gts_env.android.widgets.placed import Grid
from gts_env.android.widgets.scroll import LazyList

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.ui import Ui

MANIFEST = Manifest(LAUNCHER, "Launcher", "home", 0xFF3F5BA9, "System", "gts_env.android.system.launcher:Launcher")


@dataclass(frozen=True, slots=True)
class LauncherData:
    """The launcher keeps nothing of its own."""


class Launcher(App):
    """The home screen."""

    Data = LauncherData
    dark_bars = True

    @screen(launcher=True, activity="NexusLauncherActivity")
    def home(self, ui: Ui) -> Widget:
        """Wallpaper, date and the apps."""
        landscape = ui.config.orientation != "portrait"
        icons = [self.icon(ui, m) for m in ui.apps if m.id != LAUNCHER]
        grid = Grid(icons, 8 if landscape else 4, row_height=96, padding=(12, 8))
        date = Text(f"{ui.today:%A, %B} {ui.today.day}", "title_large", "#FFFFFF", id="smartspace")
        return Stack(
            [
                Drawing(paint_wallpaper, width="fill", height="fill", silent=True),
                Column(
                    [
                        Gap(height=56 if not landscape else 32),
                        Row([date], padding=(24, 0)),
                        Gap(height=16),
                        LazyList([grid], id="apps_list", weight=1),
                    ],
                    width="fill",
                    height="fill",
                    align="fill",
                ),
            ],
            width="fill",
            height="fill",
        )

    @part
    def icon(self, ui: Ui, manifest: Manifest) -> Widget:
        """One app's icon with its label."""
        return Column(
            [
                Stack(
                    [Icon(manifest.icon, 30, "#FFFFFF", filled=True)],
                    width=56,
                    height=56,
                    radius="full",
                    background=manifest.seed,
                    align="center",
                ),
                Gap(height=6),
                Text(manifest.label, "label_medium", "#FFFFFF", max_lines=1, silent=True),
            ],
            align="center",
            padding=(2, 8),
            id=None,
            role="TextView",
            desc=manifest.label,
            on_click=Launch(manifest.id),
        )


def paint_wallpaper(canvas: Canvas, left: int, top: int, right: int, bottom: int, colors: tuple[int, ...]) -> None:
    """Dusk over hills."""
    canvas.gradient_rect(left, top, right, bottom, [0xFF1B2A4A, 0xFF3A4A7A, 0xFF8A6A8F, 0xFFC98F7D])
    width, height = right - left, bottom - top
    for shade, base, swing in ((0xFF4A4668, 0.66, 0.05), (0xFF35355A, 0.76, 0.07), (0xFF23264A, 0.86, 0.04)):
        steps = [0.0, 0.18, 0.35, 0.52, 0.7, 0.86, 1.0]
        lifts = [0.3, 1.0, 0.2, 0.8, 0.0, 0.9, 0.4]
        crest = [
            (left + width * x, top + height * (base - swing * lift)) for x, lift in zip(steps, lifts, strict=True)
        ]
        canvas.polygon([*crest, (right, bottom), (left, bottom)], shade)
