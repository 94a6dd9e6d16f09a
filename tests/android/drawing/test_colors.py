"""Material 3 schemes against published values, and the colour space below them."""

from __future__ import annotations

import random

import pytest

from gts_env.android.drawing.colors import blend, parse_color, scheme, with_alpha
from gts_env.android.drawing.hct import from_hct, to_hct


def far(a: int, b: int) -> int:
    return max(abs((a >> shift & 255) - (b >> shift & 255)) for shift in (0, 8, 16, 24))


BASELINE_LIGHT = {
    "primary": 0xFF65558F, "primary_container": 0xFFE9DDFF, "secondary": 0xFF625B71, "secondary_container": 0xFFE8DEF8,
    "tertiary": 0xFF7E5260, "tertiary_container": 0xFFFFD9E3, "error": 0xFFBA1A1A, "error_container": 0xFFFFDAD6,
    "surface": 0xFFFDF7FF, "surface_container": 0xFFF2ECF4, "on_surface": 0xFF1D1B20, "outline": 0xFF7A757F,
}  # fmt: skip
BASELINE_DARK = {
    "primary": 0xFFCFBDFE, "on_primary": 0xFF36275D, "surface": 0xFF141318, "surface_container": 0xFF211F24,
    "on_surface": 0xFFE6E0E9, "error": 0xFFFFB4AB,
}  # fmt: skip


@pytest.mark.parametrize(("dark", "known"), [(False, BASELINE_LIGHT), (True, BASELINE_DARK)])
def test_the_baseline_scheme(dark, known):
    made = scheme(0xFF6750A4, dark)
    assert {role: hex(value) for role, value in known.items() if far(getattr(made, role), value) > 2} == {}


@pytest.mark.parametrize(
    ("color", "hct"),
    [
        (0xFFFF0000, (27.41, 113.36, 53.23)),
        (0xFF00FF00, (142.14, 108.41, 87.74)),
        (0xFF0000FF, (282.76, 87.23, 32.30)),
        (0xFFFFFFFF, (209.49, 2.87, 100.0)),
    ],
)
def test_known_hct(color, hct):
    assert to_hct(color) == pytest.approx(hct, abs=0.06)


def test_colours_survive_the_round_trip():
    rnd = random.Random(0)
    for _ in range(300):
        color = 0xFF000000 | rnd.randrange(1 << 24)
        assert far(from_hct(*to_hct(color)), color) <= 1


def test_a_chroma_beyond_the_screen_keeps_hue_and_tone():
    hue, chroma, tone = to_hct(from_hct(120.0, 200.0, 60.0))
    assert (hue, tone) == pytest.approx((120.0, 60.0), abs=1.5)
    assert 40 < chroma < 200


@pytest.mark.parametrize("seed", [0xFFFBC02D, 0xFF00796B, 0xFFD50000, 0xFF808080])
@pytest.mark.parametrize("dark", [False, True])
def test_text_on_its_ground_is_readable(seed, dark):
    made = scheme(seed, dark)
    for role in ("primary", "secondary", "tertiary", "error", "primary_container", "surface"):
        ground, ink = getattr(made, role), getattr(made, f"on_{role}")
        assert abs(to_hct(ground)[2] - to_hct(ink)[2]) >= 49


def test_schemes_are_cached():
    assert scheme(0xFF00796B, True) is scheme(0xFF00796B, True)


def test_helpers():
    assert with_alpha(0xFF123456, 0.5) == 0x80123456
    assert blend(0xFF000000, 0xFFFFFFFF, 0.5) == 0xFF808080
    assert parse_color("#123456") == 0xFF123456
    assert parse_color("#80123456") == 0x80123456


@pytest.mark.parametrize("text", ["123456", "#12345", "#12345G", "red"])
def test_no_colour(text):
    with pytest.raises(ValueError):  # noqa: PT011
        parse_color(text)
