"""The arithmetic of the pad."""

from __future__ import annotations

import pytest

from gts_env.apps.living.expenses import sums


@pytest.mark.parametrize(
    ("text", "hundredths"),
    [
        ("12", 1200), ("12.5", 1250), ("1+2×3", 700), ("10−4÷2", 800), ("2×3+4×5", 2600), ("7÷3", 233), ("5+", 500),
        ("0.1+0.2", 30), ("1−2", -100), ("3.", 300), (".5", 50), ("9÷2÷3", 150),
    ],
)  # fmt: skip
def test_value(text: str, hundredths: int) -> None:
    assert sums.amount(text) == hundredths


@pytest.mark.parametrize("text", ["", "+", "5÷0"])
def test_no_value(text: str) -> None:
    assert sums.amount(text) is None


def press(keys: str, places: int = 2) -> str:
    text = ""
    for key in keys.split():
        text = sums.pressed(text, key, places)
    return text


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("1 2 . 3 4 5", "12.34"), (". 5", "0.5"), ("0 0 7", "7"), ("1 . .", "1."), ("+ 1", "1"), ("1 + −", "1−"),
        ("1 + . 5", "1+0.5"), ("1 2 back", "1"), ("1 2 clear", ""), ("1 . + 2", "1+2"),
    ],
)  # fmt: skip
def test_keys(keys: str, text: str) -> None:
    assert press(keys) == text


def test_no_more_digits_than_fit() -> None:
    assert press("9 " * 20) == "9" * 12
    assert press("5 . 1", places=0) == "51"


def test_shown() -> None:
    assert sums.shown("1234567.5+10", ".", ",") == "1,234,567.5 + 10"
    assert sums.shown("1234.5", ",", ".") == "1.234,5"
    assert sums.shown("7×", ".", ",") == "7 × "
    assert sums.shown("", ".", ",") == ""


def test_plain() -> None:
    assert [sums.plain(v, 2) for v in (0, 1250, 1200, 5)] == ["", "12.5", "12", "0.05"]
    assert sums.plain(12_300, 0) == "123"
