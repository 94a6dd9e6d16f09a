"""Reports as long as models write them, with steps, expectation and observation, are no lists."""

from __future__ import annotations

import pytest

from gts_env.benchmark import Catalogue
from gts_env.judge.listing import lists_faults
from gts_env.judge.phrases import hits

LONG = [
    (
        "calendar-week-default",
        "day-view-back-leaves-app",
        "After pressing Back on the day view, the app exits to the home screen instead of returning to the week view. "
        "Steps: 1. Open Calendar. 2. Tap Thursday in the week. 3. Press Back. Expected: the week view is displayed. "
        "Actual: the app closes and the launcher is shown. This breaks the navigation and the user loses the context.",
    ),
    (
        "calendar-week-default",
        "third-event-missing",
        "The Hiring panel event is missing from the week view on Tuesday, October 20. The month view shows three "
        "events for this date, while the week view shows only two of them. The data displayed is "
        "inconsistent and incorrect, which may mislead the user. The list view is complete.",
    ),
    (
        "calendar-week-default",
        "all-day-edited-a-day-early",
        'Steps to reproduce: 1) Open the all-day event "Pay rent" dated Wednesday, October 14. 2) Tap the edit icon. '
        "Observed: the editor shows Tuesday, October 13 as start and end date, one day earlier than the event. "
        "Expected: the editor should keep October 14. If the user saves, the event will be moved to the wrong day and "
        "the reminder would be lost.",
    ),
    (
        "calendar-new-entries",
        "change-view-dead-in-list",
        "In the list (agenda) view, tapping the change-view icon in the toolbar does nothing. I tapped it three times. "
        "No menu opened and the screen stayed the same. In the month view the same icon opens the chooser of views. "
        "The button appears to be unresponsive in the list.",
    ),
    (
        "calendar-new-entries",
        "reminders-below-vanish",
        'When editing the event "Ferry to Bornholm", which has three reminders, I set the first reminder to None. All '
        "the other reminders vanished too: the list of reminders is now empty. Only the selected reminder should have "
        "been removed. This is data loss.",
    ),
    (
        "calendar-dark-list",
        "error-unseen-in-dark",
        "In dark mode the error message under the end time is almost invisible because its colour has very low "
        "contrast against the dark background. It cannot be read. The rest of the form is fine.",
    ),
    (
        "calendar-large-letters",
        "concurrent-events-on-top",
        "On Thursday, October 22, several events start at 10:00. In the day view, the event blocks overlap each other "
        "so that the titles are hidden; only the first letter of some titles is visible. Events at the same time "
        "should be laid out side by side. Kitchen delivery, Museum trip and Blood test cannot be read.",
    ),
    (
        "calendar-large-letters",
        "week-empty-after-month",
        "After switching from the month view to the week view through the view chooser, the week view is empty: no "
        "events are displayed although the month view shows events on these days, e.g. Standup on every weekday. "
        "Switching to the next week does not help. Expected: the events of the week should be displayed in the grid. "
        "Actual: the grid is blank.",
    ),
]


@pytest.mark.parametrize(("scenario", "defect", "text"), LONG, ids=[defect for _, defect, _ in LONG])
def test_it_tells_of_its_defect(scenario: str, defect: str, text: str) -> None:
    found = Catalogue().scenario(scenario)
    assert hits(found.defect(defect).basis.phrases, text)
    assert not lists_faults(text, [one.basis for one in found.defects])
