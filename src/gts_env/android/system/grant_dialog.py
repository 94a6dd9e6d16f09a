"""The system's question whether an app may do something, as Android 14 asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from gts_env.android.effects import Do, Effect, pack
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF
from gts_env.android.manifest import Manifest
from gts_env.android.permissions import PERMISSIONS
from gts_env.android.system.layers import PERMISSIONS as PACKAGE
from gts_env.android.system.panel_words import panel_words, question
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Container, Dress, Stack
from gts_env.android.widgets.leaf import Gap, Icon, Text
from gts_env.android.widgets.scroll import Scroll

if TYPE_CHECKING:
    from gts_env.android.config import Config
    from gts_env.android.layout.context import Layout

BUTTON_DP = 52
WIDE_DP = 340


class Question(Container):
    """The dialog: back leaves the question open. What is too tall for the screen scrolls."""

    on_back: Effect | None = None

    def __init__(self, content: Widget, **dress: Unpack[Dress]) -> None:
        super().__init__([content], **dress)
        self.content = content

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As tall as its parts, or as the room."""
        wide = min(max_w, lay.px(WIDE_DP))
        box = lay(self.content, wide, INF, wide)
        if box.h > max_h:
            box = lay(Scroll(self.content, key="permission"), wide, max_h, wide, max_h)
        return self.box(lay, wide, box.h, [(box, 0, 0)])


def dialog(
    manifest: Manifest, permission: str, config: Config, granted: Effect | None, denied: Effect | None
) -> Widget:
    """Symbol, question, and two or three buttons over the whole width."""
    said = panel_words(config.locale)
    spec = PERMISSIONS[permission]

    def answer(word: str) -> Effect:
        then = granted if word in ("granted", "once") else denied
        return Do("answer", pack({"app": manifest.id, "permission": permission, "answer": word, "then": then}))

    choices = [(said.allow, "allow", "granted"), (said.refuse, "deny", "denied")]
    if spec.in_use:
        choices[:1] = [
            (said.while_used, "allow_foreground_only", "granted"),
            (said.once, "allow_one_time", "once"),
        ]
    buttons = [WideButton(label, f"permission_{name}_button", answer(word)) for label, name, word in choices]
    asked = question(said, manifest.label, tuple(PERMISSIONS).index(permission))
    parts = [
        Icon(spec.icon, 24, "primary", silent=True),
        Gap(height=16),
        Text(asked, "title_large", align="center", id=f"{PACKAGE}:id/permission_message", size=18),
        Gap(height=24),
        Column(buttons, gap=4, width="fill", align="fill"),
    ]
    made = Question(
        Column(parts, align="center", padding=(24, 24, 24, 20), width="fill"),
        background="surface_container_high",
        radius=28,
        id=f"{PACKAGE}:id/grant_dialog",
        role="LinearLayout",
    )
    made.on_back = answer("dismissed")
    return made


class WideButton(Stack):
    """A button as wide as the dialog; one node of the accessibility tree."""

    merged = True

    def __init__(self, label: str, name: str, effect: Effect) -> None:
        super().__init__(
            [Text(label, "label_large", "on_primary_container", align="center")],
            align="center",
            padding=(16, 8),
            height=BUTTON_DP,
            width="fill",
            radius=12,
            background="primary_container",
            id=f"{PACKAGE}:id/{name}",
            role="Button",
            on_click=effect,
        )
        self.text = label

    def text_of(self, box: object) -> str:
        """The label."""
        return self.text
