from __future__ import annotations

import numpy as np
import pytest

from gts_env.envs.features import COLUMNS, MOST_ROWS, WIDTH, FeatureTable, rows_of
from gts_env.screen import Node
from gts_env.screen.node import CHECKED, CLICKABLE, ENABLED

SIZE, GOAL = (1000, 2000), "Save the note"


def node(text: str = "", *, kind: str = "TextView", flags: int = ENABLED, number: int = 0, **more: str) -> Node:
    bounds = (0, 10 * number, 500, 10 * number + 10)
    full = f"org.gts.memo:id/{more.get('name', 'row')}"
    return Node(
        f"android.widget.{kind}", "org.gts.memo", full, text, more.get("desc", ""), more.get("hint", ""), bounds, flags
    )


def row_of(one: Node, size: tuple[int, int], goal: str) -> np.ndarray:
    return np.array(rows_of([one], size, goal)[0], np.float32)


def column(row: np.ndarray, name: str) -> float:
    return float(row[COLUMNS.index(name)])


def test_columns_have_names() -> None:
    assert len(COLUMNS) == len(set(COLUMNS)) == WIDTH == 52


def test_a_row() -> None:
    row = row_of(node("Save 12", kind="Button", flags=CLICKABLE | CHECKED, number=100, desc="d", hint="h"), SIZE, GOAL)
    assert row.dtype == np.float32
    np.testing.assert_allclose(row[:4], [0, 0.5, 0.5, 0.505], rtol=1e-6)
    said = {name: column(row, name) for name in COLUMNS[4:28]}
    assert {name for name, value in said.items() if value == 1.0} == {
        "clickable",
        "checked",
        "is_button",
        "has_description",
        "has_hint",
    }
    assert said["text_length"] == pytest.approx(7 / 64)
    assert said["digits"] == pytest.approx(2 / 7)
    assert 0.4 < said["likeness"] < 1.0


def test_values_stay_in_bounds() -> None:
    wild = Node("X", "p", "", "9" * 500, "", "", (-50, -50, 5000, 5000), 1023)
    row = row_of(wild, SIZE, "9" * 500)
    assert row.min() >= -1.0
    assert row.max() <= 1.0
    assert column(row, "is_other") == 1.0


def test_a_container_is_named_by_what_lies_in_it() -> None:
    inner = (node("Save"), node("the note"))
    row = Node("android.view.ViewGroup", "p", "", "", "", "", (0, 0, 9, 9), CLICKABLE, inner)
    assert column(row_of(row, SIZE, GOAL), "likeness") == 1.0


def test_the_table_gives_what_the_rows_are() -> None:
    table = FeatureTable()
    nodes = [node(f"Text {n}", number=n) for n in range(50)]
    expected = np.array([row_of(one, SIZE, GOAL) for one in nodes])
    for _ in range(3):
        np.testing.assert_array_equal(table.rows(nodes, SIZE, GOAL), expected)
    np.testing.assert_array_equal(table.rows(nodes[::-1], SIZE, GOAL), expected[::-1])
    assert table.rows([], SIZE, GOAL).shape == (0, WIDTH)


def test_another_size_or_goal_gives_other_rows() -> None:
    table, nodes = FeatureTable(), [node("Save")]
    first = table.rows(nodes, SIZE, GOAL)
    turned = table.rows(nodes, (2000, 1000), GOAL)
    other = table.rows(nodes, SIZE, "Open the settings")
    assert (first != turned).any()
    assert column(other[0], "likeness") < column(first[0], "likeness")


def test_rows_are_fresh() -> None:
    table, nodes = FeatureTable(), [node("Save")]
    table.rows(nodes, SIZE, GOAL)[:] = 7
    assert table.rows(nodes, SIZE, GOAL).max() <= 1.0


def test_a_full_table_starts_anew() -> None:
    table = FeatureTable()
    for start in range(0, 5 * MOST_ROWS, 100):
        nodes = [node(f"{n}", number=n % 100) for n in range(start, start + 100)]
        np.testing.assert_array_equal(table.rows(nodes, SIZE, GOAL)[7], row_of(nodes[7], SIZE, GOAL))


def test_known_elements_are_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    nodes = [node(f"Text {n}", number=n) for n in range(100)]
    table = FeatureTable()
    first = table.rows([*nodes], SIZE, GOAL)

    def forbidden(*_: object) -> None:
        raise AssertionError("a known row is worked out again")

    monkeypatch.setattr("gts_env.envs.features.rows_of", forbidden)
    assert np.array_equal(table.rows([*nodes], SIZE, GOAL), first)
