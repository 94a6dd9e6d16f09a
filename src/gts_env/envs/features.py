"""Elements as rows of numbers, from what a UiAutomator dump tells of a node and nothing else.

Columns of a row (:data:`COLUMNS`):

=========  ==================================================================================================
0-3        left, top, right, bottom of the bounds, as shares of the screen's width and height as it is turned
4-13       checkable, checked, clickable, enabled, focusable, focused, scrollable, long-clickable, password,
           selected: 1 or 0
14-22      kind of the class: button, text, field, picture, switch, list, tabs, web, other: 1 or 0
23         length of the text, 0 to 1 (64 characters and more)
24         share of digits in the text
25         1 if there is a content description
26         1 if there is a hint
27         likeness of the label to the instruction, 0 to 1
28-43      the label, hashed to 16 numbers
44-51      the resource id without its package, hashed to 8 numbers
=========  ==================================================================================================

The *label* is the element's text, description or hint, else the words of what lies in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from gts_env.envs.goal import hashed, likeness
from gts_env.screen.elements import label_of
from gts_env.screen.node import FLAG_NAMES, Node

KINDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("button", ("Button", "ImageButton", "FloatingActionButton", "Chip")),
    ("text", ("TextView",)),
    ("field", ("EditText", "AutoCompleteTextView")),
    ("picture", ("ImageView",)),
    ("switch", ("Switch", "CheckBox", "RadioButton", "ToggleButton", "CheckedTextView", "SeekBar")),
    ("list", ("RecyclerView", "ListView", "ScrollView", "HorizontalScrollView", "NestedScrollView", "GridView")),
    ("tabs", ("TabWidget", "TabLayout", "ViewPager", "BottomNavigationView")),
    ("web", ("WebView",)),
    ("other", ()),
)
"""Kinds of classes, by the last part of the class name; the last kind takes the rest."""
LABEL_SIZE, ID_SIZE = 16, 8
COLUMNS: tuple[str, ...] = (
    *("left", "top", "right", "bottom"),
    *FLAG_NAMES,
    *(f"is_{kind}" for kind, _ in KINDS),
    *("text_length", "digits", "has_description", "has_hint", "likeness"),
    *(f"label_{number}" for number in range(LABEL_SIZE)),
    *(f"id_{number}" for number in range(ID_SIZE)),
)
"""Name of each column."""
WIDTH = len(COLUMNS)
if TYPE_CHECKING:
    import numpy.typing as npt

    Rows = npt.NDArray[np.float32]
    Mask = npt.NDArray[np.int8]

MOST_ROWS = 1024
"""Most elements that one screen can have rows for."""

MOST_GATHERS = 64
"""Screens whose rows are kept together."""

_LONG_TEXT = 64
_PLAIN = WIDTH - LABEL_SIZE - ID_SIZE
_KIND_OF = {name: number for number, (_, names) in enumerate(KINDS) for name in names}


class FeatureTable:
    """Rows of the elements seen so far.

    Screens share the nodes that did not change, so a row is found by the identity of its node. The table holds its
    nodes, so that an identity is never used twice, and starts anew when it is full.
    """

    def __init__(self) -> None:
        self._table = np.zeros((MOST_ROWS, WIDTH), np.float32)
        self._place: dict[int, int] = {}
        self._nodes: list[Node] = []
        self._made_for: tuple[int, int, str] | None = None
        self._gathers: dict[tuple[int, int], tuple[Sequence[Node], Rows, Mask]] = {}

    def padded(self, nodes: Sequence[Node], size: tuple[int, int], goal: str, most: int) -> tuple[Rows, Mask]:
        """The rows of some elements, with empty ones after them, and what tells them apart.

        Args:
            nodes: At most ``most`` elements; not to be changed afterwards.
            size: Width and height of the screen in device pixels, as it is turned.
            goal: The instruction.
            most: Rows of the result.

        Returns:
            Fresh float32 array of shape (most, WIDTH), and fresh int8 array of shape (most,) with 1 for each element.
        """
        known = self._gathers.get((id(nodes), most))
        if known is None or (*size, goal) != self._made_for:
            rows, mask = np.zeros((most, WIDTH), np.float32), np.zeros(most, np.int8)
            rows[: len(nodes)] = self.rows(nodes, size, goal)
            mask[: len(nodes)] = 1
            if len(self._gathers) >= MOST_GATHERS:
                self._gathers.clear()
            known = self._gathers[(id(nodes), most)] = nodes, rows, mask
        return known[1].copy(), known[2].copy()

    def rows(self, nodes: Sequence[Node], size: tuple[int, int], goal: str) -> Rows:
        """The rows of some elements.

        Args:
            nodes: At most :data:`MOST_ROWS` elements; not to be changed afterwards.
            size: Width and height of the screen in device pixels, as it is turned.
            goal: The instruction.

        Returns:
            Fresh float32 array of shape (len(nodes), WIDTH).
        """
        key = (*size, goal)
        if key != self._made_for:
            self._clear()
            self._made_for = key
        place = self._place
        try:
            rows = [place[id(node)] for node in nodes]
        except KeyError:
            self._learn(nodes, size, goal)
            rows = [place[id(node)] for node in nodes]
        found: Rows = self._table.take(rows, 0) if rows else np.zeros((0, WIDTH), np.float32)
        return found

    def _learn(self, nodes: Sequence[Node], size: tuple[int, int], goal: str) -> None:
        if len(self._nodes) + len(nodes) > MOST_ROWS:
            self._clear()
        place, start = self._place, len(self._nodes)
        fresh = [node for node in nodes if id(node) not in place]
        self._table[start : start + len(fresh)] = rows_of(fresh, size, goal)
        for number, node in enumerate(fresh, start):
            place[id(node)] = number
        self._nodes += fresh

    def _clear(self) -> None:
        self._place.clear()
        self._nodes.clear()
        self._gathers.clear()


def rows_of(nodes: Sequence[Node], size: tuple[int, int], goal: str) -> list[tuple[float, ...]]:
    """The rows of some elements, worked out anew; arguments as for :meth:`FeatureTable.rows`."""
    return [_row(node, size, goal) for node in nodes]


def _row(node: Node, size: tuple[int, int], goal: str) -> tuple[float, ...]:
    left, top, right, bottom = node.bounds
    width, height = size
    if left < 0 or top < 0 or right > width or bottom > height:
        # A real device may tell bounds beyond its screen.
        left, right = (min(max(x, -width), width) for x in (left, right))
        top, bottom = (min(max(y, -height), height) for y in (top, bottom))
    return (
        *(left / width, top / height, right / width, bottom / height),
        *_bits_of(node.flags),
        *_kind_of(node.class_name),
        *_shape_of(node.text),
        1.0 if node.content_desc else 0.0,
        1.0 if node.hint else 0.0,
        *_words(label_of(node), goal),
        *_id_words(node.resource_id),
    )


@lru_cache(maxsize=8192)
def _words(label: str, goal: str) -> tuple[float, ...]:
    return (likeness(label, goal), *hashed(label, LABEL_SIZE).tolist())


@lru_cache(maxsize=1024)
def _id_words(resource_id: str) -> tuple[float, ...]:
    words = resource_id.rpartition("/")[2].replace("_", " ")
    return tuple(hashed(words, ID_SIZE).tolist())


@cache
def _bits_of(flags: int) -> tuple[float, ...]:
    return tuple(1.0 if flags & flag else 0.0 for flag in FLAG_NAMES.values())


@lru_cache(maxsize=8192)
def _shape_of(text: str) -> tuple[float, float]:
    digits = sum(map(str.isdigit, text)) / len(text) if text else 0.0
    return min(len(text), _LONG_TEXT) / _LONG_TEXT, digits


@lru_cache(maxsize=1024)
def _kind_of(class_name: str) -> tuple[float, ...]:
    kind = _KIND_OF.get(class_name.rpartition(".")[2], len(KINDS) - 1)
    return tuple(1.0 if number == kind else 0.0 for number in range(len(KINDS)))
