"""The system's share sheet and its chooser among apps: sheets that it lays over the screen of the app that asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.android.app import App, command, layer, screen
from gts_env.android.effects import Dismiss, Effect, Many
from gts_env.android.intent_effects import Copy
from gts_env.android.intents import Intent
from gts_env.android.manifest import SYSTEM, Manifest
from gts_env.android.material.buttons import TextButton
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.material.lists import ListItem
from gts_env.android.material.sheets import BottomSheet
from gts_env.android.resolving import RESOLVER, Candidate, candidates, kind_of
from gts_env.android.system.app_icon import app_icon
from gts_env.android.system.share_words import headline
from gts_env.android.system.themes import SYSTEM_SEED
from gts_env.android.system.words import Words, words
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.placed import Grid

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.ui import Tx, Ui

MANIFEST = Manifest(RESOLVER, "Android System", "android", SYSTEM_SEED, SYSTEM, f"{__name__}:Resolver")
CHOSEN = "chosen"
COLUMNS = 4


@dataclass(frozen=True, slots=True)
class ResolverData:
    """What the user chose for good: pairs of a kind of intent and ``app/screen``."""

    preferred: tuple[tuple[str, str], ...] = ()


class Resolver(App):
    """Asks the user which app is to answer an intent."""

    Data = ResolverData

    @screen(launcher=True, activity="ChooserActivity")
    def chooser(self, ui: Ui) -> Widget:
        """Never in front by itself."""
        return Stack([])

    @layer
    def choose(self, ui: Ui, intent: Intent, on_result: Effect | None = None) -> Widget:
        """The apps that can answer an intent; one is chosen, then taken once or for good."""
        said = words(ui.config.locale)
        found = candidates(ui.apps, intent, on_result)
        chosen = ui.get(CHOSEN)
        rows: list[Widget] = [
            ListItem(
                c.label,
                leading=app_icon(ui.apps.manifests[c.app], 40),
                on_click=ui.put(CHOSEN, c.name),
                selected=c.name == chosen,
                id="resolver_item",
                item=c.name,
            )
            for c in found
        ]
        buttons = self._buttons(ui, said, intent, next((c for c in found if c.name == chosen), None))
        return BottomSheet(Column([*rows, buttons], width="fill", align="fill"), said.open_with, id="contentPanel")

    def _buttons(self, ui: Ui, said: Words, intent: Intent, chosen: Candidate | None) -> Widget:
        ready = chosen is not None
        once: list[Effect] = [Dismiss()] if chosen is None else [Dismiss(), chosen.opens]
        always = [] if chosen is None else [ui.do("prefer", kind=kind_of(intent), name=chosen.name)]
        return Row(
            [
                TextButton(said.just_once, Many(tuple(once)), id="button_once", enabled=ready),
                TextButton(said.always, Many((*always, *once)), id="button_always", enabled=ready),
            ],
            arrange="end",
            gap=8,
            padding=(16, 8),
            width="fill",
        )

    @command
    def prefer(self, ui: Tx, kind: str, name: str) -> None:
        """Remember what answers a kind of intent from now on."""
        others = {k: v for k, v in ui.data.preferred if k != kind}
        ui.update(preferred=tuple(sorted({**others, kind: name}.items())))

    @layer
    def share(self, ui: Ui, intent: Intent) -> Widget:
        """What is shared, a button that copies it, and the apps that take it."""
        said = words(ui.config.locale)
        extras = dict(intent.extras)
        found = candidates(ui.apps, intent)
        targets: Widget = Grid([Target(ui.apps.manifests[c.app], c) for c in found], COLUMNS, padding=(8, 8))
        if not found:
            none = Text(said.no_apps, "body_medium", "on_surface_variant", id="empty", align="center")
            targets = Column([none], padding=(24, 24), align="center", width="fill")
        preview = self._preview(said, str(extras.get("text", "")), str(extras.get("subject", "")))
        body = Column([preview, targets], width="fill", align="fill", gap=8)
        return BottomSheet(body, headline(intent, ui.config.locale), id="contentPanel")

    def _preview(self, said: Words, text: str, subject: str) -> Widget:
        lines: list[Widget] = [Text(text, "body_medium", max_lines=3, id="content_preview_text")]
        if subject:
            lines.insert(0, Text(subject, "title_small", max_lines=1, id="content_preview_title"))
        copy = IconButton("content_copy", Many((Dismiss(), Copy(text))), said.copy, id="copy", size=20)
        shown = Row(
            [Column(lines, weight=1, gap=4, align="fill"), Gap(width=8), copy],
            background="surface_container_highest",
            radius=20,
            padding=(16, 8, 4, 8),
            align="center",
            width="fill",
        )
        return Column([shown], padding=(16, 0), width="fill", align="fill")


class Target(Composed):
    """An app in the share sheet: its icon over its name; a tap closes the sheet and hands the text over."""

    node_class = "android.widget.TextView"
    merged = True

    def __init__(self, manifest: Manifest, candidate: Candidate) -> None:
        super().__init__(
            id="target",
            key=f"target_{candidate.name}",
            item=candidate.app,
            desc=candidate.label,
            on_click=Many((Dismiss(), candidate.opens)),
        )
        self.manifest = manifest
        self.label = candidate.label

    def compose(self, lay: Layout) -> Widget:
        """Icon over label, the latter in two lines at most; a single word is not broken."""
        label: Widget = Text(self.label, "body_small", max_lines=2, align="center")
        if " " not in self.label:
            label = FitText(self.label, "body_small", align="center")
        return Column([app_icon(self.manifest, 52), Gap(height=8), label], align="center", padding=(4, 8), width="fill")

    def text_of(self, box: Box) -> str:
        """The label."""
        return self.label
