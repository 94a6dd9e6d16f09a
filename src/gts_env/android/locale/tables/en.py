"""English."""

from gts_env.android.locale.table import LocaleTable, split

WORLD_DATES = {
    "full": "{W}, {d} {M} {y}",
    "long": "{d} {M} {y}",
    "medium": "{d} {m} {y}",
    "short": "{d:02}/{n:02}/{y}",
    "weekday_full": "{W}, {d} {M}",
    "weekday_medium": "{w}, {d} {m} {y}",
    "weekday_short": "{w}, {d} {m}",
    "day_long": "{d} {M}",
    "day": "{d} {m}",
    "month": "{M} {y}",
    "month_short": "{m} {y}",
}
"""Patterns outside North America."""

TABLE = LocaleTable(
    months=split("January February March April May June July August September October November December"),
    short_months=split("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    days=split("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
    short_days=split("Mon Tue Wed Thu Fri Sat Sun"),
    initials=split("M T W T F S S"),
    dates={
        "full": "{W}, {M} {d}, {y}",
        "long": "{M} {d}, {y}",
        "medium": "{m} {d}, {y}",
        "short": "{n}/{d}/{yy:02}",
        "weekday_full": "{W}, {M} {d}",
        "weekday_medium": "{w}, {m} {d}, {y}",
        "weekday_short": "{w}, {m} {d}",
        "day_long": "{M} {d}",
        "day": "{m} {d}",
        "month": "{M} {y}",
        "month_short": "{m} {y}",
    },
    order="mdy/",
    first_day=6,
    halves=("AM", "PM"),
    symbols={"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "ILS": "₪", "CNY": "CN¥"},
    pair="{a} and {b}",
    last="{a}, and {b}",
    near_days=("Yesterday", "Today", "Tomorrow"),
)
