"""What a model's reply says beside its thoughts: the text or the JSON object that stands for an action."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from gts_env.actions.strict_json import MAX_JSON, loads, object_at
from gts_env.actions.validate import shown
from gts_env.errors import ActionError

_THOUGHTS = ("think", "thinking", "thought")
_FENCE = re.compile(r"^[ \t]*```[^\n]*\n?", re.MULTILINE)
_LINE_WITH_OBJECT = re.compile(r"^[ \t]*\{", re.MULTILINE)
# What an action begins with: from there on, a tag or a fence is part of a text that the agent types.
_ACTION = re.compile(r"\{|[A-Za-z_]\w*\(|Action:|FINISH\b")


def said_in(reply: str, tags: Sequence[str] = ()) -> str:
    """The part of a reply that is meant to be done.

    Thoughts in ``<think>`` and the like are cut; of the rest, what stands in ``<tag>...</tag>`` counts if there is one,
    and of that what stands in a fenced block.

    Args:
        reply: The whole reply.
        tags: Names of tags around an answer, such as ``answer`` or ``tool_call``.

    Raises:
        ActionError: It is longer than 65,536 characters, or nothing is left.
    """
    if len(reply) > MAX_JSON:
        raise ActionError(f"A reply has at most {MAX_JSON} characters", found=f"{len(reply)} characters")
    text = reply.strip()
    if not _ACTION.match(text):
        text = _without_thoughts(text)
    for tag in tags:
        _, opened, rest = text.partition(f"<{tag}>")
        if opened and not _ACTION.match(text):
            before, closed, _ = rest.rpartition(f"</{tag}>")
            text = (before if closed else rest).strip()
    if not _ACTION.match(text) and (fence := _FENCE.search(text)):
        before, closed, _ = text[fence.end() :].rpartition("```")
        text = (before if closed else text[fence.end() :]).strip()
    if not text:
        raise ActionError("The reply names no action", found=shown(reply))
    return text


def object_in(reply: str, tags: Sequence[str] = ()) -> dict[str, Any]:
    """The JSON object that a reply gives as its action, also with words before or after it.

    Raises:
        ActionError: There is none; the message says where JSON ends to be JSON.
    """
    text = said_in(reply, tags)
    starts = [text.find("{"), *[match.end() - 1 for match in _LINE_WITH_OBJECT.finditer(text)][-1:]]
    for start in dict.fromkeys(starts):
        if start >= 0 and (found := object_at(text, start)) is not None:
            return found
    value = loads(text[max(text.find("{"), 0) :])
    raise ActionError("Expected a JSON object", found=shown(value))


def _without_thoughts(text: str) -> str:
    """What follows the thoughts, whose opening tag may be part of the prompt and so not of the reply."""
    for tag in _THOUGHTS:
        opened = text.find(f"<{tag}>")
        closed = text.find(f"</{tag}>", max(opened, 0))
        if closed >= 0:
            text = (text[: max(opened, 0)] + text[closed + len(tag) + 3 :]).strip()
    return text
