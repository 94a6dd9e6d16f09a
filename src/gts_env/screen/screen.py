"""A screen: the tree of the active window, the pixels behind it, and the facts a device tells of itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gts_env.screen.tree import Tree

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from gts_env.screen.node import Node

    Pixels = npt.NDArray[np.uint8]


class Screen:
    """What a device shows at rest. Immutable; equal subtrees of successive screens are the same objects.

    Args:
        roots: Root nodes, or the tree of another screen that shows the very same ones.

    Attributes:
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
        "_pixels",
        "_tree",
        "activity",
        "font_scale",
        "height",
        "keyboard",
        "locale",
        "night",
        "orientation",
        "package",
        "time_ms",
        "toast",
        "width",
    )

    def __init__(
        self,
        roots: tuple[Node, ...] | Tree,
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
        self._tree = roots if isinstance(roots, Tree) else Tree(roots)
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

    def __getstate__(self) -> dict[str, object]:
        state = {name: getattr(self, name) for name in self.__slots__}
        if self.has_pixels:
            state["_pixels"] = self.pixels()
        return state

    def __setstate__(self, state: dict[str, object]) -> None:
        for name, value in state.items():
            setattr(self, name, value)

    @property
    def tree(self) -> Tree:
        """The tree, which is the same object for screens that are known to show the same."""
        return self._tree

    @property
    def roots(self) -> tuple[Node, ...]:
        """Root nodes of the active window and, when asked for, keyboard and system windows."""
        return self._tree.roots

    @property
    def nodes(self) -> tuple[Node, ...]:
        """All nodes, parents before children, in drawing order. Computed once."""
        return self._tree.nodes

    @property
    def by_name(self) -> dict[str, list[Node]]:
        """Nodes by resource id without package, in drawing order. Computed once; do not change it."""
        return self._tree.by_name

    @property
    def parents(self) -> dict[int, Node]:
        """The parent of each node but the roots, by ``id(node)``. Computed once; do not change it."""
        return self._tree.parents

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
