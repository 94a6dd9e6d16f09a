"""The podcasts that the directory has beside those the owner follows."""

from __future__ import annotations

from gts_env.apps.media.podcasts.library.show import Show

DIRECTORY: tuple[Show, ...] = (
    Show(
        "tidal", "Tidal Notes", "Coastal Research Group",
        "Field notes on seas, sand and seaweed by those who measure them.", (), 7, 33, 9,
        ("Kelp Forests", "Sand That Sings", "A Buoy's Diary", "Spring Tide", "The Eel Question"),
    ),
    Show(
        "signal", "Signal to Noise", "Ravi Menon", "Radio, past and present: from crystal sets to satellites.",
        (), 7, 44, 8, ("Crystal Sets", "The Shortwave Summer", "Static", "Numbers in the Night", "Antenna Season"),
    ),
    Show(
        "nightbus", "Night Bus", "Zoe Adler", "Talks with those who work while the city sleeps.", (), 7, 41, 3,
        ("The Baker", "Gate Seven, Midnight", "A Nurse's Thermos", "Street Sweepers", "Last Orders"),
    ),
    Show(
        "chess", "Sixty-Four", "Ivan Petrov & Lin Wei", "Chess without a board.", (), 7, 36, 12,
        ("The Quiet Move", "Endgames for Commuters", "Blindfold", "A Pawn's Dream"),
    ),
    Show(
        "bricks", "Bricks and Beams", "The Joinery", "Houses, and how they stay up.", (), 14, 46, 7,
        ("Roof Trusses", "Damp", "The Load-Bearing Wall", "Old Windows"),
    ),
    Show(
        "kids", "Why, Though?", "Sam & Noor", "Questions of children, answered by adults who had to look them up.",
        (), 7, 19, 15, ("Why Is the Sky Loud?", "Do Fish Sleep?", "Who Named Tuesday?", "Can Trees Talk?"),
    ),
    Show(
        "cinema", "Row G, Seat 12", "Paula Ferreira", "One film, one seat, one opinion.", (), 7, 50, 18,
        ("The Long Take", "Subtitles On", "A Western without Horses", "Closing Credits"),
    ),
    Show(
        "history", "Footnotes to History", "Prof. Alan Achebe", "What the margins of old books have to say.", (),
        7, 43, 6,
        ("A Tax on Windows", "The Mapmaker's Mistake", "Letters That Arrived", "The Year without Bells"),
    ),
    Show(
        "running", "Easy Miles", "Kofi Mensah", "Running for people who would rather not.", (), 7, 27, 6,
        ("The First Kilometer", "Shoes", "Rain Is a Training Partner", "Rest Days"),
    ),
)  # fmt: skip
"""What the directory has beside it."""
