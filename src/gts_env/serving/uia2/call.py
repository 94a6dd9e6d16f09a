"""A request as a route sees it: the phone, the parameters of the path, and a body whose values are checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env.actions import Action
from gts_env.errors import ActionError
from gts_env.serving.uia2.errors import WireError, bad_argument

if TYPE_CHECKING:
    from gts_env.screen import Node, Screen
    from gts_env.serving.served_phone import ServedPhone
    from gts_env.serving.uia2.elements import Elements
    from gts_env.serving.uia2.server import Uia2Server

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""W3C's key of a reference to an element."""
LONGEST_TEXT = 65_536


@dataclass(slots=True)
class Call:
    """A request.

    Attributes:
        server: The server.
        params: Parameters of the path.
        body: The JSON body.
    """

    server: Uia2Server
    params: dict[str, str]
    body: dict[str, Any]

    @property
    def phone(self) -> ServedPhone:
        """The phone."""
        return self.server.phone

    @property
    def elements(self) -> Elements:
        """The elements that were found."""
        return self.server.elements

    def screen(self) -> Screen:
        """What is looked at: the active window, or all windows if the session has asked for them."""
        return self.server.screen()

    def node(self, name: str = "id") -> Node:
        """The element that the path names, as it is now.

        Raises:
            WireError: It is gone.
        """
        return self.elements.node(self.params[name])

    def act(self, action: Action) -> None:
        """Do what a user does.

        Raises:
            WireError: It cannot be done.
        """
        error = self.tried(action)
        if error:
            raise bad_argument(error)

    def tried(self, action: Action) -> str:
        """Do what a user does; returns why it could not be done, or ``""``."""
        try:
            return self.phone.act(action)
        except ActionError as error:
            raise bad_argument(str(error)) from error

    # -- values of the body --------------------------------------------------------------------------------------

    def text(self, name: str, default: str | None = None) -> str:
        """A text of the body."""
        value = self.body.get(name, default)
        if not isinstance(value, str):
            raise bad_argument(f"{name!r} must be a text, found {kind_of(value)}")
        if len(value) > LONGEST_TEXT:
            raise bad_argument(f"{name!r} has at most {LONGEST_TEXT} characters")
        return value

    def number(self, name: str, default: float | None = None) -> float:
        """A number of the body."""
        return number_in(self.body, name, default)

    def within(self, name: str) -> dict[str, Any] | None:
        """An object of the body, or None if it is not there."""
        return object_in(self.body, name)

    def origin(self, name: str = "origin") -> Node | None:
        """The element that a value of the body refers to, or None."""
        value = self.within(name)
        return None if value is None else self.elements.node(reference(value, name))


def object_in(body: dict[str, Any], name: str) -> dict[str, Any] | None:
    """An object in another one, or None."""
    value = body.get(name)
    if value is not None and not isinstance(value, dict):
        raise bad_argument(f"{name!r} must be an object, found {kind_of(value)}")
    return value


def number_in(body: dict[str, Any], name: str, default: float | None = None) -> float:
    """A finite number in an object."""
    value = body.get(name)
    if value is None:
        value = default
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not abs(value) < 1e9:
        raise bad_argument(f"{name!r} must be a number, found {kind_of(value)}")
    return value


def reference(value: dict[str, Any], name: str = "element") -> str:
    """The id in a reference to an element."""
    found = value.get(ELEMENT, value.get("ELEMENT"))
    if not isinstance(found, str):
        raise bad_argument(f"{name!r} must refer to an element")
    return found


def refers_to(element: str) -> dict[str, str]:
    """A reference to an element, under both keys."""
    return {ELEMENT: element, "ELEMENT": element}


def kind_of(value: object) -> str:
    """What a value of JSON is called."""
    return "nothing" if value is None else type(value).__name__


__all__ = ["ELEMENT", "Call", "WireError", "kind_of", "number_in", "object_in", "reference", "refers_to"]
