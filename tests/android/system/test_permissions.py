"""The system's question for a permission."""

from __future__ import annotations

import pytest

from gts_env.actions import OpenApp, PressKey, Rotate, Swipe, Tap
from gts_env.android.permissions import PERMISSIONS, set_by_user
from gts_env.android.phone import Phone
from gts_env.android.system.panel_words import panel_words
from tests.android.notifying_app import phone
from tests.android.sample_app import find, tap, texts


def asked(**config) -> Phone:
    p = phone(**config)
    p.perform(OpenApp("Courier"))
    tap(p, id="locate")
    return p


def words(p: Phone) -> list[str]:
    return [word for _, word in p.state.data["notifying"].log]


def test_the_question_names_the_app_and_belongs_to_the_permission_controller():
    p = asked()
    screen = p.screen()
    assert {n.package for n in screen.nodes} == {"com.android.permissioncontroller"}
    assert screen.package == "com.android.permissioncontroller"
    assert screen.activity == ".permission.ui.GrantPermissionsActivity"
    assert find(p, id="permission_message").text == "Allow Courier to access this device’s location?"
    assert [n.text for n in screen.nodes if n.class_name.endswith("Button")] == [
        "While using the app", "Only this time", "Don’t allow",
    ]  # fmt: skip
    p.perform(Tap(540, 200))
    assert find(p, id="permission_message")
    p.perform(Rotate("landscape"))
    assert find(p, id="permission_message")
    p.picture((270, 600))


def test_a_question_that_is_too_tall_scrolls_to_its_last_answer():
    p = asked(font_scale=2.0)
    assert not any(n.scrollable for n in p.screen().nodes)
    p.perform(Rotate("landscape"))
    assert any(n.scrollable for n in p.screen().nodes)
    p.perform(Swipe(1200, 600, 1200, 200))
    deny = find(p, id="permission_deny_button")
    assert deny.bounds[3] - deny.bounds[1] >= 52 * 2.625 - 1
    tap(p, id="permission_deny_button")
    assert words(p) == ["no"]


def test_a_granted_permission_is_not_asked_for_again():
    p = asked()
    tap(p, id="permission_allow_foreground_only_button")
    assert words(p) == ["yes"]
    tap(p, id="locate")
    assert words(p) == ["yes", "yes"]


def test_after_two_refusals_the_system_no_longer_asks():
    p = asked()
    tap(p, id="permission_deny_button")
    tap(p, id="locate")
    tap(p, id="permission_deny_button")
    assert words(p) == ["no", "no"]
    tap(p, id="locate")
    assert words(p) == ["no", "no", "no"]
    p.state = set_by_user(p.state, "notifying", "location", True)
    tap(p, id="locate")
    assert words(p)[-1] == "yes"


def test_back_leaves_the_question_open():
    p = asked()
    for _ in range(3):
        p.perform(PressKey("back"))
        assert words(p)[-1] == "no"
        tap(p, id="locate")
    assert find(p, id="permission_message")


def test_other_apps_are_asked_for_themselves():
    p = asked()
    tap(p, id="permission_deny_button")
    p.perform(OpenApp("Second"))
    tap(p, id="locate")
    assert "Allow Second to access this device’s location?" in texts(p)


def test_an_app_without_leave_posts_no_notifications():
    p = phone()
    p.state = set_by_user(p.state, "notifying", "notifications", False)
    p.perform(OpenApp("Courier"))
    tap(p, id="post")
    assert p.state.background.notices == ()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "ar"])
def test_every_language_names_every_permission(language):
    assert len(panel_words(language).may) == len(PERMISSIONS)
