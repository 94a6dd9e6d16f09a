"""System: languages, gestures, reset; and what the phone is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.app import command, layer, screen
from gts_env.android.background import Background
from gts_env.android.connectivity import with_airplane
from gts_env.android.locale import LANGUAGES, language_name, language_of
from gts_env.android.material import ConfirmDialog, RadioRow
from gts_env.android.system.settings.base import SettingsBase, words
from gts_env.android.system.settings.wiping import erased
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget

RESETS = ("reset_network", "reset_apps", "erase_all")
FACTS = {"model": "GTS Phone", "android_version": "14", "build_number": "UP1A.231005.007"}


class SystemPages(SettingsBase):
    """System and About phone."""

    @screen(parent="home", activity="SubSettings")
    def system(self, ui: Ui) -> Widget:
        """The list."""
        say, config = words(ui), ui.config
        rows = [
            self.link(ui, "languages", language_name(config.locale), ui.open("languages"), "language"),
            self.link(ui, "gestures", None, ui.open("gestures"), "touch_app"),
            self.link(ui, "date_time", ui.fmt.date(ui.today, "medium"), ui.open("date_time"), "schedule"),
            self.link(ui, "reset", None, ui.open("reset"), "history"),
            self.link(ui, "developer", None, ui.open("developer"), "code"),
        ]
        return self.page(ui, say("system"), rows, "system")

    # -- languages -----------------------------------------------------------------------------------------------

    @screen(parent="system", activity="SubSettings")
    def languages(self, ui: Ui) -> Widget:
        """Every language by its own name."""
        now = language_of(ui.config.locale)
        rows = [
            RadioRow(
                one.name, one.region, language_of(one.tag) == now, ui.do("configure", name="locale", value=one.tag),
                id="language", key=f"language_{one.tag}", item=one.tag,
            )
            for one in LANGUAGES
        ]  # fmt: skip
        return self.page(ui, words(ui)("languages"), rows, "languages")

    # -- gestures ------------------------------------------------------------------------------------------------

    @screen(parent="system", activity="SubSettings")
    def gestures(self, ui: Ui) -> Widget:
        """The way to the system navigation."""
        say = words(ui)
        rows = [self.link(ui, "navigation", say(f"by_{ui.config.navigation}"), ui.open("navigation"))]
        return self.page(ui, say("gestures"), rows, "gestures")

    @screen(parent="gestures", activity="SubSettings")
    def navigation(self, ui: Ui) -> Widget:
        """Gestures or three buttons."""
        say, now = words(ui), ui.config.navigation
        rows = [
            RadioRow(
                say(f"by_{name}"), say(f"by_{name}_more"), now == name,
                ui.do("configure", name="navigation", value=name), id=f"by_{name}",
            )
            for name in ("gesture", "buttons")
        ]  # fmt: skip
        return self.page(ui, say("navigation"), rows, "navigation")

    # -- reset ---------------------------------------------------------------------------------------------------

    @screen(parent="system", activity="SubSettings")
    def reset(self, ui: Ui) -> Widget:
        """Ways to begin anew."""
        rows = [self.link(ui, name, None, ui.show("confirm_reset", name=name)) for name in RESETS]
        return self.page(ui, words(ui)("reset"), rows, "reset")

    @layer
    def confirm_reset(self, ui: Ui, name: str) -> Widget:
        """Ask first."""
        say = words(ui)
        effect = ui.do("run_reset", name=name)
        return ConfirmDialog(say(f"{name}_title"), say(f"{name}_text"), say(f"{name}_ok"), effect, say("cancel"))

    @command
    def run_reset(self, ui: Tx, name: str) -> None:
        """Reset what was asked for."""
        if name == "erase_all":
            ui.state = erased(ui.state, ui.apps)
            return
        if name == "reset_network":
            ui.state = evolve(ui.state, config=with_airplane(ui.state.config, False))
        else:
            plain = Background()
            background = evolve(ui.state.background, grants=plain.grants, channels=plain.channels)
            ui.state = evolve(ui.state, background=background)
        ui.toast(words(ui)(f"{name}_done"))

    # -- about ---------------------------------------------------------------------------------------------------

    @screen(parent="home", activity="SubSettings")
    def about(self, ui: Ui) -> Widget:
        """What the phone is."""
        config = ui.config
        pixels = f"{config.width} × {config.height}"
        rows = [self.fact(ui, key, value) for key, value in FACTS.items()]
        return self.page(ui, words(ui)("about"), [*rows, self.fact(ui, "screen_size", pixels)], "about")
