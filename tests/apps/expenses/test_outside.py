"""What the app shows outside of itself: the widget, the reminder, the shared report."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gts_env.actions import OpenApp, PressKey, Swipe, Tap, Wait
from gts_env.benchmark import Catalogue
from gts_env.devices import open_device
from gts_env.screen import Node


class Handset:
    """A phone with all apps, restored to a scenario without its defects."""

    def __init__(self) -> None:
        self.device: Any = open_device("embedded")

    def restore(self, task: str) -> Handset:
        self.device.restore(Catalogue().case(f"GUITestScape/{task}").scenario, defects=())
        return self

    def all(self, id: str = "", text: str = "") -> list[Node]:
        nodes = self.device.screen().nodes
        return [n for n in nodes if id in ("", n.resource_id.rpartition("/")[2]) and text in ("", n.text)]

    def tap(self, id: str = "", text: str = "") -> Handset:
        self.device.perform(Tap(*self.all(id, text)[0].center))
        return self


@pytest.fixture
def handset() -> Iterator[Handset]:
    phone = Handset()
    yield phone
    phone.device.close()


def test_the_widget_follows_the_data(handset: Handset) -> None:
    d = handset.restore("Expenses-UTR-01")
    before = d.all("widget_total")[0].text
    d.tap("widget_add").tap("account_row").tap("amount_box").tap("key_5").tap("pad_done").tap("save")
    d.device.perform(PressKey("home"))
    assert d.all("widget_total")[0].text != before
    assert d.all("widget_amount")[0].text == "-€5.00"
    assert d.tap("widget_row").device.screen().activity.endswith(".EditorActivity")


def test_the_reminder_leads_to_a_new_transaction(handset: Handset) -> None:
    d = handset.restore("Expenses-EL-03")
    d.device.perform(OpenApp("Expenses"))
    d.device.perform(PressKey("home"))
    d.device.perform(Wait(7 * 60_000))
    d.device.perform(Swipe(540, 20, 540, 1600))
    assert d.all(text="What did you spend today?")
    assert d.tap(text="Add").device.screen().activity.endswith(".ChooseAccountActivity")


def test_the_report_goes_out_as_text(handset: Handset) -> None:
    d = handset.restore("Expenses-UTR-01")
    d.device.perform(OpenApp("Expenses"))
    d.tap("month_expense").tap("share_report")
    said = "\n".join(n.text for n in d.device.screen().nodes)
    assert "Expenses, October 2026" in said
    assert "Home: €780.00" in said
