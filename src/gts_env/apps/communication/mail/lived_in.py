"""The mail of the phone's owner: accounts, folders, people and what is on the phone."""

from __future__ import annotations

from gts_env.apps.communication.mail.data import Account, Attachment, Folder, Person

ACCOUNTS = (
    Account(
        "home", "Personal", "Maya Lindqvist", "maya.lindqvist@mail.example", "#0F6B8F",
        "Maya Lindqvist\nAhornweg 12", sign=False,
    ),
    Account(
        "work", "Northlight", "Maya Lindqvist", "maya.lindqvist@northlight.example", "#8A5100",
        "Maya Lindqvist\nProduct lead, Northlight\n+49 30 555 0144",
    ),
)  # fmt: skip

_OWN = {
    "home": (
        "Bills", "Cabin", "Car", "Choir", "Concerts", "Courses", "Doctors", "Family", "Flat", "Garden", "Hiking",
        "Insurance", "Orders", "Photos", "Receipts", "Recipes", "School", "Taxes", "Travel", "Volunteering",
    ),
    "work": (
        "Brightwater", "Budget", "Design", "Hiring", "Incidents", "Invoices", "Lisbon", "Oslo team", "Press",
        "Releases", "Roadmap", "Security", "Server reports", "Support", "Travel", "Vendors",
    ),
}  # fmt: skip
_LAST_USED = {"home_receipts": 3, "home_family": 2, "work_releases": 2, "home_travel": 1}


def _folders() -> tuple[Folder, ...]:
    made = []
    for account, own in _OWN.items():
        made += [
            Folder(f"{account}_{kind}", account, "", kind)
            for kind in ("inbox", "drafts", "sent", "outbox", "archive", "spam", "trash")
        ]
        for name in own:
            id_ = f"{account}_{name.lower().replace(' ', '-')}"
            made.append(Folder(id_, account, name, "custom", _LAST_USED.get(id_, 0)))
    return tuple(made)


FOLDERS = _folders()

PEOPLE = {
    "ana": Person("Ana Ferreira", "ana.ferreira@northlight.example"),
    "jonas": Person("Jonas Weber", "jonas.weber@northlight.example"),
    "priya": Person("Priya Raman", "priya.raman@mail.example"),
    "tom": Person("Tom Becker", "tom.becker@mail.example"),
    "kim": Person("Kim Duval", "kim.duval@mail.example"),
    "sam": Person("Sam Okafor", "sam.okafor@mail.example"),
    "nora": Person("Nora Lindqvist", "nora.lindqvist@mail.example"),
    "clara": Person("Clara Lindqvist", "clara.lindqvist@oldpost.example"),
    "dad": Person("Erik Lindqvist", "erik.lindqvist@oldpost.example"),
    "ines": Person("Inés Cabral", "ines.cabral@northlight.example"),
    "marc": Person("Marc Oyelaran", "marc.oyelaran@northlight.example"),
    "hilde": Person("Hilde Strand", "hilde.strand@northlight.example"),
    "omar": Person("Omar Haddad", "omar.haddad@brightwater.example"),
    "lena": Person("Lena Vogel", "lena.vogel@alder-sons.example"),
    "school": Person("Primary School West", "office@school-west.example"),
    "choir": Person("Chamber Choir", "list@chamber-choir.example"),
    "landlord": Person("Hofmann Property Care", "service@hofmann-care.example"),
    "library": Person("City Library", "no-reply@city-library.example"),
    "rail": Person("Blueline Rail", "tickets@blueline.example"),
    "parcel": Person("Swift Parcel", "tracking@swiftparcel.example"),
    "shop": Person("Kettle & Loom", "orders@kettle-loom.example"),
    "bank": Person("Harbour Bank", "statements@harbourbank.example"),
    "power": Person("Nordstrom Energy", "invoice@nordstrom-energy.example"),
    "gym": Person("Studio 5", "hello@studio5.example"),
    "dentist": Person("Dr. Meier's practice", "termin@praxis-meier.example"),
    "ci": Person("Build server", "builds@northlight.example"),
    "watch": Person("Log watch", "logwatch@srv-02.northlight.example"),
    "hr": Person("People team", "people@northlight.example"),
    "tickets": Person("Support desk", "desk@northlight.example"),
    "books": Person("The Paper Lantern", "letter@paperlantern.example"),
    "plants": Person("Green Sill", "news@greensill.example"),
    "trail": Person("Trail Notes", "weekly@trailnotes.example"),
    "bread": Person("Slow Loaf", "club@slowloaf.example"),
    "prize": Person("Winner Notice", "claim@big-prizes.example"),
    "pills": Person("Wellness Deals", "deals@cheap-wellness.example"),
}
"""Who writes, by a short name."""

_KNOWN = (
    "ana", "jonas", "priya", "tom", "kim", "sam", "nora", "clara", "dad", "ines", "marc", "hilde", "omar", "lena",
    "school", "choir", "landlord",
)  # fmt: skip
CONTACTS = (
    *[PEOPLE[name] for name in _KNOWN],
    Person("Bettina Novak", "bettina.novak@mail.example"),
    Person("Leo's football coach", "coach.west@sportground.example"),
    Person("Mia Lindqvist", "mia.lindqvist@mail.example"),
    Person("Samira Haddad", "samira.haddad@brightwater.example"),
    Person("Tomasz Nowak", "tomasz.nowak@northlight.example"),
)

PICTURES = (
    Attachment("harbour-evening.jpg", "photo", 2_410_000, "sea"),
    Attachment("old-town-street.jpg", "photo", 1_950_000, "street"),
    Attachment("cabin-morning.jpg", "photo", 2_880_000, "mountains"),
    Attachment("forest-walk.jpg", "photo", 3_120_000, "forest"),
    Attachment("birthday-cake.jpg", "photo", 1_420_000, "food"),
    Attachment("skyline-lisbon.jpg", "photo", 2_050_000, "city"),
    Attachment("green-hills.jpg", "photo", 2_300_000, "hills"),
    Attachment("lunch-noodles.jpg", "photo", 1_180_000, "food"),
    Attachment("ferry-deck.jpg", "photo", 2_640_000, "sea"),
    Attachment("ridge-trail.jpg", "photo", 3_350_000, "mountains"),
    Attachment("market-street.jpg", "photo", 1_760_000, "street"),
    Attachment("autumn-path.jpg", "photo", 2_970_000, "forest"),
)
FILES = (
    Attachment("rental-agreement.pdf", "pdf", 412_000),
    Attachment("travel-insurance.pdf", "pdf", 268_000),
    Attachment("packing-list.txt", "text", 2_100),
    Attachment("household-budget.ods", "sheet", 48_500),
    Attachment("choir-scores.zip", "archive", 5_830_000),
    Attachment("vaccination-card.pdf", "pdf", 154_000),
    Attachment("team-offsite.ics", "event", 1_400),
    Attachment("release-notes.txt", "text", 9_600),
)
