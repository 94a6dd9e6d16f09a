"""New mail: by hand, by the clock, at once; and what notifies of it."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.android.effects import AnswerNotice
from tests.apps.mail.conftest import ANA, Driver, mail

Drive = Callable[..., Driver]
NEW = mail("n", subject="Fresh", date="2026-10-14T09:30:00")
LATER = mail("z", subject="Later", date="2026-10-14T10:05:00")
BY_HAND = {"check_minutes": 0}


def notices(d: Driver) -> list[str]:
    return [n.title for n in d.phone.state.background.notices]


def answer(d: Driver, id: str, action: int | None = None) -> Driver:
    d.phone.state = d.phone.reducer.apply(d.phone.state, AnswerNotice(f"mail/{id}", action))
    return d


def test_a_pull_looks_for_new_mail(drive: Drive) -> None:
    d = drive({"messages": [mail("a")], "incoming": [NEW, LATER], "settings": BY_HAND}).swipe("down")
    assert d.one("toolbar_subtitle").text == "Checking mail…"
    assert d.all("refresh_indicator")
    d.wait(3000)
    assert d.message == "1 new message"
    assert d.texts("row_subject") == ["Fresh", "Subject a"]
    assert notices(d) == ["Tom Becker"]
    assert d.wait(6000).menu("Check mail").wait(3000).message == "No new messages"


def test_mail_comes_by_the_clock(drive: Drive) -> None:
    d = drive({"messages": [], "incoming": [LATER]})
    assert not d.data.messages
    d.wait(20 * 60_000)
    assert not d.data.messages
    d.wait(20 * 60_000)
    assert d.mail("z") is not None
    assert notices(d) == ["Tom Becker"]


def test_without_a_network_nothing_comes(drive: Drive) -> None:
    d = drive({"messages": [], "incoming": [NEW]}, reachable=False).wait(60 * 60_000)
    assert not d.data.messages


def test_what_waits_is_sent_with_the_next_look(drive: Drive) -> None:
    d = drive({"messages": [mail("o", folder="home_outbox")], "incoming": [], "settings": BY_HAND})
    assert d.menu("Check mail").wait(3000).mail("o").folder == "home_sent"


def test_a_notification_leads_to_its_message_and_goes(drive: Drive) -> None:
    two = [NEW, mail("m", subject="Other", sender=ANA, date="2026-10-14T09:35:00")]
    d = drive({"messages": [], "incoming": two, "settings": BY_HAND}).menu("Check mail").wait(3000)
    assert notices(d) == ["Ana Ferreira", "Tom Becker"]
    answer(d, "n")
    assert d.one("message_subject").text == "Fresh"
    assert notices(d) == ["Ana Ferreira"]
    assert d.back().screen == "message_list"


def test_a_notification_can_be_answered_from_outside(drive: Drive) -> None:
    data = {"messages": [], "incoming": [NEW], "settings": BY_HAND}
    reply = answer(drive(data).menu("Check mail").wait(3000), "n", 0)
    assert reply.screen == "compose"
    read = answer(drive(data).menu("Check mail").wait(3000), "n", 1)
    assert read.mail("n").read
    gone = answer(drive(data).menu("Check mail").wait(3000), "n", 2)
    assert gone.mail("n").folder == "home_trash"
    assert notices(read) == notices(gone) == []


def test_nobody_is_notified_against_the_settings(drive: Drive) -> None:
    for more in ({"settings": {"check_minutes": 0, "notify": False}},
                 {"settings": BY_HAND, "account_changes": {"home": {"notify": False}}}):  # fmt: skip
        d = drive({"messages": [], "incoming": [NEW], **more}).menu("Check mail").wait(3000)
        assert d.mail("n") is not None
        assert notices(d) == []


def test_a_message_can_arrive_at_once(drive: Drive) -> None:
    d = drive({"messages": [], "incoming": [LATER]})
    d.phone.state = d.phone.reducer.job(d.phone.state, "mail", "receive", message="z")
    assert d.mail("z").date.hour == 9
    assert notices(d) == ["Tom Becker"]


def test_a_link_to_a_message_opens_it(drive: Drive) -> None:
    from gts_env.android.intents import Intent

    d = drive({"messages": [mail("a")]})
    d.phone.start(Intent("VIEW", "content://org.gts.mail/message/a"))
    assert d.one("message_subject").text == "Subject a"
