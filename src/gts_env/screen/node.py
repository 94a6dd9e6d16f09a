"""One node of the accessibility tree, with the attributes that UiAutomator dumps."""

from __future__ import annotations

from collections.abc import Iterator

Bounds = tuple[int, int, int, int]
"""Left, top, right, bottom in device pixels; right and bottom are exclusive."""

CHECKABLE, CHECKED, CLICKABLE, ENABLED, FOCUSABLE, FOCUSED = 1, 2, 4, 8, 16, 32
SCROLLABLE, LONG_CLICKABLE, PASSWORD, SELECTED = 64, 128, 256, 512

FLAG_NAMES: dict[str, int] = {
    "checkable": CHECKABLE,
    "checked": CHECKED,
    "clickable": CLICKABLE,
    "enabled": ENABLED,
    "focusable": FOCUSABLE,
    "focused": FOCUSED,
    "scrollable": SCROLLABLE,
    "long-clickable": LONG_CLICKABLE,
    "password": PASSWORD,
    "selected": SELECTED,
}
"""XML attribute name of each boolean, in the order in which UiAutomator writes them."""


class Node:
    """An immutable accessibility node.

    Nodes are shared between screens: a subtree that did not change is the same object, so that ``is`` tells
    cheaply whether anything below a node changed. Treat every attribute as read-only.

    Attributes:
        class_name: Android class, for example ``android.widget.TextView``.
        package: Package of the app that owns the node.
        resource_id: Full resource id ``package:id/name``, or ``""``.
        text: Text in full, even where the device draws it cut.
        content_desc: Content description, or ``""``.
        hint: Hint of an empty text field, or ``""``.
        bounds: Visible bounds in device pixels, clipped to the screen as UiAutomator clips them.
        flags: Bit set of the booleans in :data:`FLAG_NAMES`.
        children: Child nodes in drawing order.
    """

    __slots__ = ("bounds", "children", "class_name", "content_desc", "flags", "hint", "package", "resource_id", "text")

    def __init__(
        self,
        class_name: str,
        package: str,
        resource_id: str,
        text: str,
        content_desc: str,
        hint: str,
        bounds: Bounds,
        flags: int,
        children: tuple[Node, ...] = (),
    ) -> None:
        self.class_name = class_name
        self.package = package
        self.resource_id = resource_id
        self.text = text
        self.content_desc = content_desc
        self.hint = hint
        self.bounds = bounds
        self.flags = flags
        self.children = children

    def __repr__(self) -> str:
        name = self.resource_id.rpartition("/")[2] or self.class_name.rpartition(".")[2]
        return f"Node({name!r}, {self.text or self.content_desc!r}, {self.bounds})"

    @property
    def checkable(self) -> bool:
        """Whether the node can be checked."""
        return bool(self.flags & CHECKABLE)

    @property
    def checked(self) -> bool:
        """Whether the node is checked."""
        return bool(self.flags & CHECKED)

    @property
    def clickable(self) -> bool:
        """Whether the node reacts to a tap."""
        return bool(self.flags & CLICKABLE)

    @property
    def enabled(self) -> bool:
        """Whether the node is enabled."""
        return bool(self.flags & ENABLED)

    @property
    def focusable(self) -> bool:
        """Whether the node can take the input focus."""
        return bool(self.flags & FOCUSABLE)

    @property
    def focused(self) -> bool:
        """Whether the node has the input focus."""
        return bool(self.flags & FOCUSED)

    @property
    def scrollable(self) -> bool:
        """Whether the node's content scrolls."""
        return bool(self.flags & SCROLLABLE)

    @property
    def long_clickable(self) -> bool:
        """Whether the node reacts to a long press."""
        return bool(self.flags & LONG_CLICKABLE)

    @property
    def password(self) -> bool:
        """Whether the node is a password field."""
        return bool(self.flags & PASSWORD)

    @property
    def selected(self) -> bool:
        """Whether the node is selected."""
        return bool(self.flags & SELECTED)

    @property
    def name(self) -> str:
        """The resource id without package: ``save`` of ``org.gts.calendar:id/save``."""
        return self.resource_id.rpartition("/")[2]

    @property
    def center(self) -> tuple[int, int]:
        """The middle of the bounds in device pixels."""
        left, top, right, bottom = self.bounds
        return (left + right) // 2, (top + bottom) // 2

    def contains(self, x: float, y: float) -> bool:
        """Whether a device pixel lies inside the bounds."""
        left, top, right, bottom = self.bounds
        return left <= x < right and top <= y < bottom

    def walk(self) -> Iterator[Node]:
        """Yield this node and all below it, parents before children, in drawing order."""
        yield self
        for child in self.children:
            yield from child.walk()
