"""The life of the phone's owner in money: accounts, categories and five months of transactions up to today."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from gts_env.apps.living.expenses.data import Account, Archive, Category, Kind, Transaction
from gts_env.apps.living.expenses.periods import DAY, month_of, moved

DAYS = 150
"""Days back that there is something for."""
KEPT_MONTHS = 3
"""Full months whose transactions are not in an archive."""

ACCOUNTS = (
    Account("checking", "Checking", "bank", "EUR", 186_040, "#1F6FB2"),
    Account("cash", "Cash", "cash", "EUR", 12_000, "#8A6D1F"),
    Account("savings", "Rainy day", "savings", "EUR", 420_000, "#1F7A5C"),
    Account("card", "Credit card", "card", "EUR", -8_450, "#7B3FA0"),
    Account("travel", "Travel money", "bank", "USD", 65_000, "#B2491F"),
)

CATEGORIES = (
    Category("groceries", "Groceries", "expense", "shopping_cart", "#2E7D32"),
    Category("dining", "Eating out", "expense", "restaurant", "#C2571A"),
    Category("coffee", "Coffee", "expense", "local_cafe", "#6D4C41"),
    Category("transport", "Transport", "expense", "directions_bus", "#1565C0"),
    Category("home", "Home", "expense", "home", "#5E35B1"),
    Category("utilities", "Utilities", "expense", "bolt", "#9A7B00"),
    Category("health", "Health", "expense", "medical_services", "#C62828"),
    Category("clothes", "Clothes", "expense", "checkroom", "#AD1457"),
    Category("leisure", "Leisure", "expense", "movie", "#00838F"),
    Category("gifts", "Gifts", "expense", "redeem", "#D81B60"),
    Category("travel", "Travel", "expense", "luggage", "#37618E"),
    Category("education", "Education", "expense", "school", "#4E5D2F"),
    Category("salary", "Salary", "income", "work", "#1B7F4B"),
    Category("sales", "Sales", "income", "storefront", "#7A5B00"),
    Category("refunds", "Refunds", "income", "undo", "#3F6C8F"),
    Category("interest", "Interest", "income", "percent", "#5B5F97"),
)

# Day of the month, time, account, kind, category, hundredths, note, account the money goes to.
_MONTHLY: tuple[tuple[int, str, str, Kind, str, int, str, str], ...] = (
    (1, "08:00", "checking", "expense", "home", 78_000, "Rent", ""),
    (2, "07:40", "card", "expense", "transport", 4_900, "Monthly pass", ""),
    (3, "08:00", "checking", "expense", "health", 2_900, "Gym", ""),
    (5, "08:00", "checking", "expense", "utilities", 6_430, "Electricity", ""),
    (8, "12:00", "card", "expense", "leisure", 1_299, "Film streaming", ""),
    (12, "09:00", "checking", "expense", "utilities", 1_499, "Phone plan", ""),
    (15, "09:00", "checking", "expense", "utilities", 3_490, "Internet", ""),
    (20, "18:30", "checking", "expense", "education", 5_400, "Evening class: Portuguese", ""),
    (25, "06:00", "checking", "income", "salary", 248_000, "Northlight payroll", ""),
    (26, "09:15", "checking", "transfer", "", 25_000, "Put aside", "savings"),
    (27, "09:20", "checking", "transfer", "", 82_000, "Card settled", "card"),
    (28, "23:30", "savings", "income", "interest", 412, "Interest", ""),
)

# Every so many days, from an offset; time, account, kind, category, hundredths at least, spread, notes, account to.
_RHYTHM: tuple[tuple[int, int, str, str, Kind, str, int, int, tuple[str, ...], str], ...] = (
    (3, 0, "18:05", "card", "expense", "groceries", 1_840, 4_300,
     ("Corner market", "Green basket", "Weekly shop", "Fish stall", "Bakery and milk"), ""),
    (4, 1, "08:20", "cash", "expense", "coffee", 280, 340, ("Café Lumen", "Station kiosk", "Oat flat white"), ""),
    (6, 2, "20:10", "card", "expense", "dining", 1_650, 3_100,
     ("Noodle bar", "Pizza with Kim", "Team lunch", "Tapas", "Curry house"), ""),
    (9, 4, "17:35", "cash", "expense", "groceries", 620, 1_150,
     ("Farmers' market", "Flower stall", "Cheese stall"), ""),
    (23, 3, "12:40", "checking", "transfer", "", 6_000, 0, ("Cash machine",), "cash"),
    (13, 6, "15:20", "card", "expense", "clothes", 2_490, 6_800, ("Rain jacket", "Trainers", "Winter socks"), ""),
    (17, 5, "21:30", "card", "expense", "leisure", 1_150, 2_400, ("Cinema", "Concert tickets", "Climbing hall"), ""),
    (19, 8, "11:00", "cash", "income", "sales", 1_500, 4_500, ("Flea market", "Old bicycle lamp", "Box of books"), ""),
    (23, 10, "10:30", "checking", "expense", "health", 1_290, 3_900, ("Pharmacy", "Physiotherapy", "Optician"), ""),
    (26, 12, "22:05", "card", "expense", "transport", 1_420, 1_800, ("Taxi home", "Night train"), ""),
    (29, 9, "13:15", "card", "expense", "gifts", 1_900, 4_200, ("Gift: the blue lamp", "Birthday: Kim"), ""),
    (31, 16, "16:45", "checking", "income", "refunds", 2_350, 3_300, ("Returned shoes", "Deposit back"), ""),
)  # fmt: skip

# Days ago, time, account, category, hundredths, currency, note.
_TRIP: tuple[tuple[int, str, str, str, int, str, str], ...] = (
    (17, "22:40", "travel", "travel", 8_650, "", "Hotel deposit"),
    (16, "13:05", "travel", "dining", 3_275, "", "Diner on Fifth"),
    (16, "19:30", "travel", "leisure", 5_400, "", "Jazz club"),
    (15, "10:10", "travel", "transport", 3_300, "", "Subway card"),
    (9, "12:25", "card", "dining", 4_150, "CHF", "Lunch by the lake"),
    (9, "15:50", "card", "travel", 6_200, "CHF", "Mountain railway"),
    (4, "09:05", "card", "education", 2_399, "GBP", "Language workbook"),
)

# Days ago, time, account, kind, category, hundredths, note: what the latest days always have.
_LATEST: tuple[tuple[int, str, str, Kind, str, int, str], ...] = (
    (2, "19:20", "card", "expense", "groceries", 3_462, "Weekly shop"),
    (1, "13:10", "cash", "expense", "dining", 1_180, "Falafel with Sam"),
    (1, "18:45", "card", "expense", "health", 1_645, "Pharmacy"),
    (0, "07:50", "cash", "expense", "coffee", 340, "Café Lumen"),
)


def transactions(today: dt.date) -> tuple[Transaction, ...]:
    """Five months up to today, in order of time."""
    rows = [*_monthly(today), *_rhythm(today), *_trip(today), *_latest(today)]
    rows.sort(key=lambda t: (t.date, t.account, t.note))
    return tuple([replace(t, id=f"t{i + 1}") for i, t in enumerate(rows)])


def put_aside(rows: tuple[Transaction, ...], today: dt.date) -> tuple[tuple[Transaction, ...], tuple[Archive, ...]]:
    """Put what lies more than three months back into an archive for the checking account and one for the card."""
    until = moved(month_of(today, 1), -KEPT_MONTHS)
    archives = []
    for number, account in enumerate(("checking", "card")):
        old = tuple([t for t in rows if t.account == account and t.date.date() < until])
        if old:
            start = month_of(old[0].date.date(), 1)
            archives.append(Archive(f"a{number + 1}", account, start, until - DAY, old))
    gone = {t.id for a in archives for t in a.transactions}
    return tuple([t for t in rows if t.id not in gone]), tuple(archives)


def _at(day: dt.date, time: str) -> dt.datetime:
    return dt.datetime.combine(day, dt.time.fromisoformat(time))


def _days(today: dt.date) -> list[dt.date]:
    return [today - DAY * ago for ago in range(DAYS, 2, -1)]


def _monthly(today: dt.date) -> list[Transaction]:
    return [
        Transaction("", account, kind, amount, _at(day, time), category, note, to)
        for day in _days(today)
        for number, time, account, kind, category, amount, note, to in _MONTHLY
        if day.day == number
    ]


def _rhythm(today: dt.date) -> list[Transaction]:
    out = []
    for day in _days(today):
        n = day.toordinal()
        for every, offset, time, account, kind, category, least, spread, notes, to in _RHYTHM:
            if n % every == offset % every:
                # A step that shares no factor with the spread walks through all of it, in no order one would see.
                amount = least + (n * 7_919 + offset * 613) % (spread + 1)
                note = notes[n // every % len(notes)]
                out.append(Transaction("", account, kind, amount, _at(day, time), category, note, to))
    return out


def _trip(today: dt.date) -> list[Transaction]:
    return [
        Transaction("", account, "expense", amount, _at(today - DAY * ago, time), category, note, "", currency)
        for ago, time, account, category, amount, currency, note in _TRIP
    ]


def _latest(today: dt.date) -> list[Transaction]:
    return [
        Transaction("", account, kind, amount, _at(today - DAY * ago, time), category, note)
        for ago, time, account, kind, category, amount, note in _LATEST
    ]
