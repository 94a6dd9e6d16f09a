"""A sample form as another app would show it, and what autofill offers there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.app import command, guard, layer, screen
from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import GONE
from gts_env.android.material import (
    BackArrow,
    Chip,
    Dropdown,
    Fab,
    FilledButton,
    Scaffold,
    TextField,
    TopBar,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.scroll import HScroll, Scroll
from gts_env.apps.tools.passwords.base import find_entry
from gts_env.apps.tools.passwords.look import READABLE
from gts_env.apps.tools.passwords.picker import Picker, matches
from gts_env.apps.tools.passwords.pieces import eye
from gts_env.apps.tools.passwords.strings import Words, words

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

SITES = ("cinevo", "mail", "alderbank", "rail", "lumenmarket", "chirper", "hostfjord", "tidemark")
"""Sites the form can pretend to be; the last is one no vault has a login for."""
USER, SECRET, COMMENT = "form_user", "form_password", "form_comment"
LOGIN_FIELDS = (USER, SECRET)
MOST_SUGGESTED = 3


class OnFocus(Composed):
    """A piece of a form that is there while the caret is in one of certain fields.

    Args:
        child: The piece.
        fields: Keys of the fields.
    """

    def __init__(self, child: Widget, fields: tuple[str, ...]) -> None:
        super().__init__()
        self.child = child
        self.fields = fields

    floats = True

    def compose(self, lay: Layout) -> Widget:
        """The piece, or nothing."""
        return self.child

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Nothing, without the caret."""
        if any(lay.is_focused(key) for key in self.fields):
            return super().place(lay, max_w, max_h, min_w, min_h)
        return Box(self, 0, 0, data=GONE)


class Form(Picker):
    """The form, as any app could have it."""

    @screen(parent="vaults")
    def form(self, ui: Ui) -> Widget:
        """A sign-in form of a site."""
        say, site = words(ui), self.site(ui)
        error = ui.get("error")
        quiet = ui.put("error", None)
        shown = bool(ui.get("shown"))
        rows: list[Widget | None] = [
            Text(say("sample_text"), "body_medium", "on_surface_variant"),
            Dropdown(say("site"), site, [(s, f"{s}.example") for s in SITES], ui.do("set_site"), "site", width="fill"),
            Gap(height=4),
            Text(say("sign_in_to", site=f"{site}.example"), "title_large", id="form_title"),
            TextField(USER, say("user"), leading="person", ime_action="next", on_change=quiet, width="fill"),
            TextField(SECRET, say("password"), password=not shown, trailing=eye(ui, say), error=error, leading="key",
                      ime_action="next", on_change=quiet, width="fill"),
            TextField(COMMENT, say("comment"), leading="notes", width="fill"),
            FilledButton(say("sign_in"), ui.do("sign_in"), id="sign_in", width="fill"),
            None if self.settings_of(ui).autofill else
            Text(say("autofill_off_text"), "body_small", "on_surface_variant", id="autofill_off"),
        ]  # fmt: skip
        column = Column(rows, gap=12, padding=(24, 8, 24, 96), width="fill", align="fill")
        body = Scroll(column, most_width=READABLE, id="form_scroll", key="form")
        top = TopBar(say("try_form"), navigation=BackArrow(ui.back()))
        return self.themed(ui, Scaffold(body, top=top, bottom=self._strip(ui, say, site), fab=self._floating(ui, site)))

    def site(self, ui: Ui) -> str:
        """The site the form pretends to be."""
        return str(ui.get("site", SITES[0]))

    @guard
    def offers(self, ui: Ui, field: str) -> bool:
        """Whether a field of a form is one for logins."""
        return field in LOGIN_FIELDS

    def _strip(self, ui: Ui, say: Words, site: str) -> Widget | None:
        """Suggestions over the keyboard, while a field for logins has the caret."""
        if not self.settings_of(ui).autofill or self.filled(ui):
            return None
        more: Effect = ui.open_for_result("picker", ui.do("fill"), site=site)
        if not ui.data.open:
            chips = [Chip(say("unlock_to_fill"), more, "suggestion", icon="lock", id="suggestion_more")]
        else:
            chips = [
                Chip(e.title if e.title == e.user or not e.user else f"{e.title} · {e.user}",
                     ui.do("fill", result=e.id), "suggestion", icon=e.icon, id=f"suggestion_{n + 1}", item=e.id)
                for n, e in enumerate(self.matching(ui, site)[:MOST_SUGGESTED])
            ]  # fmt: skip
            chips.append(Chip(say("other_logins"), more, "suggestion", icon="search", id="suggestion_more"))
        row = HScroll(Row(chips, gap=8, padding=(12, 4)), key="suggestions", width="fill")
        strip = Column([row], background="surface_container_high", width="fill", id="suggestion_strip")
        return OnFocus(strip, LOGIN_FIELDS)

    def filled(self, ui: Ui) -> bool:
        """Whether a login of the open vault stands in the form already."""
        typed = (ui.text(USER), ui.text(SECRET))
        return all(typed) and any((e.user, e.password) == typed and e.vault == ui.data.open for e in ui.data.entries)

    def _floating(self, ui: Ui, site: str) -> Widget | None:
        """The button that floats over forms, while a field for logins has the caret."""
        settings = self.settings_of(ui)
        if not (settings.autofill and settings.draw_over) or self.filled(ui):
            return None
        fields = tuple([key for key in (USER, SECRET, COMMENT) if self.offers(ui, key)])
        pick = ui.open_for_result("picker", ui.do("fill"), site=site)
        say = words(ui)
        return OnFocus(Fab("vpn_key", pick, say("fill_in"), text=say("fill"), id="fill_bubble"), fields)

    @command
    def set_site(self, ui: Tx, value: str) -> None:
        """Pretend to be another site: a form with nothing in it."""
        ui.set("site", value)
        self.write(ui, "", "")

    @command
    def fill(self, ui: Tx, result: str | None = None) -> None:
        """Put an entry into the form."""
        found = find_entry(ui.data, result or "")
        if found is None:
            return
        self.write(ui, found.user, found.password)
        ui.snackbar(words(ui)("filled", title=found.title))

    def write(self, ui: Tx, user: str, password: str) -> None:
        """Set both fields."""
        for key, text in ((USER, user), (SECRET, password)):
            ui.set(f"{key}:text", text)
            ui.set(f"{key}:caret", len(text))
        ui.set("error", None)

    @command
    def sign_in(self, ui: Tx) -> None:
        """Check what was typed against the logins of the site; offer to keep one that is new."""
        say, site = words(ui), self.site(ui)
        user, password = ui.text(USER).strip(), ui.text(SECRET)
        if not (user and password):
            ui.set("error", say("both_needed"))
            return
        known = [e for e in ui.data.entries if matches(e, site)]
        if any((e.user, e.password) == (user, password) for e in known):
            ui.snackbar(say("signed_in", user=user))
        elif any(e.user == user for e in known):
            ui.set("error", say("sign_in_failed"))
        elif ui.data.open and self.settings_of(ui).offer_save:
            ui.run(ui.show("keep_login", user=user, password=password, site=site))
        else:
            ui.snackbar(say("signed_in", user=user))

    @layer
    def keep_login(self, ui: Ui, user: str, password: str, site: str) -> Widget:
        """Ask whether to keep a login."""
        say, vault = words(ui), self.owner(ui)
        text = say("save_login_text", user=user, vault=vault.name if vault is not None else "")
        keep = ui.open("editor", user=user, password=password, url=f"https://{site}.example", title=site.title())
        return self.confirm(ui, say("save_login"), text, say("save"), keep)
