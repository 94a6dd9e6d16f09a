"""What people have written to the phone's owner, what she wrote, and what is still to come."""

from __future__ import annotations

from gts_env.apps.communication.mail.data import Attachment

Row = tuple[float, str, str, str, str, str, tuple[Attachment, ...]]
"""Hours ago, folder, who (``>`` before whom the owner wrote to), subject, body, marks, attachments."""


def _photo(name: str, scene: str, size: int) -> Attachment:
    return Attachment(name, "photo", size, scene)


_PDF = Attachment("offer-2026-118.pdf", "pdf", 318_000)

SINGLE: tuple[Row, ...] = (
    (0.6, "home_inbox", "tom", "Board games on Friday",
     "Hi Maya,\n\nFriday at seven at my place? Kim brings the big box, I make soup. Could you bring bread and the "
     "timer that does not beep?\n\nTom", "new", ()),
    (2.4, "home_inbox", "school", "Parents' evening: room has changed",
     "Dear parents,\n\nthe parents' evening of class 3b now takes place in room **2.11**, not in 2.04. It begins at "
     "19:00 as planned.\n\nPlease answer until Thursday whether you can come.\n\nKind regards\nThe office",
     "new star", ()),
    (5.2, "home_inbox", "nora", "Photos of the housewarming",
     "Here are the three I like best. The one on the street is a bit dark, but look at Dad's face!\n\nHugs\nNora",
     "new",
     (_photo("balcony-dusk.jpg", "city", 2_210_000), _photo("street-lights.jpg", "street", 1_870_000),
      _photo("lemon-tart.jpg", "food", 1_340_000))),
    (8.5, "home_inbox", "landlord", "Heating maintenance on Tuesday",
     "Dear tenants,\n\nour fitter comes on Tuesday between 8:00 and 11:00. He needs to reach all radiators.\n\n"
     "If nobody is at home, please leave the key with the caretaker: "
     "https://hofmann-care.example/keys\n\nHofmann Property Care", "", ()),
    (12.1, "home_inbox", "rail", "Your seats for Saturday",
     "# Blueline 417\n\n- **Saturday, 08:12**, platform 4\n- Coach 23, seats 51 and 52\n- Arrival: 12:41\n\n"
     "Show this mail or the attached ticket to the conductor.\n\nhttps://blueline.example/trip/417",
     "star", (Attachment("ticket-417.pdf", "pdf", 96_000),)),
    (17.8, "home_inbox", "clara", "Visit in two weeks",
     "Dear Maya,\n\nI have booked the train that arrives at 16:20. You need not fetch me, I know the way.\n\n"
     "Is the blue suitcase still with you? And does Leo still like marzipan?\n\nYour aunt Clara", "", ()),
    (22.3, "home_inbox", "choir", "New scores, and who sings what",
     "Dear all,\n\nthe scores for December are attached. Altos, please look at bars 34 to 51 before Monday.\n\n"
     "- **Monday** 19:30 rehearsal\n- **Sunday** 17:00 concert in St. Anna\n\nIf you cannot come write to "
     "list@chamber-choir.example.", "", (Attachment("advent-scores.zip", "archive", 4_920_000),)),
    (29.5, "home_inbox", "dentist", "Your appointment",
     "We confirm your appointment on the 27th at 9:00.\n\nPlease bring your insurance card. If you cannot come, tell "
     "us a day before.", "", ()),
    (38.0, "home_inbox", "sam", "That noodle place",
     "It was the one in Market Street, next to the key cutter. They close at nine.\n\n"
     "Menu: https://noodles-market.example/menu", "answered", ()),
    (50.6, "home_inbox", "priya", "Back from the mountains",
     "Maya!\n\nFour days without a signal and I feel like a new person. Pictures attached, more when we talk on "
     "Thursday.\n\nP.",
     "", (_photo("ridge-at-six.jpg", "mountains", 3_010_000), _photo("hut-lake.jpg", "hills", 2_760_000))),
    (74.0, "home_inbox", "kim", "Lunch?",
     "Wednesday, Café Central, one o'clock? I have news.\n\nKim", "answered", ()),
    (98.7, "home_inbox", "dad", "The old radio",
     "I have repaired it. It was only the fuse.\n\nDo you want it back for the kitchen? It plays the long wave "
     "again.\n\nDad", "star", ()),
    (131.0, "home_inbox", "power", "Your meter reading",
     "Please tell us the reading of meter 7720-14 until the end of the month:\n\n"
     "https://nordstrom-energy.example/meter", "", ()),
    (1.3, "work_inbox", "ines", "Numbers for the budget workshop",
     "Hi Maya,\n\nI have put the numbers into the shared sheet. Two lines are still open: travel and the second "
     "test lab.\n\nCan you look at them before **Thursday noon**?\n\nInés", "new",
     (Attachment("budget-draft-3.ods", "sheet", 84_000),)),
    (6.0, "work_inbox", "omar", "Renewal: three questions",
     "Dear Maya,\n\nbefore we sign we have three questions:\n\n- Is the export part of the plan?\n- Who answers on "
     "weekends?\n- Can invoices go to accounts@brightwater.example?\n\nBest regards\nOmar Haddad\nBrightwater",
     "new star", ()),
    (11.0, "work_inbox", "marc", "Accessibility audit: list of findings",
     "Morning,\n\nthe list is attached: 14 findings, three of them serious. I would start with the contrast of the "
     "chips, that is a matter of an hour.\n\nMarc", "", (Attachment("audit-findings.pdf", "pdf", 221_000),)),
    (27.0, "work_inbox", "hilde", "Oslo visit",
     "We come on the 9th with four people. Is there a room with two screens?\n\nHilde", "", ()),
    (52.0, "work_inbox", "lena", "Offer 2026-118",
     "Dear Ms Lindqvist,\n\nplease find our offer attached. It is good for four weeks.\n\nYours sincerely\n"
     "Lena Vogel, Alder & Sons", "", (_PDF,)),
    (83.0, "work_inbox", "ana", "Growth plan, second draft",
     "I took your remarks in and left the part on the on-call rota for our talk.\n\nAna", "answered", ()),
    (300.0, "home_family", "dad", "List for the cellar",
     "Sledge, two boxes of books, the green lamp. The rest can go.\n\nDad", "", ()),
    (340.0, "home_family", "nora", "Mia's recital",
     "Saturday at four, music school, second floor. She plays third.\n\nNora", "", ()),
    (410.0, "home_doctors", "dentist", "Invoice of the spring check",
     "Thank you for your visit. The invoice went to your insurance.", "", ()),
    (500.0, "home_cabin", "landlord", "Key of the cabin",
     "The key lies in the box with the number 0417.", "star", ()),
    (620.0, "home_archive", "kim", "Address of the framer",
     "Ringstraße 41, back yard. He takes cash only.", "", ()),
    (700.0, "home_archive", "tom", "Bike trailer", "You can have it until May.", "", ()),
    (190.0, "home_trash", "gym", "Try our new sauna", "Now open from 6 to 22.", "", ()),
    (230.0, "home_trash", "plants", "Cactus days", "All cacti, two for one.", "", ()),
    (150.0, "work_releases", "jonas", "Release 7.11 is out",
     "All stores have it now. Crash rate is at 0.04 %.\n\nJonas", "", ()),
    (175.0, "work_lisbon", "hilde", "Slides of the talk", "Attached as promised.", "",
     (Attachment("lisbon-talk.pdf", "pdf", 2_480_000),)),
    (260.0, "work_archive", "hr", "Leave approved", "Your leave from the 21st to the 28th is approved.", "", ()),
)  # fmt: skip

