"""docs/concepts/tasks-and-intents.md says what is so: modes, phases, verbs, and examples that are read."""

from __future__ import annotations

import json
import re

from gts_env.android.intents import Filter, Intent
from gts_env.android.launching import MODES
from gts_env.android.lifecycle import PHASES
from gts_env.benchmark import parse_scenario
from gts_env.benchmark.world import UNITS
from tests.docs.pages import DOCS

PAGE = (DOCS / "concepts" / "tasks-and-intents.md").read_text("utf-8")
HEAD = "schema: 1\nscenario: a\napp: mail\ntitle: A\ndefects: []\nscreens: {message: {has: {id: x}}}\n"


def words(heading: str) -> list[str]:
    """The words in code of the first column of the table below a heading."""
    below = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in below.splitlines() if line.startswith("|")]
    return [word for row in rows for word in re.findall(r"`([A-Za-z_]+)`", row)]


def block(language: str) -> str:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)[0]


def test_modes_and_phases() -> None:
    assert tuple(words("Launch modes")) == MODES
    assert set(words("Life and death")) == set(PHASES)


def test_verbs_and_units_of_events() -> None:
    schema = json.loads((DOCS / "scenario.schema.json").read_text("utf-8"))
    (act,) = [option for option in schema["definitions"]["act"]["anyOf"] if "properties" in option]
    assert set(words("Events")) - {"do"} == set(act["properties"]) - {"app", "args"}
    assert not [unit for unit in UNITS if not re.search(rf"\+\d+{unit}\b", PAGE)]


def test_examples() -> None:
    assert len(parse_scenario(HEAD + block("yaml")).events) == 3
    view, send, sendto, browser = [Filter.read(item) for item in json.loads("{" + block("json") + "}")["intents"]]
    assert view.match(Intent("VIEW", "content://org.gts.mail/thread/7")) == {"message": "7"}
    assert send.match(Intent("SEND", type="text/plain", extras=(("text", "x"),))) == {"subject": "", "text": "x"}
    assert sendto.match(Intent("SENDTO", "mailto:a@b.c?subject=s")) == {"to": "a@b.c", "subject": "s"}
    assert browser.is_browser
