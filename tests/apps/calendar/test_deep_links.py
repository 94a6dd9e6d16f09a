"""Deep links of the calendar: what other apps and the shell can open."""

from __future__ import annotations

import pytest

from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.intents import Intent
from gts_env.android.phone import Phone
from gts_env.devices.embedded import installed
from tests.android.sample_app import NOW


@pytest.mark.parametrize(
    ("action", "path", "screen"),
    [
        ("VIEW", "day/2026-10-16", "day"),
        ("VIEW", "event/e1/2026-10-16", "event"),
        ("INSERT", "day/2026-10-16", "editor"),
        ("VIEW", "event/nobody/2026-10-16", "event"),
    ],
)
def test_links_open_their_screens(action: str, path: str, screen: str) -> None:
    phone = Phone(installed())
    phone.boot(Config(), to_ms(NOW, "UTC"), {})
    assert phone.start(Intent(action, f"content://org.gts.calendar/{path}")) is None
    assert (phone.state.entry.screen, phone.screen().package) == (screen, "org.gts.calendar")
    assert "2026-10-16" in dict(phone.state.entry.args).values()


def test_a_link_that_is_none_is_not_taken() -> None:
    phone = Phone(installed())
    phone.boot(Config(), to_ms(NOW, "UTC"), {})
    assert phone.start(Intent("VIEW", "content://org.gts.calendar/day/tomorrow")) is not None
