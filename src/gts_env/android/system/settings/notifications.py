"""Notifications: which apps may post them, and how much each of their channels is heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.app import command, layer, screen
from gts_env.android.background import Channel, Notice
from gts_env.android.manifest import SYSTEM
from gts_env.android.material import ListDialog, ListItem, SectionHeader, Switch, SwitchRow
from gts_env.android.permissions import set_by_user
from gts_env.android.system.app_icon import app_icon
from gts_env.android.system.settings.base import SettingsBase, words
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget

LEVELS = ("high", "default", "low", "none")
"""What a channel can be set to, the loudest first."""


class NotificationPages(SettingsBase):
    """Notifications."""

    @screen(parent="home", activity="SubSettings")
    def notifications(self, ui: Ui) -> Widget:
        """Every app with a switch; the rest of the row leads to its channels."""
        rows: list[Widget] = [SectionHeader(words(ui)("app_notifications"))]
        for m in ui.apps:
            if m.category != SYSTEM:
                on = allowed(ui, m.id)
                turn = ui.do("allow_notifications", app=m.id, on=not on)
                rows.append(
                    ListItem(
                        m.label, self.allowed_text(ui, m.id), leading=app_icon(m, 32), item=m.id, id="app",
                        trailing=Switch(on, turn, desc=m.label, id="switch_widget", key=f"switch_{m.id}", item=m.id),
                        on_click=ui.open("app_notifications", app=m.id), key=f"app_{m.id}",
                        headline_id="android:id/title", supporting_id="android:id/summary",
                    )
                )  # fmt: skip
        return self.page(ui, words(ui)("notifications"), rows, "notifications")

    @screen(parent="notifications", activity="ChannelPanelActivity")
    def app_notifications(self, ui: Ui, app: str) -> Widget:
        """The switch of one app, and its channels."""
        say, on = words(ui), allowed(ui, app)
        manifest = ui.apps.app(app).manifest
        turn = ui.do("allow_notifications", app=app, on=not on)
        rows: list[Widget] = [
            SwitchRow(say("all_notifications", app=manifest.label), None, on, turn, leading=app_icon(manifest, 32),
                      id="main_switch_bar"),
        ]  # fmt: skip
        channels = channels_of(ui, app) if on else ()
        if channels:
            rows.append(SectionHeader(say("channels")))
        for channel in channels:
            level = say(f"level_{level_of(ui, app, channel)}")
            rows.append(
                ListItem(
                    channel.name, level, on_click=ui.show("pick_level", app=app, channel=channel.id), id="channel",
                    key=f"channel_{channel.id}", item=channel.id, headline_id="android:id/title",
                    supporting_id="android:id/summary",
                )
            )  # fmt: skip
        return self.page(ui, say("notifications"), rows, f"notifications_{app}")

    @layer
    def pick_level(self, ui: Ui, app: str, channel: str) -> Widget:
        """How much a channel is heard."""
        say = words(ui)
        found = next(c for c in channels_of(ui, app) if c.id == channel)
        options = [(level, say(f"level_{level}")) for level in LEVELS]
        pick = ui.do("set_level", app=app, channel=channel)
        return ListDialog(found.name, options, level_of(ui, app, found), pick, cancel=say("cancel"))

    def allowed_text(self, ui: Ui, app: str) -> str:
        """On or off."""
        return words(ui)("on" if allowed(ui, app) else "off")

    @command
    def allow_notifications(self, ui: Tx, app: str, on: bool) -> None:
        """Let an app notify or not; what it has posted goes with its right to."""
        ui.state = set_by_user(ui.state, app, "notifications", on)
        if not on:
            _take_away(ui, [n for n in ui.state.background.notices if n.app == app])

    @command
    def set_level(self, ui: Tx, app: str, channel: str, value: str) -> None:
        """Make a channel louder, silent, or turn it off; what it has posted follows."""
        background = ui.state.background
        theirs = [n for n in background.notices if (n.app, n.channel) == (app, channel)]
        background = evolve(background, channels={**background.channels, (app, channel): value})
        for notice in theirs if value != "none" else ():
            background = background.with_notice(evolve(notice, importance=value))
        ui.state = evolve(ui.state, background=background)
        if value == "none":
            _take_away(ui, theirs)


def allowed(ui: Ui, app: str) -> bool:
    """Whether an app may notify: it may until the user says no."""
    grant = ui.background("grants").get((app, "notifications"))
    return grant is None or grant.answer != "denied"


def channels_of(ui: Ui, app: str) -> tuple[Channel, ...]:
    """Channels that an app names, and others that its notifications bear or that were set before."""
    background = ui.background("notices"), ui.background("channels")
    found = {c.id: c for c in ui.apps.app(app).channels(ui)}
    borne = [(n.channel, n.importance) for n in background[0] if n.app == app]
    borne += [(channel, "default") for owner, channel in background[1] if owner == app]
    for channel, importance in sorted(borne):
        name = words(ui)("miscellaneous") if channel == "default" else channel.replace("_", " ").capitalize()
        found.setdefault(channel, Channel(channel, name, importance))
    if not found:
        found["default"] = Channel("default", words(ui)("miscellaneous"))
    return tuple(found.values())


def level_of(ui: Ui, app: str, channel: Channel) -> str:
    """Importance of a channel as it is in force, or ``none``."""
    return str(ui.background("channels").get((app, channel.id), channel.importance))


def _take_away(ui: Tx, notices: list[Notice]) -> None:
    background = ui.state.background.without_notices(*[n.key for n in notices])
    ui.state = evolve(ui.state, background=background)
