"""Templates of scenarios: they load, say what is left, and never overwrite."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from gts_env import apps
from gts_env.benchmark import Catalogue, load_scenario, open_pack
from gts_env.benchmark.making.files import write_new
from gts_env.benchmark.making.new_scenario import Wish, new_scenario
from gts_env.cli import build_app
from gts_env.errors import ApkError, GtsError, ScenarioError, UnknownIdError
from gts_env.evaluation.validation import paper
from gts_env.evaluation.validation.run import validate
from tests.devices.test_apk_cache import made_apk, manifest

APPS = {"calendar": "Calendar", "mail": "Mail"}


def made(tmp_path: Path, **wish: object) -> list[Path]:
    return new_scenario(Wish("balcony", tmp_path / "my-garden", **wish), APPS)  # type: ignore[arg-type]


def test_of_the_embedded_phone(tmp_path: Path) -> None:
    first, second = made(tmp_path, app="mail")
    assert (first.parent.name, first.name, second.name) == ("mail", "balcony.yaml", "pack.yaml")
    pack = open_pack(tmp_path / "my-garden")
    assert pack.name == "MyGarden"
    (scenario,) = Catalogue([pack]).scenarios()
    assert (scenario.app, scenario.android, [task.id for task in scenario.tasks]) == ("mail", None, ["Mail-ONR-01"])
    assert scenario.draft, "it says itself that it is none yet"


def test_of_a_real_app_from_its_package_file(tmp_path: Path) -> None:
    apk = tmp_path / "notes.apk"
    apk.write_bytes(made_apk())
    scenario = load_scenario(made(tmp_path, apk=apk)[0])
    assert scenario.android is not None
    assert scenario.android.component == "org.example.notes/.Main"
    assert (scenario.app, scenario.android.apk.version, len(scenario.android.apk.sha256)) == ("notes", "3.1", 64)
    assert scenario.defects[0].fault is None
    assert paper.needs_hardware(scenario)


def test_a_version_that_the_package_file_does_not_say_is_unknown(tmp_path: Path) -> None:
    apk = tmp_path / "notes.apk"
    apk.write_bytes(made_apk(manifest("")))
    scenario = load_scenario(made(tmp_path, apk=apk)[0])
    assert scenario.android is not None
    assert scenario.android.apk.version == "unknown"


def test_nothing_in_it_is_open_but_that_it_is_an_example(tmp_path: Path) -> None:
    made(tmp_path, android=True)
    catalogue = Catalogue([open_pack(tmp_path / "my-garden")])
    verdict = validate([catalogue.case(i) for i in catalogue.ids()])
    assert (verdict.failures, verdict.open) == ([], [])
    summary = verdict.summary()
    assert (summary["need_hardware"], summary["drafts"], summary["proved"]) == (1, 1, 0)


def test_into_a_pack_that_is_there(tmp_path: Path) -> None:
    made(tmp_path)
    pack = tmp_path / "my-garden" / "pack.yaml"
    pack.write_text("name: Mine\nrevision: 7\n", "utf-8")
    new_scenario(Wish("kitchen", tmp_path / "my-garden", "mail"), APPS)
    assert (open_pack(pack.parent).name, len(open_pack(pack.parent).files())) == ("Mine", 2)


def test_never_over_what_is_there(tmp_path: Path) -> None:
    path = made(tmp_path)[0]
    path.write_text("mine", "utf-8")
    with pytest.raises(ScenarioError, match=r"balcony\.yaml: is there already"):
        made(tmp_path)
    assert path.read_text("utf-8") == "mine"
    new = tmp_path / "new.yaml"
    with pytest.raises(ScenarioError, match="cannot be written"):
        write_new({new: "a", path / "below": "b"})
    assert not new.exists(), "all or none"
    assert [file.name for file in tmp_path.iterdir()] == ["my-garden"]


def test_what_cannot_be_meant(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="NAME: is not a name"):
        new_scenario(Wish("../x", tmp_path), APPS)
    with pytest.raises(UnknownIdError, match="Did you mean 'calendar'"):
        made(tmp_path, app="calender")
    with pytest.raises(ScenarioError, match="--app"):
        made(tmp_path, app="../x", android=True)
    with pytest.raises(ApkError, match="cannot be read"):
        made(tmp_path, apk=tmp_path / "none.apk")


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def gts(*words: str) -> str:
        return CliRunner().invoke(build_app(), words, catch_exceptions=False).output

    said = gts("scenario", "new", "balcony", "--android", "--app", "notes")
    assert "written: balcony/notes/balcony.yaml" in said.replace("\\", "/")
    monkeypatch.setenv("GTS_PACKS", "balcony")
    assert "Balcony/Notes-ONR-01" in gts("list", "--pack", "Balcony")
    shown = gts("show", "Notes-ONR-01")
    assert "org.example.app/.MainActivity, version 1.0; restored by clear" in shown
    assert "Draft" in shown
    assert "unavailable on the embedded phone" in shown
    assert "need hardware: 1 task of" in gts("validate", "Balcony/*")
    assert "in the real app itself" in gts("show", "Notes-ONR-01", "--spoil")
    with pytest.raises(GtsError, match="real app"):
        gts("show", "Notes-ONR-01", "--png", "first.png")


def test_every_app_has_a_template(tmp_path: Path) -> None:
    known = {manifest.id: manifest.label for manifest in apps.manifests()}
    for app in known:
        new_scenario(Wish("first", tmp_path / app, app), known)
