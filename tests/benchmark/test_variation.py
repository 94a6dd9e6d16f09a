"""Variations of a scenario: what differs, what stays, and what is refused."""

from __future__ import annotations

import datetime as dt
import pickle
from dataclasses import dataclass

import pytest

from gts_env.benchmark import Scenario, parse_scenario
from gts_env.benchmark.variation import Words, variant
from gts_env.errors import RestoreError, ScenarioError

TEXT = """\
schema: 1
scenario: shop-till
app: shop
title: A till with Dentist in it
device: {now: 2026-10-14T09:41:00}
data:
  rows:
    - {id: r1, title: Dentist, amount: 12.5, note: "12.50 for the dentist", on: 2026-10-16, color: "#3F51B5"}
    - {id: dentist-2, title: Bakery, amount: 40, on: 2026-10-20}
    - {id: r3, title: Bus, amount: 7.25, on: 2026-11-02}
  settings: {theme: light}
events:
  - {at: 2026-10-14T10:00, do: {command: receive, args: {text: Dentist calls, amount: 12.5}}, embedded_only: true}
screens:
  dentist: {has: {id: dentist, text: Dentist}}
defects:
  - id: dentist-gone
    mode: UTR
    title: The dentist is gone
    fault: {operator: drop, seam: view, target: {id: dentist, text: Dentist}, when: {data: {"rows[0].title": Dentist}}}
    basis:
      description: Dentist goes. preconditions: none
      preconditions: None.
      trigger_text: None.
      expected: $12.50 on October 16.
      actual: Nothing on Fri, Oct 16.
      conclusion: Wrong.
      reach:
        - state: {screen: dentist}
          bind: {dentist: {text: {id: dentist}}}
      trigger:
        - state:
            text: {of: {id: name}, matches: "^(Dentist|Bakery) <16>$"}
            value: {of: {id: sum}, as: money, is: 12.5}
            count: {of: {text: "${dentist}"}, is: "==40"}
      phrases: [[dentist, the row], [gone, "12.50", october 16]]
    reports_true:
      - {mode: UTR, text: "DENTIST is gone, 12,50 €, it was on the <16th>."}
tasks:
  - id: Shop-UTR-01
    defect: dentist-gone
    level: goal
    instruction: Pay the dentist $12.50 on Friday, October 16.
    entry: list
    budget: 20
    plan:
      - open_app: Dentist
      - type: dentist
      - tap: {desc_re: "Friday, October 16, .*"}
      - report: {mode: UTR, text: Dentist is gone}
"""
VARY = """\
vary:
  - weeks: [1, -5, 52]
  - texts: {Dentist: [Optician, Eye Doctor, Vet], "#3F51B5": ["#F4511E", "#8E24AA", "#0B8043"]}
    amounts: {12.50: [13.20, 1250, 99.95]}
    set: {data.settings.theme: [dark, black, light], data.settings.sound: [true, false, true]}
  - add: {data.rows: [[{id: n1, title: Dentist again, amount: 12.5, on: 2026-10-17}], []]}
    length: {data.rows: [4, 2]}
  - order: [data.rows]
"""


@pytest.fixture(scope="module")
def shop() -> Scenario:
    return parse_scenario(TEXT.replace("Dentist goes. preconditions: none", "Dentist goes.") + VARY, "shop.yaml")


def plain(text: str = "") -> str:
    return TEXT.replace("Dentist goes. preconditions: none", "Dentist goes.") + text


def test_number_0_is_the_file(shop: Scenario) -> None:
    without = parse_scenario(plain(), "shop.yaml")
    assert shop == without
    assert variant(shop, 0) is shop
    assert variant(variant(shop, 2), 0) == shop
    report = shop.defects[0].reports_true[0]
    assert report.text == "DENTIST is gone, 12,50 €, it was on the 16th."


