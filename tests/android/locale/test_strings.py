from __future__ import annotations

import pickle
import sys
import types
from collections.abc import Iterator

import pytest

from gts_env.android.locale import Asked, Formats, Strings, Texts, formats_for
from gts_env.android.locale.bound import BoundFormats
from gts_env.android.seams import Seams
from gts_env.errors import DeviceError

TABLES = {
    "en": {"hello": "Hello {name}", "mail.one": "{n} message", "mail.other": "{n} messages", "only": "Only here"},
    "ar": {"hello": "مرحبًا {name}", "mail.two": "رسالتان", "mail.other": "{n} رسالة"},
}


@pytest.fixture
def strings(tmp_path, monkeypatch) -> Iterator[Strings[Texts]]:  # type: ignore[no-untyped-def]
    folder = tmp_path / "texts_of_a_test"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    for language, table in TABLES.items():
        (folder / f"{language}.py").write_text(f"TEXTS = {table!r}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield Strings("texts_of_a_test")
    for name in [n for n in sys.modules if n.startswith("texts_of_a_test")]:
        del sys.modules[name]


def test_texts_by_language_and_number(strings: Strings[Texts]) -> None:
    en, ar = strings.of(formats_for("en-US", False)), strings.of(formats_for("ar", False))
    assert (en("hello", name="Ada"), ar("hello", name="Ada")) == ("Hello Ada", "مرحبًا Ada")
    assert [en("mail", n=n) for n in (0, 1, 1200)] == ["0 messages", "1 message", "1,200 messages"]
    assert [ar("mail", n=n) for n in (2, 5)] == ["رسالتان", "5 رسالة"]
    assert ar("only") == "Only here"
    assert strings.of(formats_for("xx", False))("only") == "Only here"


def test_what_a_language_lacks_is_told(strings: Strings[Texts]) -> None:
    assert strings.languages() == ("ar", "en")
    assert strings.missing("en") == ()
    assert strings.missing("ar") == ("mail.zero", "mail.one", "mail.few", "mail.many", "only")


def test_an_unknown_key_names_near_ones(strings: Strings[Texts]) -> None:
    with pytest.raises(DeviceError, match="hello"):
        strings.of(formats_for("en", False))("helo")


def test_texts_are_one_object_a_language_and_pickle(strings: Strings[Texts]) -> None:
    fmt = formats_for("en", False)
    assert strings.of(fmt) is strings.of(fmt)
    assert pickle.loads(pickle.dumps(strings)).package == strings.package


class Louder(Seams):
    formats = True

    def formatted(self, ui: object, asked: Asked, text: str) -> str:
        if asked.kind == "date":
            return formats_for("de-DE", asked.formats.hour24).date(asked.value, asked.form)
        return "other" if asked.kind == "plural" else text


def test_faults_see_what_is_formatted(strings: Strings[Texts]) -> None:
    import datetime as dt

    ui = types.SimpleNamespace(seams=Louder())
    fmt: Formats = BoundFormats(formats_for("en-US", False), ui)  # type: ignore[arg-type]
    assert fmt.date(dt.date(2026, 10, 14), "full") == "Mittwoch, 14. Oktober 2026"
    assert fmt.with_clock(True).date(dt.date(2026, 10, 14), "month") == "Oktober 2026"
    assert (fmt.number(3), fmt.plain(2026)) == ("3", "2026")
    assert strings.of(fmt)("mail", n=1) == "1 messages"
