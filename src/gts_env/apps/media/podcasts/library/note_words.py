"""What show notes and chapters are made of: people, titles, and paragraphs with gaps."""

from __future__ import annotations

GUESTS = (
    "Amira Nasser", "Ben Cartwright", "Clara Voss", "Diego Ramos", "Elin Berg", "Farid Aziz", "Grace Kim", "Hugo Blanc",
    "Ines Duarte", "Jakub Novak", "Kira Yamada", "Lars Holt", "Mei Chen", "Noah Stein", "Olga Ivanova", "Pedro Alves",
)  # fmt: skip
"""People who come on the shows."""

PARTS = (
    "Welcome", "In the news", "The main story", "A short break", "Questions from listeners", "One more thing",
    "Corrections", "Thanks and credits",
)  # fmt: skip
"""Titles of chapters."""

OPENINGS = (
    "{title}: this week {guest} joins us to talk about how it began, what nobody expected, and what is left of it.",
    "We spent a day with {guest} and came back with more questions than answers. That is how {title} got its name.",
    "A story we have wanted to tell for a long time. {guest} was there and remembers almost everything.",
    "{guest} explains it twice: once for beginners, once for the rest of us.",
)  # fmt: skip
"""First paragraphs of show notes."""

MIDDLES = (
    "You can read more on {link}, where there are pictures, a map and the full list of sources.",
    "All links of this episode are collected on {link}. Write to us if one of them does not work.",
    "The transcript is on {link}. It was made by hand, so be patient with us on Mondays.",
)  # fmt: skip
"""Second paragraphs, with a link."""

CLOSINGS = (
    "Recorded at home, mixed on a train. Music by the house band.",
    "Thank you to everyone who sent a voice message. We have heard all of them.",
    "Next time: something smaller, and much older.",
)
"""Last paragraphs."""
