"""What pickers say, in the languages the phone's own components speak."""

from __future__ import annotations

import datetime as dt
from functools import lru_cache
from typing import NamedTuple


class Words(NamedTuple):
    """Words and patterns of one language.

    Attributes:
        months: Names, January first.
        short_months: Short names.
        days: Names, Monday first.
        initials: One letter or two for the head of a month.
        date: Pattern of a date with ``d``, ``m`` (short name) and ``y``.
        long_date: Pattern with ``w`` (weekday), ``d``, ``n`` (name of the month) and ``y``.
        order: How a date is typed: ``mdy``, ``dmy`` or ``ymd``, then the separator.
        first_day: First day of the week, Monday = 0.
        am: Before noon.
        pm: After noon.
    """

    months: tuple[str, ...]
    short_months: tuple[str, ...]
    days: tuple[str, ...]
    initials: tuple[str, ...]
    date: str
    long_date: str
    order: str
    first_day: int
    am: str
    pm: str
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

    def show(self, day: dt.date) -> str:
        """A date as a headline."""
        return self.date.format(d=day.day, m=self.short_months[day.month - 1], y=day.year)

    def spell(self, day: dt.date) -> str:
        """A date in full."""
        return self.long_date.format(w=self.days[day.weekday()], d=day.day, n=self.months[day.month - 1], y=day.year)

    def month(self, year: int, month: int) -> str:
        """A month with its year."""
        return f"{self.months[month - 1]} {year}"


def _t(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_EN = Words(
    _t("January February March April May June July August September October November December"),
    _t("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    _t("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
    _t("M T W T F S S"),
    "{m} {d}, {y}", "{w}, {n} {d}, {y}", "mdy/", 6, "AM", "PM",
    "Select date", "Select time", "OK", "Cancel", "Date", "Change to previous month", "Change to next month", "Today",
    "Hour", "Minute", "Invalid date", "Enter a valid time",
)  # fmt: skip

_TABLE: dict[str, Words] = {
    "en": _EN,
    "de": Words(
        _t("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
        _t("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
        _t("Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag"),
        _t("M D M D F S S"),
        "{d}. {m} {y}", "{w}, {d}. {n} {y}", "dmy.", 0, "AM", "PM",
        "Datum auswählen", "Uhrzeit auswählen", "OK", "Abbrechen", "Datum", "Zum vorherigen Monat wechseln",
        "Zum nächsten Monat wechseln", "Heute", "Stunde", "Minute", "Ungültiges Datum", "Ungültige Uhrzeit",
    ),
    "fr": Words(
        _t("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
        _t("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
        _t("lundi mardi mercredi jeudi vendredi samedi dimanche"),
        _t("L M M J V S D"),
        "{d} {m} {y}", "{w} {d} {n} {y}", "dmy/", 0, "AM", "PM",
        "Sélectionner une date", "Sélectionner l'heure", "OK", "Annuler", "Date", "Passer au mois précédent",
        "Passer au mois suivant", "Aujourd'hui", "Heure", "Minute", "Date non valide", "Heure non valide",
    ),
    "es": Words(
        _t("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
        _t("ene feb mar abr may jun jul ago sept oct nov dic"),
        _t("lunes martes miércoles jueves viernes sábado domingo"),
        _t("L M X J V S D"),
        "{d} {m} {y}", "{w}, {d} de {n} de {y}", "dmy/", 0, "a. m.", "p. m.",
        "Seleccionar fecha", "Seleccionar hora", "Aceptar", "Cancelar", "Fecha", "Cambiar al mes anterior",
        "Cambiar al mes siguiente", "Hoy", "Hora", "Minuto", "Fecha no válida", "Hora no válida",
    ),
    "ar": Words(
        _t("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
        _t("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
        _t("الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد"),
        _t("ن ث ر خ ج س ح"),
        "{d} {m} {y}", "{w}، {d} {n} {y}", "dmy/", 5, "ص", "م",
        "اختيار التاريخ", "اختيار الوقت", "حسنًا", "إلغاء", "التاريخ", "الشهر السابق", "الشهر التالي", "اليوم",
        "الساعة", "الدقيقة", "تاريخ غير صالح", "وقت غير صالح",
    ),
}  # fmt: skip


@lru_cache(maxsize=64)
def words(locale: str) -> Words:
    """The words of a language tag; English where the language is not among those known.

    Outside the United States, Canada and the like, English weeks begin on Monday and the day comes first.
    """
    language, _, region = locale.replace("_", "-").partition("-")
    found = _TABLE.get(language, _EN)
    if language == "en" and region and region not in ("US", "CA", "IN", "PH", "ZA"):
        return found._replace(date="{d} {m} {y}", long_date="{w}, {d} {n} {y}", order="dmy/", first_day=0)
    return found


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
