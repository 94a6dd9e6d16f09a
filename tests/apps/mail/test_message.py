"""A message: what it shows, its links, quotes and files."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.actions import Tap
from tests.apps.mail.conftest import ANA, OWNER, Driver, mail

Drive = Callable[..., Driver]
QUOTED = "Fine.\n\n> Shall we?\n>\n> > On Monday?"
FILES = [{"name": "a.jpg", "scene": "sea"}, {"name": "b.pdf", "kind": "pdf", "size": 2000}]


def opened(d: Driver) -> Driver:
    return d.tap("row_subject")


def test_opening_a_message_reads_it(drive: Drive) -> None:
    d = opened(drive({"messages": [mail("a")]}))
    assert d.one("message_subject").text == "Subject a"
    assert d.one("message_to").text == "To: me"
    assert d.mail("a").read


def test_marking_it_unread_leaves_it(drive: Drive) -> None:
    d = opened(drive({"messages": [mail("a")]})).tap("mark_new")
    assert d.screen == "message_list"
    assert not d.mail("a").read


def test_details_show_all_addresses(drive: Drive) -> None:
    d = opened(drive({"messages": [mail("a", cc=[ANA])]})).tap("details_toggle")
    assert d.one("details_from").text == "Tom Becker <tom.becker@mail.example>"
    assert d.one("details_cc").text == "Ana Ferreira <ana.ferreira@northlight.example>"


def test_quotes_are_shown_as_the_settings_say(drive: Drive) -> None:
    bars = opened(drive({"messages": [mail("a", body=QUOTED)]}))
    assert bars.texts("quoted_text") == ["Shall we?", "On Monday?"]
    signs = opened(drive({"messages": [mail("a", body=QUOTED)], "settings": {"quotes": "prefix"}}))
    assert signs.texts("quoted_text") == ["> Shall we?", "> > On Monday?"]
    folded = opened(drive({"messages": [mail("a", body=QUOTED)], "settings": {"quotes": "hidden"}}))
    assert not folded.all("quoted_text")
    assert folded.tap("quotes_toggle").texts("quoted_text") == ["Shall we?", "On Monday?"]


def test_text_size_and_font_act_at_once(drive: Drive) -> None:
    tall = {}
    for size in ("tiny", "medium", "huge"):
        _, top, _, bottom = (
            opened(drive({"messages": [mail("a")], "settings": {"text_size": size}})).one("message_text").bounds
        )
        tall[size] = bottom - top
    assert tall["tiny"] < tall["medium"] < tall["huge"]
    plain, fixed = (
        opened(drive({"messages": [mail("a", body="illicit till")], "settings": {"fixed_font": on}})).phone.picture(
            (270, 600)
        )
        for on in (False, True)
    )
    assert (plain != fixed).any()


def test_a_mail_address_in_a_text_begins_a_message(drive: Drive) -> None:
    d = opened(drive({"messages": [mail("a", body="kim@mail.example")]}))
    left, top, _, bottom = d.one("message_text").bounds
    d.phone.perform(Tap(left + 60, (top + bottom) // 2))
    assert d.screen == "compose"
    assert d.all("to_chip")


def test_the_face_leads_to_what_can_be_done_with_an_address(drive: Drive) -> None:
    d = opened(drive({"messages": [mail("a"), mail("b", folder="home_archive", date="2026-10-01T12:00:00")]}))
    assert d.tap("sender_face").one("person_address").text == "tom.becker@mail.example"
    d.tap("search_from")
    assert d.screen == "search_results"
    assert d.texts("row_subject") == ["Subject a", "Subject b"]


def test_files_open_and_are_kept(drive: Drive) -> None:
    d = opened(drive({"messages": [mail("a", attachments=FILES)]}))
    assert d.texts("attachment_name") == ["a.jpg", "b.pdf"]
    d.tap("attachment")
    assert d.screen == "attachment"
    assert d.all("picture")
    d.tap("save")
    assert d.message == "1 file saved"
    assert d.data.pictures[0].name == "a.jpg"
    assert d.tap("save").message == "Already on this phone"


def test_several_files_are_shared_to_the_app_itself(drive: Drive) -> None:
    d = opened(drive({"messages": [mail("a", attachments=FILES)]})).tap("show_all").tap("share_all").tap("target")
    assert d.screen == "compose"
    assert d.texts("attached_name") == ["a.jpg", "b.pdf"]


def test_the_share_sheet_says_what_is_shared(drive: Drive) -> None:
    d = opened(drive({"messages": [mail("a", attachments=FILES)]})).tap("show_all").tap("share_all")
    assert d.all(text="Sharing 2 files")
    pictures = [FILES[0], {"name": "c.jpg", "scene": "city"}]
    d = opened(drive({"messages": [mail("a", attachments=pictures)]})).tap("show_all").tap("share_all")
    assert d.all(text="Sharing 2 images")


def test_only_selected_files_are_shared(drive: Drive) -> None:
    d = (
        opened(drive({"messages": [mail("a", attachments=FILES)]}))
        .tap("show_all")
        .hold("file_row", nth=1)
        .tap("share")
        .tap("target")
    )
    assert d.texts("attached_name") == ["b.pdf"]


def test_what_is_gone_says_so(drive: Drive) -> None:
    from gts_env.android.effects import Open, pack

    d = drive({"messages": [mail("a", to=[OWNER])]})
    for screen, args in (("message_view", {"message": "x"}), ("thread_view", {"thread": "x", "folder": "all"}),
                         ("attachments", {"message": "x"}), ("attachment", {"message": "x", "name": "y"})):  # fmt: skip
        d.phone.state = d.phone.reducer.apply(d.phone.state, Open(screen, pack(args)))
        assert d.all("empty")
