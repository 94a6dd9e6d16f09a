"""What holds of every component in every look: it fits, it can be read, and only what changed is drawn again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gts_env.actions import LongPress, PressKey, Rotate, Swipe, Tap, TypeText
from gts_env.android.effects import Open, Show
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF, Layout
from gts_env.android.material.fab import Fab
from gts_env.android.phone import Phone
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from tests.android.material import gallery

LOOKS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"night": True},
    "large": {"font_scale": 1.3},
    "largest": {"font_scale": 2.0},
    "rtl": {"locale": "ar"},
    "landscape": {"orientation": "landscape"},
    "landscape, largest": {"orientation": "landscape", "font_scale": 2.0},
    "small": {"width": 720, "height": 1280, "native_density": 2.0},
}
SHEETS = ("share",)
LAYERS = ("choose", "pick_days", "confirm", "rename", "pick_date", "pick_time")


def show(phone: Phone, *effects: Any) -> None:
    for effect in effects:
        phone.state = phone.reducer.apply(phone.state, effect)


@pytest.mark.parametrize("look", LOOKS)
def test_texts_are_whole_and_inside_their_parents(look: str) -> None:
    phone = gallery.phone(**LOOKS[look])
    for page in gallery.PAGES:
        show(phone, Open(page))
        assert _spoilt(phone) == [], page
    for layer in (*LAYERS, *SHEETS):
        show(phone, Show(layer, kind="sheet" if layer in SHEETS else "dialog"))
        assert _spoilt(phone) == [], layer
        show(phone, *[_dismiss()])


def _dismiss() -> Any:
    from gts_env.android.effects import Dismiss

    return Dismiss()


def _spoilt(phone: Phone) -> list[str]:
    """Texts that are cut or stick out of what holds them; of what scrolls, only across the scrolling."""
    window = phone.frame().active
    found: list[str] = []
    _look(window.box, 0, window.box.w, False, found)
    return found


def _look(box: Box, x: int, wide: int, strip: bool, found: list[str]) -> None:
    widget = box.widget
    if isinstance(widget, Text):
        block = box.data[0]
        if block.truncated or box.h + 1 < block.height:
            found.append(f"cut: {widget.text}")
        if not strip and (x < 0 or x + box.w > wide):
            found.append(f"sticks out: {widget.text}")
    strip = strip or getattr(widget, "horizontal", False)
    for kid, kx, _ in box.kids:
        _look(kid, x + kx, wide, strip, found)


@pytest.mark.parametrize("look", LOOKS)
def test_dialogs_fit_the_screen(look: str) -> None:
    phone = gallery.phone(**LOOKS[look])
    width, height = phone.frame().size
    for layer in LAYERS:
        show(phone, Show(layer))
        window = phone.frame().active
        assert window.kind == "dialog"
        assert window.x in range(width - window.box.w + 1), layer
        assert window.y in range(height - window.box.h + 1), layer
        for node in phone.screen().nodes:
            if node.class_name.endswith("Button") and node.text in ("OK", "Cancel"):
                assert node.bounds[3] - node.bounds[1] > 30, (layer, node)
        show(phone, _dismiss())


@pytest.mark.parametrize("look", ["light", "rtl"])
@pytest.mark.parametrize("page", gallery.PAGES)
def test_only_what_changed_is_drawn_again(page: str, look: str) -> None:
    phone = gallery.phone(**LOOKS[look])
    phone.surfaces.check = True
    show(phone, Open(page))
    phone.picture((270, 600))
    dice = random.Random(page)
    for _ in range(25):
        phone.perform(_gesture(phone, dice))
        phone.picture((270, 600))


def _gesture(phone: Phone, dice: random.Random) -> Any:
    kind = dice.random()
    if kind < 0.1:
        return PressKey("back")
    if kind < 0.2:
        return Swipe(500, 1700, 500, dice.choice((900, 2200)), 300)
    if kind < 0.3 and phone.screen().keyboard:
        return TypeText("ab c")
    if kind < 0.33:
        return Rotate("landscape" if phone.state.config.orientation == "portrait" else "portrait")
    live = [n for n in phone.screen().nodes if n.clickable]
    if not live:
        return PressKey("back")
    node = dice.choice(live)
    return LongPress(*node.center) if kind > 0.95 else Tap(*node.center)


def test_a_component_is_laid_out_once() -> None:
    phone = gallery.phone()
    lay: Layout = phone.frame().windows[0].lay
    button = Fab("add")
    assert lay(button, INF, INF) is lay(button, INF, INF)


def test_a_row_that_did_not_change_is_kept() -> None:
    phone = gallery.phone()
    show(phone, Open("lists"))
    before = _list(phone.frame().windows[0].box)
    phone.perform(Swipe(500, 1500, 500, 1400, 300))
    after = _list(phone.frame().windows[0].box)
    assert [b for b, _, _ in after.kids][1] is [b for b, _, _ in before.kids][1]


def _list(box: Box) -> Box:
    if isinstance(box.widget, LazyList):
        return box
    for kid, _, _ in box.kids:
        try:
            return _list(kid)
        except LookupError:
            continue
    raise LookupError
