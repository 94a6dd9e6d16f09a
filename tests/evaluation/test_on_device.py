"""Plans on a device that is not there."""

from __future__ import annotations

from typing import Any

import pytest

from gts_env.benchmark import Catalogue
from gts_env.cli import _on_device
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.errors import DeviceLost
from gts_env.evaluation.validation import on_device
from gts_env.evaluation.validation.on_device import Pair

CASES = [Catalogue().case(f"GUITestScape/Calendar-NLE-0{number}") for number in (3, 4, 6)]


class Unplugged(EmbeddedDevice):
    """A device that answers for so many restores."""

    left = 0

    def restore(self, *args: Any, **kwargs: Any) -> Any:
        if Unplugged.left <= 0:
            raise DeviceLost("phone-1 did not boot within 30 s", found="unknown to adb")
        Unplugged.left -= 1
        return super().restore(*args, **kwargs)


@pytest.fixture
def pair(monkeypatch: pytest.MonkeyPatch) -> Any:
    made = Pair(None, f"{__name__}:Unplugged")
    monkeypatch.setattr(on_device, "Pair", lambda profile: made)


@pytest.mark.parametrize(("answers", "played"), [(0, 0), (1, 1)])
def test_the_first_plan_that_finds_no_device_is_the_last(
    pair: Any, answers: int, played: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Unplugged, "left", answers)
    assert _on_device.prove(CASES, "usb-phone", as_json=False) == 1
    told = capsys.readouterr()
    assert told.out.count("PASS") == played
    assert told.out.count("DeviceLost: phone-1 did not boot within 30 s. Found: unknown to adb.") == 1
    assert f"{2 - played} more not played: the device is not there." in told.err
    assert "gts doctor --device usb-phone" in told.err
