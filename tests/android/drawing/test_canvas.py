"""The canvas paints device px into its buffer, and a partial redraw is the full redraw to the bit."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import numpy as np
import pytest

from gts_env.android.drawing.canvas import Canvas
from gts_env.android.drawing.text import TextStyle, layout_text
from gts_env.errors import UnknownIdError
from tests.support.processes import finished

from .scenes import DEVICE, calendar, painted, random_rects, random_scene

WHITE, BLACK, RED = 0xFFFFFFFF, 0xFF000000, 0xFFFF0000


def blank(size: tuple[int, int] = (100, 100), device: tuple[int, int] | None = None) -> Canvas:
    canvas = Canvas(size, device)
    canvas.begin()
    canvas.rect(0, 0, *(device or size), WHITE)
    return canvas


def dark_box(canvas: Canvas) -> tuple[int, int, int, int]:
    """Bounds of what is not white, surface px."""
    canvas.end()
    rows, columns = np.nonzero((canvas.pixels[..., :3] < 128).any(axis=2))
    return int(columns.min()), int(rows.min()), int(columns.max()) + 1, int(rows.max()) + 1


@pytest.mark.parametrize("size", [(1080, 2400), (270, 600), (337, 751)])
@pytest.mark.parametrize("seed", range(3))
def test_dirty_redraw_is_bit_identical(size, seed):
    rnd = random.Random(seed)
    canvas, full = Canvas(size, DEVICE), Canvas(size, DEVICE)
    painted(canvas, random_scene(1000 * seed))
    retained = canvas.rgb()
    for step in range(4):
        scene = random_scene(1000 * seed + step + 1)
        target = painted(full, scene).pixels
        dirty = random_rects(rnd, rnd.choice((1, 1, 2)))
        expected = canvas.pixels.copy()
        painted(canvas, scene, dirty)
        canvas.copy_rgb(retained, dirty)
        left, top, right, bottom = canvas.surface_bounds(dirty)
        expected[top:bottom, left:right] = target[top:bottom, left:right]
        assert np.array_equal(canvas.pixels, expected)
        assert np.array_equal(retained, expected[..., :3])


@pytest.mark.parametrize("size", [(1080, 2400), (337, 751)])
def test_a_frame_inside_a_rounded_rectangle_is_bit_identical(size):
    def scene(c: Canvas) -> None:
        c.rect(0, 0, *DEVICE, WHITE)
        c.rrect(40.5, 300, 1039.5, 2000.3, 60, 0x80336699)
        c.rrect(100, 500, 900, 1500, (60, 0, 30, 9), 0xFF993300)

    for dirty in ([(200, 700, 800, 900)], [(30, 350, 300, 900)], [(41, 361, 1039, 1939)], [(500, 280, 700, 420)]):
        canvas, full = blank(size, DEVICE), painted(Canvas(size, DEVICE), scene)
        canvas.end()
        painted(canvas, scene, dirty)
        left, top, right, bottom = canvas.surface_bounds(dirty)
        assert np.array_equal(canvas.pixels[top:bottom, left:right], full.pixels[top:bottom, left:right])


def test_nothing_changes_without_a_dirty_rect():
    canvas = painted(Canvas((270, 600), DEVICE), calendar)
    before = canvas.pixels.copy()
    painted(canvas, random_scene(1), [])
    assert np.array_equal(canvas.pixels, before)


def test_two_processes_draw_the_same_bytes():
    code = (
        "import hashlib; from drawing.scenes import *\n"
        "a = painted(Canvas((270, 600), DEVICE), calendar); b = painted(Canvas((1700, 1500)), scripts)\n"
        "print(hashlib.sha256(a.pixels.tobytes() + b.pixels.tobytes()).hexdigest())"
    )
    path = os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])
    answers = {
        finished(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(answers) == 1


def test_a_small_surface_looks_like_the_scaled_down_screen():
    large, small = painted(Canvas(DEVICE), calendar), painted(Canvas((270, 600), DEVICE), calendar)
    scaled = large.pixels.reshape(600, 4, 270, 4, 4).mean(axis=(1, 3))
    assert np.abs(scaled - small.pixels).mean() < 3


def test_a_rectangle_fills_exactly_its_pixels():
    canvas = blank()
    canvas.rect(10, 20, 30, 25, BLACK)
    assert dark_box(canvas) == (10, 20, 30, 25)
    assert (canvas.pixels[20:25, 10:30] == (0, 0, 0, 255)).all()


@pytest.mark.parametrize(
    ("name", "arguments", "box"),
    [
        ("rrect", (10, 20, 60, 70, 12.0, BLACK), (10, 20, 60, 70)),
        ("rrect", (10, 20, 60, 70, (12.0, 0.0, 3.0, 4.0), BLACK), (10, 20, 60, 70)),
        ("stroke_rrect", (10, 20, 60, 70, 12.0, 4.0, BLACK), (10, 20, 60, 70)),
        ("circle", (50, 50, 20, BLACK), (30, 30, 70, 70)),
        ("ring", (50, 50, 20, 4, BLACK), (30, 30, 70, 70)),
        ("arc", (20, 20, 80, 80, 0, 90, None, BLACK), (50, 50, 80, 80)),
        ("line", (10, 50, 90, 50, 4, BLACK), (10, 48, 90, 52)),
        ("polygon", ([(10, 10), (90, 10), (10, 90)], BLACK), (10, 10, 90, 90)),
        ("gradient_rect", (10, 20, 60, 70, (BLACK, 0xFF202020)), (10, 20, 60, 70)),
        ("image", (np.full((4, 4, 4), (0, 0, 0, 255), np.uint8), 10, 20, 60, 70), (10, 20, 60, 70)),
    ],
)
def test_a_shape_fills_its_bounds(name, arguments, box):
    canvas = blank()
    getattr(canvas, name)(*arguments)
    assert dark_box(canvas) == pytest.approx(box, abs=1)


def test_a_stroke_leaves_the_middle_alone():
    canvas = blank()
    canvas.stroke_rrect(10, 10, 90, 90, 8, 4, BLACK)
    canvas.ring(50, 50, 20, 4, RED)
    canvas.end()
    assert (canvas.pixels[50, 50] == 255).all()


def test_a_shadow_darkens_below_and_beside_but_not_far_away():
    canvas = blank()
    canvas.shadow(30, 30, 70, 70, 8, 6)
    canvas.end()
    below, beside, far = (int(canvas.pixels[y, x, 0]) for x, y in ((50, 74), (74, 50), (50, 5)))
    assert below < beside < 255
    assert far == 255


def test_an_icon_stands_in_its_square():
    canvas = blank()
    canvas.icon("crop_square", 20, 30, 48, BLACK)
    left, top, right, bottom = dark_box(canvas)
    assert (left + right, top + bottom) == pytest.approx((2 * 44, 2 * 54), abs=2)


def test_a_filled_icon_has_more_ink():
    ink = []
    for filled in (False, True):
        canvas = blank()
        canvas.icon("favorite", 20, 20, 60, BLACK, filled)
        canvas.end()
        ink.append(int((canvas.pixels[..., 0] < 128).sum()))
    assert ink[1] > 1.5 * ink[0]


def test_an_unknown_icon_names_near_ones():
    with pytest.raises(UnknownIdError, match="favorite"):
        blank().icon("favourite", 0, 0, 48, BLACK)


def test_text_stands_on_its_baseline():
    canvas, block = blank(), layout_text("HHH", TextStyle(30, line_height=40), None)
    canvas.text(block, 10, 20, BLACK)
    left, _, _, bottom = dark_box(canvas)
    assert (left, bottom) == pytest.approx((10 + 3, 20 + block.baseline), abs=1.5)


def test_clip_translate_and_restore():
    canvas = blank()
    canvas.save()
    canvas.clip(10, 10, 50, 50)
    canvas.translate(20, 20)
    canvas.rect(0, 0, 100, 100, BLACK)
    canvas.restore()
    canvas.rect(0, 90, 5, 95, BLACK)
    canvas.end()
    dark = canvas.pixels[..., 0] == 0
    assert dark[20:50, 20:50].all()
    assert dark.sum() == 30 * 30 + 5 * 5


def test_a_rounded_clip_cuts_corners():
    canvas = blank()
    canvas.save()
    canvas.clip(10, 10, 90, 90, 30)
    canvas.rect(0, 0, 100, 100, BLACK)
    canvas.restore()
    canvas.end()
    assert canvas.pixels[12, 12, 0] == 255
    assert canvas.pixels[50, 12, 0] == 0


@pytest.mark.parametrize("bounds", [None, (0, 0, 100, 100)])
def test_a_layer_blends_as_one(bounds):
    canvas = blank()
    canvas.begin_layer(0.5, bounds)
    canvas.rect(10, 10, 50, 50, BLACK)
    canvas.rect(30, 30, 70, 70, BLACK)
    canvas.end_layer()
    canvas.end()
    assert np.unique(canvas.pixels[..., 0]).tolist() == [127, 255]


def test_an_image_keeps_its_colours_and_rounds_its_corners():
    picture = np.zeros((8, 8, 4), np.uint8)
    picture[:, :4], picture[:, 4:] = (255, 0, 0, 255), (0, 0, 255, 255)
    canvas = blank()
    canvas.image(picture, 10, 10, 90, 90, 20)
    canvas.end()
    assert canvas.pixels[50, 20].tolist() == [255, 0, 0, 255]
    assert canvas.pixels[50, 80].tolist() == [0, 0, 255, 255]
    assert canvas.pixels[10, 10].tolist() == [255, 255, 255, 255]


def test_surface_bounds_round_outward():
    canvas = Canvas((270, 600), DEVICE)
    assert canvas.surface_bounds([(1, 5, 7, 9)]) == (0, 1, 2, 3)
    assert canvas.surface_bounds([(4, 4, 8, 8), (400, 800, 404, 804)]) == (1, 1, 101, 201)
    assert canvas.surface_bounds([(-50, -50, 9999, 9999)]) == (0, 0, 270, 600)


def test_visible_tells_what_a_frame_can_show():
    canvas = Canvas((270, 600), DEVICE)
    canvas.begin([(0, 1000, 1080, 1200)])
    assert canvas.visible(0, 1100, 1080, 1300)
    assert not canvas.visible(0, 1300, 1080, 1500)
    canvas.translate(0, -300)
    assert canvas.visible(0, 1300, 1080, 1500)
    canvas.end()


def test_rgb_is_a_contiguous_copy():
    canvas = painted(Canvas((270, 600), DEVICE), calendar)
    copy = canvas.rgb()
    assert copy.shape == (600, 270, 3)
    assert copy.flags.c_contiguous
    assert np.array_equal(copy, canvas.pixels[..., :3])
    assert not np.shares_memory(copy, canvas.pixels)
