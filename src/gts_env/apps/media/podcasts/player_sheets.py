"""Sheets of the player: chapters, speed, sleep timer."""

from __future__ import annotations

from gts_env.android.app import layer
from gts_env.android.material import (
    BottomSheet,
    Chip,
    ListItem,
    Slider,
    TonalButton,
    closing,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.leaf import Text
from gts_env.apps.media.podcasts import formats, playback
from gts_env.apps.media.podcasts.data import Chapter
from gts_env.apps.media.podcasts.episode import EpisodeScreen
from gts_env.apps.media.podcasts.strings import Words, words

SLEEPS = (5, 10, 15, 30, 45, 60)


class PlayerSheets(EpisodeScreen):
    """What lies over the player."""

    def place_now(self, ui: Ui) -> float:
        """Seconds of the episode that were heard up to now."""
        data = ui.data
        return playback.position_at(data, ui.phone.now if data.player.playing else data.player.since)

    def _sleep_text(self, ui: Ui, say: Words) -> str:
        player = ui.data.player
        if player.sleep_at_end:
            return say("end_of_episode")
        if not player.sleep_at:
            return ""
        left = player.sleep_at - ui.phone.now
        return formats.clock(say, left / 1000 + 0.999) if left > 0 else ""

    # -- sheets --------------------------------------------------------------------------------------------------

    @layer
    def chapters(self, ui: Ui) -> Widget:
        """Chapters of the episode."""
        say, e = words(ui), playback.current(ui.data)
        place = self.place_now(ui)
        made: tuple[Chapter, ...] = e.chapters if e is not None else ()
        now = max([i for i, c in enumerate(made) if c.at <= place], default=0)
        rows = [
            ListItem(
                c.title,
                trailing=formats.clock(say, c.at),
                leading="graphic_eq" if i == now else None,
                selected=i == now,
                on_click=closing(ui.do("seek", value=c.at)),
                id="chapter",
                key=f"chapter_{i}",
                item=i,
            )
            for i, c in enumerate(made)
        ]
        return self.under(
            ui, BottomSheet(Column(rows, width="fill", align="fill"), say("chapters"), id="chapter_sheet")
        )

    @layer
    def speed_sheet(self, ui: Ui) -> Widget:
        """How fast to play."""
        say, speed = words(ui), self.settings_of(ui).speed
        slider = Slider(
            round(speed * 20), ui.do("set_speed_step"), low=10, high=60, step=1, id="speed_bar", desc=say("speed")
        )
        presets = Flow(
            [
                Chip(formats.speed(say, v), ui.do("set_speed", value=v), "filter", selected=v == speed, id=f"speed_{i}")
                for i, v in enumerate(playback.SPEEDS)
            ]
        )
        body = Column(
            [Text(formats.speed(say, speed), "headline_medium", id="speed_value"), slider, presets],
            gap=8,
            align="fill",
            padding=(16, 8, 16, 16),
            width="fill",
        )
        return self.under(ui, BottomSheet(body, say("speed"), id="speed_sheet"))

    @layer
    def sleep_sheet(self, ui: Ui) -> Widget:
        """When to stop playing."""
        say, player = words(ui), ui.data.player
        left = self._sleep_text(ui, say)
        last = self.settings_of(ui).sleep_minutes
        chips = [
            Chip(
                say("minutes", count=say.fmt.number(m)),
                closing(ui.do("set_sleep", value=m)),
                "filter",
                selected=m == last and bool(player.sleep_at),
                id=f"sleep_{m}",
            )
            for m in SLEEPS
        ]
        end = closing(ui.do("set_sleep", value=-1))
        chips.append(Chip(say("end_of_episode"), end, "filter", selected=player.sleep_at_end, id="sleep_end"))
        parts: list[Widget | None] = [
            Text(say("sleep_left", left=left), "body_large", id="sleep_left")
            if left
            else Text(say("sleep_hint"), "body_medium", "on_surface_variant"),
            Flow(chips),
            TonalButton(say("turn_off"), closing(ui.do("cancel_sleep")), id="sleep_cancel") if left else None,
        ]
        body = Column(parts, gap=12, padding=(16, 8, 16, 16), width="fill")
        return self.under(ui, BottomSheet(body, say("sleep_timer"), id="sleep_sheet"))