def test_everything_is_of_the_same_variation(shop: Scenario) -> None:
    one = variant(shop, 1)
    task, defect = one.tasks[0], one.defects[0]
    assert one.variation == 1
    assert one.device.now == dt.datetime(2026, 10, 21, 9, 41)
    assert task.instruction == "Pay the optician $13.20 on Friday, October 23."
    assert task.plan[1].text == "optician"
    assert task.plan[2].query is not None
    assert task.plan[2].query.desc_re == "Friday, October 23, .*"
    assert defect.basis.phrases == (("optician", "the row"), ("gone", "13.20", "october 23"))
    assert defect.basis.expected == "$13.20 on October 23."
    assert defect.basis.actual == "Nothing on Fri, Oct 23."
    assert defect.reports_true[0].text == "OPTICIAN is gone, 13,20 €, it was on the 23rd."
    assert defect.fault.target == {"id": "dentist", "text": "Optician"}
    assert defect.fault.when == {"data": {"rows[0].title": "Optician"}}
    trigger = repr(defect.basis.trigger)
    for said in ("^(Optician|Bakery) 23$", "13.2", "${dentist}", "40"):
        assert said in trigger


def test_names_of_things_stay(shop: Scenario) -> None:
    one = variant(shop, 1)
    assert list(one.screens) == ["dentist"]
    assert one.defects[0].id == "dentist-gone"
    assert one.tasks[0].plan[0].word == "Dentist"
    assert "id='dentist'" in repr(one.screens["dentist"])
    assert "text='Optician'" in repr(one.screens["dentist"])


def test_data(shop: Scenario) -> None:
    one = variant(shop, 1)
    rows = {row["id"]: row for row in one.data["rows"]}
    assert rows["r1"]["title"] == "Optician"
    assert rows["r1"]["amount"] == 13.2
    # In data only the very same letters count.
    assert rows["r1"]["note"] == "13.20 for the dentist"
    assert rows["r1"]["on"] == "2026-10-23"
    assert rows["r1"]["color"] == "#F4511E"
    assert rows["dentist-2"]["amount"] == 40
    assert rows["n1"]["title"] == "Optician again"
    assert rows["n1"]["on"] == "2026-10-24"
    assert one.data["settings"] == {"theme": "dark", "sound": True}
    assert one.events[0].at == dt.datetime(2026, 10, 21, 10, 0)
    assert one.events[0].do[0].args == {"text": "Optician calls", "amount": 13.2}


def test_length_and_order(shop: Scenario) -> None:
    assert {row["id"] for row in variant(shop, 2).data["rows"]} == {"r1", "dentist-2"}
    orders = {tuple(row["id"] for row in variant(shop, k).data["rows"]) for k in (1, 3, 5, 7, 9)}
    assert len(orders) > 1


def test_groups_choose_together_first_and_are_mixed_then(shop: Scenario) -> None:
    assert shop.vary is not None
    assert [shop.vary.choices("shop-till", k) for k in (1, 2, 3)] == [(0, 0, 0, 0), (1, 1, 1, 0), (2, 2, 0, 0)]
    assert len({shop.vary.choices("shop-till", k) for k in range(4, 64)}) > 8
    for k in range(4, 12):
        variant(shop, k)


def test_it_is_the_same_every_time_and_survives_pickling(shop: Scenario) -> None:
    two = variant(shop, 2)
    assert variant(shop, 2) is two
    assert variant(parse_scenario(plain(VARY), "shop.yaml"), 2) == two
    back = pickle.loads(pickle.dumps(two))
    assert back == two
    assert variant(back, 1) == variant(shop, 1)
    assert variant(variant(back, 0), 2) == two


def test_lines_are_those_of_the_file(shop: Scenario) -> None:
    one = variant(shop, 1)
    assert one.tasks[0].where == shop.tasks[0].where
    assert one.tasks[0].plan[1].where == shop.tasks[0].plan[1].where
    assert one.data["rows"].line == shop.data["rows"].line


def test_without_a_block_there_is_only_one() -> None:
    bare = parse_scenario(plain(), "shop.yaml")
    assert variant(bare, 0) is bare
    with pytest.raises(RestoreError, match=r"no `vary:` block in shop.yaml"):
        variant(bare, 1)


