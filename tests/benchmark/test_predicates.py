"""Each predicate, true, false and unknown, on screens made by hand."""

from __future__ import annotations

import pickle
from itertools import product
from typing import Any, ClassVar

import pytest

from gts_env.benchmark.predicates import Compiler, Reading, read_predicate
from gts_env.benchmark.scene import Answers, Scene
from gts_env.benchmark.spot import Spot
from gts_env.benchmark.yaml_lines import parse_yaml
from gts_env.errors import ScenarioError
from gts_env.screen import Screen
from tests.judge.builders import button, fill, flat, node, rows, screen

BOUND = frozenset({"x", "box", "shot"})


def ask(text: str, shown: Screen, bindings: dict[str, Any] | None = None, screens: str = "") -> bool | None:
    named = parse_yaml(screens) if screens else {}
    reading = Reading(frozenset(named))
    compiler = Compiler({name: read_predicate(Spot(value, "s"), reading) for name, value in named.items()})
    predicate = read_predicate(Spot(parse_yaml(text), "t"), Reading(frozenset(named), BOUND))
    assert pickle.loads(pickle.dumps(predicate)) == predicate
    test, scene = predicate.compile(compiler), Scene(shown)
    first = test(scene, bindings or {})
    assert test(scene, bindings or {}) is first, "asked twice, the answer is the same"
    return first


