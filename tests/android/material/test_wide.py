"""On wide screens chips keep their own width, and what stands over a bounded list is bounded with it."""

from __future__ import annotations

import pytest

from gts_env.android.config import Config
from gts_env.android.effects import Nothing
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF, Layout
from gts_env.android.material.chip_group import ChipGroup
from gts_env.android.material.chips import Chip
from gts_env.android.material.reorder import ReorderList
from gts_env.android.system.themes import layout
from gts_env.android.widgets.bounded import Bounded
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList


@pytest.fixture(params=["en-US", "ar-EG"])
def lay(request: pytest.FixtureRequest) -> Layout:
    return layout(Config(width=1600, height=2560, native_density=2.0, locale=request.param))


def places(box: Box, kind: type, x: int = 0) -> list[tuple[Box, int]]:
    """Boxes of a kind of widget with their left edges."""
    found = [(box, x)] if isinstance(box.widget, kind) else []
    return found + [one for kid, kx, _ in box.kids for one in places(kid, kind, x + kx)]


def test_a_chip_is_as_wide_as_its_label(lay: Layout) -> None:
    own = lay(Chip("Unread"), INF, INF).w
    for holder in (Row, Column, Flow):
        box = lay(holder([Chip("Unread")], width="fill", **({} if holder is Flow else {"align": "fill"})), 1600, INF)
        ((chip, x),) = places(box, Chip)
        assert chip.w == own
        assert x == (1600 - own if lay.theme.rtl else 0)


def test_a_chip_is_stretched_where_that_is_asked_for(lay: Layout) -> None:
    box = lay(Row([Chip("A", weight=1), Chip("B", width="fill", weight=1)], width="fill"), 1600, INF)
    assert [chip.w for chip, _ in places(box, Chip)] == [800, 800]


def test_what_is_bounded_stands_over_the_rows_of_the_list(lay: Layout) -> None:
    head = lay(Bounded(ChipGroup(["A", "B"], "A", Nothing()), 640), 1600, INF, 1600)
    rows = lay(LazyList([Text("Row", width="fill")], most_width=640), 1600, 400, 1600)
    assert head.w == 1600
    ((inner, _, _),) = head.kids
    assert inner.w == rows.kids[0][0].w == 1280
    assert head.kids[0][1] == rows.kids[0][1] == 160


def test_what_is_bounded_fills_a_narrow_screen() -> None:
    lay = layout(Config())
    head = lay(Bounded(Text("Head", width="fill"), 640), 1080, INF, 1080)
    assert (head.kids[0][0].w, head.kids[0][1]) == (1080, 0)


def test_a_list_to_reorder_is_bounded_too(lay: Layout) -> None:
    box = lay(ReorderList([Text("Row", width="fill")], Nothing(), key="l", most_width=640), 1600, 400, 1600)
    assert (box.kids[0][0].w, box.kids[0][1]) == (1280, 160)
