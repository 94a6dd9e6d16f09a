"""Laying a widget out in other surroundings than its window has: another theme, other facts."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from gts_env.android.theme import Theme

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.faults.operator import Limits


def under(lay: Layout, theme: Theme, widget: Widget, limits: Limits) -> Box:
    """A widget and all in it laid out under another theme."""
    own = lay.theme
    lay.theme = theme
    try:
        return widget.place(lay, *limits)
    finally:
        lay.theme = own


def with_facts(lay: Layout, facts: dict[str, Any], widget: Widget, limits: Limits) -> Box:
    """A widget and all in it laid out with other facts of the window.

    What is noted of these facts never matches those of the window, so that the widget is laid out anew each time.
    """
    own = lay.facts
    lay.facts = {**own, **facts}
    try:
        return widget.place(lay, *limits)
    finally:
        lay.facts = own


@lru_cache(maxsize=64)
def scaled(theme: Theme, factor: float) -> Theme:
    """A theme in which a dp is larger: one object for each theme and factor, as layouts are remembered by it."""
    found = Theme(theme.seed, theme.config)
    found.density = theme.density * factor
    return found