TITLE = node("title", "Milk", box=(0, 0, 400, 100))
EDITOR = screen(
    TITLE,
    node("", "", button("save", "Save", (900, 0, 1000, 100)), desc="toolbar", box=(0, 0, 1080, 100)),
    node("price", "€ 12.50", box=(0, 200, 200, 300)),
    node("row", "3 items", box=(0, 300, 1080, 400)),
    node("row", "12 of 20", box=(0, 400, 1080, 500)),
    node("icon", "", desc="Star", box=(500, 0, 600, 100)),
    activity="org.gts.calendar.EditActivity",
    locale="de-DE",
    font_scale=1.3,
    night=True,
    keyboard=True,
    toast="Saved",
)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("has: {id: save}", True),
        ("has: Save", True),
        ("has: {id: delete}", False),
        ("{has: {id: save}, package: org.gts.calendar}", True),
        ("[{has: {id: save}}, {has: {id: delete}}]", False),
        ("package: org.gts.calendar", True),
        ("package: [org.gts.notes, org.gts.calendar]", True),
        ("package: org.gts.notes", False),
        ("activity: .EditActivity", True),
        ("activity: EditActivity", True),
        ("activity: Activity", False),
        ("activity: org.gts.calendar.EditActivity", True),
        ("device: {orientation: portrait}", True),
        ("device: {orientation: landscape}", False),
        ('device: {night: true, font_scale: ">= 1.3", locale: de, keyboard: true}', True),
        ("device: {font_scale: 1.3}", True),
        ('device: {font_scale: "> 1.3"}', False),
        ("device: {locale: de-AT}", False),
        ("device: {locale: d-x}", ScenarioError),
        ("device: {toast: Saved}", True),
        ("device: {toast: {contains: ave}}", True),
        ("device: {toast: {matches: '^S.*d$'}}", True),
        ("device: {toast: Deleted}", False),
        ("device: {toast: true}", True),
        ("device: {toast: false}", False),
        ("count: {of: {id: row}, is: 2}", True),
        ('count: {of: {id: row}, is: ">= 3"}', False),
        ('count: {of: {id: none}, is: "== 0"}', True),
        ("text: {of: {id: title}, is: Milk}", True),
        ("text: {of: {id: title}, is: [Bread, Milk]}", True),
        ("text: {of: {id: title}, not: Milk}", False),
        ("text: {of: {id: title}, contains: il}", True),
        ("text: {of: {id: title}, matches: 'i.k'}", True),
        ("text: {of: {id: icon}, is: Star}", True),
        ("text: {of: {id: icon}, is: Star, attr: text}", False),
        ("text: {of: {id: none}, is: Milk}", None),
        ("not: {text: {of: {id: none}, is: Milk}}", None),
        ("value: {of: {id: price}, as: money, is: 12.50}", True),
        ("value: {of: {id: price}, as: money, is: '€ 12.50'}", True),
        ("value: {of: {id: price}, as: money, is: '$ 12.50'}", False),
        ("value: {of: {id: price}, as: money, is: '> 12'}", True),
        ("value: {of: {id: price}, as: money, above: 12, below: 13}", True),
        ("value: {of: {id: price}, as: money, at_least: 13}", False),
        ("value: {of: {id: price}, as: money, is: 12.51, within: 0.01}", True),
        ("value: {of: {id: row}, as: number, is: 3}", True),
        ("value: {of: {id: row, nth: 1}, as: number, is: 12}", None),
        ("value: {of: {id: row, nth: 1}, as: number, part: 'of (.*)', is: 20}", True),
        ("value: {of: {id: row}, as: number, part: 'none', is: 20}", None),
        ("value: {of: {id: none}, as: number, is: 3}", None),
        ("value: {of: {count: {id: row}}, as: number, is: 2}", True),
        ("value: {of: {id: row}, as: number, is: {count: {id: row}}}", False),
        ("value: {of: {id: row}, as: number, is: {plus: [{count: {id: row}}, 1]}}", True),
        ("value: {of: {id: row}, as: number, is: {minus: [5, 2]}}", True),
        ("value: {of: {id: price}, as: money, is: {times: [6.25, 2]}}", True),
        ("value: {of: {id: row}, as: date, is: 2026-10-14}", None),
        ("order: {of: {id: row}, by: top}", True),
        ("order: {of: {id: row}, by: top, dir: desc}", False),
        ("order: {of: {id: row}, by: number, part: '\\d+'}", True),
        ("order: {of: {id: row}, by: number}", None),
        ("order: {of: {id: save}, by: text}", None),
        ("order: {of: [{id: title}, {id: price}], by: top}", True),
        ("order: {of: [{id: price}, {id: title}], by: top}", False),
        ("order: {of: [{id: price}, {id: none}], by: top}", None),
        ("relation: {a: {id: title}, b: {id: price}, is: above}", True),
        ("relation: {a: {id: title}, b: {id: price}, is: below}", False),
        ("relation: {a: {id: title}, b: {id: none}, is: above}", None),
        ("relation: {a: {id: title}, is: inside}", True),
        ("relation: {a: {id: save}, b: {desc: toolbar}, is: inside}", True),
        ("relation: {a: {desc: toolbar}, b: {id: save}, is: contains}", True),
        ("relation: {a: {id: save}, b: {desc: toolbar}, is: overlaps}", True),
        ("relation: {a: {id: title}, b: {id: icon}, is: overlaps}", False),
        ("relation: {a: {id: title}, b: {id: icon}, is: left_of}", True),
        ("relation: {a: {id: title}, b: {id: price}, is: aligned_left}", True),
        ("relation: {a: {id: title}, b: {id: icon}, is: aligned_top}", True),
        ("relation: {a: {id: icon}, b: {id: save}, is: same_width}", True),
        ("relation: {a: {id: icon}, b: {id: title}, is: same_height}", True),
        ("relation: {a: {id: icon}, b: {id: title}, is: shorter}", False),
        ("relation: {a: {id: icon}, b: {id: title}, is: narrower}", True),
        ("relation: {a: {id: price}, b: {id: title}, is: aligned_right, slack: 200}", True),
        ("relation: {a: {id: title}, b: {id: icon}, is: centered_x}", False),
        ("relation: {a: {id: title}, b: {id: icon}, is: centered_y}", True),
        ("pixels: {of: {id: title}, is: blank}", None),
    ],
)
def test_on_one_screen(text: str, answer: Any) -> None:
    if answer is ScenarioError:
        with pytest.raises(ScenarioError):
            ask(text, EDITOR)
    else:
        assert ask(text, EDITOR) is answer


