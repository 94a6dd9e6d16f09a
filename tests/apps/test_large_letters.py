"""With letters twice as large no word that has little room is cut or broken."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gts_env.actions import OpenApp
from gts_env.android.effects import Open, Put, pack
from gts_env.android.layout.box import Box
from gts_env.android.phone import Phone
from gts_env.android.widgets.leaf import Text
from gts_env.evaluation.sheet import subject

PLACES: list[tuple[str, str, dict[str, Any], tuple[str, ...]]] = [
    ("expenses", "report", {"kind": "expense"}, ("Expenses", "report_total")),
    ("expenses", "home", {}, ("Income", "Expenses", "month_expense_amount")),
    ("podcasts", "statistics", {}, ("total_time",)),
    ("podcasts", "subscriptions", {}, ("Casebook",)),
    ("mail", "compose", {}, ("From", "To")),
    ("mail", "message_view", {"message": "l1.1"}, ("From", "To")),
]


def opened(app: str, screen: str, args: dict[str, Any]) -> Phone:
    device = subject.phone()
    scenario = subject.find(app, device).scenario
    setting = replace(scenario.device, font_scale=2.0, start="launcher")
    device.restore(replace(scenario, device=setting, ready=None), ())
    phone = device.phone
    phone.perform(OpenApp(phone.apps.app(app).manifest.label))
    if screen != phone.state.entry.screen:
        if "message" in args:
            args = {"message": phone.state.data[app].messages[0].id}
        phone.state = phone.reducer.apply(phone.state, Open(screen, pack(args)))
    return phone


def texts(box: Box) -> list[Box]:
    found = [box] if isinstance(box.widget, Text) else []
    return found + [one for kid, _, _ in box.kids for one in texts(kid)]


@pytest.mark.parametrize(("app", "screen", "args", "wanted"), PLACES)
def test_words_are_whole(app: str, screen: str, args: dict[str, Any], wanted: tuple[str, ...]) -> None:
    phone = opened(app, screen, args)
    if screen == "message_view":
        phone.state = phone.reducer.apply(phone.state, Put("details", True))
    if screen == "subscriptions":
        data = phone.state.data[app]
        phone.state = phone.state.with_data(app, replace(data, settings=replace(data.settings, columns=4)))
    boxes = texts(phone.frame().active.box)
    for name in wanted:
        shown = [b for b in boxes if name in (b.widget.id, b.widget.text)]
        assert shown, name
        for box in shown:
            assert not box.data[0].truncated, name
            assert len(box.data[0].lines) == 1, name
