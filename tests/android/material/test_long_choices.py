"""Long choices open where the chosen option is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from gts_env.actions import OpenApp, Rotate, Swipe, Tap
from gts_env.android.app import App, layer, screen
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.material import Dropdown, ListDialog, MultiListDialog, Scaffold
from gts_env.android.phone import Phone
from gts_env.android.system import installed
from gts_env.android.widgets.base import Widget
from tests.android.sample_app import NOW, ZONE, find, texts

OPTIONS = tuple([(i, f"Option {i}") for i in range(40)])
MANIFEST = Manifest("chooser", "Chooser", "list", 0xFF336699, "Productivity", "")


@dataclass(frozen=True)
class Choice:
    chosen: int = 25


class Chooser(App):
    """Forty options three times."""

    Data = Choice

    @screen(launcher=True)
    def home(self, ui: Any) -> Widget:
        return Scaffold(Dropdown("Option", ui.data.chosen, OPTIONS, ui.dismiss(), "drop"))

    @layer
    def one(self, ui: Any) -> Widget:
        return ListDialog("One", OPTIONS, ui.data.chosen)

    @layer
    def plain(self, ui: Any) -> Widget:
        return ListDialog("Actions", OPTIONS, ui.data.chosen, radios=False)

    @layer
    def several(self, ui: Any) -> Widget:
        return MultiListDialog("Several", OPTIONS, (ui.data.chosen, 39))


def chooser(name: str | None, chosen: int = 25, **config: Any) -> Phone:
    from gts_env.android.effects import Show

    p = Phone(Registry([*installed.MANIFESTS, MANIFEST], {**installed.FACTORIES, "chooser": Chooser}))
    p.surfaces.check = True
    p.boot(Config(zone=ZONE, **config), to_ms(NOW, ZONE), {"chooser": Choice(chosen)})
    p.perform(OpenApp("Chooser"))
    if name is None:
        p.perform(Tap(*find(p, id="drop").center))
    else:
        p.state = p.reducer.apply(p.state, Show(name))
    return p


@pytest.mark.parametrize("name", ["one", "several", None])
@pytest.mark.parametrize("look", [{}, {"font_scale": 2.0}, {"orientation": "landscape"}, {"locale": "ar"}])
def test_the_chosen_option_is_in_view(name: str | None, look: dict[str, Any]) -> None:
    for chosen in (0, 25, 39):
        p = chooser(name, chosen, **look)
        node = find(p, text=f"Option {chosen}")
        assert node.checked or node.selected
        assert node.bounds[3] - node.bounds[1] >= 48 * 2.625 - 2
        p.picture((270, 600))


def test_near_options_leave_the_list_at_its_top() -> None:
    assert "Option 0" in texts(chooser("one", 3))


def test_actions_begin_at_the_top() -> None:
    assert "Option 0" in texts(chooser("plain"))


def test_it_scrolls_on_from_there_and_keeps_its_place_when_turned() -> None:
    p = chooser("one")
    seen = texts(p)
    x, y = find(p, text="Option 25").center
    p.perform(Swipe(x, y, x, y + 300, 600))
    moved = texts(p)
    assert moved != seen
    p.perform(Rotate("landscape"))
    p.perform(Rotate("portrait"))
    assert texts(p) == moved
