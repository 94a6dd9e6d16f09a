"""What controls without a text of their own are called, in the languages the phone's own components speak."""

from __future__ import annotations

from typing import NamedTuple

from gts_env.android.locale import language_of


class ControlWords(NamedTuple):
    """Content descriptions of one language; ``remove`` has a place for what is taken away."""

    increase: str
    decrease: str
    expand: str
    collapse: str
    open_drawer: str
    close_drawer: str
    close: str
    search: str
    back: str
    up: str
    more: str
    clear: str
    remove: str


_EN = ControlWords(
    "Increase", "Decrease", "Expand", "Collapse", "Open navigation drawer", "Close navigation drawer", "Close",
    "Search", "Back",
    "Navigate up", "More options", "Clear text", "Remove {}",
)  # fmt: skip
_TABLE: dict[str, ControlWords] = {
    "de": ControlWords(
        "Erhöhen", "Verringern", "Maximieren", "Minimieren", "Navigationsleiste öffnen", "Navigationsleiste schließen",
        "Schließen", "Suchen", "Zurück",
        "Nach oben", "Weitere Optionen", "Text löschen", "{} entfernen",
    ),
    "fr": ControlWords(
        "Augmenter", "Diminuer", "Développer", "Réduire", "Ouvrir le panneau de navigation",
        "Fermer le panneau de navigation", "Fermer", "Rechercher", "Retour",
        "Remonter", "Autres options", "Effacer le texte", "Supprimer {}",
    ),
    "es": ControlWords(
        "Aumentar", "Reducir", "Mostrar", "Ocultar", "Abrir panel de navegación", "Cerrar panel de navegación",
        "Cerrar", "Buscar", "Atrás",
        "Desplazarse hacia arriba", "Más opciones", "Borrar texto", "Quitar {}",
    ),
    "ar": ControlWords(
        "زيادة", "تقليل", "توسيع", "تصغير", "فتح لائحة التنقل", "إغلاق لائحة التنقل", "إغلاق", "بحث", "رجوع",
        "الانتقال إلى أعلى", "خيارات أكثر", "محو النص", "إزالة {}",
    ),
    "he": ControlWords(
        "הגדלה", "הקטנה", "הרחבה", "כיווץ", "פתיחת תפריט הניווט", "סגירת תפריט הניווט", "סגירה", "חיפוש", "חזרה",
        "ניווט למעלה", "עוד אפשרויות", "ניקוי הטקסט", "הסרה של {}",
    ),
    "hi": ControlWords(
        "बढ़ाएं", "घटाएं", "बड़ा करें", "छोटा करें", "नेविगेशन ड्रॉअर खोलें", "नेविगेशन ड्रॉअर बंद करें", "बंद करें", "खोजें",
        "वापस जाएं",
        "ऊपर जाएं", "ज़्यादा विकल्प", "टेक्स्ट मिटाएं", "{} हटाएं",
    ),
    "zh": ControlWords(
        "增加", "减少", "展开", "收起", "打开导航栏", "关闭导航栏", "关闭", "搜索", "返回",
        "转到上一层级", "更多选项", "清除文字", "移除{}",
    ),
    "ja": ControlWords(
        "増やす", "減らす", "開く", "折りたたむ", "ナビゲーション ドロワーを開く", "ナビゲーション ドロワーを閉じる",
        "閉じる", "検索", "戻る",
        "上へ移動", "その他のオプション", "テキストを消去", "{} を削除",
    ),
}  # fmt: skip


def control_words(locale: str) -> ControlWords:
    """The words of a language tag; English where the language is not among those known."""
    return _TABLE.get(language_of(locale), _EN)
