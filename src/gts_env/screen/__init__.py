"""What a device shows: the screen, its nodes, and the ways to read, query and measure them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.lazy import lazily
from gts_env.screen.node import Bounds, Node
from gts_env.screen.query import Query, QueryError, compile_query, find, find_all
from gts_env.screen.screen import Screen
from gts_env.screen.touch import hits, node_at

if TYPE_CHECKING:
    from gts_env.screen.xml import from_xml, to_xml

__all__ = [
    "Bounds",
    "Node",
    "Query",
    "QueryError",
    "Screen",
    "compile_query",
    "find",
    "find_all",
    "from_xml",
    "hits",
    "node_at",
    "to_xml",
]

# No environment needs it before XML is asked for.
__getattr__, __dir__ = lazily(__name__, {"from_xml": "xml", "to_xml": "xml"}, __all__)
