"""A notification as a card: one line of text while it is collapsed, all of it with its buttons when it is not."""

from __future__ import annotations

from gts_env.android.background import Notice
from gts_env.android.effects import AnswerNotice, As, Do, Effect, pack
from gts_env.android.manifest import Manifest
from gts_env.android.material.buttons import TextButton
from gts_env.android.outside import PANEL
from gts_env.android.system.app_icon import app_icon
from gts_env.android.system.panel_words import PanelWords
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.leaf import Gap, Icon, Text

ROW = "com.android.systemui:id/expandableNotificationRow"
RADIUS = 24
ICON_DP = 32
MOST_LINES = 8


def told(command: str, **arguments: object) -> Effect:
    """A command of the panel, wherever the card stands."""
    return As(PANEL, Do(command, pack(arguments)))


def ground(night: bool) -> Color:
    """Colour of a card."""
    return "surface_container_highest" if night else "surface_container_lowest"


def card(
    notice: Notice,
    manifest: Manifest,
    said: PanelWords,
    time: str,
    *,
    expanded: bool,
    night: bool,
    floating: bool = False,
) -> Widget:
    """One notification.

    Args:
        notice: The notification.
        manifest: The app that posted it.
        said: Words of the system.
        time: When it came, in words.
        expanded: Whether it shows all of its text, and its buttons.
        night: Whether the theme is dark.
        floating: Whether it lies over the screen rather than in the shade.
    """
    body = _full(notice, manifest, time) if expanded else _brief(notice, time)
    parts: list[Widget] = [app_icon(manifest, ICON_DP), body]
    if not floating:
        parts.append(expander(said, expanded, told("expand", key=notice.key, on=not expanded)))
    row = Row([Stack([p], padding=(0, 2, 0, 0)) if p is parts[0] else p for p in parts], gap=12, align="start",
              width="fill")  # fmt: skip
    ways: tuple[tuple[str, Effect], ...] = ()
    if not notice.ongoing:
        gone = told("dismiss", keys=(notice.key,))
        ways = (("left", gone), ("right", gone))
    if floating:
        ways = (*ways, ("up", told("hide_peek")))
    return Column(
        [row, _buttons(notice) if expanded and notice.actions else None],
        padding=(16, 14, 12, 6 if expanded and notice.actions else 14),
        background=ground(night),
        radius=RADIUS,
        elevation=6 if floating else 0,
        width="fill",
        id=ROW,
        key=f"notice_{notice.key}",
        item=notice.key,
        role="FrameLayout",
        on_click=AnswerNotice(notice.key),
        on_swipe=ways,
    )


def expander(said: PanelWords, expanded: bool, effect: Effect) -> Widget:
    """The arrow that opens and closes a card."""
    icon = Icon("expand_less" if expanded else "expand_more", 18, "on_surface", silent=True)
    disc = Stack([icon], align="center", width=28, height=24, radius=12, background=("on_surface", 0.08))
    return Stack(
        [disc], align="center", id="android:id/expand_button", desc=said.collapse if expanded else said.expand,
        role="Button", on_click=effect, width=40, height=32,
    )  # fmt: skip


def _time(time: str) -> Widget:
    return Text(time, "label_medium", "on_surface_variant", max_lines=1, id="android:id/time")


def _brief(notice: Notice, time: str) -> Widget:
    text = Text(notice.text, "body_medium", "on_surface_variant", max_lines=1, id="android:id/text")
    title = Text(notice.title, "title_small", max_lines=1, weight_=600, id="android:id/title", weight=1)
    head = Row([title, _time(time)], gap=8, width="fill")
    return Column([head, text if notice.text else None], weight=1)


def _full(notice: Notice, manifest: Manifest, time: str) -> Widget:
    name = Text(manifest.label, "label_medium", "on_surface_variant", max_lines=1, id="android:id/app_name_text")
    dot = Text("·", "label_medium", "on_surface_variant", silent=True)
    text = Text(notice.text, "body_medium", "on_surface_variant", max_lines=MOST_LINES, id="android:id/big_text")
    title = Text(notice.title, "title_small", max_lines=2, weight_=600, id="android:id/title")
    return Column([Row([name, dot, _time(time)], gap=6), Gap(height=2), title, text if notice.text else None], weight=1)


def _buttons(notice: Notice) -> Widget:
    made = [
        TextButton(a.label, AnswerNotice(notice.key, i), id=f"android:id/action{i}", key=f"{notice.key}_{i}")
        for i, a in enumerate(notice.actions)
    ]
    return Flow(made, gap=4, padding=(ICON_DP, 2, 0, 0))
