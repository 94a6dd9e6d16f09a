"""Dates in texts: found, marked, moved."""

from __future__ import annotations

import datetime as dt

import pytest

from gts_env.benchmark.variation.dates import Dates

NOW = dt.date(2026, 10, 14)


def moved(text: str, days: int, locale: str = "en-US") -> str:
    dates = Dates(NOW, days, locale)
    return dates.pattern().sub(dates.moved, text)


FOUND = [
    ("2026-10-14T09:41:00", "2026-10-21T09:41:00", "2026-09-09T09:41:00"),
    ("Wednesday, October 14", "Wednesday, October 21", "Wednesday, September 9"),
    ("Sat, Oct 31, 2026", "Sat, Nov 7, 2026", "Sat, Sep 26, 2026"),
    ("14 October 2026", "21 October 2026", "9 September 2026"),
    ("10/14/2026 or 14.10.2026", "10/21/2026 or 21.10.2026", "9/9/2026 or 9.9.2026"),
    ("oct 13, OCT 13", "oct 20, OCT 20", "sep 8, SEP 8"),
    ("Tuesday, (October 20|November 10)", "Tuesday, (October 27|November 17)", "Tuesday, (September 15|October 6)"),
    ("October 2026", "October 2026", "September 2026"),
    ("the <29th>, day <29>", "the 5th, day 5", "the 24th, day 24"),
    ("<November>, <Nov>", "November, Nov", "October, Oct"),
    ("<2026-11-02:02/11>", "09/11", "28/09"),
    ("<2027-01:January 2027>", "January 2027", "December 2026"),
    ("October 22nd", "October 29th", "September 17th"),
    ("Dec 31", "Jan 7", "Nov 26"),
]


@pytest.mark.parametrize(("text", "later", "earlier"), FOUND)
def test_whole_weeks(text: str, later: str, earlier: str) -> None:
    assert moved(text, 7) == later
    assert moved(text, -35) == earlier


@pytest.mark.parametrize("text", [text for text, *_ in FOUND])
def test_without_a_move_only_the_marks_go(text: str) -> None:
    shown = moved(text, 0)
    assert "<" not in shown
    assert moved(shown, 0) == shown


@pytest.mark.parametrize(
    "text",
    ["you may 5 times", "march 3 rows on", "9:41", "1:1 with Ana", "<b>x</b>", "a < 3 > b", "3 of 14", "Oct (1|2)",
     "Mayor 3", "10 AM", "<29 rows>", "2026", "version 1.10.20"],
)  # fmt: skip
def test_what_is_no_date_stays(text: str) -> None:
    assert moved(text, 7) == text


def test_days_change_weekdays() -> None:
    assert moved("Wednesday, October 14", 3) == "Saturday, October 17"
    assert moved("Wed, Oct 14 and the next <Thursday>", 1) == "Thu, Oct 15 and the next Friday"


def test_other_languages() -> None:
    assert moved("Mittwoch, 14. Oktober 2026", 21, "de-DE") == "Mittwoch, 4. November 2026"
    assert moved("Mittwoch, 14. Oktober", 1, "de-DE") == "Donnerstag, 15. Oktober"
    assert moved("14 أكتوبر", 21, "ar") == "4 نوفمبر"
    assert moved("14 October", 21, "ar") == "4 November"
    assert moved("14 אוקטובר", 21, "he") == "4 נובמבר"


def test_a_year_is_the_nearest() -> None:
    january = Dates(dt.date(2026, 12, 20), 28)
    assert january.pattern().sub(january.moved, "Jan 4") == "Feb 1"
    leap = Dates(dt.date(2027, 2, 20), 7)
    assert leap.pattern().sub(leap.moved, "Feb 29") == "Mar 7"


def test_a_mark_of_no_date_is_told() -> None:
    with pytest.raises(ValueError, match="no such date"):
        moved("<2026-02-30:30>", 7)
