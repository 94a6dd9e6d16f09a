"""What a screen shows where there is nothing to show."""

from __future__ import annotations

from typing import Unpack

from gts_env.android.widgets.base import Common, Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Gap, Icon, Text


class EmptyState(Column):
    """A symbol, a title, a text and an action in the middle of the room.

    Args:
        icon: Symbol.
        title: Title.
        text: Smaller text below.
        action: Button.
    """

    def __init__(
        self,
        icon: str | None,
        title: str,
        text: str | None = None,
        action: Widget | None = None,
        **common: Unpack[Common],
    ) -> None:
        common.setdefault("width", "fill")
        common.setdefault("height", "fill")
        common.setdefault("id", "empty")
        super().__init__(
            [
                Icon(icon, 64, "outline") if icon else None,
                Gap(height=16) if icon else None,
                Text(title, "title_medium", align="center"),
                Gap(height=4) if text else None,
                Text(text, "body_medium", "on_surface_variant", align="center") if text else None,
                Gap(height=16) if action else None,
                action,
            ],
            align="center",
            arrange="center",
            padding=32,
            **common,
        )
