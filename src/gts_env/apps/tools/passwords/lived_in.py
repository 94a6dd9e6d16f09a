"""The vaults of the phone's owner: what has gathered in some years, around the day it is."""

from __future__ import annotations

import datetime as dt

from gts_env.apps.tools.passwords.data import Entry, Group, Recipe, Vault
from gts_env.apps.tools.passwords.making import generate

MAIL = "maya.lindqvist@mail.example"
WORK = "maya.lindqvist@northlight.example"
MADE = ("vK8-tropez!nR4q2", "Maple-Otter-Lantern-Quartz27", "h3!Fq9_wZpLr@6Yc")
SEARCHES = ("router", "rail")

_GROUPS: tuple[tuple[str, str, str, str, str], ...] = (
    ("g1", "personal", "Banking", "", "account_balance"),
    ("g2", "personal", "Email", "", "mail"),
    ("g3", "personal", "Shopping", "", "shopping_cart"),
    ("g4", "personal", "Clothes", "g3", "folder"),
    ("g5", "personal", "Electronics", "g3", "devices"),
    ("g6", "personal", "Groceries", "g3", "folder"),
    ("g7", "personal", "Social", "", "forum"),
    ("g8", "personal", "Streaming", "", "movie"),
    ("g9", "personal", "Travel", "", "flight"),
    ("g10", "personal", "Airlines", "g9", "flight"),
    ("g11", "personal", "Hotels", "g9", "hotel"),
    ("g12", "personal", "Trains", "g9", "train"),
    ("g13", "personal", "Loyalty cards", "g10", "credit_card"),
    ("g14", "personal", "Home", "", "home"),
    ("g15", "personal", "Wi-Fi", "g14", "wifi"),
    ("g16", "personal", "Smart home", "g14", "devices"),
    ("g17", "personal", "Health", "", "local_hospital"),
    ("g18", "personal", "Old accounts", "", "folder"),
    ("g20", "work", "Servers", "", "cloud"),
    ("g21", "work", "Production", "g20", "cloud"),
    ("g22", "work", "Staging", "g20", "cloud"),
    ("g23", "work", "Vendors", "", "work"),
    ("g24", "work", "Code", "", "code"),
    ("g30", "family", "School", "", "school"),
    ("g31", "family", "Games", "", "sports_esports"),
)

