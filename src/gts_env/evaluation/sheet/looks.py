"""Looks: the settings of the device that change how every screen must draw itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from gts_env.benchmark.model import DeviceSettings
from gts_env.errors import UnknownIdError

DEFAULT_LOOKS = ("default", "ar", "font1.3", "dark", "landscape")
_PLAIN: dict[str, dict[str, Any]] = {
    "default": {},
    "dark": {"dark": True},
    "landscape": {"orientation": "landscape"},
    "24h": {"hour24": True},
}
_LABELS = {"default": "English, light", "ar": "Arabic", "24h": "24-hour clock"}
_FONT = re.compile(r"font(\d(?:\.\d+)?)")
_LOCALE = re.compile(r"[a-z]{2,3}(-[A-Z][A-Za-z]+)?")


@dataclass(frozen=True, slots=True)
class Look:
    """One look.

    Attributes:
        name: As a user writes it: words joined by ``+``.
        changes: What it changes of the device's settings.
    """

    name: str
    changes: tuple[tuple[str, Any], ...]

    @property
    def label(self) -> str:
        """Its name for people."""
        return ", ".join(_label(word) for word in self.name.split("+"))

    @property
    def lying(self) -> bool:
        """Whether the phone lies on its side."""
        return ("orientation", "landscape") in self.changes

    def of(self, device: DeviceSettings) -> DeviceSettings:
        """The device in this look: what it does not change is as on an English phone, upright, in daylight."""
        base = replace(device, locale="en-US", dark=False, font_scale=1.0, orientation="portrait", start="launcher")
        return replace(base, **dict(self.changes))


def read_looks(names: Sequence[str]) -> list[Look]:
    """The looks of some names; each may hold several, parted by commas.

    Args:
        names: ``default``, ``dark``, ``landscape``, ``24h``, a locale such as ``ar`` or ``pt-BR``, a font scale such as
            ``font1.3``, or several of them joined by ``+``.

    Raises:
        UnknownIdError: A word that is none of these.
    """
    written = [name.strip() for text in names for name in text.split(",") if name.strip()]
    return [Look(name, _changes(name)) for name in dict.fromkeys(written)]


def _changes(name: str) -> tuple[tuple[str, Any], ...]:
    found: dict[str, Any] = {}
    for word in name.split("+"):
        found.update(_change(word))
    return tuple(found.items())


def _change(word: str) -> dict[str, Any]:
    if word in _PLAIN:
        return _PLAIN[word]
    if (font := _FONT.fullmatch(word)) and 0.5 <= float(font[1]) <= 3:
        return {"font_scale": float(font[1])}
    if _LOCALE.fullmatch(word):
        return {"locale": word}
    raise UnknownIdError.of("look", word, (*DEFAULT_LOOKS, *_PLAIN))


def _label(word: str) -> str:
    if font := _FONT.fullmatch(word):
        return f"font {font[1]}"
    return _LABELS.get(word, word)