def test_what_a_screen_does_not_tell_is_unknown() -> None:
    bare = screen(package="")
    assert ask("package: org.gts.calendar", bare) is None
    assert ask("activity: .Main", bare) is None
    assert ask("device: {toast: true}", bare) is False
    assert ask("device: {toast: Saved}", bare) is False


def test_local_time() -> None:
    import datetime as dt

    def at(hour: int) -> Screen:
        moment = dt.datetime(2026, 10, 14, hour, tzinfo=dt.timezone(dt.timedelta(hours=2)))
        return screen(time_ms=round(moment.timestamp() * 1000))

    def said(text: str, shown: Screen) -> bool | None:
        reading = Reading(zone="Europe/Berlin")
        return read_predicate(Spot(parse_yaml(text), "t"), reading).compile(Compiler({}))(Scene(shown), {})

    assert said('device: {time: ">= 2026-10-14T10:00"}', at(10)) is True
    assert said('device: {time: ">= 2026-10-14T10:00"}', at(9)) is False
    assert said('device: {time: "< 2026-10-14T08:30Z"}', at(10)) is True
    with pytest.raises(ScenarioError, match="not a comparison with a time"):
        said('device: {time: "10:00"}', at(10))


def test_what_hangs_on_the_clock_is_asked_of_each_screen() -> None:
    early = screen(TITLE)
    late = Screen(early.roots, width=1080, height=2400, package=early.package, time_ms=10**13)
    test = read_predicate(
        Spot(parse_yaml('[{has: {id: title}}, {device: {time: "> 2026-10-14T10:00"}}]'), "t"), Reading()
    ).compile(Compiler({}))
    answers = Answers()
    assert test(Scene(early, answers), {}) is False
    assert test(Scene(late, answers), {}) is True


def test_landscape_either_way() -> None:
    assert ask("device: {orientation: landscape}", screen(orientation="reverse_landscape")) is True


class TestAbsent:
    SHORT = rows(["a", "b", "c"])
    LONG = rows([f"row {i}" for i in range(40)])
    END = rows([f"row {i}" for i in range(11)])

    def test_in_a_place_that_does_not_scroll(self) -> None:
        shown = screen(node("bar", "", button("ok"), kind="LinearLayout"), self.LONG)
        assert ask("{absent: {id: fab}, in: {id: bar}}", shown) is True
        assert ask("{absent: {id: ok}, in: {id: bar}}", shown) is False
        assert ask("{absent: {id: ok}, in: {id: list}}", shown) is None

    def test_in_a_place_that_is_not_shown(self) -> None:
        assert ask("{absent: {id: fab}, in: {id: bar}}", screen(self.SHORT)) is None

    def test_in_a_list(self) -> None:
        assert ask("{absent: {text: x}, in: {id: list}}", screen(self.SHORT)) is True
        assert ask("{absent: {text: b}, in: {id: list}}", screen(self.SHORT)) is False
        assert ask("{absent: {text: x}, in: {id: list}}", screen(self.LONG)) is None
        assert ask("{absent: {text: x}, in: {id: list}}", screen(self.END)) is True

    def test_without_a_place_any_list_that_goes_on_makes_it_unknown(self) -> None:
        assert ask("absent: {id: fab}", screen(self.LONG)) is None
        assert ask("absent: {id: fab}", screen(self.SHORT)) is True
        assert ask("not: {has: {id: fab}}", screen(self.LONG)) is True

    def test_rows_with_gaps_do_not_look_like_an_end(self) -> None:
        cards = [node("card", str(i), box=(40, 200 + 300 * i, 1040, 460 + 300 * i)) for i in range(6)]
        # The sixth card ends 40 px above the edge, as far as the cards are apart.
        shown = screen(node("list", "", *cards, box=(0, 200, 1080, 2000), flags=("enabled", "scrollable")))
        assert ask("{absent: {text: x}, in: {id: list}}", shown) is None

    def test_a_sideways_list(self) -> None:
        chips = [node("chip", str(i), box=(200 * i, 0, 200 * i + 190, 90)) for i in range(3)]
        strip = node("chips", "", *chips, box=(0, 0, 1080, 90), flags=("enabled", "scrollable"))
        assert ask("{absent: {text: x}, in: {id: chips}}", screen(strip)) is True
        full = [node("chip", str(i), box=(200 * i, 0, min(200 * i + 190, 1080), 90)) for i in range(6)]
        strip = node("chips", "", *full, box=(0, 0, 1080, 90), flags=("enabled", "scrollable"))
        assert ask("{absent: {text: x}, in: {id: chips}}", screen(strip)) is None

    def test_an_empty_list_is_shown_whole(self) -> None:
        assert ask("{absent: {text: x}, in: {id: list}}", screen(rows([]))) is True

    def test_in_stands_only_beside_absent(self) -> None:
        with pytest.raises(ScenarioError, match="'in' stands alone"):
            ask("{has: x, in: {id: list}}", screen())


