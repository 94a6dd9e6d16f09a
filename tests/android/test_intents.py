"""Intents: who answers, what becomes of the data, the chooser, the share sheet, and starts from outside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gts_env.actions import OpenApp, PressKey, Rotate, Tap, Wait
from gts_env.android.intent_effects import Copy, sending
from gts_env.android.intents import Filter, Intent
from gts_env.android.manifest import Manifest
from gts_env.android.phone import Phone
from gts_env.android.resolving import candidates
from gts_env.android.system.resolver import Target
from gts_env.evolving import evolve
from tests.android.sample_app import find, tap, texts
from tests.support.mail import FOX, NOTES, phone

BACK = PressKey("back")


def web(*more: Manifest) -> Phone:
    p = phone(*more)
    p.perform(OpenApp("Web"))
    return p


def front(p: Phone) -> tuple[str, str, dict[str, object]]:
    return p.state.entry.app, p.state.entry.screen, dict(p.state.entry.args)


@pytest.mark.parametrize(
    ("data", "args"),
    [
        ("content://org.gts.mail/thread/m%201", {"message": "m 1"}),
        ("content://org.gts.mail/thread/m1/more", None),
        ("content://org.gts.mail/thread", None),
        ("content://org.gts.other/thread/m1", None),
        ("https://org.gts.mail/thread/m1", None),
        (None, None),
    ],
)
def test_paths_become_arguments(data: str | None, args: dict[str, str] | None) -> None:
    made = Filter("VIEW", "thread", ("content",), "org.gts.mail", "/thread/{message}")
    assert made.match(Intent("VIEW", data)) == args


def test_templates_types_hosts_and_rests() -> None:
    made = Filter.read(
        {"action": "SEND", "type": "image/*", "screen": "s", "args": {"a": "<{text}>", "n": 3, "e": "{no}"}}
    )
    assert made.match(Intent("SEND", type="image/png", extras=(("text", "x"),))) == {"a": "<x>", "n": 3, "e": ""}
    assert made.match(Intent("SEND", type="text/plain")) is None
    assert made.match(Intent("SEND")) is None
    below = Filter("VIEW", "s", ("https",), "*.example.org", "/a/*/**")
    assert below.match(Intent("VIEW", "https://x.example.org/a/b/c/d")) == {}
    assert below.match(Intent("VIEW", "https://example.org/a/b")) is None
    assert Intent("android.intent.action.DIAL", "tel:110").action == "DIAL"
    day = Filter("VIEW", "day", ("content",), "x", "/{n:int}/{day:date}")
    assert day.match(Intent("VIEW", "content://x/4/2026-10-14")) == {"n": 4, "day": "2026-10-14"}
    assert day.match(Intent("VIEW", "content://x/4/2026-10-99")) is None


def test_manifests_are_read_without_the_app(tmp_path: Path) -> None:
    raw = {"id": "x", "label": "X", "icon": "mail", "seed_color": "#000000", "category": "Tools", "class": "Missing"}
    intents = [{"action": "SENDTO", "scheme": ["sms", "smsto"], "screen": "chat", "args": {"to": "{target}"}}]
    path = tmp_path / "manifest.json"
    path.write_text(json.dumps({**raw, "intents": intents}), encoding="utf-8")
    (made,) = Manifest.read(path, "no.such.module").filters
    assert made.match(Intent("SENDTO", "smsto:+49%20170")) == {"to": "+49 170"}


def test_one_app_answers_in_the_task_of_the_one_that_asks() -> None:
    p = web()
    tap(p, id="mail")
    assert front(p) == ("mail", "compose", {"to": "ann@example.org", "subject": "Hello"})
    assert p.state.task.app == "web"
    p.perform(BACK)
    assert front(p)[:2] == ("web", "page")


def test_up_from_anothers_task_goes_to_the_apps_own_with_its_parents() -> None:
    p = web()
    tap(p, id="thread")
    assert "Thread m7" in texts(p)
    tap(p, desc="Navigate up")
    assert front(p) == ("mail", "message", {"message": "m7"})
    assert [(t.app, len(t.entries)) for t in p.state.tasks[:2]] == [("mail", 2), ("web", 1)]
    p.perform(BACK)
    assert front(p)[1] == "inbox"


def test_nobody_answers() -> None:
    p = phone()
    p.perform(OpenApp("Mail"))
    tap(p, id="nowhere")
    assert p.screen().toast == "No apps can perform this action."


def test_links_go_to_the_proven_app_else_to_the_browser() -> None:
    p = phone()
    assert p.start(Intent("VIEW", "https://mail.example.org/m/m3")) is None
    assert front(p) == ("mail", "message", {"message": "m3"})
    p.start(Intent("VIEW", "https://example.org/a"))
    assert front(p)[:2] == ("web", "page")
    assert "unable to resolve" in (p.start(Intent("VIEW", "ftp://example.org")) or "")


def test_the_user_chooses_among_several_once_or_for_good() -> None:
    p = phone(FOX)
    p.perform(OpenApp("Mail"))
    tap(p, id="link")
    assert texts(p) == ["Open with", "Fox", "Web", "Just once", "Always"]
    assert not find(p, id="button_once").enabled
    tap(p, text="Fox")
    tap(p, id="button_once")
    assert front(p)[0] == "fox"
    p.perform(BACK)
    tap(p, id="link")
    tap(p, text="Web")
    p.perform(Rotate("landscape"))
    assert find(p, id="button_always").enabled
    p.perform(Rotate("portrait"))
    tap(p, id="button_always")
    assert front(p)[0] == "web"
    p.perform(BACK)
    tap(p, id="link")
    assert front(p)[0] == "web"


def test_the_share_sheet_shows_the_text_and_the_apps_that_take_it() -> None:
    p = web(NOTES)
    tap(p, id="share")
    screen = p.screen()
    assert (screen.package, screen.activity) == ("org.gts.resolver", ".ChooserActivity")
    assert texts(p) == ["Sharing text", "A page", "about:blank", "Mail", "Notes"]
    tap(p, desc="Mail")
    assert front(p) == ("mail", "compose", {"subject": "A page", "text": "about:blank"})
    tap(p, id="send")
    assert front(p)[0] == "web"
    assert p.state.data["mail"].sent == ("about:blank",)


def test_back_and_the_scrim_close_the_share_sheet() -> None:
    p = web()
    for close in (BACK, Tap(500, 300)):
        tap(p, id="share")
        assert p.state.entry.layers
        p.perform(close)
        assert not p.state.entry.layers
        assert p.screen().activity == ".MainActivity"


def test_copy_puts_the_text_on_the_clipboard_and_the_system_tells_of_it() -> None:
    p = web()
    tap(p, id="share")
    tap(p, id="copy")
    assert not p.state.entry.layers
    assert p.state.clip.text == "about:blank"
    assert find(p, system=True, id="text_preview").text == "about:blank"
    p.perform(Wait(6000))
    assert p.frame().window("clipboard") is None
    tap(p, id="copy")
    assert (p.state.clip.text, p.state.clip.label) == ("about:blank", "URL")
    tap(p, system=True, id="share_chip")
    assert "Sharing text" in texts(p)
    p.perform(BACK)
    tap(p, id="copy")
    tap(p, system=True, id="dismiss_button")
    assert p.frame().window("clipboard") is None


def test_the_system_shows_no_secret_that_was_copied() -> None:
    p = web()
    p.happen(Copy("crumb-77-Oven", sensitive=True))
    assert find(p, system=True, id="text_preview").text == "••••••"
    assert not any("crumb" in text for text in texts(p))
    assert p.state.clip.text == "crumb-77-Oven"
    p.happen(Copy("crumb-77-Oven"))
    assert find(p, system=True, id="text_preview").text == "crumb-77-Oven"


def test_a_start_from_outside_has_a_task_of_its_own_or_takes_the_one_that_is_there() -> None:
    p = web()
    p.start(Intent("VIEW", "content://org.gts.mail/thread/m1"))
    assert [t.app for t in p.state.tasks] == ["mail", "web", "launcher"]
    assert [e.screen for e in p.state.task.entries] == ["thread"]
    p.perform(OpenApp("Web"))
    p.start(sending("hello", app="mail"))
    assert [e.screen for e in p.state.task.entries] == ["thread", "compose"]


def test_a_start_with_parents_has_them_under_it_and_each_is_made_when_it_is_reached() -> None:
    p = phone()
    p.start(Intent("VIEW", "content://org.gts.mail/thread/m1", flags=("parents",)))
    assert [e.screen for e in p.state.task.entries] == ["inbox", "message", "thread"]
    assert not any(entry.startswith("message") for entry in p.state.data["mail"].log)
    p.perform(BACK)
    assert front(p) == ("mail", "message", {"message": "m1"})
    assert "message create" in p.state.data["mail"].log


def test_up_after_a_deep_link_makes_the_parents() -> None:
    p = phone()
    p.start(Intent("VIEW", "content://org.gts.mail/thread/m1"))
    tap(p, desc="Navigate up")
    assert [e.screen for e in p.state.task.entries] == ["inbox", "message"]


def test_a_label_of_one_word_is_not_broken_in_the_share_sheet() -> None:
    p = web(NOTES)
    lay = p.frame().windows[0].lay
    found = candidates(p.apps, sending("a text"))[0]

    def tall(label: str) -> int:
        return lay(Target(p.apps.manifests[found.app], evolve(found, label=label)), lay.px(72), lay.px(400)).h

    assert tall("Passwords and more") > tall("Passwords") == tall("Mail")
