"""The canvas paints device px into its buffer, and a dirty redraw is the full redraw to the bit."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from gts_env.android.drawing.canvas import Canvas

from .scenes import DEVICE, calendar, random_scene, scripts

SIZES = ((1080, 2400), (270, 600), (337, 751))


def painted(canvas: Canvas, scene, dirty=None) -> Canvas:
    canvas.begin(dirty)
    scene(canvas)
    canvas.end()
    return canvas


def random_rects(rnd: random.Random, count: int) -> list[tuple[int, int, int, int]]:
    rects = []
    for _ in range(count):
        left, top = rnd.randrange(-20, DEVICE[0]), rnd.randrange(-20, DEVICE[1])
        rects.append((left, top, left + rnd.randrange(1, 600), top + rnd.randrange(1, 400)))
    return rects


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(3))
def test_dirty_redraw_is_bit_identical(size, seed):
    rnd = random.Random(seed)
    canvas, full = Canvas(size, DEVICE), Canvas(size, DEVICE)
    retained = np.zeros((size[1], size[0], 3), np.uint8)
    previous = random_scene(1000 * seed)
    painted(canvas, previous)
    canvas.copy_rgb(retained, None)
    for step in range(4):
        scene = random_scene(1000 * seed + step + 1)
        target = painted(full, scene).pixels
        dirty = random_rects(rnd, rnd.choice((1, 1, 2)))
        before = canvas.pixels.copy()
        painted(canvas, scene, dirty)
        canvas.copy_rgb(retained, dirty)
        left, top, right, bottom = canvas.surface_bounds(dirty)
        before[top:bottom, left:right] = target[top:bottom, left:right]
        assert np.array_equal(canvas.pixels, before)
        assert np.array_equal(retained, before[..., :3])
