"""A laid-out window: one surface of the screen with its place, from back to front."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout


class Window:
    """A laid-out window.

    Attributes:
        kind: ``screen``, ``dialog``, ``sheet``, ``menu``, ``ime``, ``toast``, ``status`` or ``navigation``.
        box: Its content.
        x: Left edge in pixels.
        y: Top edge in pixels.
        package: Package its nodes bear.
        lay: Layout it was made with.
        scrim: Colour drawn over everything below it, or 0.
    """

    __slots__ = ("box", "kind", "lay", "package", "scrim", "x", "y")

    def __init__(self, kind: str, box: Box, x: int, y: int, package: str, lay: Layout, scrim: int = 0) -> None:
        self.kind = kind
        self.box = box
        self.x = x
        self.y = y
        self.package = package
        self.lay = lay
        self.scrim = scrim

    def holds(self, x: int, y: int) -> bool:
        """Whether a device pixel lies in the window."""
        return self.x <= x < self.x + self.box.w and self.y <= y < self.y + self.box.h
