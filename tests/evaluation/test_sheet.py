"""Contact sheets: screens are found, found again in other looks, and drawn in a tidy grid."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from typer.testing import CliRunner

from gts_env.benchmark.catalogue import Catalogue
from gts_env.benchmark.model import DeviceSettings, Scenario
from gts_env.benchmark.pack import read_pack
from gts_env.cli import build_app
from gts_env.errors import DeviceError, GtsError, UnknownIdError
from gts_env.evaluation.sheet import subject
from gts_env.evaluation.sheet.draw import draw
from gts_env.evaluation.sheet.looks import DEFAULT_LOOKS, Look, read_looks
from gts_env.evaluation.sheet.route import Move, follow, open_app, place_of
from gts_env.evaluation.sheet.shots import Shot, in_look, main_views, shots
from gts_env.evaluation.sheet.walk import View, choose, walk
from tests.support.notes import NotesDevice
from tests.support.scenarios import PACK, notes

SMALL = 120


@pytest.fixture(scope="module")
def device() -> NotesDevice:
    return NotesDevice()


@pytest.fixture(scope="module")
def scenario() -> Scenario:
    return notes()


@pytest.fixture(scope="module")
def views(device: NotesDevice, scenario: Scenario) -> list[View]:
    return main_views(device, scenario, 20)


# -- looks -----------------------------------------------------------------------------------------------------------


def test_looks_change_what_they_say() -> None:
    looks = read_looks(["dark+font1.3", "pt-BR,landscape", "size1.2+buttons+24h"])
    device = DeviceSettings(locale="de-DE", dark=True, time_zone="Asia/Tokyo")
    made = [look.of(device) for look in looks]
    usual = DeviceSettings(time_zone="Asia/Tokyo")
    assert made[0] == replace(usual, dark=True, font_scale=1.3)
    assert made[1] == replace(usual, locale="pt-BR")
    assert made[2] == replace(usual, orientation="landscape")
    assert made[3] == replace(usual, display_size=1.2, navigation="buttons", hour24=True)
    assert [look.lying for look in looks] == [False, False, True, False]
    assert [look.label for look in read_looks(DEFAULT_LOOKS)] == [
        "English, light", "Arabic", "font 1.3", "dark", "landscape",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("drak", "'dark'"),
        ("font9", "font goes from 0.5 to 3"),
        ("landscap", "'landscape'"),
        ("Purple", "a locale such as ar"),
    ],
)
def test_a_look_that_is_none(word: str, near: str) -> None:
    with pytest.raises(UnknownIdError, match=f"no look named '{word}'.*{near}"):
        read_looks([word])


# -- finding screens -------------------------------------------------------------------------------------------------


def test_every_screen_is_found(views: list[View]) -> None:
    assert {view.place[0] for view in views} == {"home", "detail", "more"}
    assert views[0].route == ()
    assert [view.place[0] for view in views] == sorted(
        (v.place[0] for v in views), key=["home", "detail", "more"].index
    )


def test_the_walk_is_bounded_and_always_the_same(device: NotesDevice, scenario: Scenario) -> None:
    assert walk(device, scenario, 3) == walk(NotesDevice(), scenario, 3)
    assert len(walk(device, scenario, 1)) <= 2


def test_the_choice_has_each_activity_then_what_is_unlike() -> None:
    home = View(("home",), frozenset("abc"), (), 5)
    richer = View(("detail",), frozenset("xyz"), (), 9)
    poorer = View(("detail",), frozenset("xy"), (), 1)
    dialog = View(("home", "ask"), frozenset("pq"), (), 2)
    alike = View(("home",), frozenset("abcd"), (), 6)
    every = [home, poorer, richer, alike, dialog]
    assert choose(every, 2) == [home, richer]
    assert choose(every, 3) == [home, dialog, richer]
    assert sorted(map(id, choose(every, 9))) == sorted(map(id, every))


# -- finding them again ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("look", ["ar", "font2", "dark", "landscape", "landscape+font1.5"])
def test_routes_lead_there_in_every_look(device: NotesDevice, scenario: Scenario, views: list[View], look: str) -> None:
    (only,) = read_looks([look])
    for view in views:
        device.restore(in_look(scenario, only), ())
        open_app(device, "notes")
        assert follow(device, view.route)
        assert place_of(device) == view.place


@pytest.mark.parametrize(("words", "nth"), [("Call Anna", 0), ("\u0627\u062a\u0635\u0644 \u0628\u0622\u0646\u0627", 1)])
def test_words_tell_rows_apart_else_their_number_does(
    device: NotesDevice, scenario: Scenario, words: str, nth: int
) -> None:
    device.restore(scenario, ())
    open_app(device, "notes")
    move = Move("tap", "android.view.ViewGroup", "note", words, nth, ("detail",), frozenset())
    assert follow(device, (move,))
    assert any(node.text == "Call Anna" for node in device.screen().nodes)


def test_a_row_below_is_scrolled_to(device: NotesDevice, scenario: Scenario) -> None:
    rows = [{"id": f"n{i}", "title": f"Note {i}"} for i in range(40)]
    device.restore(replace(scenario, data={"notes": rows}), ())
    open_app(device, "notes")
    assert "Note 25" not in [node.text for node in device.screen().nodes]
    move = Move("tap", "android.view.ViewGroup", "note", "Note 25", 2, ("more",), frozenset())
    assert not follow(device, (move,))
    assert follow(device, (replace(move, place=("detail",)),))


def test_a_way_that_is_gone_is_told(device: NotesDevice, scenario: Scenario) -> None:
    lost = View(("shop",), frozenset(), (Move("tap", "Button", "buy", "Buy", 0, ("shop",), frozenset()),), 0)
    (shot,) = shots(device, scenario, [lost], read_looks(["default"]), SMALL)
    assert shot.stranded == "home"


def test_a_way_that_only_an_upright_phone_has_is_walked_there(
    device: NotesDevice, scenario: Scenario, views: list[View], monkeypatch: pytest.MonkeyPatch
) -> None:
    def upright(phone: NotesDevice, route: Any) -> bool:
        return phone.screen().orientation == "portrait" and follow(phone, route)

    monkeypatch.setattr("gts_env.evaluation.sheet.shots.follow", upright)
    made = list(shots(device, scenario, views, read_looks(["landscape"]), SMALL))
    assert {shot.stranded for shot in made} == {""}
    assert all(shot.picture.width > shot.picture.height for shot in made)


# -- drawing ---------------------------------------------------------------------------------------------------------


def picture(look: Look, number: int, stranded: str = "") -> Shot:
    size = (200, 90) if look.lying else (90, 200)
    return Shot(number, "a screen", look, Image.new("RGB", size, "#FF00FF"), stranded)


@pytest.mark.parametrize("names", [["default"], ["landscape"], ["default", "ar", "dark", "landscape"]])
def test_every_picture_is_on_the_sheet_whole(names: list[str]) -> None:
    taken = [picture(look, number) for look in read_looks(names) for number in range(1, 12)]
    with Image.open(io.BytesIO(draw("Notes 1.0", "notes: 2026-10-14", taken))) as sheet:
        count = {colour: n for n, colour in sheet.getcolors(1 << 24) or ()}
        assert count[(255, 0, 255)] == 90 * 200 * len(taken)
        assert sheet.width <= 2600


def test_what_was_not_reached_is_marked() -> None:
    (look,) = read_looks(["default"])
    plain, marked = (draw("Notes", "", [picture(look, 1, stranded)]) for stranded in ("", "home"))
    assert plain != marked


# -- the command -----------------------------------------------------------------------------------------------------


@pytest.fixture
def pack(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    monkeypatch.setenv("GTS_PACKS", str(PACK))
    monkeypatch.setenv("GTS_DEVICE", "tests.support.notes:NotesDevice")
    return Catalogue((read_pack(PACK),))


@pytest.mark.usefixtures("pack")
def test_the_command_writes_a_sheet(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    words = [
        "sheet",
        "notes",
        "--out",
        str(out),
        "--looks",
        "default,landscape",
        "--screens",
        "3",
        "--width",
        str(SMALL),
    ]
    result = CliRunner().invoke(build_app(), words, catch_exceptions=False)
    assert result.output == f"3 screens in 2 looks: {out}\n"
    with Image.open(out) as sheet:
        assert sheet.size[0] >= 3 * SMALL


def test_subjects(pack: Catalogue, device: NotesDevice) -> None:
    found = subject.find("Notes", device, None, pack)
    assert found.scenario.name == "notes-faulty"
    assert found.titles() == (
        f"Notes {found.manifest.version}",
        "notes-faulty: Three notes. 2026-10-14 09:41, Europe/Berlin. Clean build.",
    )
    assert subject.find("notes", device, None, Catalogue(())).scenario.title == "the data the app comes with"
    with pytest.raises(UnknownIdError, match=r"no app named 'note'.*'notes'"):
        subject.find("note", device, None, pack)
    with pytest.raises(UnknownIdError, match="'notes-faulty'"):
        subject.find("notes", device, "notes-faulti", pack)


def test_a_scenario_of_another_app(pack: Catalogue) -> None:
    from gts_env.devices.embedded import EmbeddedDevice

    with pytest.raises(GtsError, match=r"of the app 'notes', not 'calendar'.*gts list --app calendar"):
        subject.find("calendar", EmbeddedDevice(), "notes-faulty", pack)


def test_another_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GTS_DEVICE", "builtins:dict")
    monkeypatch.setattr(subject, "open_device", dict)
    with pytest.raises(DeviceError, match=r"embedded phone.*dict"):
        subject.phone()
