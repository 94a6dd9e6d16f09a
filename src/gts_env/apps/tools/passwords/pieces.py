"""Pieces that several screens have."""

from __future__ import annotations

from gts_env.android.material import IconButton, TextButton, closing
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Stack
from gts_env.android.widgets.leaf import Icon
from gts_env.apps.tools.passwords.strings import Words


def eye(ui: Ui, say: Words, key: str = "shown") -> Widget:
    """The button that shows or hides what is typed."""
    shown = bool(ui.get(key))
    return IconButton("visibility_off" if shown else "visibility", ui.put(key, not shown),
                      say("hide_password") if shown else say("show_password"), id=f"{key}_toggle")  # fmt: skip


def seal(icon: str) -> Widget:
    """The large symbol at the head of a screen."""
    return Stack([Icon(icon, 40, "on_primary_container", filled=True)], width=80, height=80, radius="full",
                 background="primary_container", align="center", silent=True)  # fmt: skip


def small_seal(icon: str) -> Widget:
    """The symbol of a vault."""
    return Stack([Icon(icon, 22, "on_secondary_container")], width=40, height=40, radius="full",
                 background="secondary_container", align="center", silent=True)  # fmt: skip


def close_button(say: Words) -> Widget:
    """The button of a dialog that only tells something."""
    return TextButton(say("close"), closing(None), id="android:id/button1")
