"""Chinese, in simplified characters."""

from gts_env.android.locale.table import LocaleTable, split

TABLE = LocaleTable(
    months=split("一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月"),
    short_months=split("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"),
    days=split("星期一 星期二 星期三 星期四 星期五 星期六 星期日"),
    short_days=split("周一 周二 周三 周四 周五 周六 周日"),
    initials=split("一 二 三 四 五 六 日"),
    dates={
        "full": "{y}年{n}月{d}日{W}",
        "long": "{y}年{n}月{d}日",
        "medium": "{y}年{n}月{d}日",
        "short": "{y}/{n}/{d}",
        "weekday_full": "{n}月{d}日{W}",
        "weekday_medium": "{y}年{n}月{d}日{w}",
        "weekday_short": "{n}月{d}日{w}",
        "day_long": "{n}月{d}日",
        "day": "{n}月{d}日",
        "month": "{y}年{n}月",
        "month_short": "{y}年{n}月",
    },
    order="ymd/",
    first_day=0,
    halves=("上午", "下午"),
    time12="{p}{h}:{i:02}",
    hour12="{p}{h}时",
    symbols={"USD": "US$", "EUR": "€", "GBP": "£", "JPY": "JP¥", "INR": "₹", "ILS": "₪", "CNY": "¥"},
    comma="、",
    pair="{a}和{b}",
    last="{a}和{b}",
    near_days=("昨天", "今天", "明天"),
)
