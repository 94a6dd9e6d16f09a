"""What components and the system say by themselves is in the language of the phone, and in its digits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from gts_env.actions import OpenApp, Swipe, Tap
from gts_env.android.app import App, layer, screen
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.effects import Show
from gts_env.android.locale import LANGUAGES, language_of
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.material import (
    BackArrow,
    Chip,
    ConfirmDialog,
    DatePicker,
    ListDialog,
    MenuButton,
    MenuItem,
    MultiListDialog,
    Scaffold,
    SearchField,
    Stepper,
    TextField,
    TimePicker,
    TopBar,
)
from gts_env.android.material.control_words import _EN as CONTROLS
from gts_env.android.material.control_words import control_words
from gts_env.android.material.words import _EN as PICKERS
from gts_env.android.material.words import words
from gts_env.android.phone import Phone
from gts_env.android.system import installed
from gts_env.android.system.key_words import key_words
from gts_env.android.system.panel_words import panel_words
from gts_env.android.system.words import words as system_words
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from tests.android.sample_app import NOW, ZONE, find
from tests.android.settings.conftest import Driver

OTHERS = [language_of(one.tag) for one in LANGUAGES if not one.tag.startswith("en")]
MANIFEST = Manifest("plain", "•", "list", 0xFF336699, "Productivity", "")


class Plain(App):
    """Components that were given no words."""

    Data = Config

    @screen(launcher=True)
    def home(self, ui: Any) -> Widget:
        parts: list[Widget] = [
            SearchField("find", value="•"),
            SearchField("other"),
            Chip("•", kind="input", on_close=ui.dismiss()),
            Stepper(12, ui.do("update_widgets")),
            TextField("code", value="•", max_length=20, counter=True),
        ]
        top = TopBar("•", navigation=BackArrow(), actions=[MenuButton(items=[MenuItem("•")])])
        return Scaffold(Column(parts), top)

    @layer
    def ask(self, ui: Any) -> Widget:
        return ConfirmDialog("•", "•")

    @layer
    def one(self, ui: Any) -> Widget:
        return ListDialog("•", ["•"])

    @layer
    def several(self, ui: Any) -> Widget:
        return MultiListDialog("•", ["•"])

    @layer
    def date(self, ui: Any) -> Widget:
        return DatePicker(ui.today, ui.do("update_widgets"), today=ui.today)

    @layer
    def time(self, ui: Any) -> Widget:
        return TimePicker(570, ui.do("update_widgets"))


def plain(locale: str, name: str | None = None, **config: Any) -> Phone:
    p = Phone(Registry([*installed.MANIFESTS, MANIFEST], {**installed.FACTORIES, "plain": Plain}))
    p.boot(Config(zone=ZONE, locale=locale, **config), to_ms(NOW, ZONE), {})
    p.perform(OpenApp("•"))
    if name is not None:
        p.state = p.reducer.apply(p.state, Show(name))
    return p


def spoken(p: Phone, *, system: bool = False) -> Iterator[str]:
    for node in p.screen(system=system).nodes:
        yield from (node.text, node.content_desc, node.hint)


def digits_only(p: Phone) -> str:
    return "".join(re.findall(r"[0-9]", " ".join(spoken(p))))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", [None, "ask", "one", "several", "date", "time"])
def test_components_speak_the_language_of_the_phone(language: str, name: str | None) -> None:
    english = {*CONTROLS, *PICKERS} - set(words(language).__dict__.values()) - {"OK", "Minute"}
    assert not english & set(spoken(plain(language, name)))


def test_english_is_as_android_says_it() -> None:
    p = plain("en-US")
    assert {"Navigate up", "More options", "Clear text", "Search", "Remove •"} <= set(spoken(p))
    assert {"OK", "Cancel"} <= set(spoken(plain("en-US", "ask")))


@pytest.mark.parametrize("language", OTHERS)
def test_tables_are_whole(language: str) -> None:
    for table in (control_words, key_words, panel_words, system_words):
        ours, english = table(language), table("en")
        # The rows of letters are no words: scripts without keys of their own have the English ones.
        same = [a for a, b in zip(ours, english, strict=True) if a == b and isinstance(a, str)]
        assert set(same) <= {"{}", "Home", "HomeNet", "Internet", "Widgets", "Enter", "Shift", "{} min", "{} h"}, table


@pytest.mark.parametrize("language", OTHERS)
def test_the_status_bar_and_the_keyboard(language: str) -> None:
    p = plain(language)
    p.perform(Tap(*find(p, id="find").center))
    said = set(spoken(p, system=True))
    assert not said & {"Wifi three bars.", "Phone four bars.", "Battery 100 percent.", "Space", "Symbol keyboard"}


@pytest.mark.parametrize("name", [None, "date", "time"])
@pytest.mark.parametrize("hour24", [False, True])
def test_arabic_of_egypt_has_its_own_digits(name: str | None, hour24: bool) -> None:
    p = plain("ar-EG", name, hour24=hour24)
    assert digits_only(p) == ""
    assert re.search("[٠-٩]", " ".join(spoken(p)))
    clock = find(p, system=True, id="clock")
    assert clock.text == ("٠٩:٤١" if hour24 else "٩:٤١")


def test_a_time_in_arabic_digits_is_typed_over() -> None:
    p = plain("ar-EG", "time")
    p.perform(Tap(*find(p, id="material_timepicker_mode_button").center))
    assert find(p, id="time_picker_hour").text == "٩"
    assert digits_only(p) == ""
    assert find(p, id="material_timepicker_ok_button").enabled


def test_settings_and_shade_in_arabic_digits() -> None:
    for page in (("system", "date_time"), ("display",), ("apps",), ("about",)):
        d = Driver(locale="ar-EG").go(*page)
        found = [t for t in spoken(d.phone) if re.search("[0-9]", t)]
        # Names of versions and models are not numbers.
        assert all(re.search("UP1A|GTS|^14$|1080", t) for t in found), found
    d = Driver(locale="ar-EG")
    d.phone.perform(Swipe(540, 10, 540, 1200, 300))
    assert digits_only(d.phone) == ""
