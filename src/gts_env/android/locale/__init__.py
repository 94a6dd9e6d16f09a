"""Languages: how dates, times, numbers and money are written, and what apps say.

Apps read ``ui.fmt`` for formats and keep their texts in a :class:`Strings` package. Digits are Latin but in Arabic as
written in Egypt (``ar-EG``).
"""

from gts_env.android.locale.formats import DATE_FORMS, KINDS, Asked, Formats, formats_for
from gts_env.android.locale.languages import LANGUAGES, Language, language_name
from gts_env.android.locale.strings import Strings, Texts
from gts_env.android.locale.table import LocaleTable, language_of, table_for

__all__ = [
    "DATE_FORMS",
    "KINDS",
    "LANGUAGES",
    "Asked",
    "Formats",
    "Language",
    "LocaleTable",
    "Strings",
    "Texts",
    "formats_for",
    "language_name",
    "language_of",
    "table_for",
]