@pytest.mark.parametrize(
    ("block", "words"),
    [
        ("vary: {text: {a: [b]}}", ["vary.text", "Did you mean 'texts'", "shop.yaml:51"]),
        ("vary: {}", ["changes nothing"]),
        ("vary: []", ["at least 1"]),
        ("vary: {texts: {Dentist: Optician}}", ["expected a list"]),
        ("vary: {texts: {Dentist: [3]}}", ["vary.texts.Dentist[0]", "expected a text"]),
        ("vary: {texts: {Dentist: [a, b]}, weeks: [1]}", ["differ in length", "2 for 'Dentist'", "1 for the dates"]),
        ("vary: {amounts: {3: [4]}}", ["too small to be told from counts"]),
        ("vary: {amounts: {$12: [4]}}", ["is not an amount"]),
        ("vary: {set: {dat.a: [1]}}", ["Did you mean 'data'"]),
        ("vary: {order: [tasks]}", ["no place that may vary"]),
        ("vary: {weeks: [1], days: [1]}", ["not both"]),
        ("vary: [{weeks: [1]}, {days: [1]}]", ["two groups move the dates"]),
        ("vary: {weeks: [900]}", ["from -400 to 400"]),
        ('vary: {length: {"data.rows": [-1]}}', ["from 0"]),
    ],
)
def test_what_cannot_be_meant_is_told_at_once(block: str, words: list[str]) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_scenario(plain(block + "\n"), "shop.yaml")
    assert not [word for word in words if word not in str(caught.value)], str(caught.value)


@pytest.mark.parametrize(
    ("block", "words"),
    [
        (
            "vary: {set: {data.setting.theme: [dark]}}",
            ["there is no 'setting'", "Did you mean 'settings'", "shop.yaml:51"],
        ),
        ('vary: {set: {"data.rows[7].title": [a]}}', ["there is no item [7]"]),
        ("vary: {order: [data.settings]}", ["only the rows of a list"]),
    ],
)
def test_places_that_are_not_there(block: str, words: list[str]) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_scenario(plain(block + "\n"), "shop.yaml")
    assert not [word for word in words if word not in str(caught.value)], str(caught.value)


def test_a_variation_is_read_like_a_file() -> None:
    shop = parse_scenario(plain("vary: {set: {device.font_scale: [9]}}\n"), "shop.yaml")
    with pytest.raises(ScenarioError, match=r"shop.yaml:51: device.font_scale.*0.5 to 3"):
        variant(shop, 1)


# -- words -----------------------------------------------------------------------------------------------------------


def test_whole_words_only_the_longest_first() -> None:
    words = Words((("Kim", "Noa"), ("Lunch with Kim", "Tea with Jon")))
    assert words.text("Lunch with Kim, Kim's, Kimono, Kim-1, x-Kim, kim") == (
        "Tea with Jon, Noa's, Kimono, Kim-1, x-Kim, noa"
    )
    assert words.text("lunch with kim") == "tea with jon"
    assert words.text("kim Kim", exact=True) == "kim Noa"


def test_words_are_swapped_at_once() -> None:
    assert Words((("a b", "c"), ("c", "a b"))).text("a b, c") == "c, a b"


def test_regular_expressions() -> None:
    words = Words((("Dr. Meier", "Dr. Vo (Kai)"),))
    assert words.text(r"Dr\. Meier|Dr. Meier", regex=True) == r"Dr\. Vo \(Kai\)|Dr\. Vo \(Kai\)"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("$1,234.50", "$98,765.00"),
        ("1.234,50 €", "98.765,00 €"),
        ("1234.5", "98765.0"),
        ("1\u00a0234,50", "98\u00a0765,00"),
        ("1234.51 and 11234.50", "1234.51 and 11234.50"),
        ("v1234.50x", "v1234.50x"),
    ],
)
def test_amounts_keep_their_form(text: str, said: str) -> None:
    assert Words((), (("1234.50", "98765"),)).text(text) == said


@dataclass(frozen=True)
class Row:
    title: str
    tags: tuple[str, ...] = ()
    amount: float = 0


def test_data_that_an_app_made() -> None:
    words = Words((("Kim", "Noa"),))
    rows = (Row("Kim's birthday", ("kim", "Kim")), Row("Bus"))
    made = words.in_data(rows)
    assert made == (Row("Noa's birthday", ("kim", "Noa")), Row("Bus"))
    assert made[1] is rows[1]
    assert words.in_data((rows[1],))[0] is rows[1]
    assert Words().in_data(rows) is rows
