"""What controls without a text of their own are called, in the languages the phone's own components speak."""

from __future__ import annotations

from typing import NamedTuple

from gts_env.android.locale import language_of


class ControlWords(NamedTuple):
    """Content descriptions of one language."""

    increase: str
    decrease: str
    expand: str
    collapse: str
    open_drawer: str
    close_drawer: str
    close: str
    search: str
    back: str


_EN = ControlWords(
    "Increase", "Decrease", "Expand", "Collapse", "Open navigation drawer", "Close navigation drawer", "Close",
    "Search", "Back",
)  # fmt: skip
_TABLE: dict[str, ControlWords] = {
    "de": ControlWords(
        "Erhöhen", "Verringern", "Maximieren", "Minimieren", "Navigationsleiste öffnen", "Navigationsleiste schließen",
        "Schließen", "Suchen", "Zurück",
    ),
    "fr": ControlWords(
        "Augmenter", "Diminuer", "Développer", "Réduire", "Ouvrir le panneau de navigation",
        "Fermer le panneau de navigation", "Fermer", "Rechercher", "Retour",
    ),
    "es": ControlWords(
        "Aumentar", "Reducir", "Mostrar", "Ocultar", "Abrir panel de navegación", "Cerrar panel de navegación",
        "Cerrar", "Buscar", "Atrás",
    ),
    "ar": ControlWords(
        "زيادة", "تقليل", "توسيع", "تصغير", "فتح لائحة التنقل", "إغلاق لائحة التنقل", "إغلاق", "بحث", "رجوع",
    ),
    "he": ControlWords(
        "הגדלה", "הקטנה", "הרחבה", "כיווץ", "פתיחת תפריט הניווט", "סגירת תפריט הניווט", "סגירה", "חיפוש", "חזרה",
    ),
    "hi": ControlWords(
        "बढ़ाएं", "घटाएं", "बड़ा करें", "छोटा करें", "नेविगेशन ड्रॉअर खोलें", "नेविगेशन ड्रॉअर बंद करें", "बंद करें", "खोजें",
        "वापस जाएं",
    ),
    "zh": ControlWords("增加", "减少", "展开", "收起", "打开导航栏", "关闭导航栏", "关闭", "搜索", "返回"),
    "ja": ControlWords(
        "増やす", "減らす", "開く", "折りたたむ", "ナビゲーション ドロワーを開く", "ナビゲーション ドロワーを閉じる",
        "閉じる", "検索", "戻る",
    ),
}  # fmt: skip


def control_words(locale: str) -> ControlWords:
    """The words of a language tag; English where the language is not among those known."""
    return _TABLE.get(language_of(locale), _EN)
