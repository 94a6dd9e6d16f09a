"""What the notification shade, quick settings and the permission dialog say, in the languages the system speaks."""

from __future__ import annotations

from typing import NamedTuple

from gts_env.android.locale import formats_for, language_of
from gts_env.android.system.panel_words_east import HE, HI, JA, ZH


class PanelWords(NamedTuple):
    """Texts of one language; those with ``{}`` take an app's name, a number or a permission."""

    no_notifications: str
    clear_all: str
    manage: str
    silent: str
    expand: str
    collapse: str
    settings: str
    now: str
    minutes: str
    hours: str
    days: str
    internet: str
    network: str
    mobile: str
    airplane: str
    rotate: str
    dark: str
    quiet: str
    on: str
    off: str
    allow: str
    refuse: str
    while_used: str
    once: str
    ask: str
    may: tuple[str, ...]
    widgets: str
    no_widgets: str
    remove: str
    widget_full: str


_EN = PanelWords(
    "No notifications", "Clear all", "Manage", "Silent", "Expand", "Collapse", "Open settings",
    "now", "{}m", "{}h", "{}d",
    "Internet", "HomeNet", "Mobile data", "Airplane mode", "Auto-rotate", "Dark theme", "Do Not Disturb", "On", "Off",
    "Allow", "Don’t allow", "While using the app", "Only this time", "Allow {app} to {what}?",
    (
        "send you notifications", "access this device’s location", "take pictures and record video", "record audio",
        "access your contacts", "access your calendar", "access photos and videos on this device",
        "make and manage phone calls", "find, connect to, and determine the relative position of nearby devices",
    ),
    "Widgets", "No widgets available", "Remove", "No room for this widget",
)  # fmt: skip
_DE = PanelWords(
    "Keine Benachrichtigungen", "Alle löschen", "Verwalten", "Lautlos", "Maximieren", "Minimieren",
    "Einstellungen öffnen", "Jetzt", "{} Min.", "{} Std.", "{} T.",
    "Internet", "HomeNet", "Mobile Daten", "Flugmodus", "Autom. drehen", "Dunkles Design", "Bitte nicht stören",
    "An", "Aus", "Zulassen", "Nicht zulassen", "Bei Nutzung der App", "Nur dieses Mal", "{app} erlauben, {what}?",
    (
        "dir Benachrichtigungen zu senden", "den Standort dieses Geräts abzurufen",
        "Bilder und Videos aufzunehmen", "Audio aufzunehmen", "auf deine Kontakte zuzugreifen",
        "auf deinen Kalender zuzugreifen", "auf Fotos und Videos auf diesem Gerät zuzugreifen",
        "Anrufe zu starten und zu verwalten", "Geräte in der Nähe zu finden und sich mit ihnen zu verbinden",
    ),
    "Widgets", "Keine Widgets verfügbar", "Entfernen", "Kein Platz für dieses Widget",
)  # fmt: skip
_FR = PanelWords(
    "Aucune notification", "Tout effacer", "Gérer", "Silencieuses", "Développer", "Réduire", "Ouvrir les paramètres",
    "maint.", "{} min", "{} h", "{} j",
    "Internet", "HomeNet", "Données mobiles", "Mode Avion", "Rotation auto", "Thème sombre", "Ne pas déranger",
    "Activé", "Désactivé", "Autoriser", "Ne pas autoriser", "Lorsque vous utilisez l’appli",
    "Uniquement cette fois-ci", "Autoriser {app} à {what} ?",
    (
        "vous envoyer des notifications", "accéder à la position de cet appareil",
        "prendre des photos et à enregistrer des vidéos", "enregistrer des fichiers audio", "accéder à vos contacts",
        "accéder à votre agenda", "accéder aux photos et vidéos sur cet appareil",
        "passer et à gérer des appels téléphoniques", "trouver des appareils à proximité et à s’y connecter",
    ),
    "Widgets", "Aucun widget disponible", "Supprimer", "Pas assez de place pour ce widget",
)  # fmt: skip
_ES = PanelWords(
    "No hay notificaciones", "Borrar todo", "Gestionar", "Silencio", "Mostrar", "Ocultar", "Abrir ajustes",
    "ahora", "{} min", "{} h", "{} d",
    "Internet", "HomeNet", "Datos móviles", "Modo avión", "Giro automático", "Tema oscuro", "No molestar",
    "Activado", "Desactivado", "Permitir", "No permitir", "Mientras se usa la aplicación", "Solo esta vez",
    "¿Permitir que {app} {what}?",
    (
        "te envíe notificaciones", "acceda a la ubicación de este dispositivo", "haga fotos y grabe vídeos",
        "grabe audio", "acceda a tus contactos", "acceda a tu calendario",
        "acceda a las fotos y vídeos de este dispositivo", "haga y gestione llamadas",
        "busque dispositivos cercanos y se conecte a ellos",
    ),
    "Widgets", "No hay widgets disponibles", "Quitar", "No hay espacio para este widget",
)  # fmt: skip
_AR = PanelWords(
    "ليس هناك أي إشعارات", "محو الكل", "إدارة", "صامتة", "توسيع", "تصغير", "فتح الإعدادات",
    "الآن", "{} د", "{} س", "{} ي",
    "الإنترنت", "HomeNet", "بيانات الجوال", "وضع الطيران", "تدوير تلقائي", "المظهر الداكن", "عدم الإزعاج",
    "مفعّل", "غير مفعّل", "السماح", "عدم السماح", "أثناء استخدام التطبيق", "هذه المرّة فقط",
    "هل تريد السماح لتطبيق {app} {what}؟",
    (
        "بإرسال إشعارات إليك", "بالوصول إلى الموقع الجغرافي لهذا الجهاز", "بالتقاط صور وتسجيل فيديو",
        "بتسجيل الصوت", "بالوصول إلى جهات اتصالك", "بالوصول إلى تقويمك",
        "بالوصول إلى الصور والفيديوهات على هذا الجهاز", "بإجراء المكالمات الهاتفية وإدارتها",
        "بالعثور على الأجهزة المجاورة والاتصال بها",
    ),
    "التطبيقات المصغّرة", "لا تتوفر تطبيقات مصغّرة", "إزالة", "لا تتوفر مساحة لهذا التطبيق المصغّر",
)  # fmt: skip
_TABLE = {
    "en": _EN, "de": _DE, "fr": _FR, "es": _ES, "ar": _AR, "he": PanelWords(*HE), "hi": PanelWords(*HI),
    "zh": PanelWords(*ZH), "ja": PanelWords(*JA),
}  # fmt: skip


def panel_words(locale: str) -> PanelWords:
    """The words of a language tag; English where the language is not among those known."""
    return _TABLE.get(language_of(locale), _EN)


def ago(said: PanelWords, locale: str, ms: int) -> str:
    """How long ago a notification came: ``now``, ``5m``, ``2h``, ``1d``."""
    number = formats_for(locale, False).number
    minutes = max(0, ms) // 60_000
    if minutes < 1:
        return said.now
    if minutes < 60:
        return said.minutes.format(number(minutes))
    hours = minutes // 60
    return said.hours.format(number(hours)) if hours < 24 else said.days.format(number(hours // 24))


def question(said: PanelWords, app: str, number: int) -> str:
    """The question for the permission of a number in :data:`gts_env.android.permissions.PERMISSIONS`."""
    return said.ask.format(app=app, what=said.may[number])