@pytest.mark.parametrize(
    ("rule", "short", "long"),
    [
        ('">= 3"', True, True),
        ('">= 20"', False, None),
        ('"< 3"', False, False),
        ('"< 20"', True, None),
        ('"== 3"', True, False),
        ('"== 20"', False, None),
        ('"!= 3"', False, True),
        ('"> 2"', True, True),
        ('"<= 3"', True, False),
    ],
)
def test_count_in_a_place(rule: str, short: bool | None, long: bool | None) -> None:
    text = f"count: {{of: {{id: row}}, in: {{id: list}}, is: {rule}}}"
    assert ask(text, screen(rows(["a", "b", "c"]))) is short
    assert ask(text, screen(rows([f"row {i}" for i in range(40)]))) is long


def test_sum_in_a_place() -> None:
    total = node("total", "$6", box=(0, 0, 100, 100))
    assert (
        ask("value: {of: {id: total}, as: money, is: {sum: {id: row}}}", screen(total, rows(["$1", "$2", "$3"])))
        is True
    )
    whole = "value: {of: {id: total}, as: money, is: {sum: {id: row}, in: {id: list}}}"
    assert ask(whole, screen(total, rows(["$1", "$2", "$4"]))) is False
    assert ask(whole, screen(total, rows(["$1"] * 40))) is None
    assert ask(whole, screen(total, rows(["$1", "many"]))) is None


def test_sorted_by_kind() -> None:
    dates = rows(["Oct 14", "Oct 15", "Nov 1"])
    assert ask("order: {of: {id: row}, by: date}", screen(dates)) is True
    assert ask("order: {of: {id: row}, by: text}", screen(dates)) is False
    assert ask("order: {of: {id: row}, by: money, dir: desc}", screen(rows(["$30", "$9", "$9"]))) is True
    assert ask("order: {of: {id: row}, by: text}", screen(rows(["Ärger", "Bär", "Zoo"]))) is True
    # A pair that is out of order decides, even beside one that cannot be read.
    assert ask("order: {of: {id: row}, by: number}", screen(rows(["3", "1", "?"]))) is False


class TestLogic:
    PARTS: ClassVar = {True: "has: {id: yes}", False: "has: {id: no}", None: "text: {of: {id: no}, is: x}"}
    SHOWN = screen(node("yes"))

    @pytest.mark.parametrize(("a", "b"), list(product((True, False, None), repeat=2)))
    def test_any_and_all_follow_kleene(self, a: bool | None, b: bool | None) -> None:
        def rank(value: bool | None) -> float:
            return 0.5 if value is None else float(value)

        def of_rank(value: float) -> bool | None:
            return None if value == 0.5 else bool(value)

        parts = f"[{{{self.PARTS[a]}}}, {{{self.PARTS[b]}}}]"
        assert ask(f"all: {parts}", self.SHOWN) is of_rank(min(rank(a), rank(b)))
        assert ask(parts, self.SHOWN) is of_rank(min(rank(a), rank(b)))
        assert ask(f"any: {parts}", self.SHOWN) is of_rank(max(rank(a), rank(b)))

    @pytest.mark.parametrize("a", [True, False, None])
    def test_not(self, a: bool | None) -> None:
        assert ask(f"not: {{{self.PARTS[a]}}}", self.SHOWN) is (None if a is None else not a)

    def test_named_screens_may_use_each_other(self) -> None:
        screens = "a: {has: {id: yes}}\nb: {screen: a, not: {has: {id: no}}}\n"
        assert ask("screen: b", self.SHOWN, screens=screens) is True
        assert ask("not: {screen: b}", self.SHOWN, screens=screens) is False


