"""What comes again and again: letters, receipts, notices of machines."""

from __future__ import annotations

Letter = tuple[str, str, float, float, int, str, str]
"""Who, folder, hours ago of the latest, hours from one to the next, how many, subject, body."""

LETTERS: tuple[Letter, ...] = (
    ("books", "home_inbox", 31, 168, 4, "The Paper Lantern, letter {n}",
     "# Letter {n}\n\nThree new books lie on our table this week, two of them thin enough for a train ride.\n\n"
     "- **The Salt Ledger**, a harbour novel\n- **Low Tide Arithmetic**, essays\n- **Crow Hours**, poems\n\n"
     "Order by Friday and we wrap them for you.\n\nhttps://paperlantern.example/letters/{n}"),
    ("plants", "home_inbox", 55, 200, 3, "Your windowsill in week {n}",
     "# Week {n}\n\nLess light, less water: now is the time to let the soil dry between two waterings.\n\n"
     "- Turn the pots once a week\n- Keep leaves off the cold glass\n- No feed until spring\n\n"
     "Read on: https://greensill.example/week/{n}"),
    ("trail", "home_inbox", 79, 168, 3, "Trail Notes #{n}: a loop for short days",
     "# Nine kilometres, one tea house\n\nThis week's loop starts at the old station and stays below the fog.\n\n"
     "- Length: 9.2 km\n- Ascent: 310 m\n- Bus 47 back to town\n\nMap: https://trailnotes.example/{n}"),
    ("bread", "home_inbox", 102, 336, 2, "Club loaf {n}: rye with walnuts",
     "Dear member,\n\nyour loaf number {n} is baked on Thursday night. Pick it up until Saturday noon.\n\n"
     "**Code:** {ref}"),
    ("parcel", "home_inbox", 20, 90, 3, "Parcel {ref} is on its way",
     "Your parcel **{ref}** was handed over to us.\n\nExpected: within two days.\n\n"
     "Follow it: https://swiftparcel.example/t/{ref}"),
    ("shop", "home_inbox", 47, 160, 3, "Your order {ref}",
     "Thank you for your order.\n\n- Order: **{ref}**\n- Total: EUR {eur}\n- Paid by card\n\n"
     "We write again as soon as it leaves the house."),
    ("bank", "home_inbox", 120, 400, 2, "Your statement no. {n} is ready",
     "Statement no. {n} of your account ending in 4410 lies in your mailbox.\n\n"
     "We never ask for your password by mail.\n\nhttps://harbourbank.example/mailbox"),
    ("gym", "home_inbox", 66, 168, 3, "Studio 5: plan for week {n}",
     "Hello Maya,\n\nhere is the plan for week {n}:\n\n- Mon 18:00 Yoga flow\n- Wed 07:30 Early stretch\n"
     "- Thu 18:00 Yoga basics\n- Sat 10:00 Open mat\n\nPlaces can be booked three days ahead."),
    ("library", "home_inbox", 140, 340, 2, "Two items are due soon",
     "The following items are due in three days:\n\n- The Salt Ledger\n- Knots and how to undo them\n\n"
     "Renew: https://city-library.example/account/{ref}"),
    ("ci", "work_inbox", 3, 16, 8, "Build {ref} passed on main",
     "Build **{ref}** passed.\n\n- Tests: 4 {n}2 passed, 3 skipped\n- Duration: 11 min\n\n"
     "https://builds.northlight.example/{ref}"),
    ("tickets", "work_inbox", 9, 30, 6, "[Desk #{ref}] Export takes very long",
     "Ticket **#{ref}** was assigned to your team.\n\nThe customer says that an export of a full year takes more than "
     "ten minutes.\n\nPriority: normal\n\nhttps://desk.northlight.example/{ref}"),
    ("hr", "work_inbox", 75, 200, 3, "People news {n}",
     "# People news {n}\n\n- Two new colleagues start on Monday\n- The canteen has a second vegetarian line\n"
     "- Please plan your remaining leave\n\nQuestions? Just reply."),
    ("ci", "work_server-reports", 30, 48, 6, "Nightly backup {n} finished",
     "Backup {n} finished without errors.\n\nDuration: 42 min\nSize: 118 GB"),
    ("power", "home_bills", 200, 720, 3, "Invoice {ref}",
     "Your invoice **{ref}** over EUR {eur} is attached to your customer account.\n\nIt is debited on the 15th."),
    ("rail", "home_travel", 260, 500, 2, "Your ticket {ref}",
     "Ticket **{ref}**\n\nCoach 7, seat {n}. Please have an identity card at hand."),
    ("shop", "home_receipts", 210, 300, 4, "Receipt {ref}",
     "Receipt **{ref}**\n\nTotal: EUR {eur}\n\nThank you."),
    ("prize", "home_spam", 40, 60, 3, "You have been chosen, reference {ref}",
     "CONGRATULATIONS!\n\nYour address was drawn. Claim within 24 hours: https://big-prizes.example/{ref}"),
    ("pills", "home_spam", 26, 90, 2, "Only today: {n} % off",
     "Only today, only for you: {n} percent off everything.\n\nhttps://cheap-wellness.example/{ref}"),
)  # fmt: skip
