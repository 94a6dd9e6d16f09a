"""The languages the phone speaks, as its settings list them."""

from __future__ import annotations

from typing import NamedTuple

from gts_env.android.locale.table import language_of


class Language(NamedTuple):
    """A choice of the language settings: tag, name in the language itself, name of the region in it."""

    tag: str
    name: str
    region: str

    @property
    def label(self) -> str:
        """Name with region."""
        return f"{self.name} ({self.region})"


LANGUAGES = (
    Language("en-US", "English", "United States"),
    Language("de-DE", "Deutsch", "Deutschland"),
    Language("ar-AE", "العربية", "الإمارات"),
    Language("he-IL", "עברית", "ישראל"),
    Language("hi-IN", "हिन्दी", "भारत"),
    Language("zh-CN", "中文", "中国"),
    Language("ja-JP", "日本語", "日本"),
)


def language_name(tag: str) -> str:
    """How a language tag is shown: in its own language, with its region where the settings offer just that tag."""
    exact = next((one for one in LANGUAGES if one.tag == tag), None)
    if exact is not None:
        return exact.label
    return next((one.name for one in LANGUAGES if language_of(one.tag) == language_of(tag)), tag)
