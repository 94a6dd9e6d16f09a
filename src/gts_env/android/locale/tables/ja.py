"""Japanese."""

from gts_env.android.locale.table import LocaleTable, split

_MONTHS = split("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月")

TABLE = LocaleTable(
    months=_MONTHS,
    short_months=_MONTHS,
    days=split("月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日"),
    short_days=split("月 火 水 木 金 土 日"),
    initials=split("月 火 水 木 金 土 日"),
    dates={
        "full": "{y}年{n}月{d}日{W}",
        "long": "{y}年{n}月{d}日",
        "medium": "{y}年{n}月{d}日",
        "short": "{y}/{n:02}/{d:02}",
        "weekday_full": "{n}月{d}日{W}",
        "weekday_medium": "{y}年{n}月{d}日({w})",
        "weekday_short": "{n}月{d}日({w})",
        "day_long": "{n}月{d}日",
        "day": "{n}月{d}日",
        "month": "{y}年{n}月",
        "month_short": "{y}年{n}月",
    },
    order="ymd/",
    first_day=6,
    halves=("午前", "午後"),
    time12="{p}{k}:{i:02}",
    hour12="{p}{k}時",
    time24="{H}:{i:02}",
    span="{a}～{b}",
    symbols={"USD": "$", "EUR": "€", "GBP": "£", "JPY": "￥", "INR": "₹", "ILS": "₪", "CNY": "元"},
    comma="、",
    pair="{a}、{b}",
    last="{a}、{b}",
    near_days=("昨日", "今日", "明日"),
    quotes="「{}」",
)
