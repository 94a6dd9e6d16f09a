"""Typefaces and sized fonts, loaded from the vendored subsets on first use.

Everything comes from the package's own files: no font of the host is ever looked up, so two machines draw the same.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from gts_env.android.drawing.skia_loader import load_skia
from gts_env.errors import InstallError

skia = load_skia()

FONT_DIR = Path(__file__).resolve().parents[2] / "assets" / "fonts"

#: Roboto's files by weight; a weight between is drawn with the nearest one below it, as Android does with static fonts.
_ROBOTO = {400: "Roboto-Regular", 500: "Roboto-Medium", 700: "Roboto-Bold"}
MONO = "RobotoMono-Regular"
ICONS = "MaterialSymbols-Outlined"
ICONS_FILLED = "MaterialSymbols-Filled"

#: Horizontal shear of synthetic italics, Android's fake-italic value.
_ITALIC_SKEW = -0.25


@cache
def _manager() -> Any:
    # FreeType only: the default manager would scan the host's fonts (9 ms, and other glyphs on other machines).
    return skia.FontMgr.New_Custom_Empty()


@cache
def typeface(name: str) -> Any:
    """The typeface of the vendored file ``name`` (without suffix); kept for the life of the process."""
    path = next((p for p in (FONT_DIR / f"{name}.ttf", FONT_DIR / f"{name}.otf") if p.exists()), None)
    face = _manager().makeFromFile(str(path)) if path else None
    if face is None:
        raise InstallError(
            f"The font {name!r} does not load from {FONT_DIR}",
            mend="Install gts-env again; in a checkout, rebuild the fonts with tools/build_fonts.py.",
        )
    return face


def face_name(weight: int = 400, mono: bool = False) -> str:
    """The file that draws Latin text of this weight (400 and below, 500-600, 700 and above)."""
    if mono:
        return MONO
    return _ROBOTO[700 if weight >= 700 else 500 if weight >= 500 else 400]


@lru_cache(maxsize=1024)
def sized(name: str, size: float, italic: bool = False) -> Any:
    """A ``skia.Font`` of one file at ``size`` px, with advances that scale exactly (subpixel, linear, unhinted)."""
    font = skia.Font(typeface(name), size)
    font.setSubpixel(True)
    font.setLinearMetrics(True)
    font.setHinting(skia.FontHinting.kNone)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    if italic:
        font.setSkewX(_ITALIC_SKEW)
    return font


def font(weight: int, size: float, mono: bool = False, italic: bool = False) -> Any:
    """The ``skia.Font`` for Latin text: CSS-like weight, size in px."""
    return sized(face_name(weight, mono), size, italic)
