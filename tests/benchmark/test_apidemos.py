"""The example pack of API Demos: it is sound on paper, and its bases see on screens like its own what they should."""

from __future__ import annotations

import pytest

from gts_env.actions import Action, PressKey
from gts_env.benchmark import Catalogue, Scenario, open_pack
from gts_env.benchmark.apk_manifest import read_apk
from gts_env.devices.apk_cache import apk_file, cache_dir
from gts_env.evaluation.validation.run import validate
from gts_env.screen import Node, Screen
from tests.docs.pages import ROOT
from tests.judge.builders import Episode, judge_of, node, screen, tap

PACK = ROOT / "examples" / "packs" / "apidemos"
PACKAGE = "io.appium.android.apis"
LAUNCHER = screen(node("icon", "API Demos", package="org.launcher"), package="org.launcher")
STOPPED = screen(node("alertTitle", "API Demos keeps stopping", package="android"), package="android")


def rows(*texts: str, name: str = "text1") -> list[Node]:
    return [
        node(name, text, box=(0, 200 + 126 * i, 1080, 326 + 126 * i), package=PACKAGE) for i, text in enumerate(texts)
    ]


def shown(nodes: list[Node]) -> Screen:
    return screen(*nodes, package=PACKAGE)


MEDIA = rows("AudioFx", "MediaPlayer", "MediaPlayer", "MediaPlayer", "VideoView")
PLAYER = shown(rows("Play Audio from Local File", name="localaudio"))
HEADERS = rows("Prefs 1", "Prefs 2", "Intent", "Some action", name="title")
LIST = shown(rows("7. Fragment", "8. Headers", "9. Switch"))


@pytest.fixture(scope="module")
def scenarios() -> dict[str, Scenario]:
    return {scenario.name: scenario for scenario in Catalogue([open_pack(PACK)]).scenarios()}


def test_it_is_sound_on_paper_and_says_that_it_was_not_run() -> None:
    catalogue = Catalogue([open_pack(PACK)])
    verdict = validate([catalogue.case(i) for i in catalogue.ids()])
    assert (verdict.failures, verdict.open) == ([], [])
    assert verdict.summary()["need_hardware"] == len(catalogue.ids()) == 4
    assert all("not run on hardware" in path.read_text("utf-8").lower() for path in PACK.rglob("*.yaml"))


def test_the_package_file_is_the_one_it_speaks_of(scenarios: dict[str, Scenario]) -> None:
    """Only where it was fetched before: tests do not go to the network."""
    for scenario in scenarios.values():
        app = scenario.android
        assert app is not None
        if not (cache_dir() / f"{app.apk.sha256}.apk").is_file():
            pytest.skip("the package file is not in the cache")
        path = apk_file(app.apk)
        assert path is not None
        facts = read_apk(path)
        assert (facts.package, facts.version) == (app.package, app.apk.version)
        assert facts.launcher == app.package + app.activity
        assert f"{app.package}.media.MediaPlayerDemo_Audio" in facts.activities
        assert f"{app.package}.preference.PreferenceWithHeaders" in facts.activities


def test_three_entries_of_one_name(scenarios: dict[str, Scenario]) -> None:
    made = scenarios["apidemos-media"]
    episode = Episode(judge_of(made), shown(rows("Media", "Views")))
    assert episode.step(tap(MEDIA[0]), shown(MEDIA)) == ["reach", "evidence"]
    assert episode.report("CR", "MediaPlayer is listed three times") == "matched"
    sound = shown(rows("AudioFx", "MediaPlayer", "VideoView"))
    episode = Episode(judge_of(made), shown(rows("Media", "Views")))
    assert episode.step(tap(MEDIA[0]), sound) == ["reach"], "one entry of the name is none too many"


@pytest.mark.parametrize("after", [shown(MEDIA), STOPPED, LAUNCHER])
def test_an_entry_that_ends_the_app(scenarios: dict[str, Scenario], after: Screen) -> None:
    episode = Episode(judge_of(scenarios["apidemos-media"], 1), shown(MEDIA))
    assert episode.step(tap(MEDIA[2]), after) == ["trigger", "evidence"]
    assert episode.report("UTR", "The second MediaPlayer crashes") == "matched"


def test_an_entry_that_works(scenarios: dict[str, Scenario]) -> None:
    episode = Episode(judge_of(scenarios["apidemos-media"], 1), shown(MEDIA))
    assert episode.step(tap(MEDIA[1]), PLAYER) == []
    assert episode.step(PressKey("back"), shown(MEDIA)) == []


@pytest.mark.parametrize("after", [shown(HEADERS), LIST, STOPPED, LAUNCHER])
def test_a_header_that_ends_the_app(scenarios: dict[str, Scenario], after: Screen) -> None:
    episode = Episode(judge_of(scenarios["apidemos-preferences"]), LIST)
    assert episode.step(tap(HEADERS[1]), shown(HEADERS)) == ["reach"]
    assert episode.step(tap(HEADERS[0]), after) == ["trigger", "evidence"]
    assert episode.report("UTR", "Tapping Prefs 1 crashes the app") == "matched"


@pytest.mark.parametrize(
    ("action", "after"),
    [
        (tap(HEADERS[0]), shown(rows("A checkbox preference", name="title"))),
        (tap(HEADERS[3]), shown(HEADERS)),
        (PressKey("back"), LIST),
    ],
)
def test_a_header_that_works(scenarios: dict[str, Scenario], action: Action, after: Screen) -> None:
    episode = Episode(judge_of(scenarios["apidemos-preferences"]), shown(HEADERS))
    assert episode.step(action, after) == []
