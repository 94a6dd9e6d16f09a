"""What the system says, in the languages it speaks."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from gts_env.android.material import words as material


class Words(NamedTuple):
    """Texts of one language; ``missing`` has a place for what was searched."""

    back: str
    home: str
    overview: str
    search: str
    clear_all: str
    no_recents: str
    missing: str


_EN = Words("Back", "Home", "Overview", "Search", "Clear all", "No recent items", 'No apps found matching "{}"')
_TABLE = {
    "en": _EN,
    "de": Words(
        "Zurück", "Startbildschirm", "Übersicht", "Suchen", "Alle schließen", "Keine kürzlich verwendeten Elemente",
        "Keine Apps für „{}“ gefunden",
    ),
    "fr": Words(
        "Retour", "Accueil", "Aperçu", "Rechercher", "Tout effacer", "Aucun élément récent",
        "Aucune application ne correspond à « {} »",
    ),
    "es": Words(
        "Atrás", "Inicio", "Aplicaciones recientes", "Buscar", "Borrar todo", "No hay elementos recientes",
        "No se han encontrado aplicaciones que coincidan con «{}»",
    ),
    "ar": Words(
        "رجوع", "الرئيسية", "نظرة عامة", "بحث", "محو الكل", "ليست هناك عناصر تم استخدامها مؤخرًا",
        "لم يتم العثور على أي تطبيقات تتطابق مع “{}”",
    ),
}  # fmt: skip


def words(locale: str) -> Words:
    """The words of a language tag; English where the language is not among those known."""
    return _TABLE.get(locale.partition("-")[0], _EN)


def glance(day: dt.date, locale: str) -> str:
    """A date as the home screen shows it: ``Wed, Oct 14``."""
    said = material.words(locale)
    name = said.days[day.weekday()]
    pattern = said.date.replace("{y}", "").strip(", ")
    short = name[:3] if locale.startswith("en") else name
    comma = "،" if locale.startswith("ar") else ","
    return f"{short}{comma} {pattern.format(d=day.day, m=said.short_months[day.month - 1])}"
