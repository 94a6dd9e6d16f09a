"""What pickers say, in the languages the phone's own components speak."""

from __future__ import annotations

import datetime as dt
from functools import lru_cache
from typing import NamedTuple

from gts_env.android.locale import Formats, LocaleTable, formats_for, language_of
from gts_env.android.locale.numbers import digits


class _Said(NamedTuple):
    """Texts of one language."""

    select_date: str
    select_time: str
    ok: str
    cancel: str
    date_label: str
    previous_month: str
    next_month: str
    today: str
    hour: str
    minute: str
    bad_date: str
    bad_time: str
    to_clock: str
    to_keys: str
    to_pages: str
    to_field: str
    o_clock: str
    hours: str
    minutes: str


_EN = _Said(
    "Select date", "Select time", "OK", "Cancel", "Date", "Change to previous month", "Change to next month", "Today",
    "Hour", "Minute", "Invalid date", "Enter a valid time",
    "Switch to clock mode for the time input.", "Switch to text input mode for the time input.",
    "Switch to calendar input mode", "Switch to text input mode", "{} o'clock", "{} hours", "{} minutes",
)  # fmt: skip
_TABLE: dict[str, _Said] = {
    "en": _EN,
    "de": _Said(
        "Datum auswählen", "Uhrzeit auswählen", "OK", "Abbrechen", "Datum", "Zum vorherigen Monat wechseln",
        "Zum nächsten Monat wechseln", "Heute", "Stunde", "Minute", "Ungültiges Datum", "Ungültige Uhrzeit",
        "Zur Uhrzeiteingabe in den Uhrmodus wechseln.", "Zur Uhrzeiteingabe in den Textmodus wechseln.",
        "In den Kalendereingabemodus wechseln", "In den Texteingabemodus wechseln", "{} Uhr", "{} Uhr", "{} Minuten",
    ),
    "fr": _Said(
        "Sélectionner une date", "Sélectionner l'heure", "OK", "Annuler", "Date", "Passer au mois précédent",
        "Passer au mois suivant", "Aujourd'hui", "Heure", "Minute", "Date non valide", "Heure non valide",
        "Passer en mode Horloge pour saisir l'heure.", "Passer en mode Texte pour saisir l'heure.",
        "Passer en mode de saisie Agenda", "Passer en mode de saisie Texte", "{} h", "{} heures", "{} minutes",
    ),
    "es": _Said(
        "Seleccionar fecha", "Seleccionar hora", "Aceptar", "Cancelar", "Fecha", "Cambiar al mes anterior",
        "Cambiar al mes siguiente", "Hoy", "Hora", "Minuto", "Fecha no válida", "Hora no válida",
        "Cambiar al modo de reloj para introducir la hora.", "Cambiar al modo de texto para introducir la hora.",
        "Cambiar al modo de calendario", "Cambiar al modo de texto", "{} en punto", "{} horas", "{} minutos",
    ),
    "ar": _Said(
        "اختيار التاريخ", "اختيار الوقت", "حسنًا", "إلغاء", "التاريخ", "الشهر السابق", "الشهر التالي", "اليوم",
        "الساعة", "الدقيقة", "تاريخ غير صالح", "وقت غير صالح",
        "التبديل إلى وضع الساعة لإدخال الوقت", "التبديل إلى وضع الكتابة لإدخال الوقت",
        "التبديل إلى الإدخال باستخدام التقويم", "التبديل إلى إدخال النص", "الساعة {}", "{} ساعة", "{} دقيقة",
    ),
    "he": _Said(
        "בחירת תאריך", "בחירת שעה", "אישור", "ביטול", "תאריך", "מעבר לחודש הקודם", "מעבר לחודש הבא", "היום",
        "שעה", "דקה", "תאריך לא חוקי", "יש להזין שעה חוקית",
        "מעבר למצב שעון להזנת השעה", "מעבר למצב הקלדה להזנת השעה", "מעבר להזנה בלוח שנה", "מעבר להזנת טקסט",
        "השעה {}", "{} שעות", "{} דקות",
    ),
    "hi": _Said(
        "तारीख चुनें", "समय चुनें", "ठीक है", "रद्द करें", "तारीख", "पिछले महीने पर जाएं", "अगले महीने पर जाएं", "आज",
        "घंटा", "मिनट", "तारीख गलत है", "सही समय डालें",
        "समय डालने के लिए घड़ी वाले मोड पर जाएं", "समय डालने के लिए टेक्स्ट वाले मोड पर जाएं",
        "कैलेंडर इनपुट मोड पर जाएं", "टेक्स्ट इनपुट मोड पर जाएं", "{} बजे", "{} घंटे", "{} मिनट",
    ),
    "zh": _Said(
        "选择日期", "选择时间", "确定", "取消", "日期", "转到上个月", "转到下个月", "今天",
        "小时", "分钟", "日期无效", "请输入有效的时间",
        "切换到时钟模式以输入时间", "切换到文字模式以输入时间", "切换到日历输入模式", "切换到文字输入模式",
        "{}点", "{}点", "{}分",
    ),
    "ja": _Said(
        "日付の選択", "時刻の選択", "OK", "キャンセル", "日付", "前の月に移動", "次の月に移動", "今日",
        "時", "分", "日付が無効です", "有効な時刻を入力してください",
        "時計モードに切り替えて時刻を入力します", "テキスト入力モードに切り替えて時刻を入力します",
        "カレンダー入力モードに切り替え", "テキスト入力モードに切り替え", "{} 時", "{} 時", "{} 分",
    ),
}  # fmt: skip


