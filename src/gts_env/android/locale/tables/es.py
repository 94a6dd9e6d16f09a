"""Spanish."""

from gts_env.android.locale.table import LocaleTable, split

TABLE = LocaleTable(
    months=split("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    short_months=split("ene feb mar abr may jun jul ago sept oct nov dic"),
    days=split("lunes martes miércoles jueves viernes sábado domingo"),
    short_days=split("lun mar mié jue vie sáb dom"),
    initials=split("L M X J V S D"),
    dates={
        "full": "{W}, {d} de {M} de {y}",
        "long": "{d} de {M} de {y}",
        "medium": "{d} {m} {y}",
        "short": "{d}/{n}/{yy:02}",
        "weekday_full": "{W}, {d} de {M}",
        "weekday_medium": "{w}, {d} {m} {y}",
        "weekday_short": "{w}, {d} {m}",
        "day_long": "{d} de {M}",
        "day": "{d} {m}",
        "month": "{M} de {y}",
        "month_short": "{m} {y}",
    },
    order="dmy/",
    first_day=0,
    halves=("a.\xa0m.", "p.\xa0m."),
    time24="{H}:{i:02}",
    decimal=",",
    group=".",
    percent="{n}\xa0%",
    money="{n}\xa0{s}",
    symbols={"USD": "US$", "EUR": "€", "GBP": "GBP", "JPY": "JPY", "INR": "INR", "ILS": "ILS", "CNY": "CNY"},
    pair="{a} y {b}",
    last="{a} y {b}",
    near_days=("Ayer", "Hoy", "Mañana"),
    quotes="«{}»",
)
