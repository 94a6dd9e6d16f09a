"""The navigation bar: the pill of gesture navigation, or three buttons."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gts_env.android.config import Config
from gts_env.android.effects import Press
from gts_env.android.system import metrics, themes
from gts_env.android.system.words import Words, words
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Drawing, Gap
from gts_env.android.window import Window

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

WHITE, BLACK = "#FFFFFF", "#1D1B20"
SCRIMS = {"light": 0xE6FFFFFF, "dark": 0x801B1B1B, "clear": 0}
"""Behind the buttons, so that they stand out from any app (colours of AndroidX's edge-to-edge)."""


@lru_cache(maxsize=64)
def window(config: Config, ground: str, ime: bool) -> Window:
    """The navigation bar.

    Args:
        config: Device configuration.
        ground: What it lies on: ``light``, ``dark``, or ``clear`` for a wallpaper.
        ime: Whether the keyboard is up: back then points down.
    """
    lay = themes.left_to_right(config)
    left, _, right, bottom = metrics.sides(config)
    width, height = config.size
    if config.navigation == "gesture":
        root = _pill(ground != "light")
        box = lay(root, width, bottom, width, bottom)
        return Window("navigation", box, 0, height - bottom, themes.SYSTEM_UI, lay)
    thick = left or right or bottom
    root = _buttons(words(config.locale), ground, ime, "bottom" if bottom else "left" if left else "right")
    if bottom:
        return Window("navigation", lay(root, width, thick, width, thick), 0, height - thick, themes.SYSTEM_UI, lay)
    box = lay(root, thick, height, thick, height)
    return Window("navigation", box, 0 if left else width - thick, 0, themes.SYSTEM_UI, lay)


def _pill(on_dark: bool) -> Widget:
    pill = Stack([], width=108, height=4, radius=2, background=WHITE if on_dark else BLACK)
    return Stack([pill], align="center", width="fill", height="fill", silent=True)


def _buttons(said: Words, ground: str, ime: bool, side: str) -> Widget:
    """Back, home and overview; at the side back is at the foot, where it is when the phone is turned upright again."""
    opaque = side != "bottom"
    ink = WHITE if opaque or ground != "light" else BLACK
    keys: list[Widget] = [
        _button("back", said.back, ink, "hide" if ime else "back"),
        _button("home", said.home, ink, "home"),
        _button("recents", said.overview, ink, "overview", "recent_apps"),
    ]
    background = 0xFF000000 if opaque else SCRIMS[ground]
    if not opaque:
        return Row([Gap(weight=0.6), *keys, Gap(weight=0.6)], width="fill", height="fill", background=background)
    if side == "right":
        keys.reverse()
    return Column(
        [Gap(weight=0.6), *keys, Gap(weight=0.6)], width="fill", height="fill", background=background, align="fill"
    )


def _button(key: str, desc: str, ink: str, shape: str, id_: str | None = None) -> Widget:
    picture = Drawing(paint_button, (ink,), (shape,), width=20, height=20, silent=True)
    return Stack(
        [picture],
        align="center",
        weight=1,
        height="fill",
        id=id_ or key,
        desc=desc,
        role="ImageView",
        on_click=Press(key),
    )


def paint_button(
    canvas: Canvas, left: int, top: int, right: int, bottom: int, colors: tuple[int, ...], shape: str
) -> None:
    """A triangle that points back or down, a circle, a rounded square."""
    ink = colors[0]
    size = right - left
    line = size * 0.1
    if shape == "home":
        canvas.ring((left + right) / 2, (top + bottom) / 2, size * 0.44, line, ink)
    elif shape == "overview":
        inset = size * 0.1
        canvas.stroke_rrect(left + inset, top + inset, right - inset, bottom - inset, size * 0.12, line, ink)
    else:
        points = [(0.7, 0.12), (0.7, 0.88), (0.12, 0.5)]
        if shape == "hide":
            points = [(x, 1 - y) for y, x in points]
        place = [(left + size * x, top + size * y) for x, y in points]
        canvas.polyline([*place, place[0], place[1]], line, ink)
