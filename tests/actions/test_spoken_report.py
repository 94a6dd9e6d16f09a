from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gts_env.actions import ReportDefect
from gts_env.actions.action import FAULT_MODES
from gts_env.actions.spoken_report import is_report, mode_named, read_report, write_report
from gts_env.errors import ActionError
from tests.actions.strategies import texts


def place(x: float, y: float) -> tuple[int, int]:
    return int(x), int(y)


@pytest.mark.parametrize(
    ("text", "report"),
    [
        ("GUI_BUG NLE: Back closes the app", ReportDefect("NLE", "Back closes the app")),
        ("GUI_BUG CR at (540, 1200) step 3: letters missing", ReportDefect("CR", "letters missing", (540, 1200), 3)),
        ("GUI_BUG EL step 0", ReportDefect("EL", "", None, 0)),
        ("gui_bug: ONR - nothing happens", ReportDefect("ONR", "nothing happens")),
        ("[GUI BUG] (UTR): saved twice", ReportDefect("UTR", "saved twice")),
        ("GUI_BUG operation no response: dead button", ReportDefect("ONR", "dead button")),
        ("GUI_BUG: Navigation_Logic_Error, wrong page", ReportDefect("NLE", "wrong page")),
        ("GUI_BUG - the button is dead (ONR)", ReportDefect("ONR", "the button is dead (ONR)")),
        ("NLE: Back closes the app", ReportDefect("NLE", "Back closes the app")),
    ],
)
def test_reports(text: str, report: ReportDefect) -> None:
    assert is_report(text, bare=True)
    assert read_report(text, place) == report


@pytest.mark.parametrize(
    "text", ["", "done", "There is no GUI_BUG", "No defect found (GUI_BUG not seen)", "EL is a letter", "CRITICAL: x"]
)
def test_no_reports(text: str) -> None:
    assert not is_report(text, bare=True)


def test_a_mode_is_needed() -> None:
    with pytest.raises(ActionError, match=r"names a fault mode.*ONR \(operation no response\)"):
        read_report("GUI_BUG", place)
    assert read_report("GUI_BUG", place, "ONR") == ReportDefect("ONR")
    assert read_report("GUI_BUG: it is dead", place, "ONR") == ReportDefect("ONR", "it is dead")
    assert mode_named("element layout") == mode_named("el") == "EL"
    with pytest.raises(ActionError):
        mode_named("crash")


@given(
    st.builds(
        ReportDefect,
        st.sampled_from(FAULT_MODES),
        texts,
        st.none() | st.tuples(st.integers(0, 9999), st.integers(0, 9999)),
        st.none() | st.integers(0, 99_999),
    )
)
def test_there_and_back(report: ReportDefect) -> None:
    assert read_report(write_report(report, report.point), place) == report
