"""A fake phone whose app is open after a restore."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gts_env.benchmark import Scenario
from tests.envs.fake_device import FakeDevice

KIND = f"{__name__}:OpenedDevice"


class OpenedDevice(FakeDevice):
    """Restores to the list of notes."""

    def restore(self, scenario: Scenario, defects: Sequence[str] | None = None, variation: int = 0) -> None:
        super().restore(scenario, defects, variation)
        assert self.state is not None
        self.state = replace(self.state, where="list")
