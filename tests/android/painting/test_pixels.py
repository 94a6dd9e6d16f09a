"""Pictures in memory are what they were, however large and whatever process they are in."""

from __future__ import annotations

import multiprocessing

import numpy as np
import pytest

from gts_env.android.painting.pixels import LARGE, Folded, copied

SHAPES = ((1, 1, 3), (7, 5, 3), (600, 270, 3), (2400, 1080, 3), (1301, 1081, 3))


def _screen(shape: tuple[int, int, int]) -> np.ndarray:
    """Something like a screen: bands of rows that are the same, and rows that are all different."""
    rng = np.random.default_rng(3)
    rows = rng.integers(0, 256, shape, np.uint8)
    for top in range(0, shape[0], 40):
        rows[top : top + 25] = rows[top]
    return rows


@pytest.mark.parametrize("shape", SHAPES)
def test_a_copy_is_the_same_and_its_own(shape: tuple[int, int, int]) -> None:
    screen = _screen(shape)
    copy = copied(screen)
    np.testing.assert_array_equal(copy, screen)
    copy += 1
    np.testing.assert_array_equal(screen, _screen(shape))


@pytest.mark.parametrize("shape", SHAPES)
def test_a_folded_picture_unfolds_to_what_it_was(shape: tuple[int, int, int]) -> None:
    screen = _screen(shape)
    folded = Folded(screen)
    screen += 1
    np.testing.assert_array_equal(folded.fresh(), _screen(shape))
    out = np.zeros(shape, np.uint8)
    folded.onto(out)
    np.testing.assert_array_equal(out, _screen(shape))
    if shape[0] > 100:
        assert folded.nbytes < screen.nbytes * 0.6, "equal rows stand once"


def test_part_of_a_picture_is_folded_too() -> None:
    part = _screen((600, 270, 3))[10:90, 20:50]
    np.testing.assert_array_equal(Folded(part).fresh(), part)


def _large_copy_is_right() -> None:
    screen = _screen((2400, 1080, 3))
    assert screen.nbytes > LARGE
    assert (copied(screen) == screen).all()


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="processes cannot be forked here")
def test_after_a_fork_both_processes_go_on() -> None:
    _large_copy_is_right()
    # Where Python finds threads at a fork it warns, and warnings are errors here.
    child = multiprocessing.get_context("fork").Process(target=_large_copy_is_right)
    child.start()
    _large_copy_is_right()
    child.join(60)
    assert child.exitcode == 0
