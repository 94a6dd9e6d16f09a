"""French."""

from gts_env.android.locale.table import LocaleTable, split

TABLE = LocaleTable(
    months=split("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    short_months=split("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    days=split("lundi mardi mercredi jeudi vendredi samedi dimanche"),
    short_days=split("lun. mar. mer. jeu. ven. sam. dim."),
    initials=split("L M M J V S D"),
    dates={
        "full": "{W} {d} {M} {y}",
        "long": "{d} {M} {y}",
        "medium": "{d} {m} {y}",
        "short": "{d:02}/{n:02}/{y}",
        "weekday_full": "{W} {d} {M}",
        "weekday_medium": "{w} {d} {m} {y}",
        "weekday_short": "{w} {d} {m}",
        "day_long": "{d} {M}",
        "day": "{d} {m}",
        "month": "{M} {y}",
        "month_short": "{m} {y}",
    },
    order="dmy/",
    first_day=0,
    halves=("AM", "PM"),
    decimal=",",
    group="\u202f",
    percent="{n}\u202f%",
    money="{n}\xa0{s}",
    symbols={"USD": "$US", "EUR": "€", "GBP": "£GB", "JPY": "JPY", "INR": "₹", "ILS": "₪", "CNY": "CN¥"},
    pair="{a} et {b}",
    last="{a} et {b}",
    near_days=("Hier", "Aujourd’hui", "Demain"),
    sizes=("o", "ko", "Mo", "Go"),
    quotes="«\xa0{}\xa0»",
    gmt="UTC",
)
