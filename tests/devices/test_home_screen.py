"""Widgets on the home screen of a scenario."""

from __future__ import annotations

import pytest

from gts_env.benchmark import parse_scenario
from gts_env.devices import open_device
from gts_env.errors import BindingError, ScenarioError

TEXT = """
schema: 1
scenario: with-widgets
app: calendar
title: A calendar on the home screen
device: {widgets: [calendar.schedule]}
defects: []
"""


def test_the_widgets_of_a_scenario_are_on_the_home_screen():
    device = open_device("embedded")
    device.restore(parse_scenario(TEXT))
    assert [n.content_desc for n in device.screen().nodes if n.name == "widget"] == ["Schedule"]
    device.restore(parse_scenario(TEXT.replace("{widgets: [calendar.schedule]}", "{}")))
    assert not [n for n in device.screen().nodes if n.name == "widget"]


@pytest.mark.parametrize(("name", "told"), [("calendar.shedule", "schedule"), ("calender.schedule", "calendar")])
def test_an_unknown_widget_is_told_with_near_names(name, told):
    with pytest.raises(BindingError, match=told):
        open_device("embedded").restore(parse_scenario(TEXT.replace("calendar.schedule", name)))


def test_a_widget_is_named_by_app_and_name():
    with pytest.raises(ScenarioError, match="widgets"):
        parse_scenario(TEXT.replace("calendar.schedule", "schedule"))
