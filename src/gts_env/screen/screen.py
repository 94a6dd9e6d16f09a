"""A screen: the tree of the active window, the pixels behind it, and the facts a device tells of itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gts_env.screen.node import Node

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Pixels = npt.NDArray[np.uint8]

_CACHES = ("_by_name", "_nodes", "_parents")


class Screen:
    """What a device shows at rest. Immutable; equal subtrees of successive screens are the same objects.

    Attributes:
        roots: Root nodes of the active window and, when asked for, keyboard and system windows.
        width: Device width in pixels, as rotated.
        height: Device height in pixels, as rotated.
        package: Package in the foreground.
        activity: Activity in the foreground, for example ``.MainActivity``.
        orientation: ``portrait`` or ``landscape``.
        night: Whether the dark theme is on.
        font_scale: System font scale, 1.0 by default.
        locale: Locale tag, for example ``en-US``.
        keyboard: Whether the soft keyboard is shown.
        time_ms: Device time in milliseconds since the epoch.
        toast: Text of the toast that is shown, or ``None``.
    """

    __slots__ = (
        "_by_name",
        "_nodes",
        "_parents",
        "_pixels",
        "activity",
        "font_scale",
        "height",
        "keyboard",
        "locale",
        "night",
        "orientation",
        "package",
        "roots",
        "time_ms",
        "toast",
        "width",
    )

    def __init__(
        self,
        roots: tuple[Node, ...],
        *,
        width: int,
        height: int,
        package: str = "",
        activity: str = "",
        orientation: str = "portrait",
        night: bool = False,
        font_scale: float = 1.0,
        locale: str = "en-US",
        keyboard: bool = False,
        time_ms: int = 0,
        toast: str | None = None,
        pixels: Callable[[], Pixels] | Pixels | None = None,
    ) -> None:
        self.roots = roots
        self.width = width
        self.height = height
        self.package = package
        self.activity = activity
        self.orientation = orientation
        self.night = night
        self.font_scale = font_scale
        self.locale = locale
        self.keyboard = keyboard
        self.time_ms = time_ms
        self.toast = toast
        self._pixels = pixels
        self._nodes: tuple[Node, ...] | None = None
        self._by_name: dict[str, list[Node]] | None = None
        self._parents: dict[int, Node] | None = None

    def __getstate__(self) -> dict[str, object]:
        # Caches are left behind: the one by id() would be wrong in another process.
        state = {name: getattr(self, name) for name in self.__slots__ if name not in _CACHES}
        if self.has_pixels:
            state["_pixels"] = self.pixels()
        return state

    def __setstate__(self, state: dict[str, object]) -> None:
        for name, value in {**state, **dict.fromkeys(_CACHES)}.items():
            setattr(self, name, value)

    @property
    def nodes(self) -> tuple[Node, ...]:
        """All nodes, parents before children, in drawing order. Computed once."""
        if self._nodes is None:
            flat: list[Node] = []
            for root in self.roots:
                _flatten(root, flat)
            self._nodes = tuple(flat)
        return self._nodes

    @property
    def by_name(self) -> dict[str, list[Node]]:
        """Nodes by resource id without package, in drawing order. Computed once; do not change it."""
        if self._by_name is None:
            self._by_name = _index(self.nodes)
        return self._by_name

    @property
    def parents(self) -> dict[int, Node]:
        """The parent of each node but the roots, by ``id(node)``. Computed once; do not change it."""
        if self._parents is None:
            self._parents = {id(child): node for node in self.nodes if node.children for child in node.children}
        return self._parents

    @property
    def has_pixels(self) -> bool:
        """Whether :meth:`pixels` can answer."""
        return self._pixels is not None

    def pixels(self) -> Pixels:
        """The screenshot at device size.

        Returns:
            uint8 array of shape (height, width, 3), RGB. Read-only by agreement.

        Raises:
            ValueError: The screen was read from XML alone and has no picture.
        """
        if self._pixels is None:
            raise ValueError("this screen has no pixels: it was made from a hierarchy without a screenshot")
        if callable(self._pixels):
            self._pixels = self._pixels()
        return self._pixels

    def to_xml(self, form: str = "uiautomator") -> str:
        """The hierarchy as XML.

        Args:
            form: ``uiautomator`` (``<node …>`` elements, as ``uiautomator dump`` writes) or ``appium``
                (class names as tags, as the UiAutomator2 server's page source).
        """
        from gts_env.screen.xml import to_xml

        return to_xml(self, form)


def _flatten(node: Node, out: list[Node]) -> None:
    out.append(node)
    for child in node.children:
        if child.children:
            _flatten(child, out)
        else:
            out.append(child)


def _index(nodes: tuple[Node, ...]) -> dict[str, list[Node]]:
    # Screens repeat their ids row by row, so ids are grouped before they are cut: half the time of cutting each.
    by_id: dict[str, list[Node]] = {}
    for node in nodes:
        full = node.resource_id
        if full:
            if full in by_id:
                by_id[full].append(node)
            else:
                by_id[full] = [node]
    table: dict[str, list[Node]] = {}
    for full, found in by_id.items():
        table.setdefault(full.rpartition("/")[2], []).extend(found)
    if len(table) < len(by_id):
        order = {id(node): place for place, node in enumerate(nodes)}
        for found in table.values():
            found.sort(key=lambda node: order[id(node)])
    return table