class TestBound:
    SHOWN = screen(TITLE, node("price", "€ 12.50"))

    def test_in_queries_and_texts(self) -> None:
        assert ask('has: {id: title, text: "${x}"}', self.SHOWN, {"x": "Milk"}) is True
        assert ask('has: {id: title, text: "${x}"}', self.SHOWN, {"x": "Bread"}) is False
        assert ask('has: {text_re: "${x}"}', self.SHOWN, {"x": "M.lk"}) is False
        assert ask('text: {of: {id: title}, not: "${x}"}', self.SHOWN, {"x": "Bread"}) is True
        assert ask('text: {of: {id: title}, matches: "^${x}$"}', self.SHOWN, {"x": "M.lk"}) is False

    def test_in_values(self) -> None:
        from decimal import Decimal

        from gts_env.benchmark.values.types import Money

        money = {"x": Money(Decimal("12.5"), "€")}
        assert ask('value: {of: {id: price}, as: money, is: "${x}"}', self.SHOWN, money) is True
        assert ask('value: {of: {id: price}, as: money, is: "> ${x}"}', self.SHOWN, money) is False
        # A bound text is read as the kind that is asked.
        assert ask('value: {of: {id: price}, as: money, is: "${x}"}', self.SHOWN, {"x": "12.50 €"}) is True
        assert ask('value: {of: {id: price}, as: money, is: "${x}"}', self.SHOWN, {"x": "free"}) is None

    def test_in_relations(self) -> None:
        assert ask('relation: {a: {id: title}, b: "${box}", is: above}', self.SHOWN, {"box": (0, 100, 9, 200)}) is True
        assert ask('relation: {a: {id: title}, b: "${box}", is: above}', self.SHOWN, {"box": "text"}) is None

    def test_a_name_that_is_not_bound_is_refused_at_load(self) -> None:
        with pytest.raises(ScenarioError, match=r"no value 'y' is bound before this"):
            ask('has: {text: "${y}"}', self.SHOWN)


