"""The vendored fonts: what they cover, that they stay small and carry their licences."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gts_env.android.drawing import fonts, paragraphs
from gts_env.android.drawing.canvas import Canvas
from gts_env.android.drawing.icons import icon_char, icon_table
from gts_env.android.drawing.text import TextStyle, layout_text, measure_width
from gts_env.errors import InstallError

from .scenes import SCRIPTS

TOOLS = Path(__file__).parents[3] / "tools"
SAMPLES = [text for name, text in SCRIPTS if name != "Missing"]
IGNORED = set("\u200d\ufe0f ")


def wanted(name: str) -> set[str]:
    lines = (TOOLS / name).read_text(encoding="utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}


def test_the_fonts_fit_into_the_wheel():
    assert sum(path.stat().st_size for path in fonts.FONT_DIR.iterdir()) < 2_500_000


@pytest.mark.parametrize("family", ["Roboto", "RobotoMono", "MaterialSymbols", "Noto", "NotoSansCJK", "NotoColorEmoji"])
def test_every_family_brings_its_licence(family):
    text = (fonts.FONT_DIR / f"LICENSE-{family}.txt").read_text(encoding="utf-8")
    assert "Apache License" in text or "SIL OPEN FONT LICENSE" in text.upper()


def test_every_font_file_loads():
    for path in fonts.FONT_DIR.glob("*.[ot]tf"):
        assert fonts.typeface(path.stem).countGlyphs() > 20


def test_a_missing_font_says_how_to_mend_it():
    with pytest.raises(InstallError, match="build_fonts"):
        fonts.typeface("Comic")


def test_all_icons_are_drawn_by_both_fonts():
    assert set(icon_table()) == wanted("icon_names.txt")
    for name in (fonts.ICONS, fonts.ICONS_FILLED):
        font = fonts.sized(name, 48)
        assert all(font.unicharToGlyph(ord(icon_char(icon))) for icon in icon_table())


@pytest.mark.parametrize("text", SAMPLES)
def test_samples_have_all_their_glyphs(text):
    names = ["Roboto-Regular", *paragraphs.FILES.values()]
    for char in set(text) - IGNORED:
        assert any(fonts.sized(name, 20).unicharToGlyph(ord(char)) for name in names), char


def test_every_emoji_of_the_list_is_one_picture():
    style = TextStyle(40)
    one = measure_width("🎉", style)
    off = [emoji for emoji in sorted(wanted("emoji.txt")) if abs(measure_width(emoji, style) - one) > 1]
    assert off == []


def test_emoji_are_coloured():
    canvas = Canvas((100, 100))
    canvas.begin()
    canvas.rect(0, 0, 100, 100, 0xFFFFFFFF)
    canvas.text(layout_text("❤️", TextStyle(60), None), 10, 10, 0xFF000000)
    canvas.end()
    red, green, _, _ = np.moveaxis(canvas.pixels.astype(int), 2, 0)
    assert (red - green > 120).sum() > 500


def test_arabic_letters_join():
    style = TextStyle(40)
    apart = sum(measure_width(letter, style) for letter in "بببب")
    assert measure_width("بببب", style) < 0.8 * apart


def test_weights_between_fall_to_the_one_below():
    assert [fonts.face_name(w) for w in (100, 400, 450, 500, 600, 700, 900)] == [
        *["Roboto-Regular"] * 3,
        *["Roboto-Medium"] * 2,
        *["Roboto-Bold"] * 2,
    ]
