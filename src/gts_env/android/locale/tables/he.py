"""Hebrew."""

from gts_env.android.locale.table import LocaleTable, split

TABLE = LocaleTable(
    months=split("ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר"),
    short_months=split("ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳"),
    days=split("יום_שני יום_שלישי יום_רביעי יום_חמישי יום_שישי יום_שבת יום_ראשון"),
    short_days=split("יום_ב׳ יום_ג׳ יום_ד׳ יום_ה׳ יום_ו׳ שבת יום_א׳"),
    initials=split("ב׳ ג׳ ד׳ ה׳ ו׳ ש׳ א׳"),
    dates={
        "full": "{W}, {d} ב{M} {y}",
        "long": "{d} ב{M} {y}",
        "medium": "{d} ב{m} {y}",
        "short": "{d}.{n}.{y}",
        "weekday_full": "{W}, {d} ב{M}",
        "weekday_medium": "{w}, {d} ב{m} {y}",
        "weekday_short": "{w}, {d} ב{m}",
        "day_long": "{d} ב{M}",
        "day": "{d} ב{m}",
        "month": "{M} {y}",
        "month_short": "{m} {y}",
    },
    order="dmy.",
    first_day=6,
    halves=("לפנה״צ", "אחה״צ"),
    time24="{H}:{i:02}",
    money="\u200f{n}\xa0\u200f{s}",
    symbols={"USD": "$", "EUR": "€", "GBP": "£", "JPY": "JP¥", "INR": "₹", "ILS": "₪", "CNY": "CN¥"},
    pair="{a} ו{b}",
    last="{a} ו{b}",
    near_days=("אתמול", "היום", "מחר"),
    quotes="“{}”",
    mark="\u200e",
)
