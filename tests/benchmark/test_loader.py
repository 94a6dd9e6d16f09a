from __future__ import annotations

import datetime as dt
import pickle
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import gts_env.errors
from gts_env.benchmark import DeviceSettings, Scenario, Where, load_scenario, parse_scenario
from gts_env.errors import ScenarioError, UnknownIdError
from gts_env.screen.query import Query
from tests.support.processes import finished

FULL = dedent(
    """\
    schema: 1
    scenario: busy-week
    app: calendar
    title: A busy week
    device: {now: 2026-10-14T09:41:00, time_zone: Europe/Berlin, locale: de-DE, dark: true, font_scale: 1.3,
             hour24: true, orientation: landscape, start: app}
    data:
      events:
        - {title: Standup, at: 9:41}
    events: []
    ready: {package: org.gts.launcher}
    screens:
      week: {has: {id: week_grid}}
      day: {has: {id: day_title}, not: {screen: week}}
    defects:
      - id: back-leaves-app
        mode: NLE
        accepts: [NLE, UTR]
        title: Back leaves the app
        reports: [R0016]
        urls: [https://example.org/issues/1]
        fault: {operator: drop_entry, seam: navigation, target: {screen: week}, times: 2, when: {count: 2}}
        basis:
          description: d
          preconditions: p
          trigger_text: t
          expected: e
          actual: a
          conclusion: c
          reach:
            - state: {screen: week}
            - before: {screen: week}
              action: {type: tap, hit: {id: day_cell}}
              after: {screen: day}
              bind: {day: {text: {id: day_title}}}
          trigger:
            - before: {has: {id: day_title, text: "${day}"}}
              action: {type: press, key: back}
              after: {package: org.gts.launcher}
              unless: {screen: week}
              within: 3
          region: {id: day_title, text: "${day}"}
          phrases: [[back], [closes, leaves]]
          phrases_other: {de: [[zurück], [schließt]]}
        reports_true: [Back exits, {text: It closes, mode: UTR}, {at: {id: day_title}}]
        reports_false:
          - {mode: UTR, text: The title is cut, why: other_place, point: [5, 6]}
          - {mode: NLE, text: "", why: vague}
    tasks:
      - id: Calendar-NLE-03
        defect: back-leaves-app
        level: explore
        instruction: Look at the views.
        entry: week
        budget: 20
        preconditioned: true
        plan:
          - open_app: Calendar
          - tap: {id: day_cell, nth: 3}
            at: [0.5, 0.9]
          - double_tap: Standup
          - long_press: {id: day_cell}
          - swipe: up
          - swipe: {on: {id: list}, direction: left, distance: 0.4}
          - drag: {from: {id: a}, to: {id: b}}
          - type: Hello
          - type: {text: "", clear: true, submit: true}
          - press: back
          - rotate: landscape
          - wait: 1000
          - scroll_to: {text: Zoo}
          - report: {mode: NLE, text: Back leaves, at: {id: x}, step: 3}
          - finish: true
        near_miss:
          - press: back
    """
)


def test_a_whole_file() -> None:
    made = parse_scenario(FULL, "calendar/busy.yaml")
    assert (made.name, made.app, made.where) == ("busy-week", "calendar", Where("calendar/busy.yaml", 1))
    assert made.device == DeviceSettings(
        dt.datetime(2026, 10, 14, 9, 41), "Europe/Berlin", "de-DE", True, 1.3, True, "landscape", "app"
    )
    assert made.data == {"events": [{"title": "Standup", "at": "9:41"}]}
    assert made.data["events"][0].lines == {"title": 9, "at": 9}  # type: ignore[attr-defined]
    defect = made.defect("back-leaves-app")
    assert (defect.where.line, defect.basis.where.line, defect.accepts) == (16, 23, ("NLE", "UTR"))
    assert not defect.is_display
    assert (defect.fault.operator, defect.fault.seam, defect.fault.params) == ("drop_entry", "navigation", {"times": 2})
    assert (defect.fault.target, defect.fault.when) == ({"screen": "week"}, {"count": 2})
    assert defect.basis.trigger[0].within == 3
    assert defect.basis.phrases == (("back",), ("closes", "leaves"))
    assert [(r.text, r.mode, r.at) for r in defect.reports_true] == [
        ("Back exits", "NLE", None),
        ("It closes", "UTR", None),
        ("", "NLE", Query(id="day_title")),
    ]
    assert [(r.why, r.point) for r in defect.reports_false] == [("other_place", (5, 6)), ("vague", None)]


def test_settings_of_the_device() -> None:
    shape = "{display_size: 1.3, rotation_locked: true, navigation: buttons, airplane: true}"
    text = f"schema: 1\nscenario: a\napp: notes\ntitle: t\ndefects: []\ndevice: {shape}\n"
    device = parse_scenario(text).device
    assert (device.display_size, device.rotation_locked, device.navigation, device.airplane) == (
        1.3, True, "buttons", True,
    )  # fmt: skip
    with pytest.raises(ScenarioError, match="display_size"):
        parse_scenario(text.replace("1.3", "2.5"))


