"""Two small apps for tests of intents: a mail app that others hand texts to, and a browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gts_env.android.app import App, command, layer, screen
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.intent_effects import StartIntent, sending, view
from gts_env.android.intents import Filter, Intent
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.material import BackArrow, Dialog, FilledButton, Scaffold, TextField, TopBar
from gts_env.android.phone import Phone
from gts_env.android.system import installed
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import Scroll
from tests.android.sample_app import NOW, ZONE
from tests.support import notes


def _page(title: str, *parts: Widget, up: bool = True) -> Widget:
    top = TopBar(title, navigation=BackArrow() if up else None)
    return Scaffold(top=top, body=Scroll(Column(parts, padding=16, gap=12, align="fill"), id="body"))


def _button(id_: str, effect: Any) -> Widget:
    return FilledButton(id_, effect, id=id_)


@dataclass(frozen=True, slots=True)
class MailData:
    """What was sent, what happened, who was chosen."""

    sent: tuple[str, ...] = ()
    log: tuple[str, ...] = ()
    contact: str = ""


class Mail(App):
    """Mail: an inbox, messages, a composer that others start, a picker of contacts that gives a result."""

    Data = MailData

    @screen(launcher=True)
    def inbox(self, ui: Ui) -> Widget:
        """Doors to everything."""
        return _page(
            "Mail",
            Text(f"contact {ui.data.contact}", id="contact"),
            Text(f"choice {ui.get('choice', '')} note {ui.get('note', '')} flash {ui.get('flash', '')}", id="choice"),
            _button("pick", ui.open_for_result("contacts", ui.do("picked"))),
            _button("pick_put", ui.open_for_result("contacts", ui.put("choice", ""))),
            _button("remember", ui.many(ui.put("note", "kept"), ui.put("flash", "gone", saved=False))),
            _button("message", ui.open("message", message="m1")),
            _button("top", ui.open("top", n="1")),
            _button("once", ui.open("once")),
            _button("ad", ui.open("ad")),
            _button("link", view("https://example.org/page")),
            _button("nowhere", view("geo:1,2")),
            _button("share", ui.do("share_all")),
            _button("ask", ui.show("ask")),
            _button("single", ui.open("single", n="1")),
            up=False,
        )

    @screen(parent="inbox")
    def message(self, ui: Ui, message: str) -> Widget:
        """One message."""
        return _page(
            f"Message {message}",
            _button("forward", ui.open("compose", text=f"fwd {message}")),
            _button("thread", ui.open("thread", message=message)),
            _button("single", ui.open("single", n="2")),
        )

    @screen(parent="message", parent_args=("message",))
    def thread(self, ui: Ui, message: str) -> Widget:
        """All of a conversation."""
        return _page(f"Thread {message}", _button("single", ui.open("single", n="3")))

    @screen(parent="inbox")
    def compose(self, ui: Ui, to: str = "", subject: str = "", text: str = "") -> Widget:
        """A new message."""
        return _page(
            f"To {to or 'nobody'}",
            TextField("body", label=subject or "Text", value=text),
            _button("send", ui.do("send", text=text)),
        )

    @screen(parent="inbox")
    def contacts(self, ui: Ui) -> Widget:
        """A list that gives a result."""
        return _page("Contacts", *[_button(name, ui.do("choose", name=name)) for name in ("ann", "bob")])

    @screen(parent="inbox", launch_mode="singleTop")
    def top(self, ui: Ui, n: str) -> Widget:
        """Gets new intents while it is on top."""
        on = _button("message", ui.open("message", message=n))
        return _page(f"Top {n}", _button("again", ui.open("top", n=f"{n}+")), on, _button("other", ui.open("once")))

    @screen(parent="inbox", launch_mode="singleTask")
    def single(self, ui: Ui, n: str) -> Widget:
        """Lives once in the app's task."""
        return _page(f"Single {n}", _button("message", ui.open("message", message=n)))

    @screen(parent="inbox", clear_top=True)
    def once(self, ui: Ui) -> Widget:
        """Takes away what lies above it, and is made anew."""
        on = _button("over", ui.open("over"))
        return _page(
            "Once", Text(f"mark {ui.get('mark', '')}", id="mark"), _button("mark_it", ui.put("mark", "set")), on
        )

    @screen(parent="inbox")
    def over(self, ui: Ui) -> Widget:
        """Lies over the one above."""
        return _page("Over", _button("once", ui.open("once")), _button("top", ui.open("top", n="over")))

    @screen(parent="inbox", no_history=True)
    def ad(self, ui: Ui) -> Widget:
        """Never comes back."""
        return _page("Ad", _button("message", ui.open("message", message="ad")))

    @layer
    def ask(self, ui: Ui) -> Widget:
        """A dialog with a field."""
        return Dialog("Sure?", TextField("why", label="Why"))

    @command
    def choose(self, ui: Tx, name: str) -> None:
        """Give a contact back."""
        ui.finish(name)

    @command
    def picked(self, ui: Tx, result: str | None) -> None:
        """Take the contact that was picked."""
        ui.update(contact=result or "none", log=(*ui.data.log, f"result {result}"))

    @command
    def send(self, ui: Tx, text: str) -> None:
        """Send and leave."""
        ui.update(sent=(*ui.data.sent, text))
        ui.finish()

    @command
    def receive(self, ui: Tx, text: str) -> None:
        """A message arrives."""
        ui.update(sent=(*ui.data.sent, f"in {text}"))

    @command
    def share_all(self, ui: Tx) -> None:
        """Share by command."""
        ui.share("All my mail", "Inbox")

    def lived(self, ui: Tx, screen: str, phase: str) -> None:
        """Keep a log of all phases."""
        super().lived(ui, screen, phase)
        ui.update(log=(*ui.data.log, f"{screen} {phase}"))


