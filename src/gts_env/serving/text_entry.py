"""Text into a field, as a tool does it: the field gets the focus by a tap, then the keyboard types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.actions import Tap, TypeText

if TYPE_CHECKING:
    from gts_env.screen import Node
    from gts_env.serving.served_phone import ServedPhone

FIELDS = ("EditText", "AutoCompleteTextView")
"""Ends of the names of classes that take text."""
NO_FIELD = "it is no text field"


def enter(phone: ServedPhone, node: Node, text: str, *, replace: bool = False) -> str:
    """Type into a field; a line break at the end presses the keyboard's action key.

    Args:
        phone: The phone.
        node: The field.
        text: What to type.
        replace: Whether it takes the place of what stands there, instead of following it.

    Returns:
        Why it could not be done, or ``""``.

    Raises:
        GtsError: The text cannot be typed, or the phone did not survive it.
    """
    if not is_field(node):
        return NO_FIELD
    submit = text.endswith(("\n", "\\n"))
    if submit:
        text = text[:-1] if text.endswith("\n") else text[:-2]
    if not node.focused:
        phone.act(Tap(*node.center))
        if node.text and not node.password and not replace:
            # A tap puts the caret where it hits; what is sent belongs after all that stands there.
            return phone.act(TypeText(node.text + text, clear=True, submit=submit))
    if not text and not replace and not submit:
        return ""
    return phone.act(TypeText(text, clear=replace, submit=submit))


def erase(phone: ServedPhone, node: Node) -> str:
    """Empty a field; returns why it could not be done, or ``""``."""
    if not is_field(node):
        return NO_FIELD
    if not node.focused:
        phone.act(Tap(*node.center))
    return phone.act(TypeText("", clear=True))


def is_field(node: Node) -> bool:
    """Whether a node is a text field."""
    return node.class_name.endswith(FIELDS)
