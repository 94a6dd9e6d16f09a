"""Actions as JSON, for recordings, servers and agents that answer in text.

One object an action: its word under ``action``, its fields under their own names, whole numbers for pixels and
milliseconds::

    {"action":"tap","x":540,"y":1200}
    {"action":"type","text":"Milk","clear":false,"submit":true}
    {"action":"report","fault_mode":"NLE","description":"Back closes the app","point":[60,120]}

Writing gives every field but those that are None. Reading takes default values for fields that are left out and
refuses what it does not know.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any

from gts_env.actions.action import ACTION_TYPES, Action
from gts_env.actions.strict_json import MAX_JSON, loads
from gts_env.actions.validate import WORD_OF, check_fields, shown
from gts_env.errors import ActionError, near

__all__ = ["MAX_JSON", "from_json", "to_dict", "to_json"]


def to_dict(action: Action) -> dict[str, Any]:
    """The JSON object of an action, in the order of its fields.

    Raises:
        ActionError: The action is not valid; see :func:`~gts_env.actions.validate.check_fields`.
    """
    action = check_fields(action)
    written: dict[str, Any] = {"action": WORD_OF[type(action)]}
    for slot in fields(action):
        value = getattr(action, slot.name)
        if value is not None:
            written[slot.name] = list(value) if isinstance(value, tuple) else value
    return written


def to_json(action: Action) -> str:
    """The action as one line of JSON, without blanks, in Unicode."""
    return json.dumps(to_dict(action), ensure_ascii=False, separators=(",", ":"))


def from_json(source: str | Mapping[str, Any]) -> Action:
    """Read an action.

    Args:
        source: A JSON text, or the object that it holds.

    Raises:
        ActionError: Not JSON, not an object, or an action that is malformed; the message names the field.
    """
    value = loads(source) if isinstance(source, str) else source
    if not isinstance(value, Mapping):
        raise ActionError('Expected a JSON object such as {"action": "tap", "x": 1, "y": 2}', found=shown(value))
    if "action" not in value:
        raise ActionError("action: missing", mend=f"One of: {', '.join(ACTION_TYPES)}.")
    word = value["action"]
    if not isinstance(word, str) or word not in ACTION_TYPES:
        mend = (near(word, ACTION_TYPES) if isinstance(word, str) else "") or f"Known: {', '.join(ACTION_TYPES)}."
        raise ActionError("action: unknown", found=shown(word), mend=mend)
    return check_fields(_built(ACTION_TYPES[word], word, value))


def _built(kind: type[Action], word: str, value: Mapping[str, Any]) -> Action:
    slots = {slot.name: slot for slot in fields(kind)}
    parts: dict[str, Any] = {}
    for key, item in value.items():
        if key == "action":
            continue
        if key not in slots:
            known = f"{word} has: {', '.join(slots) or 'no fields'}."
            raise ActionError(f"{word}.{key}: unknown field", mend=near(str(key), slots) or known)
        parts[key] = tuple(item) if key == "point" and isinstance(item, list) else item
    for name, slot in slots.items():
        if name not in parts and slot.default is MISSING:
            raise ActionError(f"{word}.{name}: missing", mend=f"{word} needs: {_needed(kind)}.")
    return kind(**parts)


def _needed(kind: type[Action]) -> str:
    return ", ".join(slot.name for slot in fields(kind) if slot.default is MISSING)
