"""Cards of tasks and scenarios in words, for the terminal."""

from __future__ import annotations

import textwrap
from typing import Any

from rich.text import Text

from gts_env.benchmark.model import DeviceSettings
from gts_env.evaluation.card import settings

_LABEL = 12
"""Columns of the labels on the left."""
_LEAST = 24
"""Columns a text is never folded below."""
_TOLD = ("now", "time_zone", "locale", "start")
_DEVICE_ONLY = 'a device (device="appium"); unavailable on the embedded phone'
_DEFECT_LINES = (
    ("Expected", "expected"),
    ("Actual", "actual"),
    ("Needs", "preconditions"),
    ("Trigger", "trigger_text"),
)


def card_text(card: dict[str, Any], width: int | None = None) -> Text:
    """A card of :mod:`gts_env.evaluation.card` as text.

    Args:
        card: The card of a task or of a scenario.
        width: Columns to fold lines to; None leaves them whole, for pipes.
    """
    page = _Page(width)
    _task(page, card) if "instruction" in card else _scenario(page, card)
    page.text.rstrip()
    return page.text


class _Page:
    """Text that is written from top to bottom."""

    def __init__(self, width: int | None) -> None:
        self.text = Text()
        self._width = width

    def heading(self, words: str, style: str = "bold", beside: str = "") -> None:
        self.text.append(words, style)
        if beside:
            self.text.append(f"  {beside}", "dim")
        self.text.append("\n")

    def words(self, words: str) -> None:
        self.text.append("\n".join(self._folded(words, 0)) + "\n")

    def line(self, label: str, value: str) -> None:
        """A labelled value; what is folded hangs under its beginning."""
        first, *more = self._folded(value, _LABEL) or [""]
        self.text.append(label.ljust(_LABEL), "cyan").append(f"{first}\n")
        for part in more:
            self.text.append(f"{' ' * _LABEL}{part}\n")

    def gap(self) -> None:
        self.text.append("\n")

    def _folded(self, words: str, indent: int) -> list[str]:
        if self._width is None:
            return [words]
        room = max(_LEAST, self._width - indent)
        return textwrap.wrap(words, room, break_long_words=False, break_on_hyphens=False)


def _task(page: _Page, card: dict[str, Any]) -> None:
    _head(page, card["id"], card["instruction"])
    page.line("App", card["app"])
    page.line("Level", card["level"])
    page.line("Budget", f"{card['budget']} steps")
    page.line("Entry", card["entry"].replace("_", " "))
    page.line("Scenario", f"{card['scenario']['name']}: {card['scenario']['title']}")
    _variation(page, card["scenario"])
    _real(page, card["scenario"])
    page.line("Device", _device(card["scenario"]))
    page.line("Make", card["make"])
    if "defect" in card:
        _defect(page, card["defect"])
        _steps(page, "Plan", card["plan"])
        _steps(page, "Near miss", card["near_miss"])


def _scenario(page: _Page, card: dict[str, Any]) -> None:
    _head(page, card["name"], card["title"])
    spoilt = card["defects"] if isinstance(card["defects"], list) else None
    page.line("App", card["app"])
    _variation(page, card)
    _real(page, card)
    page.line("Device", _device(card))
    page.line("Defects", str(card["defects"] if spoilt is None else len(spoilt)))
    for task in card["tasks"]:
        page.gap()
        page.heading(task["id"], beside=f"{task['level']}, {task['budget']} steps")
        page.words(task["instruction"])
    for defect in spoilt or ():
        _defect(page, defect)


def _variation(page: _Page, scenario: dict[str, Any]) -> None:
    if scenario["varies"]:
        page.line("Variation", str(scenario["variation"] or "0, as written"))


def _real(page: _Page, scenario: dict[str, Any]) -> None:
    """The real app, which the embedded phone does not have, and what is left to do."""
    if "android" in scenario:
        app = scenario["android"]
        page.line("Real app", f"{app['component']}, {_version(app['version'])}; restored by {app['restore']}")
        page.line("Package", app["apk"] or "must be on the device already")
        page.line("Runs on", "a device, or the embedded phone" if app["embedded"] else _DEVICE_ONLY)
    for number, left in enumerate(scenario.get("draft", ())):
        page.line("" if number else "Draft", left)


def _version(version: str) -> str:
    return f"version {version}" if version else "any version"


def _head(page: _Page, name: str, words: str) -> None:
    page.heading(name)
    page.gap()
    page.words(words)
    page.gap()


def _device(scenario: dict[str, Any]) -> str:
    """The clock, the language, and what is not as on most phones; of a real one what the scenario insists on."""
    device = scenario["device"]
    front = "the app in front" if device["start"] == "app" else "the launcher in front"
    if "android" in scenario:
        return ", ".join([*(_setting(name, device[name]) for name in scenario["android"]["settings"]), front])
    usual = settings(DeviceSettings())
    parts = [f"{device['now']} {device['time_zone']}", device["locale"]]
    parts += [_setting(name, value) for name, value in device.items() if name not in _TOLD and value != usual[name]]
    return ", ".join([*parts, front])


def _setting(name: str, value: Any) -> str:
    words = name.replace("_", " ")
    return words if value is True else f"{words} {value}"


def _defect(page: _Page, defect: dict[str, Any]) -> None:
    page.gap()
    page.heading(defect["id"], "bold yellow", defect["mode"])
    page.words(defect["title"])
    page.gap()
    for label, key in _DEFECT_LINES:
        page.line(label, defect[key])
    if defect["accepts"] != [defect["mode"]]:
        page.line("Accepts", ", ".join(defect["accepts"]))
    for number, report in enumerate(defect["reports"]):
        page.line("" if number else "Reports", f"{report['id']} {report['url']}".strip())
    fault = defect["fault"]
    page.line("Fault", f"{fault['operator']} on {_target(fault['target'])}" if fault else "in the real app itself")


def _target(target: Any) -> str:
    if not isinstance(target, dict):
        return str(target or "the app")
    return ", ".join(f"{key} {value}" for key, value in target.items()) or "the app"


def _steps(page: _Page, title: str, steps: list[str]) -> None:
    if not steps:
        return
    page.gap()
    page.heading(title, "cyan")
    for number, step in enumerate(steps, 1):
        page.line(f"{number:{_LABEL - 2}}", step)
