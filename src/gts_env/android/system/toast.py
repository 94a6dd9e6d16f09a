"""The toast: a pill near the foot of the screen with the app's icon and at most two lines."""

from __future__ import annotations

from functools import lru_cache

from gts_env.android.config import Config
from gts_env.android.layout.context import INF, Layout
from gts_env.android.manifest import Manifest
from gts_env.android.system import metrics, themes
from gts_env.android.system.app_icon import app_icon
from gts_env.android.theme import theme_for
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Text
from gts_env.android.window import Window

MOST_DP = 344
FOOT_DP = 24
"""Room between a toast and the navigation bar or keyboard."""


@lru_cache(maxsize=64)
def window(config: Config, manifest: Manifest, text: str, foot: int) -> Window:
    """A toast of an app; ``foot`` is what bars and keyboard cover at the bottom, in pixels."""
    plain = themes.layout(config)
    # Unlike the bars a toast grows with the font scale.
    lay = Layout(theme_for(themes.SYSTEM_SEED, config), plain.view, plain.seams, plain.site, {})
    root = Row(
        [app_icon(manifest, 24), Text(text, "body_medium", "on_surface", max_lines=2, id="text")],
        gap=12,
        padding=(16, 12),
        background="surface_container_high",
        radius=28,
        elevation=3,
    )
    left, _, right, _ = metrics.sides(config)
    width, height = config.size
    room = width - left - right
    box = lay(root, min(room - lay.px(32), lay.px(MOST_DP)), INF, 0, lay.px(48))
    y = height - foot - lay.px(FOOT_DP) - box.h
    return Window("toast", box, left + (room - box.w) // 2, y, themes.SYSTEM_UI, lay)
