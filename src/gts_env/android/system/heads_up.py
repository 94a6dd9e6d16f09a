"""A notification of high importance that lies over the top of the screen for a few seconds."""

from __future__ import annotations

from functools import lru_cache

from gts_env.android.background import Notice
from gts_env.android.config import Config
from gts_env.android.layout.context import Layout
from gts_env.android.manifest import Manifest
from gts_env.android.system import metrics, themes
from gts_env.android.system.notice_card import card
from gts_env.android.system.panel_words import ago, panel_words
from gts_env.android.theme import theme_for
from gts_env.android.window import Window

MARGIN_DP = 8
MOST_DP = 480


@lru_cache(maxsize=32)
def window(config: Config, notice: Notice, manifest: Manifest, minute: int) -> Window:
    """The window of a notification; ``minute`` is device time in minutes since the epoch."""
    plain = themes.layout(config)
    # Unlike the bars it grows with the font scale.
    lay = Layout(theme_for(themes.SYSTEM_SEED, config), plain.view, plain.seams, plain.site, {})
    said = panel_words(config.locale)
    time = ago(said, config.locale, minute * 60_000 - notice.when)
    root = card(notice, manifest, said, time, expanded=True, night=config.night, floating=True)
    left, top, right, _ = metrics.sides(config)
    width, height = config.size
    room = width - left - right
    wide = min(room - 2 * lay.px(MARGIN_DP), lay.px(MOST_DP))
    box = lay(root, wide, height * 2 // 3, wide)
    return Window("peek", box, left + (room - wide) // 2, top + lay.px(4), themes.SYSTEM_UI, lay)
