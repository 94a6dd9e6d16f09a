"""Elements: names that clients have for widgets, valid for as long as the widget is on the screen."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from gts_env.serving.uia2.errors import WireError
from gts_env.serving.uia2.identity import Identities, Identity

if TYPE_CHECKING:
    from gts_env.screen import Node
    from gts_env.serving.uia2.server import Uia2Server

MOST = 8192
"""Elements that are remembered; beyond that those used longest ago are stale."""


class Elements:
    """The elements of a session.

    Args:
        server: The server.
    """

    def __init__(self, server: Uia2Server) -> None:
        self._server = server
        self._widgets: OrderedDict[str, Identity] = OrderedDict()
        self._names: dict[Identity, str] = {}
        self._made = 0
        self._known: Identities | None = None

    def clear(self) -> None:
        """Forget all of them."""
        self._widgets.clear()
        self._names.clear()
        self._known = None

    def _identities(self) -> Identities:
        screen = self._server.screen()
        known = self._known
        if known is None or known.screen.roots is not screen.roots:
            known = self._known = Identities(self._server.phone, screen)
        return known

    def name(self, node: Node) -> str:
        """The name of the element of a node of the present screen: the same for the same widget."""
        identity = self._identities().of(node)
        name = self._names.get(identity)
        if name is None:
            self._made += 1
            name = self._names[identity] = (
                f"00000000-0000-{self._made >> 32:04x}-0000-0000{self._made & 0xFFFFFFFF:08x}"
            )
            self._widgets[name] = identity
            if len(self._widgets) > MOST:
                _, oldest = self._widgets.popitem(last=False)
                del self._names[oldest]
        else:
            self._widgets.move_to_end(name)
        return name

    def node(self, name: str) -> Node:
        """The node of an element as it is now.

        Raises:
            WireError: ``stale element reference``, or ``no such element`` for a name that was never given.
        """
        identity = self._widgets.get(name)
        node = None if identity is None else self._identities().node(identity)
        if node is None:
            raise WireError(
                "stale element reference", f"element {name[:60]!r} is no longer on the screen; find it again"
            )
        return node
