"""The ``android:`` block: what it means, and how what cannot be meant is told."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

from gts_env.benchmark import AndroidApp, Apk, RestoreWay, load_scenario, parse_scenario
from gts_env.devices import open_device
from gts_env.errors import ScenarioError, UnavailableError

DIGEST = "0123456789abcdef" * 4
HEAD = "schema: 1\nscenario: real-notes\napp: real_notes\ntitle: Notes\n"
BLOCK = f"""\
android:
  package: org.example.notes
  activity: .MainActivity
  label: Notes
  apk: {{url: "https://example.org/notes.tgz", member: package/notes.apk, sha256: {DIGEST}, version: "3.1"}}
  restore: {{snapshot: clean-1}}
  steps:
    - {{tap: {{text: Allow}}, if: {{has: {{text: Allow}}}}}}
    - press: back
defects: []
"""


def block(text: str = BLOCK, head: str = HEAD) -> AndroidApp:
    made = parse_scenario(head + text, "pack/notes/real.yaml").android
    assert made is not None
    return made


def test_what_it_says() -> None:
    app = block(head=HEAD + "device: {now: 2026-10-14T09:41:00, dark: true, start: app}\n")
    assert app.component == "org.example.notes/.MainActivity"
    assert app.apk == Apk("3.1", url="https://example.org/notes.tgz", member="package/notes.apk", sha256=DIGEST)
    assert app.restore == RestoreWay("snapshot", "clean-1")
    first, second = app.steps
    assert (first.step.verb, first.when is not None, second.step.word, second.when) == ("tap", True, "back", None)
    assert app.settings == ("now", "dark"), "the settings that the file writes"
    assert pickle.loads(pickle.dumps(app)) == app


def test_what_it_need_not_say() -> None:
    short = "android: {package: org.example.notes, activity: .A, apk: {}}\ndefects: []\n"
    app = block(short)
    assert (app.restore, app.steps, app.settings, app.label) == (RestoreWay("clear"), (), (), "")
    assert app.apk.path() is None
    assert block(short.replace("apk:", "restore: snapshot, apk:")).restore == RestoreWay("snapshot", "real-notes")
    assert block(short.replace("apk:", "settings: [dark], apk:")).settings == ("dark",)


WRONG = [
    ("package: org.example.notes", "package: notes", "android.package: is not of the expected form"),
    ("package: org.example.notes", "package: 'org.example;reboot'", "android.package"),
    ("activity: .MainActivity", "activity: '.Main Activity'", "android.activity"),
    ("package:", "pakage:", "Did you mean 'package'"),
    ("https:", "http:", "Only https"),
    ("https://", "https://user:pass@", "without a user name"),
    (DIGEST, "abc", "64 hex digits"),
    (f"sha256: {DIGEST}, ", "", "needs its checksum"),
    ("notes.tgz", "notes.apk", "not an archive"),
    ("member: package", "member: package/../..", "A path within the archive"),
    ("member: package", "member: /package", "A path within the archive"),
    ('url: "https://example.org/notes.tgz", member: package/notes.apk', "file: ../notes.apk", "below the pack"),
    ('url: "https://example.org/notes.tgz", member: package/notes.apk', "file: /tmp/notes.apk", "below the pack"),
    ('url: "https://example.org/notes.tgz", member', "member", "only an archive"),
    ("member: package/notes.apk", "file: a.apk", "has one source"),
    ('version: "3.1"', "version: 3.1", "expected a text"),
    (', version: "3.1"', "", "'version' is missing"),
    ("{snapshot: clean-1}", "snapshots", "Did you mean 'snapshot'"),
    ("{snapshot: clean-1}", "{snapshot: a, app_data: b}", "begins in one way"),
    ("clean-1", "'a b'", "android.restore.snapshot"),
    ("press: back", "finish: true", "'finish' is no set-up"),
    ("press: back", "pres: back", "Did you mean 'press'"),
    ("has: {text: Allow}}", "screen: none}", "none"),
]
SEEN_BY_READERS_ONLY = (
    f"sha256: {DIGEST}, ",
    "notes.tgz",
    ', version: "3.1"',
    "{snapshot: clean-1}",
    "member: package/notes.apk",
    'url: "https://example.org/notes.tgz", member',
    "has: {text: Allow}}",
)
"""What hangs on several keys together, or on names."""


@pytest.mark.parametrize(("old", "new", "told"), WRONG)
def test_what_cannot_be_meant(old: str, new: str, told: str) -> None:
    assert old in BLOCK
    with pytest.raises(ScenarioError) as caught:
        block(BLOCK.replace(old, new, 1))
    assert told in str(caught.value)
    assert int(caught.value.line or 0) >= 5


def test_a_variation_changes_its_set_up_and_not_which_app_it_is() -> None:
    from gts_env.benchmark.variation import variant

    words = "vary: {texts: {notes: [papers, cards], Allow: [Permit, Grant]}}\n"
    changed = variant(parse_scenario(HEAD + words + BLOCK), 1).android
    assert changed is not None
    assert (changed.component, changed.apk) == (block().component, block().apk)
    assert changed.steps[0].step.query is not None
    assert changed.steps[0].step.query.text in ("Permit", "Grant")


def test_the_schema_knows_it() -> None:
    from jsonschema import Draft7Validator

    from gts_env.benchmark.schema import scenario_schema
    from gts_env.benchmark.yaml_lines import parse_yaml

    validator = Draft7Validator(scenario_schema())
    assert list(validator.iter_errors(parse_yaml(HEAD + BLOCK))) == []
    for file in sorted((Path(__file__).parents[2] / "examples" / "packs").glob("*/*/*.yaml")):
        assert [error.message for error in validator.iter_errors(parse_yaml(file.read_text("utf-8")))] == []
    for old, new, _ in WRONG:
        if old not in SEEN_BY_READERS_ONLY:
            assert not validator.is_valid(parse_yaml(HEAD + BLOCK.replace(old, new, 1))), new


def test_only_a_real_app_has_defects_without_a_fault() -> None:
    from tests.support.scenarios import PACK

    text = (PACK / "notes" / "faulty.yaml").read_text("utf-8")
    bare = text.replace("    fault: {operator: ignore_gesture, seam: event, target: {id: star}}\n", "")
    with pytest.raises(ScenarioError, match="'fault' is missing"):
        parse_scenario(bare)
    real = parse_scenario(bare + BLOCK.replace("defects: []\n", ""))
    assert [defect.fault is None for defect in real.defects] == [True, False]


def test_a_file_of_the_pack_stays_in_it(tmp_path: Path) -> None:
    text = (
        HEAD
        + "android: {package: org.example.notes, activity: .A, apk: {version: '1', file: apks/a.apk}}\ndefects: []\n"
    )
    scenario = tmp_path / "pack" / "notes" / "real.yaml"
    scenario.parent.mkdir(parents=True)
    scenario.write_text(text, "utf-8")
    app = load_scenario(scenario).android
    assert app is not None
    with pytest.raises(ScenarioError, match="is not there"):
        app.apk.path()
    (tmp_path / "a.apk").write_bytes(b"PK")
    folder = tmp_path / "pack" / "apks"
    folder.mkdir()
    (folder / "a.apk").write_bytes(b"PK")
    assert app.apk.path() == (folder / "a.apk").resolve()
    if os.name == "posix":
        (folder / "a.apk").unlink()
        (folder / "a.apk").symlink_to(tmp_path / "a.apk")
        with pytest.raises(ScenarioError, match="leads out of the pack"):
            app.apk.path()


def test_the_embedded_phone_says_why_it_cannot() -> None:
    device = open_device("embedded")
    with pytest.raises(UnavailableError, match=r"real app.*org\.example\.notes.*device=\"appium\""):
        device.restore(parse_scenario(HEAD + BLOCK, "pack/notes/real.yaml"))


def test_events_say_what_a_real_device_does() -> None:
    event = "events:\n  - {at: +5s, do: {command: sync}, device: Wifi goes off, android: {network: 'off'}}\n"
    (made,) = parse_scenario(HEAD + event + BLOCK).events
    assert [(act.kind, act.word) for act in made.android] == [("network", "off")]
    with pytest.raises(ScenarioError, match=r"events\[0\]\.android: a command is a matter of the embedded app"):
        parse_scenario(HEAD + event.replace("network: 'off'", "command: sync") + BLOCK)
    with pytest.raises(ScenarioError, match="no real device can"):
        parse_scenario(HEAD + event.replace("device: Wifi goes off", "embedded_only: true") + BLOCK)