# Vault, group, title, user, host, icon, days since it was changed, notes.
_ENTRIES: tuple[tuple[str, str, str, str, str, str, int, str], ...] = (
    ("personal", "", "Citizen portal", MAIL, "portal.citizen", "language", 41, "Signature PIN is in the blue folder"),
    ("personal", "", "Tax office online", "ML-4417-2209", "tax.office", "account_balance", 190, "Certificate: March"),
    ("personal", "", "Phone provider", "+46 70 555 0134", "my.telva", "devices", 77, "Customer number 20331847"),
    ("personal", "", "Parking app", MAIL, "parkly", "key", 12, ""),
    ("personal", "g1", "Alder Bank", "lindqvist.m", "online.alderbank", "account_balance", 9, "Block: 0800 555019"),
    ("personal", "g1", "Alder Bank broker", "lindqvist.m", "broker.alderbank", "account_balance", 64, ""),
    ("personal", "g1", "Brightcard", MAIL, "brightcard", "credit_card", 23, "Security question: first street"),
    ("personal", "g1", "Payhop", MAIL, "payhop", "credit_card", 3, ""),
    ("personal", "g1", "Building society", "88-204-117", "kestrel-homes", "home", 301, "Mortgage, with Tom"),
    ("personal", "g1", "Pension fund", "P-7720-18", "norrpension", "account_balance", 420, ""),
    ("personal", "g2", "Mail", MAIL, "mail", "mail", 55, "Recovery codes are printed and in the desk"),
    ("personal", "g2", "Old student mail", "mlindqv@uni-north.example", "mail.uni-north", "mail", 830, ""),
    ("personal", "g2", "Newsletter mailbox", "maya.reads@mail.example", "mail", "mail", 120, ""),
    ("personal", "g3", "Marketplace", MAIL, "lumenmarket", "shopping_cart", 18, "Seller name is maya_l"),
    ("personal", "g3", "Second hand", "mayal", "loppis", "shopping_cart", 96, ""),
    ("personal", "g3", "Bookshop", MAIL, "pageandpine", "shopping_cart", 33, ""),
    ("personal", "g4", "Fjell outdoor", MAIL, "fjelloutdoor", "shopping_cart", 140, "Size 38, member number 55120"),
    ("personal", "g4", "Linen & Co", MAIL, "linenandco", "shopping_cart", 66, ""),
    ("personal", "g4", "Running shoes", "maya.runs", "strideshop", "shopping_cart", 210, ""),
    ("personal", "g5", "Voltkraft", MAIL, "voltkraft", "devices", 28, "Warranty of the washing machine until 2028"),
    ("personal", "g5", "Camera exchange", MAIL, "camera-exchange", "devices", 370, ""),
    ("personal", "g6", "Greenbasket", MAIL, "greenbasket", "shopping_cart", 6, "Delivery slot: Thursday evening"),
    ("personal", "g6", "Corner bakery", MAIL, "cornerbakery", "shopping_cart", 45, ""),
    ("personal", "g7", "Chirper", "@mayal", "chirper", "forum", 88, ""),
    ("personal", "g7", "Photo circle", "maya.l", "photocircle", "forum", 19, "Two-step codes are on the old phone"),
    ("personal", "g7", "Neighbours", MAIL, "neighbours", "forum", 150, ""),
    ("personal", "g7", "Running club forum", "maya.runs", "forum.strideclub", "forum", 240, ""),
    ("personal", "g8", "Cinevo", MAIL, "cinevo", "movie", 14, "Family plan, profile Kids has a PIN"),
    ("personal", "g8", "Tonewave", MAIL, "tonewave", "movie", 31, ""),
    ("personal", "g8", "Audiobook shelf", MAIL, "listenshelf", "movie", 175, ""),
    ("personal", "g8", "Sports channel", MAIL, "arenatv", "movie", 260, "Ends with the season"),
    ("personal", "g9", "Trip planner", MAIL, "wayfold", "flight", 50, ""),
    ("personal", "g10", "Nordwing", MAIL, "nordwing", "flight", 27, "Booking code in the calendar"),
    ("personal", "g10", "Skylark Air", MAIL, "skylark", "flight", 99, ""),
    ("personal", "g13", "Nordwing Points", "NW 4471 2093", "points.nordwing", "credit_card", 27, "Silver this year"),
    ("personal", "g13", "Skylark Circle", "SC-88120", "circle.skylark", "credit_card", 99, ""),
    ("personal", "g11", "Staywell", MAIL, "staywell", "hotel", 72, ""),
    ("personal", "g11", "Hostel pass", MAIL, "hostelpass", "hotel", 510, ""),
    ("personal", "g12", "National rail", MAIL, "rail", "train", 15, "Annual ticket, number 3308 1127"),
    ("personal", "g12", "Commuter ticket", MAIL, "metro-card", "train", 38, ""),
    ("personal", "g14", "Power company", "K-100284", "kraftnet", "home", 130, "Read the meter in June"),
    ("personal", "g14", "Water works", "W-5521", "stadsvatten", "home", 330, ""),
    ("personal", "g15", "Home Wi-Fi", "Lindqvist-5G", "", "wifi", 400, "Guest network: lindqvist-guest"),
    ("personal", "g15", "Router", "admin", "192.168.1.1", "wifi", 400, "Firmware of May"),
    ("personal", "g15", "Cabin Wi-Fi", "Stugan", "", "wifi", 610, ""),
    ("personal", "g16", "Thermostat", MAIL, "heatmate", "devices", 205, ""),
    ("personal", "g16", "Lamp hub", MAIL, "glowhub", "devices", 205, ""),
    ("personal", "g16", "Doorbell", MAIL, "ringo-door", "devices", 84, "Shared with Tom"),
    ("personal", "g17", "Patient portal", "19890412", "patient.region", "local_hospital", 22, "The ID card works too"),
    ("personal", "g17", "Health insurance", MAIL, "omsorg", "local_hospital", 112, ""),
    ("personal", "g17", "Gym", "maya.runs", "ironhall", "local_hospital", 58, "Locker 114"),
    ("personal", "g18", "Photo prints", MAIL, "printbox", "key", 1450, ""),
    ("personal", "g18", "Language course", MAIL, "palabra", "school", 980, ""),
    ("personal", "g18", "Forum of 2014", "maya_1989", "oldboard", "forum", 2300, "Delete this account"),
    ("work", "", "Single sign-on", WORK, "login.northlight", "work", 20, "Change every 90 days"),
    ("work", "", "Door system", "4471", "", "key", 260, ""),
    ("work", "", "Expense tool", WORK, "spendly", "work", 35, ""),
    ("work", "g20", "Jump host", "mlindqvist", "jump.northlight", "cloud", 48, "Key login only from the office"),
    ("work", "g21", "Database primary", "app_rw", "db1.northlight", "cloud", 11, "Ask before use"),
    ("work", "g21", "Database replica", "app_ro", "db2.northlight", "cloud", 11, ""),
    ("work", "g21", "Load balancer", "ops", "lb.northlight", "cloud", 70, ""),
    ("work", "g22", "Database staging", "app_rw", "db.staging.northlight", "cloud", 90, ""),
    ("work", "g22", "Test accounts", "tester01", "staging.northlight", "cloud", 16, "tester01 to tester20"),
    ("work", "g23", "Hosting", WORK, "hostfjord", "cloud", 125, "Contract NL-2231"),
    ("work", "g23", "Mail sender", WORK, "sendpost", "mail", 200, ""),
    ("work", "g23", "Design tool", WORK, "draftly", "work", 60, ""),
    ("work", "g24", "Code forge", "mlindqvist", "code.northlight", "code", 8, ""),
    ("work", "g24", "Package registry", "northlight-bot", "registry.northlight", "code", 31, "Token, not the password"),
    ("family", "", "Cinevo kids", MAIL, "cinevo", "movie", 14, "PIN of the profile is the house number"),
    ("family", "", "Video calls", "novak.family", "facecall", "devices", 300, ""),
    ("family", "g30", "School portal", "leo.n", "school.westpark", "school", 40, "Absences are reported here"),
    ("family", "g30", "Homework app", "mia.n", "lessonbox", "school", 52, ""),
    ("family", "g31", "Blockworld", "leo_the_builder", "blockworld", "sports_esports", 17, ""),
    ("family", "g31", "Kart racers", "mia.fast", "kartracers", "sports_esports", 73, ""),
)  # fmt: skip

