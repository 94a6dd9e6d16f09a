"""What keys with a symbol are called, in the languages the soft keyboard speaks."""

from __future__ import annotations

from typing import NamedTuple

from gts_env.android.locale import language_of


class KeyWords(NamedTuple):
    """Content descriptions of one language."""

    done: str
    next: str
    search: str
    send: str
    go: str
    enter: str
    comma: str
    period: str
    space: str
    at: str
    slash: str
    less: str
    greater: str
    more_symbols: str
    symbols: str
    letters: str
    delete: str
    shift: str
    shift_on: str
    caps: str
    hide: str
    language: str = "Next language"

    def of(self, character: str) -> str | None:
        """Name of a character; None for one that says itself."""
        name = _CHARACTERS.get(character)
        return getattr(self, name) if name is not None else None


_CHARACTERS = {",": "comma", ".": "period", " ": "space", "@": "at", "/": "slash", "<": "less", ">": "greater"}
_EN = KeyWords(
    "Done", "Next", "Search", "Send", "Go", "Enter", "Comma", "Period", "Space", "At", "Slash", "Less than",
    "Greater than", "More symbols", "Symbol keyboard", "Letter keyboard", "Delete", "Shift", "Shift enabled",
    "Caps lock enabled", "Back",
)  # fmt: skip
_TABLE = {
    "de": KeyWords(
        "Fertig", "Weiter", "Suchen", "Senden", "Los", "Eingabetaste", "Komma", "Punkt", "Leertaste", "At-Zeichen",
        "Schrägstrich", "Kleiner als", "Größer als", "Weitere Symbole", "Symboltastatur", "Buchstabentastatur",
        "Löschen", "Umschalttaste", "Umschalttaste aktiviert", "Feststelltaste aktiviert", "Zurück", "Nächste Sprache",
    ),
    "fr": KeyWords(
        "OK", "Suivant", "Rechercher", "Envoyer", "Aller", "Entrée", "Virgule", "Point", "Espace", "Arobase",
        "Barre oblique", "Inférieur à", "Supérieur à", "Plus de symboles", "Clavier de symboles",
        "Clavier alphabétique", "Supprimer", "Maj", "Maj activée", "Verrouillage des majuscules activé", "Retour",
        "Langue suivante",
    ),
    "es": KeyWords(
        "Hecho", "Siguiente", "Buscar", "Enviar", "Ir", "Intro", "Coma", "Punto", "Espacio", "Arroba", "Barra",
        "Menor que", "Mayor que", "Más símbolos", "Teclado de símbolos", "Teclado de letras", "Suprimir",
        "Mayús", "Mayús activado", "Bloqueo de mayúsculas activado", "Atrás", "Idioma siguiente",
    ),
    "ar": KeyWords(
        "تم", "التالي", "بحث", "إرسال", "انتقال", "إدخال", "فاصلة", "نقطة", "مسافة", "علامة @", "شرطة مائلة",
        "أصغر من", "أكبر من", "رموز أخرى", "لوحة مفاتيح الرموز", "لوحة مفاتيح الحروف", "حذف", "العالي",
        "تم تفعيل العالي", "تم تفعيل قفل الأحرف الكبيرة", "رجوع",
        "اللغة التالية",
    ),
    "he": KeyWords(
        "סיום", "הבא", "חיפוש", "שליחה", "מעבר", "Enter", "פסיק", "נקודה", "רווח", "שטרודל", "לוכסן", "קטן מ",
        "גדול מ", "סמלים נוספים", "מקלדת סמלים", "מקלדת אותיות", "מחיקה", "Shift", "Shift מופעל",
        "Caps Lock מופעל", "חזרה", "השפה הבאה",
    ),
    "hi": KeyWords(
        "हो गया", "आगे", "खोजें", "भेजें", "जाएं", "Enter", "कॉमा", "पूर्ण विराम", "स्पेस", "ऐट", "स्लैश", "इससे कम",
        "इससे ज़्यादा", "ज़्यादा चिह्न", "चिह्नों वाला कीबोर्ड", "अक्षरों वाला कीबोर्ड", "मिटाएं", "Shift", "Shift चालू है",
        "Caps Lock चालू है", "वापस जाएं", "अगली भाषा",
    ),
    "zh": KeyWords(
        "完成", "下一步", "搜索", "发送", "前往", "回车", "逗号", "句号", "空格", "At 符号", "斜杠", "小于号", "大于号",
        "更多符号", "符号键盘", "字母键盘", "删除", "Shift", "已启用 Shift", "已锁定大写", "返回", "下一种语言",
    ),
    "ja": KeyWords(
        "完了", "次へ", "検索", "送信", "移動", "Enter", "カンマ", "ピリオド", "スペース", "アットマーク", "スラッシュ",
        "小なり", "大なり", "その他の記号", "記号キーボード", "文字キーボード", "削除", "Shift", "Shift 有効",
        "Caps Lock 有効", "戻る", "次の言語",
    ),
}  # fmt: skip


def key_words(locale: str) -> KeyWords:
    """The words of a language tag; English where the language is not among those known."""
    return _TABLE.get(language_of(locale), _EN)
