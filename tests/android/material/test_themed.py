"""Themes of an app's own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gts_env.android.config import Config
from gts_env.android.layout.context import Layout
from gts_env.android.material.themed import BLACK, Themed, own_theme
from gts_env.android.seams import CLEAN, Site
from gts_env.android.state import PhoneState
from gts_env.android.theme import theme_for
from gts_env.android.view_state import EMPTY_VIEW
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList

CONFIG = Config()
THEME = theme_for(0xFF3F6AD8, CONFIG)


@pytest.fixture(autouse=True)
def theme(monkeypatch: pytest.MonkeyPatch) -> None:
    """The theme as the phone knows it now; tests before these may have driven it out of the memory."""
    monkeypatch.setitem(globals(), "THEME", theme_for(THEME.seed, CONFIG))


def layout() -> Layout:
    """A layout of a light phone."""
    return Layout(THEME, EMPTY_VIEW, CLEAN, Site("app", "screen", {}, CONFIG, PhoneState(CONFIG, 0)), {})


def test_what_follows_the_phone_is_the_phones_theme() -> None:
    assert own_theme(THEME, None, True, 1.0) is THEME


def test_a_black_theme_is_dark_with_a_black_ground() -> None:
    dark = own_theme(THEME, True, False, 1.0)
    black = own_theme(THEME, True, True, 1.0)
    assert dark is theme_for(THEME.seed, replace(CONFIG, night=True))
    assert dark.scheme.surface != BLACK
    assert black.scheme.surface == BLACK
    assert black.scheme.on_surface == dark.scheme.on_surface
    assert own_theme(THEME, True, True, 1.0) is black


def test_the_child_is_laid_out_under_it_and_the_rest_is_not() -> None:
    lay = layout()
    plain = lay(Text("Word"), 1000, 1000)
    large = lay(Themed(Text("Word"), night=True, text=1.5), 1000, 1000)
    assert large.w > plain.w
    assert large.kids[0][0].data[1] != plain.data[1]
    assert lay.theme is THEME


def test_a_list_scrolls_by_the_letters_it_shows() -> None:
    lay = layout()
    rows = LazyList([Text(f"Row {i}") for i in range(40)], height="fill", width="fill")
    box = lay(Themed(rows, text=1.5), 1000, 800, 1000, 800).kids[0][0]
    assert (
        rows.range(lay, box, 1 << 20)
        == sum([lay(Themed(row, text=1.5), 1000, 1 << 30).h for row in rows.children]) - 800
    )
    assert lay.theme is THEME
