"""Actions in plain words, for models that leave out the JSON they were asked for."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

from gts_env.actions.validate import shown
from gts_env.errors import ActionError

_CONTROL = re.compile(r"\bc\d{2,4}\b")
# `type` may be the name of a field rather than a type of action.
_FIELD_TYPE = re.compile(r"\btype\b[ \t]*[=:]")
_FIELDS = ("text", "key", "direction")


def in_words(text: str, types: Collection[str], placed: Collection[str]) -> dict[str, Any]:
    """The action that a text names, where it leaves no choice: ``click the button c07``, ``drag c03, direction: up``.

    Args:
        text: What a model says.
        types: The types of actions there are.
        placed: Those that need a control.

    Returns:
        The fields of the action, as JSON would give them.

    Raises:
        ActionError: The text names no type or several, or not exactly one control where one is needed.
    """
    words = _FIELD_TYPE.sub(" ", text)
    named = [name for name in sorted(types) if re.search(rf"\b{name}\b", words)]
    if len(named) != 1:
        asked = "Expected a JSON object, or one type of action"
        raise ActionError(asked, found=", ".join(named) or shown(text), mend=f"Types: {', '.join(types)}.")
    said = {"type": named[0]}
    for name in _FIELDS:
        if (value := _field(name, text)) is not None:
            said[name] = value
    if named[0] in placed:
        controls = sorted(set(_CONTROL.findall(text)))
        if len(controls) != 1:
            found = ", ".join(controls) or "none"
            raise ActionError(f"{named[0]}: expected one control, such as c07", found=found)
        said["target_description"] = controls[0]
    return said


def _field(name: str, text: str) -> str | None:
    """The value of a field that is written as ``name: value`` or ``name="value"``."""
    quoted = re.search(rf'\b{name}[ \t]*[=:][ \t]*"([^"\n]*)"', text)
    if quoted:
        return quoted[1]
    bare = re.search(rf"\b{name}[ \t]*[=:]([^\n,|]+)", text)
    return bare[1].strip() if bare else None
