"""Every setting works, and takes effect at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gts_env.actions import Rotate, Tap
from gts_env.android.intents import Intent
from gts_env.android.locale import LANGUAGES
from gts_env.android.system.settings.base import STRINGS
from gts_env.android.system.settings.search import PLACES

from .conftest import Driver

Drive = Callable[..., Driver]


def test_the_first_page_leads_to_every_section_and_back(drive: Drive) -> None:
    d = drive()
    titles = {
        "network": "Network & internet",
        "apps": "Apps",
        "notifications": "Notifications",
        "display": "Display",
        "system": "System",
    }
    for name, title in {**titles, "about": "About phone"}.items():
        assert d.tap(name).title == title
        assert d.back().one("homepage_title").text == "Settings"
    screen = d.phone.screen()
    assert (screen.package, screen.activity) == ("com.android.settings", ".Settings")


def test_wifi_and_airplane_mode(drive: Drive) -> None:
    d = drive().go("network")
    assert d.one("wifi").checked
    assert not d.tap("wifi").config.wifi
    assert d.tap("airplane").config.airplane
    assert d.tap("wifi").config.wifi
    d.tap("airplane")
    assert (d.config.airplane, d.config.wifi) == (False, True)


def test_dark_theme_recreates_the_page_where_it_stands(drive: Drive) -> None:
    d = drive().go("display", "dark_theme")
    assert d.config.night
    assert d.phone.screen().night
    assert d.one("dark_theme").checked
    assert d.title == "Display"


def test_letters_grow_with_the_slider_and_the_preview_shows_it(drive: Drive) -> None:
    d = drive().go("display", "text_size")
    before = d.one("sample_text").bounds
    slider = d.one("font_size_slider")
    d.phone.perform(Tap(slider.bounds[2] - 30, slider.center[1]))
    assert d.config.font_scale == 2.0
    after = d.one("sample_text").bounds
    assert after[3] - after[1] > 1.5 * (before[3] - before[1])
    d.scroll_to(id="font_size_down").tap("font_size_down")
    assert d.config.font_scale == 1.8
    d.scroll_to(id="reset_sizes").tap("reset_sizes")
    assert (d.config.font_scale, d.config.display_size) == (1.0, 1.0)


def test_everything_grows_with_the_display_size(drive: Drive) -> None:
    d = drive().go("display", "text_size")
    assert d.config.density == 2.625
    d.tap("display_size_up").tap("display_size_up")
    assert d.config.display_size == 1.3
    assert d.config.density == pytest.approx(3.4125)
    d.scroll_to(id="display_size_up").tap("display_size_up")
    assert not d.scroll_to(id="display_size_up").one("display_size_up").enabled


def test_a_locked_rotation_leaves_the_screen_as_it_is(drive: Drive) -> None:
    d = drive().go("display", "auto_rotate")
    assert d.config.rotation_locked
    assert d.turn("landscape").config.orientation == "portrait"
    d.tap("auto_rotate")
    assert d.turn("landscape").config.orientation == "landscape"


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_by_their_own_names(drive: Drive, language: tuple[str, str, str]) -> None:
    tag, name, _ = language
    d = drive(locale="de-DE" if tag == "en-US" else "en-US").go("system", "languages").tap(text=name)
    assert d.config.locale == tag
    assert d.title == STRINGS.table(tag[:2])["languages"]
    assert d.one(text=name).checked


def test_the_clock_changes_everywhere(drive: Drive) -> None:
    d = drive().go("system", "date_time")
    assert d.one(text="9:41 AM")
    d.tap("hour24")
    assert d.config.hour24
    assert d.one(text="09:41")


def test_offsets_of_zones_are_said_in_the_language(drive: Drive) -> None:
    d = drive(locale="ar-EG").go("system", "date_time")
    assert d.one(text="غرينتش+٠٢:٠٠ Berlin")


def test_time_zones_are_searched(drive: Drive) -> None:
    d = drive().go("system", "date_time", "time_zone", "zone_search").type("new yo")
    assert [n.text for n in d.all("zone")] == ["New York"]
    d.tap("zone")
    assert d.config.zone == "America/New_York"
    assert d.one(text="GMT-04:00 New York")
    assert d.title == "Date & time"
    d.go("time_zone", "zone_search").type("zzz")
    assert d.one("no_results")


def test_three_buttons(drive: Drive) -> None:
    d = drive().go("system", "gestures", "navigation", "by_buttons")
    assert d.config.navigation == "buttons"
    assert any(n.resource_id.endswith("/recent_apps") for n in d.phone.screen(system=True).nodes)
    assert d.back().one(text="3-button navigation")


def test_activities_are_not_kept_when_told_so(drive: Drive) -> None:
    d = drive().go("system").scroll_to(id="developer").tap("developer")
    assert not d.one("dont_keep").checked
    d.tap("dont_keep")
    assert d.one("dont_keep").checked
    assert not d.config.keep_activities
    d.open("Calendar")
    settings = next(t for t in d.phone.state.tasks if t.app == "settings")
    assert settings.top.stage == "saved"
    d.open("Settings").tap("dont_keep")
    assert d.config.keep_activities


def test_an_app_is_stopped(drive: Drive) -> None:
    d = drive().open("Calendar").open("Settings").go("apps").tap(text="Calendar")
    assert d.one("force_stop").enabled
    d.tap("force_stop").tap(text="Cancel")
    assert [t.app for t in d.phone.state.tasks] == ["settings", "calendar", "launcher"]
    d.tap("force_stop").tap(text="OK")
    assert [t.app for t in d.phone.state.tasks] == ["settings", "launcher"]
    assert not d.one("force_stop").enabled
    assert d.title == "App info"
    d.tap("open_app")
    assert d.phone.state.entry.app == "calendar"


def test_storage_is_cleared(drive: Drive) -> None:
    d = drive().open("Calendar").open("Settings").go("apps").tap(text="Calendar")
    size = d.one("user_data").children[1].text
    assert d.phone.state.data["calendar"].events
    d.tap("clear_storage").tap(text="Delete")
    assert not d.phone.state.data["calendar"].events
    assert d.one("user_data").children[1].text != size
    assert [t.app for t in d.phone.state.tasks] == ["settings", "launcher"]
    d.tap("open_app")
    d.phone.picture((270, 600))
    assert d.phone.state.entry.app == "calendar"


def test_settings_cannot_clear_themselves(drive: Drive) -> None:
    d = drive().go("apps").tap(text="Settings")
    assert not d.one("clear_storage").enabled
    assert not d.one("force_stop").enabled


def test_search_finds_settings_and_apps(drive: Drive) -> None:
    d = drive().tap("search_action_bar").type("wifi")
    assert [n.text for n in d.all("title")] == ["Wi‑Fi", "Reset Wi‑Fi & airplane mode"]
    assert d.tap("search_result").title == "Network & internet"
    d = drive().tap("search_action_bar").type("calen")
    assert d.tap("search_result").title == "App info"
    d = drive().tap("search_action_bar").type("qqq")
    assert d.one("no_results")


def test_the_field_of_the_search_has_the_caret_however_it_is_opened(drive: Drive) -> None:
    d = drive()
    d.phone.start(Intent(app="settings", screen="search"))
    assert d.phone.state.ime
    assert d.one("search_src_text").focused
    assert [n.text for n in d.type("wifi").all("title")][:1] == ["Wi‑Fi"]
    # It is put there once: not again when the activity is made anew.
    d.back()
    assert not d.phone.state.ime
    d.phone.perform(Rotate("landscape"))
    assert not d.phone.state.ime


def test_every_place_of_the_search_is_there(drive: Drive) -> None:
    app = drive().phone.apps.app("settings")
    for key, page, path in PLACES:
        assert page in app.screens
        assert {key, *path} <= STRINGS.table("en").keys()


def test_resets(drive: Drive) -> None:
    d = drive(airplane=True, wifi=False).go("system", "reset", "reset_network").tap(text="Reset")
    assert (d.config.airplane, d.config.wifi) == (False, True)
    assert d.phone.state.toast is not None
    d.tap("reset_apps").tap(text="Reset apps")
    d.phone.state = d.phone.state.with_entry(d.phone.state.entry)
    d.tap("erase_all").tap(text="Cancel")
    assert d.phone.state.data["calendar"].events


def test_a_factory_reset(drive: Drive) -> None:
    d = drive(night=True, locale="de-DE", hour24=True).go("system", "reset", "erase_all").tap(text="Alle Daten löschen")
    assert d.phone.state.entry.app == "launcher"
    assert (d.config.night, d.config.locale, d.config.hour24) == (False, "en-US", False)
    assert [t.app for t in d.phone.state.tasks] == ["launcher"]
    assert not d.phone.state.data["calendar"].events


def test_pages_keep_where_they_are_scrolled_when_recreated(drive: Drive) -> None:
    d = drive(width=720, height=1280, native_density=2.0).go("system", "date_time", "time_zone")
    d.scroll_to(text="Berlin")
    seen = [n.text for n in d.all("zone")]
    assert [n.text for n in d.turn("landscape").turn("portrait").all("zone")] == seen


def test_every_language_says_everything() -> None:
    assert set(STRINGS.languages()) == {"en", "de", "ar", "he", "hi", "zh", "ja"}
    assert [(language, key) for language in STRINGS.languages() for key in STRINGS.missing(language)] == []
