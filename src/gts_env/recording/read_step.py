"""Reads a step from its JSON object, and believes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType
from typing import Any

from gts_env.actions.action import Action
from gts_env.actions.json_form import from_json
from gts_env.errors import ActionError, TrajectoryError
from gts_env.recording.frames import FrameRef
from gts_env.recording.json_lines import field_of
from gts_env.recording.step import FACTS, OUTCOME, Step


def read_step(value: Mapping[str, Any], number: int, earlier: Sequence[Step], place: str) -> Step:
    """Read a step from its JSON object.

    Args:
        value: The object.
        number: The number that it must have.
        earlier: The steps before it, which its hierarchy may refer to.
        place: File and line, for errors.

    Raises:
        TrajectoryError: A field is missing or cannot be; the message names it.
    """
    if field_of(value, "step", (int,), place) != number:
        raise TrajectoryError(f"{place}: step: expected {number}", found=str(value["step"]))
    outcome = {name: field_of(value, name, kinds, place) for name, kinds in OUTCOME.items()}
    facts = {name: field_of(value, name, kinds, place) for name, kinds in FACTS.items()}
    xml, xml_step = _hierarchy(value, number, earlier, place)
    frame = field_of(value, "frame", (dict, NoneType), place)
    return Step(
        **{**outcome, "action": _action(outcome["action"], place)},
        given=value.get("given"),
        note=field_of(value, "note", (dict,), place) if "note" in value else {},
        number=number,
        facts=facts,
        xml=xml,
        xml_step=xml_step,
        frame=None if frame is None else FrameRef.read(frame, place),
    )


def _hierarchy(value: Mapping[str, Any], number: int, earlier: Sequence[Step], place: str) -> tuple[str, int]:
    if "xml" in value:
        return field_of(value, "xml", (str,), place), number
    step = field_of(value, "xml_step", (int,), place)
    if not 0 <= step < number:
        raise TrajectoryError(f"{place}: xml_step: expected an earlier step", found=str(step))
    return earlier[step].xml, step


def _action(value: dict[str, Any] | None, place: str) -> Action | None:
    try:
        return None if value is None else from_json(value)
    except ActionError as error:
        raise TrajectoryError(f"{place}: {error}") from None
