"""What switches radios, and what is told of them and of notifications."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from gts_env.android.background import Notice
from gts_env.android.connectivity import connected
from gts_env.evolving import evolve
from gts_env.serving.making import Wanted
from gts_env.serving.served_phone import ServedPhone
from tests.serving.shell.test_shell import ran
from tests.support.served import SCENARIO


@pytest.fixture(scope="module")
def made() -> Iterator[ServedPhone]:
    phone = Wanted(scenario=SCENARIO).phone()
    yield phone
    phone.env.close()


@pytest.fixture
def phone(made: ServedPhone) -> ServedPhone:
    made.restore()
    return made


@pytest.mark.parametrize(
    ("switch", "setting", "expected"),
    [
        ("cmd -w wifi set-wifi-enabled disabled", "wifi_on", "0"),
        ("svc wifi disable; cmd wifi set-wifi-enabled enabled", "wifi_on", "1"),
        ("cmd phone data disable", "mobile_data", "0"),
        ("svc data disable; svc data enable", "mobile_data", "1"),
        ("settings put global mobile_data 0; settings delete global mobile_data", "mobile_data", "1"),
        ("cmd connectivity airplane-mode enable", "airplane_mode_on", "1"),
    ],
)
def test_switches_are_told_back(phone: ServedPhone, switch: str, setting: str, expected: str) -> None:
    _, err, code = ran(phone, f"{switch} >/dev/null")
    assert (err, code) == ("", 0)
    assert ran(phone, f"settings get global {setting}")[0].strip() == expected


def test_without_wifi_and_mobile_data_the_phone_is_offline(phone: ServedPhone) -> None:
    ran(phone, "svc wifi disable")
    assert connected(phone.state.config)
    ran(phone, "cmd phone data disable")
    assert not connected(phone.state.config)
    ran(phone, "svc data enable")
    assert connected(phone.state.config)


def test_location_is_a_setting(phone: ServedPhone) -> None:
    assert ran(phone, "cmd location is-location-enabled")[0] == "true\n"
    assert ran(phone, "cmd location set-location-enabled false; cmd location is-location-enabled")[0] == "false\n"
    assert ran(phone, "cmd location nonsense")[2] == 255


def test_notifications_are_told_to_appium(phone: ServedPhone) -> None:
    notice = Notice("calendar", "n1", 'The "daily"', "In 5 minutes", ongoing=True)
    phone.change(lambda state: evolve(state, background=state.background.with_notice(notice)))
    out = ran(phone, "am broadcast -a io.appium.settings.notifications")[0]
    told = json.loads(out.partition('data="')[2].rpartition('"')[0])["statusBarNotifications"]
    assert (told[0]["packageName"], told[0]["isOngoing"]) == ("org.gts.calendar", True)
    assert (told[0]["notification"]["title"], told[0]["notification"]["text"]) == (notice.title, notice.text)