class Words:
    """Words and patterns of one language.

    Args:
        locale: Language tag.

    Attributes:
        months: Names, January first.
        days: Names, Monday first.
        initials: One letter or two for the head of a month.
        order: How a date is typed: ``mdy``, ``dmy`` or ``ymd``, then the separator.
        first_day: First day of the week, Monday = 0.
        am: Before noon.
        pm: After noon.
    """

    def __init__(self, locale: str) -> None:
        self.fmt: Formats = formats_for(locale, False)
        table: LocaleTable = self.fmt.table
        self.months, self.days, self.initials = table.months, table.days, table.initials
        self.order, self.first_day = table.order, table.first_day
        self.am, self.pm = table.halves
        said = _TABLE.get(language_of(locale), _EN)
        self.select_date, self.select_time = said.select_date, said.select_time
        self.ok, self.cancel, self.date_label = said.ok, said.cancel, said.date_label
        self.previous_month, self.next_month, self.today = said.previous_month, said.next_month, said.today
        self.hour, self.minute = said.hour, said.minute
        self.bad_date, self.bad_time = said.bad_date, said.bad_time
        self.to_clock, self.to_keys, self.to_pages, self.to_field = (
            said.to_clock,
            said.to_keys,
            said.to_pages,
            said.to_field,
        )
        self.o_clock, self.hours, self.minutes = said.o_clock, said.hours, said.minutes

    def show(self, day: dt.date) -> str:
        """A date as a headline."""
        return self.fmt.date(day, "medium")

    def spell(self, day: dt.date) -> str:
        """A date in full."""
        return self.fmt.date(day, "full")

    def month(self, year: int, month: int) -> str:
        """A month with its year."""
        return self.fmt.date(dt.date(year, month, 1), "month")

    def number(self, value: int) -> str:
        """A number of a day, a year, an hour, without groups of digits."""
        return self.fmt.plain(value)

    def two(self, value: int) -> str:
        """A number with a zero before it if it has one digit: minutes, hours of the 24-hour clock, typed dates."""
        return digits(f"{value:02}", self.fmt.locale)


@lru_cache(maxsize=64)
def words(locale: str) -> Words:
    """The words of a language tag; English where the language is not among those known."""
    return Words(locale)


def parse_date(text: str, order: str) -> dt.date | None:
    """A typed date: eight digits, or parts with separators, in the order of the language; None if there is no such day.

    Args:
        text: What was typed.
        order: ``Words.order``.
    """
    parts = "".join(c if c.isdigit() else " " for c in text).split()
    if len(parts) == 1 and len(parts[0]) == 8:
        digits = parts[0]
        parts = [digits[:2], digits[2:4], digits[4:]] if order[2] == "y" else [digits[:4], digits[4:6], digits[6:]]
    if len(parts) != 3:
        return None
    value = dict(zip(order[:3], map(int, parts), strict=True))
    try:
        return dt.date(value["y"], value["m"], value["d"])
    except ValueError:
        return None
