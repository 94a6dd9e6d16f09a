"""Intents and intent filters: what an app asks the system to have done, and what apps declare they can do.

Actions are named without their prefix: ``VIEW`` stands for ``android.intent.action.VIEW``.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from gts_env.android.effects import Args

ACTION_PREFIX = "android.intent.action."
WEB = ("http", "https")
FLAGS = ("new_task", "clear_top", "single_top", "clear_task", "no_history", "parents")
"""Flags of an intent; ``parents`` also makes the parents of the screen, as ``TaskStackBuilder`` does."""


def _date(text: str) -> str:
    return dt.date.fromisoformat(text).isoformat()


_KINDS: dict[str, Callable[[str], Any]] = {"": str, "int": int, "date": _date}
"""What a segment of a path can be asked to be."""
_SLOT = re.compile(r"\{([a-z_][a-z0-9_.]*)\}")


@dataclass(frozen=True, slots=True)
class Intent:
    """Something to be done, by an app that can.

    Attributes:
        action: Such as ``VIEW``, ``SEND``, ``SENDTO``, ``DIAL``; with or without the prefix of Android's own.
        data: URI it is about.
        type: MIME type.
        extras: Further values; ``text`` and ``subject`` of SEND.
        app: App id that alone may answer (Android's ``setPackage``).
        screen: Screen of ``app`` that is started whatever the filters say (an explicit component).
        flags: Some of :data:`FLAGS`.
    """

    action: str = "VIEW"
    data: str | None = None
    type: str | None = None
    extras: Args = ()
    app: str | None = None
    screen: str | None = None
    flags: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "action", self.action.removeprefix(ACTION_PREFIX))

    @property
    def scheme(self) -> str:
        """Scheme of the data, in small letters; empty without data."""
        return (self.data or "").partition(":")[0].lower() if self.data and ":" in self.data else ""

    def values(self) -> dict[str, Any]:
        """What a filter's arguments may name: ``data``, ``target``, ``query.<name>`` and the extras.

        ``target`` is the part of an opaque URI that says whom it is for: the address of a ``mailto:``, the number of
        a ``tel:`` or ``sms:``.
        """
        found: dict[str, Any] = {"data": self.data or "", "target": ""}
        if self.data:
            parts = urlsplit(self.data)
            found["target"] = unquote(parts.netloc or parts.path)
            found |= {f"query.{key}": value for key, value in parse_qsl(parts.query)}
        return found | dict(self.extras)


@dataclass(frozen=True, slots=True)
class Filter:
    """What one screen of an app can do, as its manifest declares it.

    Attributes:
        action: Action, as in :class:`Intent`.
        screen: Screen it leads to.
        schemes: Schemes of the data; empty for intents without data.
        host: Host of the data; ``*.example.org`` for those below it; None for any.
        path: Path of the data: ``/event/{event}`` takes a segment as a value, ``{day:date}`` and ``{n:int}`` only a
            date and a number, ``*`` any segment, a last ``**`` any rest; None for any.
        types: MIME types; ``image/*`` for all of a kind; empty for intents without a type.
        args: Arguments of the screen by name; ``{text}`` stands for a value of the path or of
            :meth:`Intent.values`. Left out, they are the values of the path.
        verified: Whether web links of the host are proven to be the app's, so that it opens them in a browser's place.
        label: What a chooser calls it; None for the app's label.
    """

    action: str
    screen: str
    schemes: tuple[str, ...] = ()
    host: str | None = None
    path: str | None = None
    types: tuple[str, ...] = ()
    args: Args | None = None
    verified: bool = False
    label: str | None = None

    @classmethod
    def read(cls, raw: Mapping[str, Any]) -> Filter:
        """Read one item of a manifest's ``intents``."""
        given = dict(raw)
        for short, field in (("scheme", "schemes"), ("type", "types")):
            value = given.pop(short, ())
            given[field] = (value,) if isinstance(value, str) else tuple(value)
        if "args" in given:
            given["args"] = tuple(sorted(given["args"].items()))
        given["action"] = str(given["action"]).removeprefix(ACTION_PREFIX)
        return cls(**given)

    @property
    def is_browser(self) -> bool:
        """Whether it opens all of the web."""
        return self.action == "VIEW" and self.host is None and any(s in WEB for s in self.schemes)

    def match(self, intent: Intent) -> dict[str, Any] | None:
        """Arguments of the screen for an intent, or None if the filter does not take it."""
        if self.action != intent.action or not _typed(self.types, intent.type):
            return None
        found = self._located(intent)
        if found is None:
            return None
        if self.args is None:
            return found
        values = intent.values() | found
        return {name: _filled(template, values) for name, template in self.args}

    def _located(self, intent: Intent) -> dict[str, Any] | None:
        """Values of the path, or None if the data is not the filter's."""
        if intent.scheme not in self.schemes if self.schemes else intent.data is not None:
            return None
        if self.host is None and self.path is None:
            return {}
        parts = urlsplit(intent.data or "")
        if self.host is not None and not _hosted(self.host, (parts.hostname or "").lower()):
            return None
        return {} if self.path is None else _routed(self.path, parts.path)


def _typed(types: tuple[str, ...], asked: str | None) -> bool:
    if not types or asked is None:
        return not types and asked is None
    return any(t in ("*/*", asked) or (t.endswith("/*") and asked.startswith(t[:-1])) for t in types)


def _hosted(pattern: str, host: str) -> bool:
    return host.endswith(pattern[1:]) if pattern.startswith("*.") else host == pattern


def _routed(pattern: str, path: str) -> dict[str, Any] | None:
    wanted, given = pattern.strip("/").split("/"), path.strip("/").split("/")
    if wanted[-1] == "**":
        wanted, given = wanted[:-1], given[: len(wanted) - 1]
    if len(wanted) != len(given):
        return None
    found: dict[str, Any] = {}
    for part, segment in zip(wanted, given, strict=True):
        if part.startswith("{"):
            name, _, kind = part.strip("{}").partition(":")
            try:
                found[name] = _KINDS[kind](unquote(segment))
            except ValueError:
                return None
        elif part not in ("*", segment):
            return None
    return found


def _filled(template: Any, values: Mapping[str, Any]) -> Any:
    """A template with its slots filled; one that is a single slot keeps the value's type, an unknown one is empty."""
    if not isinstance(template, str):
        return template
    whole = _SLOT.fullmatch(template)
    if whole is not None:
        return values.get(whole[1], "")
    return _SLOT.sub(lambda slot: str(values.get(slot[1], "")), template)
