"""The app's own faults: what each does, and where it leaves the app as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gts_env.benchmark.model import FaultSpec
from gts_env.benchmark.spot import Where
from tests.apps.mail.conftest import ANA, Driver, mail
from tests.apps.mail.test_sync import BY_HAND, NEW, answer

Drive = Callable[..., Driver]


def fault(operator: str, target: dict[str, Any], /, **params: Any) -> FaultSpec:
    """A fault of the mail app."""
    return FaultSpec(f"mail.{operator}", "", target, params, {}, Where("here.yaml", 1))


STOPS = fault("stop_body", {"query": "body_of"}, sign="-", count=12)
TINY = fault("shrink_quoted", {"query": "body_size"}, at_least=2, factor=0.4)
JUMPS = fault("jump_to_end", {"command": "move"})
HASTY = fault("hasty_swipe", {"id": "message_swipe"})
FIRST = fault("only_first", {"query": "shared_files"})
SAME = fault("same_intent", {"command": "tell"})
MANY = [mail(f"m{i}", date=f"2026-10-{13 - i // 4:02}T{9 + i % 4:02}:00:00") for i in range(30)]
PAIR = [
    mail("x", subject="Plan", date="2026-10-13T18:00:00"),
    mail("y", subject="Plan", thread="x", date="2026-10-13T19:00:00"),
]


def test_a_text_stops_at_a_line_of_signs(drive: Drive) -> None:
    body = "First\n\n-------------- mail\n\nLast"
    d = drive({"messages": [mail("a", body=body)]}, STOPS).tap("row_subject")
    assert d.texts("message_text") == ["First"]
    d = drive({"messages": [mail("a", body="First\n\n---\n\nLast")]}, STOPS).tap("row_subject")
    assert d.texts("message_text") == ["First", "---", "Last"]


def test_letters_shrink_only_where_much_was_quoted(drive: Drive) -> None:
    def tall(body: str) -> int:
        _, top, _, bottom = (
            drive({"messages": [mail("a", body=body)]}, TINY).tap("row_subject").one("message_text").bounds
        )
        return bottom - top

    assert tall("One\n> two\n> > three") < tall("One\n> two")


def test_the_list_jumps_after_a_whole_conversation(drive: Drive) -> None:
    d = drive({"messages": [*MANY, *PAIR]}, JUMPS).tap(text="Plan").tap("move").tap("folder_name", text="Choir")
    assert "Subject m29" in d.texts("row_subject")
    d = drive({"messages": [*MANY, *PAIR]}, JUMPS).tap(text="Subject m0").menu("Move").tap("folder_name", text="Choir")
    assert "Subject m1" in d.texts("row_subject")


def test_a_short_swipe_acts_to_one_side(drive: Drive) -> None:
    d = drive({"messages": MANY}, HASTY).push(20)
    assert not d.mail("m3").read
    assert d.push(-20).mail("m3").folder == "home_trash"


def test_only_the_first_file_arrives(drive: Drive) -> None:
    files = [{"name": "a.jpg"}, {"name": "b.jpg"}]
    d = (
        drive({"messages": [mail("a", attachments=files)]}, FIRST)
        .tap("row_subject")
        .tap("show_all")
        .tap("share_all")
        .tap("target")
    )
    assert d.texts("attached_name") == ["a.jpg"]
    d = drive({"messages": [mail("a", attachments=files)]}, FIRST).tap("row_subject").menu("Forward")
    assert d.texts("attached_name") == ["a.jpg", "b.jpg"]


def test_all_notifications_lead_to_the_latest(drive: Drive) -> None:
    other = mail("m", subject="Other", sender=ANA, date="2026-10-14T09:35:00")
    d = drive({"messages": [], "incoming": [NEW, other], "settings": BY_HAND}, SAME).menu("Check mail").wait(3000)
    assert answer(d, "n").one("message_subject").text == "Other"
    d = drive({"messages": [], "incoming": [NEW], "settings": BY_HAND}, SAME).menu("Check mail").wait(3000)
    assert answer(d, "n").one("message_subject").text == "Fresh"
