from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gts_env.actions.frames import FRAMES, frame_named, smart_resize
from gts_env.errors import ActionError, GtsError, UnknownIdError

SCREEN = (1080, 2400)
screens = st.tuples(st.integers(100, 3000), st.integers(100, 3000))
pictures = st.none() | st.tuples(st.integers(60, 3000), st.integers(60, 3000))
names = st.sampled_from([*FRAMES, "resized:78400:1003520", "resized:3136:12845056:32"])


@pytest.mark.parametrize(
    ("size", "resized"),
    [
        ((1080, 2400), (1092, 2408)),
        ((270, 600), (280, 588)),
        # 14 and 42 lie halfway: Python rounds to the even multiple, as the processor does.
        ((42, 70), (56, 56)),
        ((28, 28), (56, 56)),
        ((8192, 8192), (3584, 3584)),
    ],
)
def test_smart_resize(size: tuple[int, int], resized: tuple[int, int]) -> None:
    assert smart_resize(size) == resized


def test_smart_resize_with_bounds() -> None:
    assert smart_resize((1080, 2400), most=1003520) == (672, 1484)
    assert smart_resize((100, 100), least=78400) == (280, 280)
    with pytest.raises(GtsError, match="at most 200 times"):
        smart_resize((2, 800))


@given(screens, st.integers(1, 4), st.integers(0, 6))
def test_smart_resize_keeps_its_promises(size: tuple[int, int], low: int, high: int) -> None:
    least, most = low * 28 * 28 * 4, (low + 2 ** (high + 4)) * 28 * 28 * 4
    width, height = smart_resize(size, least=least, most=most)
    assert width % 28 == height % 28 == 0
    if width >= 28 and height >= 28 and max(size) < 8 * min(size):
        assert least <= width * height <= most or 28 in (width, height)


@given(names, screens, pictures, st.data())
def test_there_and_back(
    name: str, screen: tuple[int, int], picture: tuple[int, int] | None, data: st.DataObject
) -> None:
    frame = frame_named(name)
    pixel = data.draw(st.tuples(st.integers(0, screen[0] - 1), st.integers(0, screen[1] - 1)))
    written = frame.write(pixel, screen, picture)
    sides = frame.sides(screen, picture)
    assert all(0 <= number <= side for number, side in zip(written, sides, strict=True))
    read = frame.read(*written, screen, picture)
    # As near as the frame is fine: one of its numbers is so many pixels.
    shown = picture or screen
    scale = min(shown[0] / screen[0], shown[1] / screen[1])
    for one, other, side, whole in zip(pixel, read, sides, shown, strict=True):
        coarse = 1e-3 if name == "unit" else whole / side / scale
        assert abs(one - other) <= math.ceil(coarse / 2)
    assert frame.rounded(read, screen, picture) == read


@given(screens.filter(lambda size: max(size) <= 1000), st.data())
def test_a_fine_frame_is_exact(screen: tuple[int, int], data: st.DataObject) -> None:
    pixel = data.draw(st.tuples(st.integers(0, screen[0] - 1), st.integers(0, screen[1] - 1)))
    for name in ("px", "picture", "unit", "per_mille"):
        assert frame_named(name).rounded(pixel, screen) == pixel


def test_x_comes_first() -> None:
    assert frame_named("per_mille").read(100, 900, SCREEN) == (108, 2160)
    assert frame_named("unit").read(0.1, 0.9, SCREEN) == (108, 2160)
    assert frame_named("resized").read(109.2, 2167.2, SCREEN) == (108, 2160)


def test_the_far_edge_is_the_last_pixel() -> None:
    # Some models count to 999, some to 1000: both ends are on the screen.
    assert frame_named("per_mille").read(1000, 1000, SCREEN) == (1079, 2399)
    assert frame_named("per_mille").read(999, 999, SCREEN) == (1078, 2397)
    assert frame_named("unit").read(1, 1, SCREEN) == (1079, 2399)


def test_what_lies_outside_is_told_in_its_own_numbers() -> None:
    with pytest.raises(ActionError, match=r"x: the frame 'per_mille' goes from 0 to 1000. Found: 1500"):
        frame_named("per_mille").read(1500, 1, SCREEN)
    with pytest.raises(ActionError, match="y: the frame 'px' goes from 0 to 2399"):
        frame_named("px").read(1, 2400, SCREEN)
    for odd in (math.nan, math.inf, -1.0):
        with pytest.raises(ActionError):
            frame_named("unit").read(odd, 0.5, SCREEN)


def test_a_turned_screen_lies_in_the_middle_of_its_picture() -> None:
    turned, picture = (2400, 1080), (270, 600)
    # Scaled by 270/2400, it is 121.5 high, in the middle of 600.
    assert frame_named("picture").read(135, 300, turned, picture) == (1200, 540)
    assert frame_named("unit").read(0.5, 0.5, turned, picture) == (1200, 540)
    assert frame_named("per_mille").read(500, 500, turned, picture) == (1200, 540)
    assert frame_named("px").read(1200, 540, turned, picture) == (1200, 540)
    with pytest.raises(ActionError, match="in the black around it"):
        frame_named("picture").read(135, 20, turned, picture)


def test_names() -> None:
    assert frame_named("resized:3136:1003520").sides(SCREEN) == (672, 1484)
    assert frame_named("resized:3136:12845056:32").sides(SCREEN) == (1088, 2400)
    with pytest.raises(UnknownIdError, match="Did you mean 'per_mille'"):
        frame_named("permille")
    for wrong in ("resized:1", "resized:a:b", "resized:9:1", "per_mille:1:2", "resized:1:2:0", "resized:²:3"):
        with pytest.raises(GtsError, match="resized:LEAST:MOST"):
            frame_named(wrong)
