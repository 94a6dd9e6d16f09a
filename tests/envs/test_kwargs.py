"""Kwargs that cannot be meant are refused when the environment is made, by name and with what was found."""

from __future__ import annotations

from typing import Any

import pytest

from gts_env.envs.entry import make_navigation
from gts_env.errors import GtsError


@pytest.mark.parametrize(
    ("kwargs", "words"),
    [
        ({"budget": 1.5}, ["budget", "whole number", "1.5"]),
        ({"budget": "x"}, ["budget", "'x'"]),
        ({"budget": 0}, ["budget", "from 1"]),
        ({"obs_size": (270.5, 600)}, ["obs_size", "270.5"]),
        ({"obs_size": (10**6, 10**6)}, ["obs_size", "8192"]),
        ({"obs_size": 270}, ["obs_size", "pair"]),
        ({"render_size": [0, 600]}, ["render_size"]),
        ({"strict": "yes"}, ["strict", "True or False"]),
        ({"end_on_detect": "no"}, ["end_on_detect"]),
        ({"info_xml": 1}, ["info_xml"]),
        ({"max_elements": "a"}, ["max_elements"]),
        ({"max_elements": 10**6}, ["max_elements"]),
        ({"variation": -1}, ["variation", "from 0"]),
        ({"defects": "day-view-back-leaves-app"}, ["defects", "list of names"]),
        ({"weights": 3}, ["weights"]),
        ({"weights": {"reach": "x"}}, ["reach", "number"]),
        ({"weights": {"reech": 1}}, ["reech", "reach"]),
    ],
)
def test_what_cannot_be_meant_is_told(kwargs: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(GtsError) as caught:
        make_navigation(task="Calendar-NLE-03", **kwargs)
    assert all(word in str(caught.value) for word in words), str(caught.value)
