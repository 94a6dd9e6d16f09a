"""Reports in the words of families of agents."""

from __future__ import annotations

import json

import pytest

from gts_env.actions import ReportDefect
from gts_env.errors import ActionError
from gts_env.serving.spoken import spoken

SIZE = (1080, 2400)


@pytest.mark.parametrize(
    ("text", "report"),
    [
        ("finished(content='GUI_BUG NLE: Back closes the app')", ReportDefect("NLE", "Back closes the app")),
        (
            "Thought: The save button has no effect.\nAction: finished(content='GUI_BUG ONR: Save is dead')",
            ReportDefect("ONR", "Save is dead"),
        ),
        (
            json.dumps({"action_type": "answer", "text": "UTR: The time is gone"}),
            ReportDefect("UTR", "The time is gone"),
        ),
        (
            'Reason: odd.\nAction: {"action_type": "answer", "text": "GUI_BUG CR at (5, 6): The title is cut"}',
            ReportDefect("CR", "The title is cut", (5, 6)),
        ),
        ("GUI_BUG NLE at (540, 1200) step 3: Back", ReportDefect("NLE", "Back", (540, 1200), 3)),
    ],
)
def test_the_report_is_what_is_said_and_nothing_around_it(text: str, report: ReportDefect) -> None:
    assert spoken(text, SIZE) == report


@pytest.mark.parametrize(
    "text",
    [
        "finished(content='There is no NLE here')",
        "click(start_box='(5,6)')",
        '{"action_type": "status", "goal_status": "complete"}',
        "hello",
    ],
)
def test_what_is_no_report_is_refused(text: str) -> None:
    with pytest.raises(ActionError):
        spoken(text, SIZE)
