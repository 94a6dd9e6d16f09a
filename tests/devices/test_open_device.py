from __future__ import annotations

import pytest

from gts_env.devices import Device, open_device
from gts_env.errors import UnknownIdError
from tests.envs.fake_device import KIND, FakeDevice


def test_the_embedded_phone_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GTS_DEVICE", raising=False)
    monkeypatch.delenv("GTS_PROFILE", raising=False)
    device = open_device()
    assert type(device).__name__ == "EmbeddedDevice"
    assert isinstance(device, Device)
    assert device.size == (1080, 2400)


def test_a_class_of_ones_own() -> None:
    device = open_device(KIND, "a-profile")
    assert isinstance(device, FakeDevice)
    assert isinstance(device, Device)
    assert device.profile == "a-profile"


def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GTS_DEVICE", KIND)
    monkeypatch.setenv("GTS_PROFILE", "mine")
    assert open_device().profile == "mine"  # type: ignore[attr-defined]
    assert open_device(profile="other").profile == "other"  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", ["embeded", "tests.envs.fake_device:Nothing", "no.such.module:Device"])
def test_unknown_kinds(kind: str) -> None:
    with pytest.raises(UnknownIdError, match=kind):
        open_device(kind)