class TestPixels:
    def shown(self, picture: Any) -> Screen:
        return screen(node("label", "Total", box=(100, 100, 300, 160)), pixels=picture)

    def test_blank(self) -> None:
        assert ask("pixels: {of: {id: label}, is: blank}", self.shown(flat())) is True
        assert (
            ask("pixels: {of: {id: label}, is: blank}", self.shown(fill(flat(), (150, 120, 200, 140), (0, 0, 0))))
            is False
        )
        assert ask("pixels: {of: {id: none}, is: blank}", self.shown(flat())) is None

    def test_contrast(self) -> None:
        pale = fill(flat(), (150, 120, 200, 140), (225, 225, 225))
        assert ask('pixels: {of: {id: label}, is: "contrast < 2"}', self.shown(pale)) is True
        black = fill(flat(), (150, 120, 200, 140), (0, 0, 0))
        assert ask('pixels: {of: {id: label}, is: "contrast < 2"}', self.shown(black)) is False

    def test_colour(self) -> None:
        red = fill(flat(), (150, 120, 200, 140), (0xD3, 0x2F, 0x2F))
        assert ask('pixels: {of: {id: label}, is: "colour #d32f2f"}', self.shown(red)) is True
        assert ask('pixels: {of: {id: label}, is: "colour #d32f2f > 50 %"}', self.shown(red)) is False
        assert ask('pixels: {of: {id: label}, is: "colour #2fd32f"}', self.shown(red)) is False

    def test_ink_at_an_edge(self) -> None:
        cut = fill(flat(), (200, 120, 300, 140), (0, 0, 0))
        assert ask("pixels: {of: {id: label}, is: ink_at_edge right}", self.shown(cut)) is True
        assert ask("pixels: {of: {id: label}, is: ink_at_edge left}", self.shown(cut)) is False
        assert ask("pixels: {of: {id: label}, is: ink_at_edge any}", self.shown(cut)) is True

    def test_same_picture(self) -> None:
        from gts_env.benchmark.picture import crop_of, take_picture

        one = self.shown(fill(flat(), (150, 120, 200, 140), (0, 0, 0)))
        other = self.shown(fill(flat(), (160, 120, 210, 140), (0, 0, 0)))
        crop = crop_of(one, one.by_name["label"][0])
        assert crop is not None
        bound = {"shot": take_picture(crop)}
        assert ask('pixels: {of: {id: label}, is: "same_as ${shot}"}', one, bound) is True
        assert ask('pixels: {of: {id: label}, is: "same_as ${shot}"}', other, bound) is False
        assert ask('pixels: {of: {id: label}, is: "same_as ${shot}"}', one, {"shot": "text"}) is None
        assert len(pickle.dumps(bound)) < 5000

    def test_it_is_asked_last(self) -> None:
        def refuse() -> Any:
            raise AssertionError("the picture was looked at")

        shown = self.shown(refuse)
        assert ask("[{pixels: {of: {id: label}, is: blank}}, {has: {id: none}}]", shown) is False
        assert ask("{pixels: {of: {id: label}, is: blank}, package: org.gts.notes}", shown) is False
        assert ask("any: [{pixels: {of: {id: label}, is: blank}}, {has: {id: label}}]", shown) is True


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{}", "needs one of its keys"),
        ("hass: x", "Did you mean 'has'"),
        ("5", "expected a mapping"),
        ("[]", "at least 1 item"),
        ("screen: none", "there is no screen 'none'"),
        ("device: {}", "no fact is asked"),
        ("device: {nigth: true}", "Did you mean 'night'"),
        ("device: {night: dark}", "expected true or false"),
        ("count: {of: x}", "'is' is missing"),
        ("count: {of: x, is: many}", "expected a number or a comparison"),
        ("text: {of: x}", "no test of the text"),
        ("text: {of: x, is: 5}", "expected a text"),
        ("text: {of: x, matches: '('}", "not a regular expression"),
        ("value: {of: x, as: nmber, is: 5}", "Did you mean 'number'"),
        ("value: {of: x, as: number}", "no comparison"),
        ("value: {of: x, as: number, is: many}", "is not a number"),
        ("value: {of: x, as: date, is: yesterday}", "is not a date"),
        ("value: {of: {count: x}, as: money, is: 5}", "a count is a number"),
        ("value: {of: x, as: number, is: {minus: [1, 2, 3]}}", "expected two operands"),
        ("order: {of: x, by: size}", "unknown word"),
        ("order: {of: [x], by: top}", "at least 2 items"),
        ("relation: {a: x, is: beside}", "unknown word"),
        ("pixels: {of: x, is: dark}", "unknown word"),
        ("pixels: {of: x, is: ink_at_edge middle}", "unknown side"),
        ("pixels: {of: x, is: colour red}", "not a colour"),
        ("pixels: {of: x, is: same_as y}", "expected a bound picture"),
        ("pixels: {of: x, is: blank now}", "'blank' stands alone"),
        ("has: {id: 5}", "expected a text"),
        ("has: {}", "an empty query"),
        ("any: {has: x}", "expected a list"),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        ask(text, EDITOR)


def test_scenes_share_answers_only_where_tree_and_facts_are_the_same() -> None:
    one = screen(TITLE)
    same = Screen(one.roots, width=1080, height=2400, package=one.package, time_ms=5)
    other = Screen(one.tree, width=1080, height=2400, package=one.package, toast="Saved")
    answers = Answers()
    first = Scene(one, answers)
    assert Scene(same, answers).memo is not first.memo  # the very nodes, but not known to be the same tree
    alike = Screen(one.tree, width=1080, height=2400, package=one.package, time_ms=5)
    assert Scene(alike, answers).memo is first.memo
    assert Scene(alike, answers).own is not first.own
    assert Scene(other, answers).memo is not first.memo
