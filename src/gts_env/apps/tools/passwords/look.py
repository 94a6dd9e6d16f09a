"""Small pieces of the app's look: badges of entries, masked passwords, the bar of strength."""

from __future__ import annotations

from gts_env.android.material import Avatar, LinearProgress
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Icon, Text

READABLE = 640
"""Dp that lists and forms take at most."""
DOTS = "•" * 10
"""What stands for a password; as long for all, so that it tells nothing."""
_TONES: tuple[Color, ...] = ("primary_container", "secondary_container", "tertiary_container")
_STRENGTHS: tuple[Color, ...] = ("outline", "error", "tertiary", "primary", "primary")


def ltr(text: str, rtl: bool) -> str:
    """A text without letters (a phone number, a customer number) as it is written, in a language from right to left."""
    return f"\u200e{text}" if rtl and not any(c.isalpha() for c in text) else text


def entry_badge(icon: str, title: str, chosen: bool = False) -> Widget:
    """The symbol of an entry on a disc, whose colour goes by the title; a tick if it is chosen."""
    if chosen:
        return Avatar(icon="check", color="primary")
    color = _TONES[sum(map(ord, title)) % len(_TONES)]
    return Avatar(icon=icon, color=color)


def group_badge(icon: str) -> Widget:
    """The symbol of a group."""
    return Row([Icon(icon, 24, "primary", filled=True)], width=40, height=40, arrange="center", silent=True)


def strength_bar(level: int, name: str) -> Widget:
    """How strong a password is, as a bar and a word."""
    color = _STRENGTHS[level]
    bar = LinearProgress(level / 4, color=color, track="surface_container_highest", silent=True)
    return Column([bar, Text(name, "body_small", "on_surface_variant", id="strength")], gap=4, width="fill")
