"""Hindi."""

from gts_env.android.locale.table import LocaleTable, split

TABLE = LocaleTable(
    months=split("जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर"),
    short_months=split("जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰"),
    days=split("सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार"),
    short_days=split("सोम मंगल बुध गुरु शुक्र शनि रवि"),
    initials=split("सो मं बु गु शु श र"),
    dates={
        "full": "{W}, {d} {M} {y}",
        "long": "{d} {M} {y}",
        "medium": "{d} {m} {y}",
        "short": "{d}/{n}/{yy:02}",
        "weekday_full": "{W}, {d} {M}",
        "weekday_medium": "{w}, {d} {m} {y}",
        "weekday_short": "{w}, {d} {m}",
        "day_long": "{d} {M}",
        "day": "{d} {m}",
        "month": "{M} {y}",
        "month_short": "{m} {y}",
    },
    order="dmy/",
    first_day=6,
    halves=("am", "pm"),
    groups=(3, 2),
    symbols={"USD": "$", "EUR": "€", "GBP": "£", "JPY": "JP¥", "INR": "₹", "ILS": "₪", "CNY": "CN¥"},
    pair="{a} और {b}",
    last="{a}, और {b}",
    near_days=("बीता कल", "आज", "आने वाला कल"),
)
