"""What the world does while a scenario runs (``events:``): at a time, or when a checkpoint is first met."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gts_env.benchmark.checkpoint import Checkpoint, read_checkpoint
from gts_env.benchmark.predicates import Reading
from gts_env.benchmark.spot import Spot, Where

UNITS = {"ms": 1, "s": 1000, "min": 60_000, "h": 3_600_000}
_SPAN = rf"\+(\d{{1,9}})({'|'.join(UNITS)})"
_MOMENT = r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?"
_APP = r"[a-z][a-z0-9_]*"
FLAGS = ("clear_top", "single_top", "clear_task", "no_history", "parents")


@dataclass(frozen=True, slots=True)
class WorldAct:
    """One thing that the world does.

    Attributes:
        kind: ``command``, ``launch``, ``intent``, ``share``, ``network``, ``kill`` or ``force_stop``.
        word: Name of the command; app that is launched, killed or stopped; text that is shared; ``on`` or ``off``.
        app: App whose command it is (the scenario's by default), or that is to answer.
        args: Arguments of the command; the other parts of an intent; the ``subject`` of what is shared.
        where: Place in the file.
    """

    kind: str
    word: str = ""
    app: str | None = None
    args: Mapping[str, Any] = field(default_factory=dict)
    where: Where = field(default=Where("", 0), compare=False)


@dataclass(frozen=True, slots=True)
class WorldEvent:
    """Something that happens by itself. It has either a time or a checkpoint.

    Attributes:
        at: Milliseconds after the restore, or local device time.
        when: Checkpoint that brings it about when it is first met, after the step that meets it.
        delay: Milliseconds from the checkpoint to the event.
        do: What happens, in order.
        device: How a real device does it, in a line for whoever runs the scenario there.
        embedded_only: Whether a real device cannot do it.
        android: What a real device is told to do, in order; empty if only a person can do it there.
        where: Place in the file.
    """

    at: int | dt.datetime | None
    when: Checkpoint | None
    delay: int
    do: tuple[WorldAct, ...]
    device: str
    embedded_only: bool
    android: tuple[WorldAct, ...] = ()
    where: Where = field(default=Where("", 0), compare=False)


def read_event(spot: Spot, reading: Reading) -> WorldEvent:
    """Read one event.

    Raises:
        ScenarioError: Something that cannot be meant.
    """
    fields = spot.fields(("at", "when", "delay", "do", "device", "embedded_only", "android"), ("do",))
    at = _time(fields["at"]) if "at" in fields else None
    when = read_checkpoint(fields["when"], reading) if "when" in fields else None
    delay = _span(fields["delay"]) if "delay" in fields else 0
    device = fields["device"].text() if "device" in fields else ""
    embedded_only = fields["embedded_only"].flag() if "embedded_only" in fields else False
    acts = _acts(fields["do"])
    android = _on_device(fields["android"], embedded_only) if "android" in fields else ()
    if (at is None) == (when is None):
        raise spot.error("an event has either a time (`at`) or a checkpoint (`when`)", tell=False)
    if "delay" in fields and when is None:
        raise fields["delay"].error("only what waits for a checkpoint has a delay", tell=False)
    if bool(device) == embedded_only:
        raise spot.error(
            "an event says how a real device does it (`device`), or that none can (`embedded_only: true`)", tell=False
        )
    return WorldEvent(at, when, delay, acts, device, embedded_only, android, spot.where)


def _acts(spot: Spot) -> tuple[WorldAct, ...]:
    return tuple([read_act(item) for item in spot.items(1)]) if isinstance(spot.value, list) else (read_act(spot),)


def _on_device(spot: Spot, embedded_only: bool) -> tuple[WorldAct, ...]:
    acts = _acts(spot)
    if embedded_only:
        raise spot.error("no real device can do it, says `embedded_only`", tell=False)
    if any(act.kind == "command" for act in acts):
        mend = f"A real device can: {', '.join(key for key in _VERBS if key != 'command')}."
        raise spot.error("a command is a matter of the embedded app", mend=mend, tell=False)
    return acts


def _time(spot: Spot) -> int | dt.datetime:
    text = spot.text(f"{_SPAN}|{_MOMENT}", "A span such as +90s or +2h, or a local time such as 2026-10-14T10:00.")
    if text.startswith("+"):
        return _span(spot)
    try:
        return dt.datetime.fromisoformat(text)
    except ValueError:
        raise spot.error("not a date and time", mend="Write 2026-10-14T10:00.") from None


def _span(spot: Spot) -> int:
    found = re.fullmatch(_SPAN, spot.text(_SPAN, "A span such as +90s, +5min or +2h."))
    return int(found[1]) * UNITS[found[2]] if found is not None else 0


# -- what is done ----------------------------------------------------------------------------------------------------


def read_act(spot: Spot) -> WorldAct:
    """Read one thing that the world does.

    Raises:
        ScenarioError: No verb or more than one, or an argument that the verb does not take.
    """
    fields = spot.fields((*_VERBS, "app", "args"))
    verbs = [key for key in fields if key in _VERBS]
    if len(verbs) != 1:
        raise spot.error("the world does one thing at a time", mend=f"One of: {', '.join(_VERBS)}.", tell=False)
    verb = verbs[0]
    if verb == "command":
        return _command(fields, spot)
    for key in ("app", "args"):
        if key in fields:
            raise fields[key].error(f"only a command has {key!r}", tell=False)
    return _VERBS[verb](fields[verb], verb)


def _command(fields: dict[str, Spot], spot: Spot) -> WorldAct:
    name = fields["command"].text(_APP, "The name of a command of the app.")
    app = fields["app"].text(_APP) if "app" in fields else None
    return WorldAct("command", name, app, _mapping(fields.get("args")), spot.where)


def _mapping(spot: Spot | None) -> Mapping[str, Any]:
    return {key: _value(item) for key, item in spot.entries()} if spot is not None else {}


def _value(spot: Spot) -> Any:
    """A plain value; a list becomes a tuple, as it may lie in the phone's state."""
    return tuple([_one(item) for item in spot.items()]) if isinstance(spot.value, list) else _one(spot)


def _one(spot: Spot) -> Any:
    if not isinstance(spot.value, (str, int, float)):
        raise spot.error("expected a text, a number, true, false, or a list of these")
    return spot.value


def _of_app(spot: Spot, verb: str) -> WorldAct:
    return WorldAct(verb, spot.text(_APP, "The id of an app, such as text_editor."), where=spot.where)


def _network(spot: Spot, verb: str) -> WorldAct:
    return WorldAct(verb, spot.choice(("on", "off")), where=spot.where)


def _share(spot: Spot, verb: str) -> WorldAct:
    if isinstance(spot.value, str):
        return WorldAct(verb, spot.text(), where=spot.where)
    fields = spot.fields(("text", "subject", "app"), ("text",))
    subject = {"subject": fields["subject"].text()} if "subject" in fields else {}
    app = fields["app"].text(_APP) if "app" in fields else None
    return WorldAct(verb, fields["text"].text(), app, subject, spot.where)


def _intent(spot: Spot, verb: str) -> WorldAct:
    fields = spot.fields(("action", "data", "type", "extras", "app", "screen", "flags"))
    args: dict[str, Any] = {key: fields[key].text() for key in ("action", "data", "type", "screen") if key in fields}
    if "extras" in fields:
        args["extras"] = _mapping(fields["extras"])
    if "flags" in fields:
        args["flags"] = tuple(item.choice(FLAGS) for item in fields["flags"].items())
    app = fields["app"].text(_APP) if "app" in fields else None
    if "screen" in args and app is None:
        raise fields["screen"].error("a screen belongs to an app", mend="Add `app`.", tell=False)
    return WorldAct(verb, "", app, args, spot.where)


_VERBS: dict[str, Callable[[Spot, str], WorldAct]] = {
    "command": lambda spot, verb: WorldAct(verb, spot.text(_APP), where=spot.where),
    "launch": _of_app,
    "intent": _intent,
    "share": _share,
    "network": _network,
    "kill": _of_app,
    "force_stop": _of_app,
}
