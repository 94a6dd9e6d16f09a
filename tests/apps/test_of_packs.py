"""Apps that a pack brings along."""

from __future__ import annotations

import json
import os
import pickle
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from gts_env.actions import OpenApp, Tap
from gts_env.apps.of_packs import manifests_beside
from gts_env.benchmark import Scenario, load_scenario, parse_scenario
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.errors import GtsError, ScenarioError
from tests.support.processes import finished

MANIFEST = {
    "id": "bell",
    "label": "Bell",
    "icon": "notifications",
    "seed_color": "#884400",
    "category": "Tools",
    "class": "Bell",
}
CODE = """
from dataclasses import dataclass

from gts_env.android.app import App, command, screen
from gts_env.android.material import FilledButton, Scaffold


@dataclass(frozen=True)
class BellData:
    rings: int = 0


class Bell(App):
    Data = BellData

    @screen(launcher=True)
    def home(self, ui):
        return Scaffold(FilledButton(f"Rang {ui.data.rings} times", ui.do("ring"), id="ring"))

    @command
    def ring(self, ui):
        ui.update(rings=ui.data.rings + 1)
"""
SCENARIO = """
schema: 1
scenario: bell-quiet
app: bell
title: A bell
device: {start: app}
data: {rings: 3}
defects: []
"""


def write_pack(root: Path, name: str, manifest: object = MANIFEST) -> Scenario:
    (root / "apps" / "bell").mkdir(parents=True)
    (root / "bell").mkdir()
    (root / "pack.yaml").write_text(f"name: {name}\nrevision: 1\n", "utf-8")
    (root / "apps" / "bell" / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    (root / "apps" / "bell" / "__init__.py").write_text(f'"""A bell."""\n{CODE}', "utf-8")
    (root / "bell" / "quiet.yaml").write_text(SCENARIO, "utf-8")
    return load_scenario(root / "bell" / "quiet.yaml")


def words(device: EmbeddedDevice) -> list[str]:
    return [node.text for node in device.screen().nodes if node.text]


def ring(device: EmbeddedDevice) -> None:
    device.perform(Tap(*next(node for node in device.screen().nodes if node.name == "ring").center))


def test_app_of_a_pack_runs(tmp_path: Path) -> None:
    device = EmbeddedDevice()
    device.restore(write_pack(tmp_path, "BellRuns"))
    assert words(device) == ["Rang 3 times"]
    ring(device)
    assert words(device) == ["Rang 4 times"]
    assert "Bell" in device.apps()


def test_only_its_own_scenarios_see_it(tmp_path: Path) -> None:
    own = write_pack(tmp_path, "BellSeen")
    other = parse_scenario(SCENARIO.replace("app: bell", "app: calendar").replace("data: {rings: 3}", ""))
    device = EmbeddedDevice()
    plain = device.apps()
    device.restore(own)
    device.restore(other)
    assert device.apps() == plain
    assert device.perform(OpenApp("Bell")) is not None
    device.restore(own)
    assert words(device) == ["Rang 3 times"]


def test_saved_states_cross_packs(tmp_path: Path) -> None:
    device = EmbeddedDevice()
    device.restore(write_pack(tmp_path, "BellSaved"))
    ring(device)
    saved = device.save_state()
    fresh = EmbeddedDevice()
    fresh.load_state(pickle.loads(pickle.dumps(saved)))
    assert words(fresh) == ["Rang 4 times"]


def test_another_process_can_unpickle_what_it_saves(tmp_path: Path) -> None:
    device = EmbeddedDevice()
    device.restore(write_pack(tmp_path / "pack", "BellFar"))
    saved = tmp_path / "state"
    saved.write_bytes(pickle.dumps(device.save_state()))
    code = dedent(f"""
        import pathlib, pickle
        from gts_env.devices.embedded import EmbeddedDevice
        device = EmbeddedDevice()
        device.load_state(pickle.loads(pathlib.Path({str(saved)!r}).read_bytes()))
        print([node.text for node in device.screen().nodes if node.text])
    """)
    environment = {**os.environ, "GTS_PACKS": str(tmp_path / "pack")}
    done = finished([sys.executable, "-c", code], env=environment, text=True)
    assert "Rang 3 times" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("name", "manifest", "said"),
    [
        ("BellBare", {key: value for key, value in MANIFEST.items() if key != "icon"}, "'icon' is missing"),
        ("BellGreen", {**MANIFEST, "seed_color": "green"}, "is not a manifest"),
        ("BellList", ["bell"], "is not a manifest"),
    ],
)
def test_broken_manifest_is_named(tmp_path: Path, name: str, manifest: object, said: str) -> None:
    scenario = write_pack(tmp_path, name, manifest)
    with pytest.raises(ScenarioError, match=said) as caught:
        manifests_beside(scenario.where.file)
    assert "manifest.json" in str(caught.value)


def test_two_packs_of_one_name_are_told_apart(tmp_path: Path) -> None:
    manifests_beside(write_pack(tmp_path / "a", "BellTwice").where.file)
    with pytest.raises(GtsError, match="two packs named 'BellTwice'"):
        manifests_beside(write_pack(tmp_path / "b", "BellTwice").where.file)


def test_texts_that_lie_nowhere_bring_no_apps() -> None:
    assert manifests_beside("<text>") == ()
