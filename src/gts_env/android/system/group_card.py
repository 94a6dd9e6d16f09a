"""Several notifications of one app as one card, which opens to show each of them."""

from __future__ import annotations

from collections.abc import Sequence

from gts_env.android.background import Notice
from gts_env.android.effects import Effect
from gts_env.android.locale.numbers import digits
from gts_env.android.manifest import Manifest
from gts_env.android.system.app_icon import app_icon
from gts_env.android.system.notice_card import ICON_DP, RADIUS, ROW, expander, ground, told
from gts_env.android.system.panel_words import PanelWords
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Gap, Text

MOST_LINES = 3


def group_card(
    key: str,
    group: Sequence[Notice],
    manifest: Manifest,
    said: PanelWords,
    time: str,
    *,
    expanded: bool,
    night: bool,
    locale: str,
) -> Widget:
    """The head of a group, with a line for each of its first notifications while it is closed."""
    count = digits(str(len(group)), locale)
    turn = told("expand", key=key, on=not expanded)
    name = Text(manifest.label, "label_medium", "on_surface_variant", max_lines=1, id="android:id/app_name_text")
    dot = Text("·", "label_medium", "on_surface_variant", silent=True)
    head = Row(
        [
            name,
            dot,
            Text(time, "label_medium", "on_surface_variant", max_lines=1, id="android:id/time"),
            Gap(weight=1),
            Text(count, "label_medium", "on_surface_variant", id="notification_count"),
        ],
        gap=6,
        width="fill",
        height=24,
    )
    lines = [] if expanded else [_line(n) for n in group[:MOST_LINES]]
    gone = told("dismiss", keys=tuple([n.key for n in group if not n.ongoing]))
    ways: tuple[tuple[str, Effect], ...] = (("left", gone), ("right", gone))
    icon = Stack([app_icon(manifest, ICON_DP)], padding=(0, 2, 0, 0))
    return Row(
        [icon, Column([head, *lines], weight=1), expander(said, expanded, turn)],
        gap=12,
        align="start",
        padding=(16, 14, 12, 14),
        background=ground(night),
        radius=RADIUS,
        width="fill",
        id=ROW,
        key=f"group_{key}",
        item=key,
        role="FrameLayout",
        on_click=turn,
        on_swipe=ways,
    )


def _line(notice: Notice) -> Widget:
    title = Text(notice.title, "title_small", max_lines=1, weight_=600, id="android:id/title")
    text = Text(notice.text, "body_medium", "on_surface_variant", max_lines=1, id="android:id/text", weight=1)
    return Row([title, text], gap=8, width="fill")
