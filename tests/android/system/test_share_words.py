"""The share sheet says what is shared, in every language of the phone."""

from __future__ import annotations

import pytest

from gts_env.android.effects import pack
from gts_env.android.intents import Intent
from gts_env.android.locale import LANGUAGES, language_of
from gts_env.android.locale.plurals import categories
from gts_env.android.system.share_words import _TABLES, headline


def pictures(count: int) -> Intent:
    names = tuple([f"{n}.jpg" for n in range(count)])
    return Intent("SEND", type="image/*", extras=pack({"stream": names, "text": "\n".join(names)}))


def text(words: str) -> Intent:
    return Intent("SEND", type="text/plain", extras=pack({"text": words}))


@pytest.mark.parametrize(
    ("intent", "said"),
    [
        (text("A page of a book"), "Sharing text"),
        (text("https://example.org/a?b"), "Sharing link"),
        (text("see https://example.org"), "Sharing text"),
        (text("about:blank"), "Sharing text"),
        (text("mailto://a"), "Sharing text"),
        (Intent("SEND"), "Sharing text"),
        (pictures(1), "Sharing image"),
        (pictures(3), "Sharing 3 images"),
        (Intent("SEND", type="image/jpeg", extras=pack({"stream": "a.jpg"})), "Sharing image"),
        (Intent("SEND", type="*/*", extras=pack({"stream": ("a.pdf",)})), "Sharing 1 file"),
        (Intent("SEND", type="*/*", extras=pack({"stream": ("a.pdf", "b.jpg")})), "Sharing 2 files"),
    ],
)
def test_what_is_shared(intent: Intent, said: str) -> None:
    assert headline(intent, "en-US") == said


@pytest.mark.parametrize("language", [language_of(one.tag) for one in LANGUAGES])
def test_every_language_has_every_form(language: str) -> None:
    table = _TABLES[language]
    wanted = {"text", "link", *(f"{kind}.{c}" for kind in ("image", "file") for c in (*categories(language), "zero"))}
    assert set(table) == wanted
    assert len({headline(one, language) for one in (text("a"), text("http://a"), pictures(1), pictures(4))}) == 4


def test_numbers_are_in_the_digits_of_the_language() -> None:
    assert headline(pictures(2), "ar-EG") == "مشاركة صورتين"
    assert headline(pictures(3), "ar-EG") == "مشاركة ٣ صور"
    assert headline(pictures(11), "de-DE") == "11 Bilder werden geteilt"
