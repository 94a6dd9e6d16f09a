"""A scenario that does not fit the phone says what it asked for and what there is."""

from __future__ import annotations

import pytest

from gts_env.benchmark import parse_scenario
from gts_env.errors import ScenarioError
from tests.support.notes import NotesDevice
from tests.support.scenarios import PACK

TEXT = (PACK / "notes" / "faulty.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("app: notes", "app: nots", ["app", "nots", "notes"]),
        ("Europe/Berlin", "Europe/Berlinn", ["time_zone", "Europe/Berlinn", "Europe/Berlin"]),
        ("time_zone: Europe/Berlin}", "locale: xx-YY}", ["locale", "xx-YY", "en"]),
        ("target: {id: star}}", "target: {id: star}, when: {data: {compakt: true}}}", ["compakt", "compact"]),
    ],
)
def test_what_does_not_fit_is_told(old: str, new: str, words: list[str]) -> None:
    assert old in TEXT
    with pytest.raises(ScenarioError) as caught:
        NotesDevice().restore(parse_scenario(TEXT.replace(old, new, 1), "faulty.yaml"))
    told = str(caught.value)
    assert all(word in told for word in ["faulty.yaml", *words]), told
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    assert told.startswith(f"faulty.yaml:{line}: "), told


def test_a_setting_of_the_device_has_its_own_line() -> None:
    # What YAML 1.1 would read as false is the tag of a language here.
    text = TEXT.replace("device:", "device:\n  # Norwegian\n  locale: no\n  #", 1)
    with pytest.raises(
        ScenarioError, match=r"^faulty\.yaml:\d+: device\.locale: .* Found: 'no'\. It speaks: "
    ) as caught:
        NotesDevice().restore(parse_scenario(text, "faulty.yaml"))
    assert caught.value.line == text[: text.index("locale: no")].count("\n") + 1
