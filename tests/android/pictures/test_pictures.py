"""Pictures: equal seeds give equal pixels, different seeds different ones, at every size; charts show their values."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gts_env.android.pictures import (
    SCENES,
    Picture,
    cover,
    document,
    map_tile,
    monogram,
    photo,
    portrait,
    qr_code,
    scene_of,
    weather,
)
from gts_env.android.pictures.chance import Chance
from gts_env.android.pictures.charts import SERIES, paint_bars, paint_line, paint_pie, top_of
from gts_env.android.pictures.lettering import initials
from gts_env.android.pictures.paper import KINDS, modules
from gts_env.android.pictures.rendered import Rendered, rendered
from gts_env.android.pictures.weather import KINDS as WEATHERS

COLORS = tuple([0xFF000000 + 0x101010 * i for i in range(1, 10)])
MADE: dict[str, Callable[[Any], Picture]] = {
    **{f"photo of {scene}": lambda seed, scene=scene: photo(seed, scene) for scene in SCENES},
    **{f"{kind} cover": lambda seed, kind=kind: cover(seed, "Title", "Author", kind)
       for kind in ("album", "book", "podcast")},
    **{f"{kind} document": lambda seed, kind=kind: document(seed, kind) for kind in KINDS},
    **{f"{kind} weather": lambda seed, kind=kind: weather(kind, seed=seed) for kind in WEATHERS},
    "portrait": portrait,
    "monogram": lambda seed: monogram(f"Name {seed}" if seed == 1 else f"Other {seed}"),
    "map": map_tile,
    "code": lambda seed: qr_code(str(seed)),
}  # fmt: skip


def pixels(picture: Picture, size: tuple[int, int] = (120, 90), scale: float = 1.0) -> Any:
    return rendered(picture.paint, size, COLORS[: len(picture.palette)], picture.args, scale)


@pytest.mark.parametrize("name", MADE)
def test_the_seed_decides_and_nothing_else(name: str) -> None:
    first, again, other = pixels(MADE[name](1)), pixels(MADE[name](1)), pixels(MADE[name](2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    assert (first[..., 3] == 255).all()
    assert len(np.unique(first.reshape(-1, 4), axis=0)) > 4 or name == "code"


@pytest.mark.parametrize("name", MADE)
def test_every_size_can_be_drawn(name: str) -> None:
    for size in ((1, 1), (3, 40), (120, 120), (1080, 600)):
        assert pixels(MADE[name](3), size, 0.25).any()


def test_the_numbers_are_the_same_on_every_machine() -> None:
    chance = Chance("photo", 7)
    row = [chance.whole(0, 999) for _ in range(6)] + [round(Chance(("a", 1)).share(), 6)]
    assert row == ROW
    assert len({Chance(i).share() for i in range(500)}) == 500
    assert {scene_of(i) for i in range(60)} == set(SCENES)


ROW: list[float] = [740, 847, 920, 526, 905, 862, 0.122097]


def test_pictures_are_painted_once() -> None:
    held = Rendered(limit=200_000)
    args = (held.get, photo(1, "sea").paint, (100, 100), (), (1, "sea"), 1.0)
    assert args[0](*args[1:]) is args[0](*args[1:])
    first = args[0](*args[1:])
    for seed in range(10):
        args[0](args[1], (100, 100), (), (seed, "sea"), 1.0)
    assert np.array_equal(first, args[0](*args[1:]))


def test_bars_are_as_tall_as_their_values() -> None:
    colors = (*[0xFFFF0000] * SERIES, 0xFF000000, 0xFF000000, 0xFFFFFFFF)
    image = rendered(paint_bars, (400, 200), colors, ((2.0, 4.0, 0.0, 10.0), (), -1))
    tall = [int((image[:, x, 0] == 255).sum()) for x in (50, 150, 250, 350)]
    assert tall[2] == 0
    assert tall[3] / tall[1] == pytest.approx(2.5, abs=0.05)
    assert tall[1] / tall[0] == pytest.approx(2.0, abs=0.05)


def test_slices_have_the_area_of_their_values() -> None:
    colors = (0xFFFF0000, 0xFF00FF00, 0xFF0000FF, 0xFFFFFF00, 0xFF00FFFF, 0xFFFF00FF, 0xFF111111, 0xFF111111)
    for hole in (0.0, 0.6):
        image = rendered(paint_pie, (300, 300), colors, ((1.0, 2.0, 5.0), hole))
        area = [int((image[..., c] == 255).sum()) for c in range(3)]
        assert area[1] / area[0] == pytest.approx(2.0, abs=0.15)
        assert area[2] / area[1] == pytest.approx(2.5, abs=0.15)


def test_charts_without_values_are_empty() -> None:
    for paint, args in ((paint_bars, ((), (), -1)), (paint_line, ((), (), 0.0)), (paint_pie, ((), 0.5)),
                        (paint_line, ((3.0,), ("Mon",), 0.0)), (paint_pie, ((0.0, 0.0), 0.0))):  # fmt: skip
        rendered(paint, (100, 80), COLORS, args)


def test_an_axis_ends_at_a_round_number() -> None:
    assert [top_of((v,)) for v in (0, 0.7, 3, 10, 11, 24, 51, 2500)] == [1, 1, 5, 10, 20, 25, 100, 2500]
    assert math.isfinite(top_of(()))


def test_a_code_has_its_three_corners() -> None:
    code = modules("hello")
    for top, left in ((0, 0), (0, 18), (18, 0)):
        assert all(code[top][left : left + 7])
        assert not any(code[top + 1][left + 1 : left + 6])
    assert modules("hello") == code != modules("hullo")


def test_initials() -> None:
    assert [initials(n) for n in ("Ana Lima", "Björn", "Jean de la Tour", "李雷", "", "+49 170")] == [
        "AL", "B", "JT", "李", "", "1"
    ]  # fmt: skip


def test_a_brush_that_changes_colours_reaches_into_a_picture() -> None:
    from typing import cast

    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.box import Box
    from gts_env.faults.brushes import Tint, inverse

    picture = photo("brush", "sea")
    box = Box(picture, 90, 90, data=(picture.paint, (), picture.args, 0.0))
    drawn = []
    for inverted in (False, True):
        canvas = Canvas((90, 90))
        canvas.begin()
        picture.draw(cast("Canvas", Tint(canvas, inverse, "shape")) if inverted else canvas, box, 0, 0)
        canvas.end()
        drawn.append(canvas.rgb().astype(int))
    assert abs(drawn[0] + drawn[1] - 255).mean() < 40