_FAVORITES = frozenset({"Alder Bank", "Mail", "National rail", "Single sign-on"})
_OWN = {
    "Forum of 2014": "sommar", "Gym": "locker", "Photo prints": "photo1", "Kart racers": "mia123",
    "Chirper": "Runner-of-1989", "Running club forum": "Runner-of-1989",
}  # fmt: skip
"""Passwords the owner thought of, weak or used twice."""


def vaults(now: dt.datetime) -> tuple[Vault, ...]:
    """The owner's vaults."""
    return (
        Vault("personal", "Personal", "maple", "Tree in front of the house", "", now - dt.timedelta(hours=15)),
        Vault("work", "Northlight", "harbor", "Where the ferry leaves", WORK, now - dt.timedelta(days=3)),
        Vault("family", "Family", "pancake", "Sunday breakfast", "", now - dt.timedelta(days=26)),
    )


def groups() -> tuple[Group, ...]:
    """The groups of all vaults."""
    return tuple([Group(*row) for row in _GROUPS])


def entries(now: dt.datetime) -> tuple[Entry, ...]:
    """The entries of all vaults; most passwords were generated."""
    out = []
    for i, (vault, group, title, user, host, icon, days, notes) in enumerate(_ENTRIES):
        recipe = Recipe(words=i % 5 == 3, length=12 + i % 3 * 4, symbols=i % 4 != 1)
        password = _OWN.get(title) or generate(recipe, 500 + i)
        url = host if not host or host[0].isdigit() else f"https://{host}.example"
        modified = (now - dt.timedelta(days=days)).replace(hour=8 + i * 5 % 13, minute=i * 17 % 60, second=0)
        starred = title in _FAVORITES
        out.append(
            Entry(f"e{i + 1}", vault, title, user, password, url, notes, group, icon, min(modified, now), starred)
        )
    return tuple(out)
