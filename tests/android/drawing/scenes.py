"""Scenes that the drawing tests paint: a calendar month, a page of scripts, random shapes."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

from gts_env.android.drawing.canvas import Canvas
from gts_env.android.drawing.colors import scheme
from gts_env.android.drawing.frame import Rect
from gts_env.android.drawing.icons import icon_table
from gts_env.android.drawing.png import encode_png
from gts_env.android.drawing.text import TextStyle, layout_text

DEVICE = (1080, 2400)
SCHEME = scheme(0xFF6750A4)
_DAY = TextStyle(27, weight=500, line_height=40)
_CHIP = TextStyle(21, weight=700, line_height=27)
_TITLE = TextStyle(42, line_height=60)
_SUB = TextStyle(30, line_height=44, letter_spacing=0.3)
_TIME = TextStyle(28, weight=500, line_height=40)
_CHIPS = (0xFFF4511E, 0xFF039BE5, 0xFF0B8043, 0xFFD50000, 0xFFF6BF26, 0xFF8E24AA, 0xFF3F51B5, 0xFF33B679)
_EVENTS = (
    ("Team standup", "Meeting room 4 · Anna, Bob, Carl", "9:00 AM"),
    ("Dentist appointment", "Main Street 12, 2nd floor", "10:30 AM"),
    ("Lunch with Kim", "Cafe Central", "12:00 PM"),
    ("1:1 with Ana", "Video call · meet/abc-defg-hij", "1:30 PM"),
    ("Release review", "Checklist, changelog, sign-off", "3:00 PM"),
    ("Pick up kids", "Primary school", "4:15 PM"),
    ("Yoga class", "Studio 5, bring a mat", "6:00 PM"),
    ("Call grandma", "Weekly call", "8:00 PM"),
)


def painted(canvas: Canvas, scene: Callable[[Canvas], None], dirty: list[Rect] | None = None) -> Canvas:
    """The canvas after a frame of the scene."""
    canvas.begin(dirty)
    scene(canvas)
    canvas.end()
    return canvas


def random_rects(rnd: random.Random, count: int) -> list[Rect]:
    """Device rects, some of them reaching out of the screen."""
    rects = []
    for _ in range(count):
        left, top = rnd.randrange(-20, DEVICE[0]), rnd.randrange(-20, DEVICE[1])
        rects.append((left, top, left + rnd.randrange(1, 600), top + rnd.randrange(1, 400)))
    return rects


def calendar(c: Canvas) -> None:
    """About 240 drawing calls: a month of a calendar app on a 1080 x 2400 device."""
    c.rect(0, 0, *DEVICE, SCHEME.surface)
    _bars(c)
    _month(c)
    for index, event in enumerate(_EVENTS):
        _event(c, index, *event)
    _bottom(c)


def _label(c: Canvas, text: str, style: TextStyle, left: float, top: float, width: float, color: int) -> None:
    c.text(layout_text(text, style, width, max_lines=1, align="center"), left, top, color)


def _bars(c: Canvas) -> None:
    c.text(layout_text("9:41", TextStyle(36, weight=500, line_height=48), None), 63, 32, SCHEME.on_surface)
    c.icon("calendar_month", 180, 38, 38, SCHEME.on_surface, True)
    for x, name in ((876, "wifi"), (930, "signal_cellular_alt"), (982, "battery_full")):
        c.icon(name, x, 36, 40, SCHEME.on_surface, True)
    c.icon("menu", 40, 156, 66, SCHEME.on_surface)
    title = layout_text("October 2026", TextStyle(58, line_height=84), None)
    c.text(title, 147, 147, SCHEME.on_surface)
    c.icon("arrow_drop_down", 147 + title.width, 156, 66, SCHEME.on_surface)
    c.icon("search", 720, 156, 66, SCHEME.on_surface_variant)
    c.icon("today", 846, 156, 66, SCHEME.on_surface_variant)
    c.circle(1006, 189, 42, SCHEME.primary)
    _label(c, "M", TextStyle(42, weight=700, line_height=60), 964, 159, 84, SCHEME.on_primary)


def _month(c: Canvas) -> None:
    cell, top = DEVICE[0] / 7, 326
    for column, name in enumerate("SMTWTFS"):
        _label(c, name, _DAY, column * cell, 280, cell, SCHEME.on_surface_variant)
    for index in range(42):
        row, column = divmod(index, 7)
        if not column:
            c.rect(0, top + row * 126, DEVICE[0], top + row * 126 + 2, SCHEME.outline_variant)
        _cell(c, index, column * cell, top + row * 126, cell)


def _cell(c: Canvas, index: int, left: float, top: float, width: float) -> None:
    day = (index - 3) % 31 + 1
    today = index == 16
    if today:
        c.circle(left + width / 2, top + 28, 26, SCHEME.primary)
    _label(c, str(day), _DAY, left, top + 8, width, SCHEME.on_primary if today else SCHEME.on_surface)
    for line in range(index * 7 % 3):
        y = top + 60 + line * 31
        c.rrect(left + 4, y, left + width - 4, y + 28, 6, _CHIPS[(index + line) % 8])
        chip = layout_text(
            ("Release", "Standup", "Dentist", "Yoga")[(index + line) % 4], _CHIP, width - 20, max_lines=1
        )
        c.text(chip, left + 12, y, 0xFFFFFFFF)


def _event(c: Canvas, index: int, title: str, place: str, time: str) -> None:
    top = 1092 + index * 128
    c.circle(95, top + 64, 47, _CHIPS[index])
    _label(c, title[0], TextStyle(40, weight=700, line_height=56), 48, top + 36, 94, 0xFFFFFFFF)
    c.text(layout_text(title, _TITLE, 600, max_lines=1), 179, top + 15, SCHEME.on_surface)
    c.text(layout_text(place, _SUB, 640, max_lines=1), 179, top + 68, SCHEME.on_surface_variant)
    c.text(layout_text(time, _TIME, 154, align="end"), 800, top + 28, SCHEME.on_surface_variant)
    c.icon("more_vert", 979, top + 32, 66, SCHEME.on_surface_variant)
    c.rect(179, top + 126, 1080, top + 128, SCHEME.outline_variant)


def _bottom(c: Canvas) -> None:
    c.shadow(891, 1948, 1038, 2095, 42, 18)
    c.rrect(891, 1948, 1038, 2095, 42, SCHEME.primary_container)
    c.icon("add", 931, 1988, 66, SCHEME.on_primary_container)
    c.rect(0, 2136, 1080, 2400, SCHEME.surface_container)
    c.rrect(51, 2164, 219, 2248, 42, SCHEME.secondary_container)
    tabs = (
        ("Calendar", "calendar_month"),
        ("Tasks", "check_circle"),
        ("Agenda", "event_note"),
        ("Settings", "settings"),
    )
    for index, (label, icon) in enumerate(tabs):
        left = index * 270
        c.icon(icon, left + 103, 2174, 64, SCHEME.on_surface, filled=not index)
        _label(c, label, TextStyle(31, weight=500, line_height=42), left, 2264, 270, SCHEME.on_surface)
    c.rrect(398, 2363, 682, 2374, 5, SCHEME.on_surface)


SCRIPTS = (
    ("Latin", "Kalender – Besprechung fi AV To"),
    ("Greek", "Ημερολόγιο συνάντησης"),
    ("Cyrillic", "Встреча команды"),
    ("Arabic", "اجتماع الفريق 9:00 ص"),
    ("Hebrew", "פגישת צוות (room 4)"),
    ("Devanagari", "बैठक क्षेत्र श्री"),
    ("Thai", "ปฏิทินการประชุม"),
    ("CJK", "会議 日曆 달력 カレンダー"),
    ("Emoji", "Party 🎉 👨‍👩‍👧 🇩🇪 👍🏽 ❤️ ☀️"),
    ("Mixed", "Meeting مع Anna 会議 🎉 → ✓ ★"),
    ("Missing", "\ua000 \ufffd"),
)


def scripts(c: Canvas) -> None:
    """One line per script at the left, the same text tripled, wrapped and cut at the right."""
    c.rect(0, 0, 1700, 1500, 0xFFFFFFFF)
    for row, (name, text) in enumerate(SCRIPTS):
        top = 20 + row * 130
        c.text(layout_text(name, TextStyle(28, line_height=40), None), 10, top + 10, 0xFF000000)
        c.text(layout_text(text, _TITLE, None), 230, top, 0xFF000000)
        rtl = name in ("Arabic", "Hebrew")
        c.text(layout_text(f"{text} " * 3, _TITLE, 420, max_lines=2, rtl=rtl), 1100, top, 0xFF0000AA)


def random_scene(seed: int, size: tuple[int, int] = DEVICE, calls: int = 60) -> Callable[[Canvas], None]:
    """A scene of every kind of call at fractional places, the same each time it is painted."""
    rnd = random.Random(seed)
    ops = [_random_op(rnd, size) for _ in range(calls)]

    def paint(c: Canvas) -> None:
        c.rect(0, 0, *size, 0xFFFDF7FF)
        for op in ops:
            op(c)

    return paint


_IMAGE = np.random.default_rng(3).integers(0, 256, (40, 60, 4), np.uint8)


def _random_op(rnd: random.Random, size: tuple[int, int]) -> Callable[[Canvas], None]:
    x, y = rnd.uniform(-60, size[0]), rnd.uniform(-60, size[1])
    right, bottom = x + rnd.uniform(4, 500), y + rnd.uniform(4, 400)
    color = rnd.choice((0xFF, 0x80)) << 24 | rnd.randrange(1 << 24)
    radius, width = rnd.uniform(0, 60), rnd.uniform(0.5, 12)
    text = rnd.choice(SCRIPTS)[1]
    style = TextStyle(rnd.choice((24, 31.5, 42, 300)), weight=rnd.choice((400, 500, 700)), underline=rnd.random() < 0.2)
    icon = rnd.choice(sorted(icon_table()))
    points = [(rnd.uniform(x, right), rnd.uniform(y, bottom)) for _ in range(5)]
    inner = _random_op(rnd, size) if rnd.random() < 0.3 else (lambda c: c.circle(x, y, radius + 5, color))

    def grouped(c: Canvas) -> None:
        c.save()
        c.clip(x, y, right, bottom, rnd_radius)
        c.translate(13.5, -7.25)
        c.begin_layer(0.6)
        inner(c)
        c.end_layer()
        c.restore()

    rnd_radius = rnd.choice((0.0, radius))
    return rnd.choice(
        (
            lambda c: c.rect(x, y, right, bottom, color),
            lambda c: c.rrect(x, y, right, bottom, radius, color),
            lambda c: c.rrect(x, y, right, bottom, (radius, 0.0, 9.0, 30.0), color),
            lambda c: c.stroke_rrect(x, y, right, bottom, radius, width, color),
            lambda c: c.circle(x, y, radius + 5, color),
            lambda c: c.ring(x, y, radius + 15, width, color),
            lambda c: c.arc(x, y, right, bottom, radius * 6, 200, rnd_radius or None, color),
            lambda c: c.line(x, y, right, bottom, width, color),
            lambda c: c.polygon(points, color),
            lambda c: c.polyline(points, width, color),
            lambda c: c.gradient_rect(x, y, right, bottom, (color, 0xFF00FF00, 0x80FFFFFF), radius > 30),
            lambda c: c.shadow(x, y, right, bottom, radius, width * 2),
            lambda c: c.text(layout_text(text, style, 400, max_lines=2), x, y, color),
            lambda c: c.icon(icon, x, y, 20 + radius, color, radius > 30),
            lambda c: c.image(_IMAGE, x, y, right, bottom, rnd_radius),
            grouped,
        )
    )


def write_samples(folder: Path) -> None:
    """Write the samples as PNG files, to be looked at after a change: ``python scenes.py FOLDER``."""
    folder.mkdir(parents=True, exist_ok=True)
    for width in (1080, 540, 270):
        picture = painted(Canvas((width, width * 20 // 9), DEVICE), calendar)
        (folder / f"calendar-{width}.png").write_bytes(encode_png(picture.rgb()))
    (folder / "scripts.png").write_bytes(encode_png(painted(Canvas((1700, 1500)), scripts).rgb()))


if __name__ == "__main__":
    write_samples(Path(sys.argv[1]))
