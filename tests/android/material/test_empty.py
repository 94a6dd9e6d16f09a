"""An empty state: what it leaves out, and when it scrolls."""

from __future__ import annotations

from gts_env.android.config import Config
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import Layout
from gts_env.android.material import EmptyState
from gts_env.android.system.themes import layout
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.android.widgets.scroll import Scroll

LAY: Layout = layout(Config(orientation="landscape"))


def widgets(box: Box) -> list[Widget]:
    return [box.widget, *[w for kid, _, _ in box.kids for w in widgets(kid)]]


def kinds(tall: float) -> set[type]:
    state = EmptyState("inbox", "Nothing here yet", "What you add will show up here.")
    box = LAY(state, 2400, LAY.px(tall), 2400)
    assert box.h == LAY.px(tall)
    return {type(w) for w in widgets(box)} & {Icon, Text, Scroll}


def test_the_symbol_goes_before_words_are_cut() -> None:
    assert kinds(400) == {Icon, Text}
    assert kinds(90) == {Text}
    assert kinds(40) == {Icon, Text, Scroll}
