"""What tells of a copied text: a card at the foot of the screen with its first words, to share it or to close it."""

from __future__ import annotations

from functools import lru_cache

from gts_env.android.config import Config
from gts_env.android.effects import Many
from gts_env.android.intent_effects import HideClip, share
from gts_env.android.layout.context import INF, Layout
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.state import PhoneState
from gts_env.android.system import metrics, themes
from gts_env.android.system.words import words
from gts_env.android.theme import theme_for
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Text
from gts_env.android.window import Window

KIND = "clipboard"
MARGIN_DP = 12
CARD_DP = 200
HIDDEN = "•" * 6
"""Stands for a secret, however long that is."""


def shown(state: PhoneState) -> bool:
    """Whether the system tells of what was copied."""
    return state.clip is not None and state.clip.shown_until > state.now


@lru_cache(maxsize=32)
def window(config: Config, text: str, sensitive: bool, foot: int) -> Window:
    """The card, with dots for a secret; ``foot`` is what bars and keyboard cover at the bottom, in pixels."""
    plain = themes.layout(config)
    lay = Layout(theme_for(themes.SYSTEM_SEED, config), plain.view, plain.seams, plain.site, {})
    said = words(config.locale)
    root = Row(
        [
            Text(HIDDEN if sensitive else text, "body_small", "on_surface", max_lines=2, id="text_preview", weight=1),
            IconButton("share", Many((HideClip(), share(text))), said.share, id="share_chip", size=20),
            IconButton("close", HideClip(), said.dismiss, id="dismiss_button", size=20),
        ],
        padding=(16, 4, 4, 4),
        align="center",
        background="surface_container_high",
        radius=16,
        elevation=3,
        id="clipboard_ui",
        desc=said.copied,
    )
    left, _, _, _ = metrics.sides(config)
    wide = min(lay.px(CARD_DP + 96), config.size[0] - 2 * lay.px(MARGIN_DP))
    box = lay(root, wide, INF, wide)
    y = config.size[1] - foot - lay.px(MARGIN_DP) - box.h
    return Window(KIND, box, left + lay.px(MARGIN_DP), y, themes.SYSTEM_UI, lay)
