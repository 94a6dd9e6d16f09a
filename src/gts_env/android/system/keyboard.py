"""The soft keyboard: a window of keys over the foot of the screen.

It never capitalises, corrects or completes by itself, so that keys and typed text give the same state.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from gts_env.android import editing, fields
from gts_env.android.config import Config
from gts_env.android.effects import Press
from gts_env.android.state import Board
from gts_env.android.system import metrics, pages, themes
from gts_env.android.system.key import Key
from gts_env.android.system.key_layouts import KeyLayout, key_layout
from gts_env.android.system.key_words import KeyWords, key_words
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Gap
from gts_env.android.window import Window

if TYPE_CHECKING:
    from gts_env.android.state import PhoneState

PACKAGE = "com.google.android.inputmethod.latin"
PLAIN = ("text", "done", frozenset[str]())


def window(state: PhoneState, active: Window) -> Window:
    """The keyboard for the focused field of the active window."""
    return _window(state.config, state.board, *_wanted(state, active))


def _wanted(state: PhoneState, active: Window) -> tuple[str, str, frozenset[str]]:
    """Input type and action of the focused field, and the characters of its board that it does not take."""
    box = fields.focused_in(active, state)
    if box is None:
        return PLAIN
    field: Any = box.widget
    kind = getattr(field, "input_type", "text")
    asked = "".join(pages.PADS.get(kind, ())) if kind in pages.PADS else " "
    refused = frozenset([ch for ch in asked if ch not in "<>" and not editing.accepted(field, ch)])
    return kind, "enter" if field.multiline else field.ime_action, refused


@lru_cache(maxsize=256)
def _window(config: Config, board: Board, kind: str, action: str, refused: frozenset[str]) -> Window:
    lay = themes.left_to_right(config)
    left, _, right, bottom = metrics.sides(config)
    width, height = config.size
    width -= left + right
    tall = metrics.px(config, metrics.keyboard_dp(config)) + bottom
    strip = metrics.upright(config) and config.navigation == "gesture"
    said = key_words(config.locale)
    layout = key_layout(config.locale, board.other)
    root = _root(said, layout, kind, action, board.page, board.shift, refused, strip, bottom / config.density)
    return Window("ime", lay(root, width, tall, width, tall), left, height - tall, PACKAGE, lay)


@lru_cache(maxsize=256)
def _root(
    said: KeyWords,
    layout: KeyLayout,
    kind: str,
    action: str,
    page: str,
    shift: str,
    refused: frozenset[str],
    strip: bool,
    bottom: float,
) -> Widget:
    lines = pages.rows(said, layout, kind, action, page, shift, refused)
    rows: list[Widget] = [Row(keys, align="fill", weight=1, width="fill") for keys in lines]
    if strip:
        foot: Widget = Row([hide_key(said), Gap(weight=5)], height=metrics.HIDE_STRIP_DP + bottom, align="fill")
    else:
        foot = Gap(height=bottom)
    keys = Column(rows, weight=1, width="fill", padding=(3, 4, 3, 2), align="fill")
    return Column([keys, foot], background="surface_container", width="fill", height="fill", align="fill")


def hide_key(said: KeyWords) -> Key:
    """The button of the strip under the keys that hides the keyboard."""
    return Key("", Press("back"), "bare", icon="keyboard_arrow_down", desc=said.hide)
