"""The list of messages: rows, folders, conversations, selection, swipes and what is taken back."""

from __future__ import annotations

from collections.abc import Callable

from tests.apps.mail.conftest import ANA, Driver, mail

Drive = Callable[..., Driver]
THREAD = [
    mail("a", subject="Trip", date="2026-10-12T09:00:00"),
    mail("b", subject="Re: Trip", thread="a", sender=ANA, date="2026-10-13T09:00:00"),
    mail("c", subject="Tea", date="2026-10-11T09:00:00", read=True),
]


def test_the_app_begins_with_all_inboxes(drive: Drive) -> None:
    d = drive()
    assert d.one("toolbar_title").text == "All inboxes"
    assert "Tom Becker" in d.texts("row_sender")
    assert d.tap("drawer_button").one("drawer_folder").text == "All inboxes"


def test_a_conversation_is_one_row_with_all_who_wrote(drive: Drive) -> None:
    d = drive({"messages": THREAD})
    assert d.texts("row_subject") == ["Re: Trip", "Tea"]
    assert d.texts("row_sender") == ["Tom, Ana", "Tom Becker"]
    assert d.texts("row_count") == ["2"]


def test_without_conversations_each_message_has_a_row(drive: Drive) -> None:
    d = drive({"messages": THREAD, "settings": {"threads": False}})
    assert d.texts("row_subject") == ["Re: Trip", "Trip", "Tea"]


def test_a_conversation_opens_with_its_messages_the_oldest_first(drive: Drive) -> None:
    d = drive({"messages": THREAD}).tap(text="Re: Trip")
    assert d.screen == "thread_view"
    assert d.texts("row_sender") == ["Tom Becker", "Ana Ferreira"]
    d.tap("thread_message", nth=1)
    assert d.screen == "message_view"
    assert d.mail("b").read
    assert not d.mail("a").read
    assert d.back().screen == "thread_view"


def test_dates_are_times_today_and_days_before(drive: Drive) -> None:
    one, two, three = (
        mail(i, date=f"{day}T08:15:00")
        for i, day in zip("abc", ("2026-10-14", "2026-10-01", "2025-12-24"), strict=True)
    )
    assert drive({"messages": [one, two, three]}).texts("row_date") == ["8:15 AM", "Oct 1", "12/24/25"]


def test_a_long_swipe_deletes_and_undo_brings_back(drive: Drive) -> None:
    d = drive({"messages": THREAD}).push(-160, nth=1)
    assert d.message == "1 message deleted"
    assert d.mail("c").folder == "home_trash"
    assert d.tap("snackbar_action").mail("c").folder == "home_inbox"


def test_a_short_swipe_does_nothing(drive: Drive) -> None:
    d = drive({"messages": THREAD}).push(-40, nth=1)
    assert d.mail("c").folder == "home_inbox"
    assert d.message == ""


def test_swipes_do_what_the_settings_say(drive: Drive) -> None:
    settings = {"swipe_left": "none", "swipe_right": "star"}
    d = drive({"messages": THREAD, "settings": settings}).push(-160, nth=1)
    assert d.mail("c").folder == "home_inbox"
    d.push(160, nth=1)
    assert d.mail("c").starred


def test_swipes_go_by_the_finger_from_right_to_left_too(drive: Drive) -> None:
    d = drive({"messages": THREAD}, locale="ar").push(-160, nth=1)
    assert d.mail("c").folder == "home_trash"


def test_a_swipe_to_move_asks_where(drive: Drive) -> None:
    d = drive({"messages": THREAD, "settings": {"swipe_right": "move"}}).push(160, nth=1)
    assert d.screen == "move_to_folder"


def test_selection_moves_several_at_once(drive: Drive) -> None:
    d = drive({"messages": THREAD}).hold("row_subject", nth=0).tap("row_subject", nth=1)
    assert d.one("toolbar_title").text == "2"
    d.tap("archive")
    assert [d.mail(i).folder for i in "abc"] == ["home_archive"] * 3
    assert d.message == "3 messages archived"
    assert not d.all("action_mode_close")


def test_back_ends_the_selection(drive: Drive) -> None:
    d = drive({"messages": THREAD}).hold("row_subject").back()
    assert d.screen == "message_list"
    assert not d.all("action_mode_close")


def test_deleting_asks_if_the_settings_say_so(drive: Drive) -> None:
    d = drive({"messages": THREAD, "settings": {"confirm_delete": True}}).push(-160, nth=1)
    assert d.screen == "confirm_delete"
    assert d.tap(text="Delete").mail("c").folder == "home_trash"


def test_in_the_bin_messages_are_deleted_for_good(drive: Drive) -> None:
    d = drive({"messages": [mail("a", folder="home_trash"), mail("b")]})
    d.tap("drawer_button").tap(text="Trash").tap(text="Subject a").tap("delete")
    assert d.screen == "confirm_delete"
    d.tap(text="Delete")
    assert d.mail("a") is None
    assert d.screen == "message_list"
    assert d.tap("snackbar_action").mail("a") is not None


def test_a_star_is_set_in_the_row(drive: Drive) -> None:
    d = drive({"messages": THREAD}).tap("star", nth=1)
    assert d.mail("c").starred
    d.tap("drawer_button").tap(text="Starred")
    assert d.texts("row_subject") == ["Tea"]


def test_the_drawer_leads_to_a_folder_and_back_to_the_first(drive: Drive) -> None:
    d = drive().tap("drawer_button").tap(text="Sent")
    assert d.one("toolbar_title").text == "Sent"
    assert d.texts("row_sender")[0].startswith("To: ")
    assert d.back().one("toolbar_title").text == "All inboxes"


def test_only_unread_hides_the_rest(drive: Drive) -> None:
    d = drive({"messages": THREAD}).menu("Only unread")
    assert d.texts("row_subject") == ["Re: Trip"]


def test_marking_all_read_can_be_undone(drive: Drive) -> None:
    d = drive({"messages": THREAD}).menu("Mark all as read")
    assert all(m.read for m in d.data.messages)
    assert d.message == "2 messages marked as read"
    assert not d.tap("snackbar_action").mail("a").read


def test_an_empty_folder_says_so_and_can_be_pulled(drive: Drive) -> None:
    d = drive({"messages": []})
    assert d.all(text="Nothing here")
    assert d.swipe("down").data.checking
