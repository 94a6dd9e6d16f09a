"""Texts of an app by key: a package with a module a language, English standing in for what a language lacks.

Each module has ``TEXTS``, a mapping of keys to patterns for ``str.format``. A key that depends on a number has a form
for every plural category of its language (``events.one``, ``events.other``), and may have one for a single number
(``daily.=1``).
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Generic, TypeVar, cast

from gts_env.android.locale import plurals
from gts_env.android.locale.formats import Formats
from gts_env.android.locale.numbers import digits
from gts_env.android.locale.table import FALLBACK, eastern
from gts_env.errors import DeviceError, near

_OUTSIDE = re.compile(r"[^{}]+(?![^{}]*\})")
"""What of a pattern stands outside its places."""


class Texts:
    """The texts of one app in one language.

    Args:
        table: Texts by key.
        fmt: Formats of the language; numbers in texts and their plural forms come from it.
    """

    def __init__(self, table: Mapping[str, str], fmt: Formats) -> None:
        self.table = table
        self.fmt = fmt
        self.eastern = eastern(fmt.locale)

    def __call__(self, key: str, /, n: int | None = None, **values: Any) -> str:
        """The text with this key.

        Args:
            key: Key of the text.
            n: Number that chooses the plural form, and stands in the text as ``{n}``.
            values: What else the text has places for.

        Raises:
            DeviceError: There is no such text.
        """
        if n is not None:
            values["n"] = self.fmt.number(n)
            key = self._form(key, n)
        text = self.table.get(key)
        if text is None:
            raise DeviceError(f"there is no text {key!r}", mend=near(key, self.table))
        if self.eastern:
            text = _OUTSIDE.sub(lambda part: digits(part[0], self.fmt.locale), text)
        return text.format(**self._shown(values)) if values else text

    def _shown(self, values: dict[str, Any]) -> dict[str, Any]:
        """Whole numbers in the digits of the language."""
        return {k: digits(str(v), self.fmt.locale) if type(v) is int else v for k, v in values.items()}

    def _form(self, key: str, n: int) -> str:
        for form in (f"{key}.={n}", f"{key}.{self.fmt.plural(n)}", f"{key}.other"):
            if form in self.table:
                return form
        return key

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return key in self.table


T = TypeVar("T", bound=Texts)


class Strings(Generic[T]):
    """The texts of an app in all its languages.

    Args:
        package: Python package with a module for each language, such as ``de``.
        kind: Class of the texts, for an app that adds to them.
    """

    def __init__(self, package: str, kind: type[T] | None = None) -> None:
        self.package = package
        self.kind = cast("type[T]", kind or Texts)
        self._merged = lru_cache(maxsize=None)(self._merge)

    def of(self, fmt: Formats) -> T:
        """The texts in the language of these formats: one object for each."""
        found: T | None = fmt.kept.get(self)
        if found is None:
            found = fmt.kept[self] = self.kind(self._merged(fmt.language), fmt)
        return found

    def languages(self) -> tuple[str, ...]:
        """Languages there is a module for."""
        path = importlib.import_module(self.package).__path__
        return tuple(sorted(m.name for m in pkgutil.iter_modules(path)))

    def table(self, language: str) -> Mapping[str, str]:
        """What one language says itself."""
        found: Mapping[str, str] = importlib.import_module(f"{self.package}.{language}").TEXTS
        return found

    def missing(self, language: str) -> tuple[str, ...]:
        """Keys that a language lacks; of a plural, the categories of that language."""
        have, wanted = self.table(language), self.table(FALLBACK)
        keys: list[str] = []
        for key in wanted:
            stem, _, form = key.rpartition(".")
            plural = form in ("one", "other") and f"{stem}.other" in wanted
            keys += [f"{stem}.{c}" for c in plurals.categories(language)] if plural else [key]
        return tuple(dict.fromkeys([key for key in keys if key not in have]))

    def _merge(self, language: str) -> dict[str, str]:
        own = self.table(language) if language in self.languages() else {}
        return {**self.table(FALLBACK), **own}

    def __reduce__(self) -> tuple[Any, ...]:
        return Strings, (self.package, self.kind)


def plural(key: str, *, other: str, **forms: str) -> dict[str, str]:
    """The forms of a text that depends on a number; ``zero`` reads as ``other`` where a language asks for it.

    Args:
        key: Key of the text.
        other: The most general form.
        forms: The other categories of the language: ``one``, ``two``, ``few``, ``many``.
    """
    return {f"{key}.{name}": text for name, text in {"zero": other, **forms, "other": other}.items()}
