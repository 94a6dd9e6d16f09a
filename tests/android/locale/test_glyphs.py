"""Every character the phone says in any language is drawn by one of its fonts."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import pytest

from gts_env import apps
from gts_env.android.drawing import fonts
from gts_env.android.drawing.paragraphs import FILES
from gts_env.android.drawing.scripts import family
from gts_env.android.locale import LANGUAGES, language_of, table_for
from gts_env.android.locale.strings import Strings
from gts_env.android.material.words import _TABLE as PICKER_TABLE
from gts_env.android.system import share_words
from gts_env.android.system.panel_words import panel_words
from gts_env.android.system.settings.base import STRINGS as SETTINGS
from gts_env.android.system.words import words as system_words

INVISIBLE = frozenset("\u200e\u200f\u2066\u2067\u2068\u2069\n")


def said(language: str) -> set[str]:
    table = table_for(language)
    names = [*table.months, *table.short_months, *table.days, *table.short_days, *table.initials, *table.halves]
    texts = [*names, *table.dates.values(), *table.sizes, *table.near_days, *table.symbols.values()]
    for strings in (SETTINGS, *_of_apps()):
        texts += strings.table(language).values() if language in strings.languages() else ()
    texts += share_words._TABLES[language].values()
    texts += [*_strings(panel_words(language)), *_strings(system_words(language)), *PICKER_TABLE[language]]
    return set("".join(texts)) - INVISIBLE


def _of_apps() -> list[Strings[Any]]:
    names = [m.name for m in pkgutil.walk_packages(apps.__path__, "gts_env.apps.") if m.name.endswith(".strings")]
    assert len(names) >= 5
    return [importlib.import_module(name).STRINGS for name in names]


def _strings(words: tuple[Any, ...]) -> list[str]:
    return [text for word in words for text in (word if isinstance(word, tuple) else (word,))]


@pytest.mark.parametrize("language", [language_of(one.tag) for one in LANGUAGES])
def test_every_character_has_a_glyph(language: str) -> None:
    latin = fonts.face_name()
    missing = [c for c in sorted(said(language)) if not _drawn(c, latin)]
    assert missing == []


def _drawn(char: str, latin: str) -> bool:
    name = FILES.get(family(char), latin)
    return any(fonts.typeface(face).unicharToGlyph(ord(char)) for face in (name, latin))
