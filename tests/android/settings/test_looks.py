"""Settings in every language, on every screen: nothing is cut that need not be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gts_env.android.effects import Open, pack
from gts_env.android.layout.box import Box
from gts_env.android.locale import LANGUAGES
from gts_env.android.widgets.leaf import Text

from .conftest import Driver

SMALL = {"width": 720, "height": 1280, "native_density": 2.0}
TABLET = {"width": 1600, "height": 2560, "native_density": 2.0}
PAGES = (
    "home", "network", "apps", "display", "text_size", "system", "languages", "gestures", "navigation", "date_time",
    "time_zones", "reset", "about", "app_info", "notifications", "app_notifications", "developer",
)  # fmt: skip


def texts(box: Box) -> Iterator[Box]:
    if isinstance(box.widget, Text):
        yield box
    for kid, _, _ in box.kids:
        yield from texts(kid)


def cut(**config: Any) -> list[tuple[str, str]]:
    d = Driver(**config)
    start = d.phone.state
    found = []
    for page in PAGES:
        if page != "home":
            effect = Open(page, pack({"app": "calendar"}) if page.startswith("app_") else ())
            d.phone.state = d.phone.reducer.apply(start, effect)
        window = d.phone.frame().windows[0]
        found += [(page, box.widget.text) for box in texts(window.box) if box.data[0].truncated]
    return found


@pytest.mark.parametrize("tag", [one.tag for one in LANGUAGES])
def test_nothing_is_cut(tag: str) -> None:
    assert cut(locale=tag) == []
    assert cut(locale=tag, font_scale=1.3, **SMALL) == []


@pytest.mark.parametrize("look", [{"font_scale": 2.0}, {"display_size": 1.45}, {"orientation": "landscape"}, TABLET])
def test_nothing_is_cut_in_other_looks(look: dict[str, Any]) -> None:
    assert cut(**look) == []


def test_rows_stand_in_the_middle_of_a_tablet() -> None:
    row = Driver(**TABLET).one("network").bounds
    assert (row[0], 1600 - row[2]) == (160, 160)


def test_pages_are_mirrored_from_right_to_left() -> None:
    d = Driver(locale="ar").go("network")
    back = next(n for n in d.phone.screen().nodes if n.class_name.endswith("ImageButton"))
    assert back.center[0] > 900
    switch = d.one("wifi")
    assert switch.text == "Wi‑Fi"
    titles = d.back().all("title")
    assert len({n.bounds[2] for n in titles}) == 1
