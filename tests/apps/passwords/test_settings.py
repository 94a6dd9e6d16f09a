"""Settings, and what they do; languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gts_env.apps.tools.passwords.strings import STRINGS
from tests.apps.passwords.conftest import Driver

Drive = Callable[..., Driver]


def corner(d: Driver) -> int:
    """Brightness of the ground beside the middle of the left edge."""
    pixels = d.phone.picture((270, 600))
    return int(pixels[590, 4].astype(int).sum())


@pytest.mark.parametrize(
    ("theme", "night", "dark"),
    [("System", False, False), ("Light", True, False), ("Dark", False, True), ("Black", False, True)],
)
def test_themes(drive: Drive, theme: str, night: bool, dark: bool) -> None:
    d = drive(night=night).tap("settings").tap("appearance").tap("theme_row")
    d.tap(text="Follow system" if theme == "System" else theme)
    assert (corner(d) < 200) == dark
    assert (corner(d.back().back()) < 200) == dark
    if theme == "Black":
        assert corner(d) == 0


def test_menus_and_dialogs_have_the_theme_of_the_app(drive: Drive) -> None:
    d = drive({"settings": {"theme": "black"}})
    for shown in (lambda: d.tap(desc="More options"), lambda: d.tap("help")):
        shown()
        box = d.phone.frame().active
        pixel = d.phone.picture((1080, 2400))[box.y + 12, box.x + box.box.w // 2]
        assert pixel.max() < 80


def test_settings_stay(drive: Drive) -> None:
    d = (
        drive()
        .tap("settings")
        .tap("lock_minutes_row")
        .tap(text="1 hour")
        .tap("clear_seconds_row")
        .tap(text="2 minutes")
    )
    assert d.one("lock_minutes_value").text == "1 hour"
    assert d.one("clear_seconds_value").text == "2 minutes"
    d.tap("fingerprint").tap("notices")
    now = d.data.settings
    assert (now.lock_minutes, now.clear_seconds, now.fingerprint, now.notices) == (60, 120, False, False)


def test_drawing_over_other_apps_is_asked_for(drive: Drive) -> None:
    d = drive().tap("settings").tap("autofill_row").tap("draw_over")
    assert not d.tap("button2").data.settings.draw_over
    assert d.tap("draw_over").tap("button1").data.settings.draw_over
    assert not d.tap("draw_over").data.settings.draw_over


def test_pages_of_the_settings_lead_back_to_them(drive: Drive) -> None:
    d = drive().tap("settings")
    for page in ("appearance", "autofill_row"):
        assert d.tap(page).back().screen == "settings"
        assert d.tap(page).tap(desc="Navigate up").screen == "settings"


@pytest.mark.parametrize("language", ["ar", "de", "he", "hi", "ja", "zh"])
def test_languages_are_complete(language: str) -> None:
    assert STRINGS.missing(language) == ()


@pytest.mark.parametrize("locale", ["ar", "de", "he", "hi", "ja", "zh-CN"])
def test_screens_in_other_languages(drive: Drive, locale: str) -> None:
    d = drive(locale=locale).unlock().tap("search").type("nord")
    assert d.all("entry_row")
    d.back().back().tap("group_row").tap("entry_row").tap("copy_password")
    assert d.message
