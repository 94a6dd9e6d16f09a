"""What the system says, in the languages it speaks."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from gts_env.android.locale import formats_for, language_of


class Words(NamedTuple):
    """Texts of one language; ``missing`` has a place for what was searched."""

    back: str
    home: str
    overview: str
    search: str
    clear_all: str
    no_recents: str
    missing: str
    no_apps: str = "No apps can perform this action."
    open_with: str = "Open with"
    just_once: str = "Just once"
    always: str = "Always"
    copy: str = "Copy"
    copied: str = "Copied to clipboard"
    share: str = "Share"
    dismiss: str = "Dismiss"
    cut: str = "Cut"
    paste: str = "Paste"
    select_all: str = "Select all"
    wifi: str = "Wifi three bars."
    phone: str = "Phone four bars."
    battery: str = "Battery {} percent."


_EN = Words("Back", "Home", "Overview", "Search", "Clear all", "No recent items", 'No apps found matching "{}"')
_TABLE = {
    "en": _EN,
    "de": Words(
        "Zurück", "Startbildschirm", "Übersicht", "Suchen", "Alle schließen", "Keine kürzlich verwendeten Elemente",
        "Keine Apps für „{}“ gefunden", "Diese Aktion kann von keiner App ausgeführt werden.", "Öffnen mit",
        "Nur einmal", "Immer", "Kopieren", "In die Zwischenablage kopiert", "Teilen", "Schließen",
        "Ausschneiden", "Einfügen", "Alle auswählen", "WLAN: drei Balken.", "Mobilfunk: vier Balken.",
        "Akku: {} Prozent.",
    ),
    "fr": Words(
        "Retour", "Accueil", "Aperçu", "Rechercher", "Tout effacer", "Aucun élément récent",
        "Aucune application ne correspond à « {} »", "Aucune application ne peut effectuer cette action.",
        "Ouvrir avec", "Une seule fois", "Toujours", "Copier", "Copié dans le presse-papiers",
        "Partager", "Fermer", "Couper", "Coller", "Tout sélectionner", "Wi-Fi : trois barres.",
        "Mobile : quatre barres.", "Batterie : {} pour cent.",
    ),
    "es": Words(
        "Atrás", "Inicio", "Aplicaciones recientes", "Buscar", "Borrar todo", "No hay elementos recientes",
        "No se han encontrado aplicaciones que coincidan con «{}»", "Ninguna aplicación puede realizar esta acción.",
        "Abrir con", "Solo una vez", "Siempre", "Copiar", "Copiado en el portapapeles",
        "Compartir", "Cerrar", "Cortar", "Pegar", "Seleccionar todo", "Wi-Fi: tres barras.",
        "Teléfono: cuatro barras.", "Batería: {} por ciento.",
    ),
    "ar": Words(
        "رجوع", "الرئيسية", "نظرة عامة", "بحث", "محو الكل", "ليست هناك عناصر تم استخدامها مؤخرًا",
        "لم يتم العثور على أي تطبيقات تتطابق مع “{}”", "لا يمكن لأي تطبيق تنفيذ هذا الإجراء.", "فتح باستخدام",
        "مرة واحدة فقط", "دائمًا", "نسخ", "تم النسخ إلى الحافظة", "مشاركة", "إغلاق",
        "قص", "لصق", "اختيار الكل", "إشارة Wi-Fi: ثلاثة أشرطة.", "إشارة الهاتف: أربعة أشرطة.",
        "شحن البطارية: {} في المائة.",
    ),
    "he": Words(
        "הקודם", "מסך הבית", "סקירה", "חיפוש", "סגירת הכול", "אין פריטים אחרונים", "לא נמצאו אפליקציות שתואמות ל“{}”",
        "אין אפליקציות שיכולות לבצע את הפעולה הזו.", "פתיחה באמצעות", "רק פעם אחת", "תמיד", "העתקה",
        "הועתק ללוח", "שיתוף", "סגירה", "גזירה", "הדבקה", "בחירת הכול", "Wi-Fi: שלושה פסים.", "טלפון: ארבעה פסים.",
        "סוללה: {} אחוזים.",
    ),
    "hi": Words(
        "वापस जाएं", "होम", "खास जानकारी", "खोजें", "सभी हटाएं", "हाल ही का कोई आइटम नहीं है",
        "“{}” से मिलता-जुलता कोई ऐप्लिकेशन नहीं मिला", "कोई भी ऐप्लिकेशन यह कार्रवाई नहीं कर सकता.", "इससे खोलें",
        "सिर्फ़ एक बार", "हमेशा", "कॉपी करें", "क्लिपबोर्ड पर कॉपी किया गया", "शेयर करें",
        "बंद करें", "काटें", "चिपकाएं", "सभी चुनें", "वाई-फ़ाई: तीन बार.", "फ़ोन: चार बार.", "बैटरी: {} प्रतिशत.",
    ),
    "zh": Words(
        "返回", "主屏幕", "概览", "搜索", "全部清除", "近期没有任何内容", "未找到与“{}”相符的应用",
        "没有应用可执行此操作。", "打开方式", "仅此一次", "始终", "复制", "已复制到剪贴板", "分享", "关闭",
        "剪切", "粘贴", "全选", "WLAN 信号强度为三格。", "手机信号强度为四格。", "电池电量为百分之{}。",
    ),
    "ja": Words(
        "戻る", "ホーム", "最近", "検索", "すべてクリア", "最近のアイテムはありません",
        "「{}」に一致するアプリは見つかりませんでした", "この操作を実行できるアプリはありません。", "アプリで開く",
        "1 回のみ", "常時", "コピー", "クリップボードにコピーしました", "共有", "閉じる", "切り取り",
        "貼り付け", "すべて選択", "Wi-Fi: レベル 3", "電波: レベル 4", "電池残量: {} パーセント",
    ),
}  # fmt: skip


def words(locale: str) -> Words:
    """The words of a language tag; English where the language is not among those known."""
    return _TABLE.get(language_of(locale), _EN)


def glance(day: dt.date, locale: str) -> str:
    """A date as the home screen shows it: ``Wed, Oct 14``."""
    return formats_for(locale, False).date(day, "weekday_short")