@dataclass(frozen=True, slots=True)
class WebData:
    """A browser keeps nothing here."""


class Web(App):
    """A browser, under more than one name; it shares what it shows."""

    Data = WebData

    @screen(launcher=True)
    def page(self, ui: Ui, url: str = "about:blank") -> Widget:
        """A page."""
        return _page(
            url,
            _button("share", ui.do("share", url=url)),
            _button("mail", StartIntent(Intent("SENDTO", "mailto:ann@example.org?subject=Hello"))),
            _button("mail_text", StartIntent(sending("straight", app="mail"))),
            _button("copy", ui.do("copy", url=url)),
            _button("thread", view("content://org.gts.mail/thread/m7")),
            up=False,
        )

    @command
    def share(self, ui: Tx, url: str) -> None:
        """Share the address."""
        ui.share(url, "A page")

    @command
    def copy(self, ui: Tx, url: str) -> None:
        """Copy the address."""
        ui.copy(url, "URL")


SEND = {"action": "SEND", "type": "text/*", "screen": "compose", "args": {"subject": "{subject}", "text": "{text}"}}
SENDTO = {
    "action": "android.intent.action.SENDTO",
    "scheme": "mailto",
    "screen": "compose",
    "args": {"to": "{target}", "subject": "{query.subject}"},
}
THREAD = {
    "action": "VIEW",
    "scheme": "content",
    "host": "org.gts.mail",
    "path": "/thread/{message}",
    "screen": "thread",
}
PROVEN = {
    "action": "VIEW",
    "scheme": ["https"],
    "host": "mail.example.org",
    "path": "/m/{message}",
    "screen": "message",
    "verified": True,
}
UNPROVEN = {"action": "VIEW", "scheme": "https", "host": "example.org", "path": "/**", "screen": "inbox", "args": {}}
BROWSER = {"action": "VIEW", "scheme": ["http", "https"], "screen": "page", "args": {"url": "{data}"}}
TO_NOTES = {"action": "SEND", "type": "text/plain", "screen": "home", "args": {}}


def _manifest(name: str, icon: str, seed: int, *filters: dict[str, Any]) -> Manifest:
    return Manifest(name, name.title(), icon, seed, "Tools", "", filters=tuple([Filter.read(raw) for raw in filters]))


MAIL = _manifest("mail", "mail", 0xFF00897B, SEND, SENDTO, THREAD, PROVEN, UNPROVEN)
WEB = _manifest("web", "public", 0xFF3F6AD8, BROWSER)
FOX = _manifest("fox", "public", 0xFFE65100, BROWSER)
NOTES = _manifest("notes", "sticky_note_2", 0xFFFBC02D, TO_NOTES)


def registry(*more: Manifest) -> Registry:
    """The system's apps, mail, a browser, and further ones."""
    made = {"mail": Mail, "web": Web, "fox": Web, "notes": notes.Notes}
    return Registry([*installed.MANIFESTS, MAIL, WEB, *more], {**installed.FACTORIES, **made})


def phone(*more: Manifest, **config: Any) -> Phone:
    """A phone with these apps, just booted."""
    made = Phone(registry(*more))
    made.surfaces.check = True
    made.boot(Config(zone=ZONE, **config), to_ms(NOW, ZONE), {})
    return made
