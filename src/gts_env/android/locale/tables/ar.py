"""Arabic."""

from gts_env.android.locale.table import LocaleTable, split

_MONTHS = split("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر")
_DAYS = split("الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد")

TABLE = LocaleTable(
    months=_MONTHS,
    short_months=_MONTHS,
    days=_DAYS,
    short_days=_DAYS,
    initials=split("ن ث ر خ ج س ح"),
    dates={
        "full": "{W}، {d} {M} {y}",
        "long": "{d} {M} {y}",
        "medium": "{d} {M} {y}",
        "short": "{d}\u200f/{n}\u200f/{y}",
        "weekday_full": "{W}، {d} {M}",
        "weekday_medium": "{W}، {d} {M} {y}",
        "weekday_short": "{W}، {d} {M}",
        "day_long": "{d} {M}",
        "day": "{d} {M}",
        "month": "{M} {y}",
        "month_short": "{M} {y}",
    },
    order="dmy/",
    first_day=5,
    halves=("ص", "م"),
    percent="{n}\u200e%\u200e",
    money="\u200f{n}\xa0{s}",
    symbols={"USD": "US$", "EUR": "€", "GBP": "UK£", "JPY": "JP¥", "INR": "₹", "ILS": "₪", "CNY": "CN¥",
             "EGP": "ج.م.\u200f", "SAR": "ر.س.\u200f", "AED": "د.إ.\u200f"},
    comma="، ",
    pair="{a} و{b}",
    last="{a} و{b}",
    near_days=("أمس", "اليوم", "غدًا"),
    sizes=("بايت", "كيلوبايت", "ميغابايت", "غيغابايت"),
    gmt="غرينتش",
    mark="\u200e",
)  # fmt: skip
