"""Does what docs/android-apps.md says: writes its files, runs its commands and its code."""

from __future__ import annotations

from pathlib import Path

from gts_env.benchmark import load_scenario
from gts_env.benchmark.android_app import STRATEGIES, AndroidApp, Apk
from tests.docs.pages import DOCS, blocks
from tests.docs.test_make_your_own import walk

PAGE = DOCS / "android-apps.md"


def test_the_page_does_what_it_says(tmp_path: Path) -> None:
    ran = dict(walk(PAGE, tmp_path))
    commands = " ".join(block.text for block in ran if block.language == "sh")
    assert "gts scenario new" in commands
    assert "gts validate" in commands
    assert "Shop/ShopApp-UTR-01" in " ".join(block.text for block in ran if block.language == "python")


def test_its_scenario_is_sound_on_paper(tmp_path: Path) -> None:
    from gts_env.benchmark import Catalogue, open_pack
    from gts_env.evaluation.validation.run import validate

    (block,) = (block for block in blocks(PAGE) if block.file)
    file = tmp_path / block.file
    file.parent.mkdir(parents=True)
    file.write_text(block.text, "utf-8")
    (tmp_path / "shop" / "pack.yaml").write_text("name: Shop\nrevision: 1\n", "utf-8")
    assert load_scenario(file).android is not None
    catalogue = Catalogue([open_pack(tmp_path / "shop")])
    verdict = validate([catalogue.case(i) for i in catalogue.ids()])
    assert ["is not there" in failure.why for failure in verdict.failures] == [True], "but for its package file"


def test_every_key_of_the_block_is_told() -> None:
    page = PAGE.read_text("utf-8")
    keys = {*AndroidApp.__dataclass_fields__, *Apk.__dataclass_fields__} - {"where"}
    assert [key for key in sorted(keys) if f"{key}:" not in page and f"`{key}`" not in page] == []
    assert all(f"`{how}`" in page for how in STRATEGIES)