_CABIN = "Cabin weekend"
_NESTED = (
    "See below, it goes back to the spring. I would just say yes.\n\nNora\n\n"
    "> Then let us take the whole week. The cabin costs the same.\n>\n"
    "> > Friday to Monday would be enough for us, Leo has school.\n> >\n"
    "> > > I asked: the owner lets it by the week only, from Saturday on.\n> > >\n"
    "> > > > Is the cabin at the lake free in the last week of October?\n"
    "> > > > It has six beds and a stove.\n> > > >\n"
    "> > > > > The last time we went there was in 2019. We should do it again."
)
THREADS: tuple[tuple[Row, ...], ...] = (
    (
        (162.0, "home_inbox", "nora", _CABIN,
         "Is the cabin at the lake free in the last week of October? It has six beds and a stove.\n\nNora", "", ()),
        (159.0, "home_inbox", "dad", f"Re: {_CABIN}",
         "I asked: the owner lets it by the week only, from Saturday on.\n\nDad\n\n"
         "> Is the cabin at the lake free in the last week of October?\n> It has six beds and a stove.", "", ()),
        (45.0, "home_inbox", "clara", f"Re: {_CABIN}",
         "Then let us take the whole week. I pay the cleaning.\n\nClara\n\n"
         "> I asked: the owner lets it by the week only, from Saturday on.\n>\n"
         "> > Is the cabin at the lake free in the last week of October?", "", ()),
        (15.5, "home_inbox", "nora", f"Fwd: {_CABIN}", _NESTED, "new", ()),
    ),
    (
        (60.0, "work_inbox", "jonas", "Release review on Wednesday",
         "Hi,\n\nroom Aurora at 10:30. I bring the checklist, Marc the numbers.\n\nJonas", "", ()),
        (37.0, "work_inbox", "marc", "Re: Release review on Wednesday",
         "Numbers are in. One crash on old tablets, fix is in review.\n\n> I bring the checklist, Marc the numbers.",
         "", ()),
        (1.9, "work_inbox", "ana", "Re: Release review on Wednesday",
         "The fix is merged and the build is green. From my side we can ship.\n\nAna\n\n"
         "> One crash on old tablets, fix is in review.\n>\n> > I bring the checklist, Marc the numbers.", "new", ()),
    ),
    (
        (64.0, "home_inbox", "kim", "Birthday present for Tom",
         "He needs a new lamp for his desk. Shall we do that together?\n\nKim", "", ()),
        (61.0, "home_inbox", "sam", "Re: Birthday present for Tom",
         "I am in. Up to thirty from my side.\n\n> Shall we do that together?", "", ()),
        (36.0, "home_inbox", "priya", "Re: Birthday present for Tom",
         "Me too! The green one from the shop at the bridge?\n\n> I am in. Up to thirty from my side.", "", ()),
    ),
    (
        (146.0, "work_inbox", "omar", "Export feature",
         "Dear Maya,\n\nour accountants ask for an export by cost centre.\n\nOmar", "", ()),
        (143.0, "work_inbox", "tickets", "Re: Export feature",
         "Ticket #4471 was opened for this request.\n\n> our accountants ask for an export by cost centre.", "", ()),
    ),
    (
        (118.0, "home_inbox", "school", "Autumn fair", "Who can bring a cake on Saturday?\n\nThe office", "", ()),
        (112.0, "home_inbox", "nora", "Re: Autumn fair", "I bring apple crumble.\n\n> Who can bring a cake?", "", ()),
    ),
)  # fmt: skip

