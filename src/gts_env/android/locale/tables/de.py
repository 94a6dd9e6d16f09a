"""German."""

from gts_env.android.locale.table import LocaleTable, split

TABLE = LocaleTable(
    months=split("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    short_months=split("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    days=split("Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag"),
    short_days=split("Mo Di Mi Do Fr Sa So"),
    initials=split("M D M D F S S"),
    dates={
        "full": "{W}, {d}. {M} {y}",
        "long": "{d}. {M} {y}",
        "medium": "{d}. {m} {y}",
        "short": "{d:02}.{n:02}.{yy:02}",
        "weekday_full": "{W}, {d}. {M}",
        "weekday_medium": "{w}., {d}. {m} {y}",
        "weekday_short": "{w}., {d}. {m}",
        "day_long": "{d}. {M}",
        "day": "{d}. {m}",
        "month": "{M} {y}",
        "month_short": "{m} {y}",
    },
    order="dmy.",
    first_day=0,
    halves=("AM", "PM"),
    decimal=",",
    group=".",
    percent="{n}\xa0%",
    money="{n}\xa0{s}",
    symbols={"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "ILS": "₪", "CNY": "CN¥"},
    pair="{a} und {b}",
    last="{a} und {b}",
    near_days=("Gestern", "Heute", "Morgen"),
    quotes="„{}“",
)
