"""Settings of one podcast."""

from __future__ import annotations

from gts_env.android.app import layer, screen
from gts_env.android.material import (
    EmptyState,
    IconButton,
    ListDialog,
    ListItem,
    SectionHeader,
    SwitchRow,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Divider
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.media.podcasts import formats
from gts_env.apps.media.podcasts.data import Podcast
from gts_env.apps.media.podcasts.look import READABLE, artwork
from gts_env.apps.media.podcasts.playback import SPEEDS
from gts_env.apps.media.podcasts.podcast import PodcastScreen
from gts_env.apps.media.podcasts.strings import Words, words

INTROS = (0, 10, 20, 30, 45, 60, 90, 120)
SWITCHES = ("keep_updated", "to_inbox", "notify", "auto_download", "auto_delete")


class PodcastSettingsScreen(PodcastScreen):
    """The page of a podcast's settings."""

    @screen(parent="home", parent_args=())
    def podcast_settings(self, ui: Ui, podcast: str) -> Widget:
        """All settings of a podcast."""
        say, found = words(ui), self.podcast_of(ui, podcast)
        if found is None:
            return self.detail(ui, "", EmptyState("podcasts", say("podcast_gone")))
        rename = IconButton("edit", ui.show("rename_dialog", podcast=podcast), say("rename"), id="rename_icon")
        rows: list[Widget] = [
            ListItem(found.shown, found.author, leading=artwork(found, 56), trailing=rename, id="settings_podcast"),
            Divider(),
            SectionHeader(say("section_feed")),
            *[self._podcast_switch(ui, say, found, name) for name in SWITCHES],
            SectionHeader(say("section_playback")),
            self._podcast_choice(ui, say, found, "speed", self._podcast_speed(say, found.settings.speed)),
            self._podcast_choice(ui, say, found, "skip_intro", formats.length(say, found.settings.skip_intro)),
            SectionHeader(say("section_tags")),
            ListItem(
                say("edit_tags"),
                say.fmt.list(found.tags) or say("no_tags"),
                on_click=ui.show("tag_dialog", podcast=podcast),
                id="edit_tags",
                supporting_id="tags_value",
            ),
        ]
        body = LazyList(
            rows, id="podcast_settings_list", most_width=READABLE, padding=(0, 0, 0, 24), width="fill", height="fill"
        )
        return self.detail(ui, say("podcast_settings"), body)

    def _podcast_switch(self, ui: Ui, say: Words, p: Podcast, name: str) -> Widget:
        on = getattr(p.settings, name)
        turn = ui.do("set_podcast", podcasts=(p.id,), name=name, value=not on)
        hint = f"{name}_hint"
        return SwitchRow(say(name), say(hint) if say.has(hint) else None, on, turn, id=f"podcast_{name}")

    def _podcast_choice(self, ui: Ui, say: Words, p: Podcast, name: str, value: str) -> Widget:
        return ListItem(
            say(f"podcast_{name}"),
            value,
            on_click=ui.show("pick_podcast", podcast=p.id, name=name),
            id=f"podcast_{name}",
            supporting_id=f"podcast_{name}_value",
        )

    def _podcast_speed(self, say: Words, value: float) -> str:
        return formats.speed(say, value) if value else say("speed_default")

    @layer
    def pick_podcast(self, ui: Ui, podcast: str, name: str) -> Widget:
        """Values of one setting of a podcast."""
        say, found = words(ui), self.podcast_of(ui, podcast)
        options = (
            [(v, self._podcast_speed(say, v)) for v in (0.0, *SPEEDS[1:9])]
            if name == "speed"
            else [(v, formats.length(say, v)) for v in INTROS]
        )
        now = getattr(found.settings, name) if found is not None else None
        pick = ui.do("set_podcast", podcasts=(podcast,), name=name)
        return self.under(ui, ListDialog(say(f"podcast_{name}"), options, now, pick, cancel=say("cancel")))