SENT: tuple[Row, ...] = (
    (37.0, "home_sent", ">sam", "Re: That noodle place", "Thanks, that was it!\n\n> It was the one in Market Street.",
     "", ()),
    (73.0, "home_sent", ">kim", "Re: Lunch?", "Yes! See you there.\n\n> Wednesday, Café Central, one o'clock?", "",
     ()),
    (220.0, "home_sent", ">dad", "Sunday", "We come at three and bring cake.\n\nMaya", "", ()),
    (80.0, "work_sent", ">ana", "Re: Growth plan, second draft", "Much better. We talk on Tuesday.\n\nMaya", "", ()),
    (130.0, "work_sent", ">hilde", "Room for four", "Fjord has two screens, I have booked it.\n\nMaya", "", ()),
    (25.0, "home_drafts", ">clara", "Re: Visit in two weeks",
     "Dear Clara,\n\nthe blue suitcase is in the cellar, and Leo", "", ()),
    (90.0, "work_drafts", ">lena", "Offer 2026-118", "Dear Ms Vogel,\n\nthank you for", "", ()),
)  # fmt: skip

_LOG_HEAD = "Processing period: yesterday\nDetail level: medium\nHost: srv-02\n"
_LOG = (
    _LOG_HEAD
    + "\n- sshd: 3 logins, 41 refused\n- cron: 288 jobs\n- disk: / at 61 %\n"
    + "\n--------------------- mail queue ---------------------\n\n"
    + "Delivered: 1,204\nDeferred: 17\nBounced: 2\n"
    + "\n--------------------- services -----------------------\n\n"
    + "web restarted twice: 02:14 and 02:16\nsearch: no restarts\n"
    + "\n**Disk check:** two sectors of disk sdb are bad, replace it soon.\n"
    + "\n###################### end of report ######################"
)
LOGS: tuple[Row, ...] = (
    (3.7, "work_inbox", "watch", "Log report of srv-02", _LOG, "new", ()),
    (27.7, "work_inbox", "watch", "Log report of srv-02", _LOG.replace("1,204", "1,187").replace("41", "38"), "", ()),
    (51.7, "work_server-reports", "watch", "Log report of srv-02", _LOG.replace("1,204", "1,166"), "", ()),
    (75.7, "work_server-reports", "watch", "Log report of srv-02", _LOG.replace("17", "9"), "", ()),
)  # fmt: skip


def incoming_rows() -> tuple[Row, ...]:
    """Mail that comes later: the hours are those to come, negative."""
    return (
        (-0.1, "home_inbox", "sam", "Found your umbrella",
         "It was behind my door all the time. I bring it on Friday.\n\nSam", "new", ()),
        (-0.15, "work_inbox", "ines", "Workshop moved to 10:00",
         "Room Fjord was taken, so we begin half an hour later.\n\nInés", "new", ()),
        (-5.0, "home_inbox", "parcel", "Your parcel arrives today",
         "Your parcel comes between 15:00 and 17:00.\n\nhttps://swiftparcel.example/t/4821", "new", ()),
        (-20.0, "home_inbox", "choir", "Rehearsal starts at 20:00", "Just this once. Bring tea.", "new", ()),
    )  # fmt: skip