def test_plans() -> None:
    task = parse_scenario(FULL).task("Calendar-NLE-03")
    assert task.preconditioned
    verbs = "open_app tap double_tap long_press swipe swipe drag type type press rotate wait scroll_to report finish"
    assert [step.verb for step in task.plan] == verbs.split()
    tap, swipe, drag, typed, report = (task.plan[i] for i in (1, 5, 6, 8, 13))
    assert (tap.query, tap.at, tap.where.line) == (Query(id="day_cell", nth=3), (0.5, 0.9), 59)
    assert (swipe.query, swipe.word, swipe.distance) == (Query(id="list"), "left", 0.4)
    assert (drag.query, drag.to) == (Query(id="a"), Query(id="b"))
    assert (typed.text, typed.clear, typed.submit) == ("", True, True)
    assert (report.word, report.text, report.query, report.step) == ("NLE", "Back leaves", Query(id="x"), 3)
    assert [step.verb for step in task.near_miss] == ["press"]


def test_it_is_a_value() -> None:
    made = parse_scenario(FULL)
    assert pickle.loads(pickle.dumps(made)) == made
    assert parse_scenario("# moved down\n" + FULL) == made
    assert parse_scenario(FULL.replace("budget: 20", "budget: 21")) != made


def test_the_least_that_is_needed() -> None:
    made = parse_scenario("{schema: 1, scenario: a, app: b, title: c, defects: []}")
    assert made == Scenario("a", "b", "c", DeviceSettings(), {}, (), None, {}, (), (), Where("x", 9))


def test_names_are_looked_up() -> None:
    made = parse_scenario(FULL)
    with pytest.raises(UnknownIdError, match="Did you mean 'back-leaves-app'"):
        made.defect("back-leave-app")
    with pytest.raises(UnknownIdError, match="Did you mean 'Calendar-NLE-03'"):
        made.task("Calendar-NLE-3")
    assert [defect.id for defect in made.live("back-leaves-app")] == ["back-leaves-app"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("schema: 1", "schema: 2", r"busy\.yaml:1: schema: this version of gts-env reads schema 1. Found: 2"),
        ("title: A busy week\n", "", "'title' is missing"),
        ("app: calendar", "apps: calendar", r":3: apps: unknown key 'apps'. Did you mean 'app'"),
        ("scenario: busy-week", "scenario: Busy Week", ":2: scenario: is not of the expected form"),
        ("dark: true", "dark: no", "device.dark: expected true or false. Found: 'no'"),
        ("font_scale: 1.3", "font_scale: 9", "a number from 0.5 to 3"),
        ("2026-10-14T09:41:00", "tomorrow", "device.now: not a date and time"),
        ("2026-10-14T09:41:00", "2026-10-14T09:41:00Z", "names no zone"),
        ("Europe/Berlin", "Berlin time", "An IANA name"),
        (
            "{screen: week}}\n",
            "{screen: wek}}\n",
            r":14: screens.day.not.screen: there is no screen 'wek'. Did you mean 'week'",
        ),
        ("{has: {id: week_grid}}", "{screen: day}", r"screens.week: screen 'week' is defined by itself"),
        ("{has: {id: week_grid}}", '{has: {id: "${x}"}}', "Only checkpoints know bound values"),
        (
            "mode: NLE\n    acc",
            "mode: NLX\n    acc",
            r":17: defects\[0\].mode: unknown word. Found: 'NLX'. Did you mean 'NLE'",
        ),
        ("mode: NLE\n    acc", "mode: EL\n    acc", "the defect's own mode EL is not accepted"),
        ("accepts: [NLE, UTR]\n    title", "title", None),
        ("[R0016]", "[R16]", r"defects\[0\].reports\[0\]: is not of the expected form. Found: 'R16'. Such as R0016"),
        ("https://example.org", "http://example.org", "urls"),
        ("operator: drop_entry, ", "", "'operator' is missing"),
        ("when: {count: 2}", "when: always", "fault.when: expected a mapping"),
        (
            "- state: {screen: week}",
            "- state: {screen: week}\n          unless: {screen: day}",
            "nothing lies before the first",
        ),
        ("- state: {screen: week}", "- before: {screen: week}", "a step needs action, after, same or changed"),
        ("- state: {screen: week}", "- {}", "either a state or the parts of a step"),
        ("key: back}", "keys: back}", r":38: .*action.keys: unknown key 'keys'"),
        ("hit: {id: day_cell}}", "hit: {id: day_cell, nth: x}}", r":33: .*action.hit.nth: expected a whole number"),
        ('text: "${day}"}}', 'text: "${dya}"}}', r":37: .*no value 'dya' is bound before this. Did you mean 'day'"),
        ("bind: {day: {text: {id: day_title}}}", "bind: {day: {txt: {id: day_title}}}", "unknown key 'txt'"),
        ("bind: {day: {text: {id: day_title}}}", "bind: {day: {text: x, desc: y}}", "expected one kind of value"),
        ("bind: {day: {text: {id: day_title}}}", "bind: {d-y: {text: x}}", "A name is made of letters"),
        ("within: 3", "within: many", "a whole number from 0 to 1000"),
        ("phrases: [[back], [closes, leaves]]", "phrases: [[back], []]", r"phrases\[1\]: expected at least 1 item"),
        ("phrases: [[back], [closes, leaves]]", "phrases: [[back], [5]]", r"phrases\[1\]\[0\]: expected a text"),
        ("phrases_other: {de:", "phrases_other: {German:", "A language code"),
        ("why: vague", "why: unclear", "reports_false"),
        ("point: [5, 6]", "point: [5]", "at least 2 items"),
        ("Calendar-NLE-03", "Calendar-NLE-3", "Such as Calendar-NLE-03"),
        ("Calendar-NLE-03", "Calendar-UTR-03", "the id must name the mode of its target, NLE"),
        ("defect: back-leaves-app", "defect: back-leave-app", "Did you mean 'back-leaves-app'"),
        ("level: explore", "level: hard", "One of: explore, goal, steps"),
        ("budget: 20", "budget: 0", "a whole number from 1 to 500"),
        ("- press: back\n      - rotate", "- pres: back\n      - rotate", "Did you mean 'press'"),
        ("- press: back\n      - rotate", "- {press: back, wait: 5}\n      - rotate", "a step is one action"),
        ("- press: back\n      - rotate", "- {press: back, at: [0, 0]}\n      - rotate", "takes no point"),
        ("at: [0.5, 0.9]", "at: [0.5, 1.9]", "a number from 0 to 1"),
        ("- finish: true", "- finish: no", "expected true"),
        ("swipe: up", "swipe: upwards", "One of: up, down"),
    ],
)
def test_errors_name_the_place(old: str, new: str, message: str | None) -> None:
    assert old in FULL
    text = FULL.replace(old, new, 1)
    if message is None:
        parse_scenario(text)
        return
    with pytest.raises(ScenarioError, match=message) as caught:
        parse_scenario(text, "calendar/busy.yaml")
    assert caught.value.line is not None


