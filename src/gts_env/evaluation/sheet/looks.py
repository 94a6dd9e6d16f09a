"""Looks: the settings of the device that change how every screen must draw itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from gts_env.benchmark.model import DeviceSettings
from gts_env.errors import UnknownIdError, near

DEFAULT_LOOKS = ("default", "ar", "font1.3", "dark", "landscape")
_PLAIN: dict[str, dict[str, Any]] = {
    "default": {},
    "dark": {"dark": True},
    "landscape": {"orientation": "landscape"},
    "24h": {"hour24": True},
    "buttons": {"navigation": "buttons"},
}
_LABELS = {"default": "English, light", "ar": "Arabic", "24h": "24-hour clock", "buttons": "navigation buttons"}
_SCALE = re.compile(r"(font|size)(\d+(?:\.\d+)?)")
_SCALES = {"font": ("font_scale", 0.5, 3.0), "size": ("display_size", 0.85, 1.45)}
"""Settings by the word that scales them, with the least and the most."""
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
        base = replace(
            device,
            locale="en-US",
            dark=False,
            font_scale=1.0,
            display_size=1.0,
            orientation="portrait",
            start="launcher",
        )
        return replace(base, **dict(self.changes))


def read_looks(names: Sequence[str]) -> list[Look]:
    """The looks of some names; each may hold several, parted by commas.

    Args:
        names: ``default``, ``dark``, ``landscape``, ``24h``, ``buttons``, a locale such as ``ar`` or ``pt-BR``, a scale
            of the font or the display such as ``font1.3`` or ``size1.2``, or several of them joined by ``+``.

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
    if scale := _SCALE.fullmatch(word):
        setting, least, most = _SCALES[scale[1]]
        if least <= float(scale[2]) <= most:
            return {setting: float(scale[2])}
        raise UnknownIdError(f"There is no look named {word!r}", mend=f"{scale[1]} goes from {least} to {most}.")
    if _LOCALE.fullmatch(word):
        return {"locale": word}
    known = f"Known: {', '.join(_PLAIN)}, a locale such as ar or pt-BR, a scale such as font1.3 or size1.2"
    raise UnknownIdError(f"There is no look named {word!r}", mend=near(word, _PLAIN) or known)


def _label(word: str) -> str:
    scale = _SCALE.fullmatch(word)
    return f"{scale[1]} {scale[2]}" if scale else _LABELS.get(word, word)
