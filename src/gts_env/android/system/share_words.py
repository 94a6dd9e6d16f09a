"""What the share sheet says is shared: a text, a link, pictures or files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from gts_env.android.intents import WEB, Intent
from gts_env.android.locale import formats_for, language_of
from gts_env.android.locale.strings import Texts, plural
from gts_env.android.locale.table import FALLBACK

_TABLES: dict[str, Mapping[str, str]] = {
    "en": {
        "text": "Sharing text",
        "link": "Sharing link",
        **plural("image", one="Sharing image", other="Sharing {n} images"),
        **plural("file", one="Sharing {n} file", other="Sharing {n} files"),
    },
    "de": {
        "text": "Text wird geteilt",
        "link": "Link wird geteilt",
        **plural("image", one="Bild wird geteilt", other="{n} Bilder werden geteilt"),
        **plural("file", one="{n} Datei wird geteilt", other="{n} Dateien werden geteilt"),
    },
    "fr": {
        "text": "Partage du texte",
        "link": "Partage du lien",
        **plural("image", one="Partage de l’image", other="Partage de {n} images"),
        **plural("file", one="Partage de {n} fichier", other="Partage de {n} fichiers"),
    },
    "es": {
        "text": "Compartiendo texto",
        "link": "Compartiendo enlace",
        **plural("image", one="Compartiendo imagen", other="Compartiendo {n} imágenes"),
        **plural("file", one="Compartiendo {n} archivo", other="Compartiendo {n} archivos"),
    },
    "ar": {
        "text": "مشاركة نص",
        "link": "مشاركة رابط",
        **plural(
            "image", one="مشاركة صورة", two="مشاركة صورتين", few="مشاركة {n} صور", many="مشاركة {n} صورة",
            other="مشاركة {n} صورة",
        ),
        **plural(
            "file", one="مشاركة ملف واحد", two="مشاركة ملفين", few="مشاركة {n} ملفات", many="مشاركة {n} ملفًا",
            other="مشاركة {n} ملف",
        ),
    },
    "he": {
        "text": "שיתוף טקסט",
        "link": "שיתוף קישור",
        **plural("image", one="שיתוף תמונה", two="שיתוף שתי תמונות", other="שיתוף {n} תמונות"),
        **plural("file", one="שיתוף קובץ אחד", two="שיתוף שני קבצים", other="שיתוף {n} קבצים"),
    },
    "hi": {
        "text": "टेक्स्ट शेयर किया जा रहा है",
        "link": "लिंक शेयर किया जा रहा है",
        **plural("image", one="इमेज शेयर की जा रही है", other="{n} इमेज शेयर की जा रही हैं"),
        **plural("file", one="{n} फ़ाइल शेयर की जा रही है", other="{n} फ़ाइलें शेयर की जा रही हैं"),
    },
    "zh": {
        "text": "分享文本",
        "link": "分享链接",
        **plural("image", other="分享 {n} 张图片"),
        **plural("file", other="分享 {n} 个文件"),
    },
    "ja": {
        "text": "テキストを共有",
        "link": "リンクを共有",
        **plural("image", other="{n} 枚の画像を共有"),
        **plural("file", other="{n} 個のファイルを共有"),
    },
}  # fmt: skip


def headline(intent: Intent, locale: str) -> str:
    """What the share sheet calls that which an intent hands over, in the language of a tag.

    Files are the names in the extra ``stream``; without them it is a text, or a link if it is nothing but one.
    """
    extras = dict(intent.extras)
    say = _texts(locale)
    streams = extras.get("stream", ())
    if streams:
        kind = "image" if (intent.type or "").startswith("image/") else "file"
        return say(kind, n=1 if isinstance(streams, str) else len(streams))
    return say("link" if _is_link(str(extras.get("text", ""))) else "text")


def _is_link(text: str) -> bool:
    scheme, sign, rest = text.partition("://")
    return bool(sign and rest) and scheme.lower() in WEB and not any(c.isspace() for c in text)


@lru_cache(maxsize=32)
def _texts(locale: str) -> Texts:
    return Texts(_TABLES.get(language_of(locale), _TABLES[FALLBACK]), formats_for(locale, False))
