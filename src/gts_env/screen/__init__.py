"""What a device shows: the screen, its nodes, and the ways to read, query and measure them."""

from __future__ import annotations

from gts_env.screen.node import Bounds, Node
from gts_env.screen.screen import Screen

__all__ = ["Bounds", "Node", "Screen"]