def test_display_and_interaction_defects_need_different_parts() -> None:
    display = FULL.replace("mode: NLE\n    accepts: [NLE, UTR]", "mode: EL").replace("Calendar-NLE", "Calendar-EL")
    with pytest.raises(ScenarioError, match=r"a display defect \(EL\) has no trigger"):
        parse_scenario(display)
    with pytest.raises(ScenarioError, match="'trigger' is missing"):
        parse_scenario(FULL.replace("      trigger:\n", "      evidence:\n"))
    start = display.index("      trigger:\n")
    without = display[:start] + display[display.index("      region:") :]
    assert parse_scenario(without).defects[0].is_display
    with pytest.raises(ScenarioError, match="'region' is missing"):
        parse_scenario(without.replace('      region: {id: day_title, text: "${day}"}\n', ""))


def test_ids_stand_once() -> None:
    start, end = FULL.index("  - id: back-leaves-app"), FULL.index("tasks:\n")
    with pytest.raises(ScenarioError, match="id 'back-leaves-app' stands twice"):
        parse_scenario(FULL[:end] + FULL[start:end] + FULL[end:])


def test_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "busy.yaml"
    path.write_text(FULL, encoding="utf-8")
    assert load_scenario(path) == parse_scenario(FULL)
    assert load_scenario(str(path)).where.file == str(path)
    path.write_text("- a list", encoding="utf-8")
    with pytest.raises(ScenarioError, match="expected a mapping"):
        load_scenario(path)


def test_reading_needs_no_heavy_library(tmp_path: Path) -> None:
    path = tmp_path / "busy.yaml"
    path.write_text(FULL, encoding="utf-8")
    code = (
        "import sys; from gts_env.benchmark.loader import load_scenario; load_scenario(sys.argv[1]);"
        "print([m for m in ('pydantic', 'skia', 'gymnasium') if m in sys.modules])"
    )
    home = str(Path(gts_env.errors.__file__).parent)
    # Without running the package's own __init__, which registers the tasks with Gymnasium.
    stub = f"import sys, types; m = types.ModuleType('gts_env'); m.__path__ = [{home!r}]; sys.modules['gts_env'] = m;"
    done = finished([sys.executable, "-c", stub + code, str(path)], text=True, check=True)
    assert done.stdout.strip() == "[]"
