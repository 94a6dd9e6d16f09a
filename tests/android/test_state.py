"""The phone is its state: going back to an earlier value goes back in everything, and pictures follow from it alone."""

from __future__ import annotations

import pickle

import numpy as np

from gts_env.actions import OpenApp, PressKey, Rotate, Swipe, TypeText, Wait
from tests.android.sample_app import phone, tap, texts

STEPS = (
    lambda p: p.perform(OpenApp("Notes")),
    lambda p: tap(p, id="row"),
    lambda p: p.perform(Swipe(500, 1800, 500, 900)),
    lambda p: tap(p, id="form"),
    lambda p: tap(p, id="name"),
    lambda p: p.perform(TypeText("Ada")),
    lambda p: tap(p, desc="b", system=True),
    lambda p: tap(p, desc="Shift", system=True),
    lambda p: p.perform(Rotate("landscape")),
    lambda p: p.perform(PressKey("back")),
    lambda p: p.perform(Rotate("portrait")),
    lambda p: p.perform(PressKey("back")),
    lambda p: tap(p, id="toast"),
    lambda p: tap(p, id="ask"),
    lambda p: p.perform(PressKey("recents")),
    lambda p: p.perform(PressKey("home")),
    lambda p: p.perform(Swipe(500, 1800, 500, 900)),
    lambda p: p.perform(Wait(5000)),
)


def test_restoring_a_state_restores_screen_and_picture():
    p = phone()
    seen = []
    for step in STEPS:
        step(p)
        seen.append((p.state, p.screen().to_xml(), p.picture((270, 600))))
    for state, xml, picture in reversed(seen):
        p.state = state
        assert p.screen().to_xml() == xml
        assert np.array_equal(p.picture((270, 600)), picture)


def test_the_same_steps_give_the_same_phone():
    first, second = phone(), phone()
    for step in STEPS:
        step(first)
        step(second)
        assert first.state == second.state
    assert np.array_equal(first.picture((270, 600)), second.picture((270, 600)))


def test_a_state_survives_pickling_in_another_phone():
    p = phone()
    for step in STEPS[:7]:
        step(p)
    other = phone()
    other.state = pickle.loads(pickle.dumps(p.state))
    assert other.state == p.state
    assert texts(other) == texts(p)
    for step in STEPS[7:]:
        step(p)
        step(other)
    assert other.screen().to_xml() == p.screen().to_xml()


def test_data_of_an_app_is_made_on_first_use_also_after_another_app_changed_its_own():
    p = phone()
    assert "other" not in p.state.data
    p.perform(OpenApp("Notes"))
    tap(p, id="row")
    p.perform(OpenApp("Other"))
    assert "Note number 0" in texts(p)


def test_scroll_position_is_kept_over_other_screens_and_rotation():
    p = phone()
    p.perform(OpenApp("Notes"))
    p.perform(Swipe(500, 1800, 500, 900))
    top = texts(p)[4]
    tap(p, id="form")
    p.perform(PressKey("back"))
    assert texts(p)[4] == top
    p.perform(Rotate("landscape"))
    p.perform(Rotate("portrait"))
    assert texts(p)[4] == top


def test_a_draft_is_kept_while_its_screen_lives_and_gone_with_it():
    p = phone()
    p.perform(OpenApp("Notes"))
    tap(p, id="form")
    tap(p, id="name")
    p.perform(TypeText("draft"))
    p.perform(PressKey("home"))
    p.perform(OpenApp("Notes"))
    assert "draft" in texts(p)
    assert not p.state.ime
    p.perform(PressKey("back"))
    tap(p, id="form")
    assert "draft" not in texts(p)
