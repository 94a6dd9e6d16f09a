"""The podcasts that the owner follows."""

from __future__ import annotations

from gts_env.apps.media.podcasts.library.show import Show

FOLLOWED: tuple[Show, ...] = (
    Show(
        "harbor", "Harbor Lights", "Nina Okafor",
        "Slow stories from ports, ferries and the people who keep them going.", ("stories", "travel"), 7, 42, 5,
        (
            "The Night Pilot", "Ropes and Knots", "Ferry Number Nine", "What the Dredger Found",
            "A Town of Two Tides", "The Last Lamp Keeper", "Fog Signals", "Salt on the Windows", "The Harbor Choir",
            "Crossing at Dawn",
        ),
    ),
    Show(
        "byte", "Byte by Byte", "Tomas Lindgren & Ada Brunner",
        "Two engineers take one idea of computing apart each week.", ("tech",), 7, 61, 6,
        (
            "Caches Are Promises", "The Clock That Lied", "Why Sorting Still Matters", "A Short History of Undo",
            "Queues Everywhere", "Text Is Hard", "How Maps Fit in a Pocket", "The Cost of a Lookup",
            "Names and Numbers", "Small Languages",
        ),
    ),
    Show(
        "morning", "The Morning Brief", "Northlight Radio", "The news of the day in a quarter of an hour.", ("news",),
        1, 14, 5,
        (
            "Budget Talks, Rail Strike, Early Frost", "Bridge Reopens, New Tariffs, Chess Final",
            "Water Prices, School Meals, Storm Warning", "Election Count, Solar Record, Lost Painting",
            "Port Deal, Rent Rules, Marathon Sunday", "Bank Rates, Bus Lanes, Comet Watch",
            "Harvest Report, Data Law, Derby", "Train Timetables, Museum Free Day, Frost",
            "Housing Vote, Ferry Delays, Award Night", "Power Grid, Teacher Pay, First Snow",
            "Trade Summit, Bike Tax, Film Week", "Airport Plans, Milk Prices, Rowing",
        ),
    ),
    Show(
        "kitchen", "Kitchen Science", "Leila Haddad",
        "Why bread rises, onions burn and sauces split, with a cook who asks.", ("food", "science"), 7, 34, 7,
        (
            "Salt, Twice", "The Patience of Beans", "Browning", "Ferments for Beginners", "Cold Noodles, Hot Days",
            "An Egg in Five Ways", "What Yeast Wants", "The Truth about Searing", "Broth",
        ),
    ),
    Show(
        "deepfield", "Deep Field", "Observatory Sound", "Astronomy for those who look up on the way home.",
        ("science",), 7, 48, 8,
        (
            "A Moon with Weather", "Listening for Pulsars", "How to Lose a Comet", "The Quiet Side of Mercury",
            "Dust", "Telescopes on Ice", "A Year on Titan", "Counting Stars", "Dark Skies, Bright Towns",
        ),
    ),
    Show(
        "longwalk", "The Long Walk", "Jonas Weber", "One trail an episode, recorded on foot.", ("travel", "outdoors"),
        14, 55, 9,
        (
            "Over the Saddle", "Twelve Huts", "The Pilgrim's Short Cut", "Marsh Boards", "Coast Path, Part Two",
            "Coast Path, Part One", "Snow in June",
        ),
    ),
    Show(
        "ledger", "Plain Ledger", "Priya Raman", "Money explained with small numbers.", ("money",), 7, 29, 6,
        (
            "What an Index Is", "Rent or Buy, Again", "The Emergency Jar", "Fees You Do Not See",
            "Pensions in Plain Words", "Haggling", "Interest on Interest", "A Budget for Two",
        ),
    ),
    Show(
        "chorus", "Chorus and Verse", "Marta Silva", "Songwriters play one song and tell where it came from.",
        ("music",), 7, 39, 10,
        (
            "Three Chords and a Kettle", "The Bridge That Came Late", "Sung in the Stairwell", "A Waltz for Nobody",
            "Borrowed Guitar", "Minor Changes", "The Demo Was Better", "Harmony Lessons",
        ),
    ),
    Show(
        "casebook", "Casebook", "Ellis & Moreau", "Old court files, read with care.", ("stories", "history"), 7, 52,
        4,
        (
            "The Glove Maker's Will", "A Forged Timetable", "The Second Signature", "Nobody at Number Six",
            "The Apothecary's Scales", "A Letter Too Many", "The Borrowed Horse", "Witness in the Rain",
        ),
    ),
    Show(
        "lingua", "Lingua Corner", "Chiara Bianchi", "Words, accents, and how languages trade with each other.",
        ("language",), 7, 26, 7,
        (
            "Where Commas Come From", "Loanwords Home Again", "Small Talk, Big Rules", "The Longest Word",
            "Whistled Speech", "Mother Tongues", "A Grammar of Yes",
        ),
    ),
    Show(
        "garden", "Garden Hour", "Owen Price", "What to sow, cut and leave alone this week.", ("outdoors",), 7, 31, 8,
        (
            "Leaves Are Gold", "Bulbs Before the Frost", "A Hedge for Birds", "The Last Tomatoes",
            "Composting without Shame", "Pruning Apples", "Rain Barrels", "Shade Is a Gift",
        ),
    ),
    Show(
        "offside", "Offside Trap", "Dani & Femi", "Football with diagrams you cannot see.", ("sports",), 3, 47, 21,
        (
            "Pressing in Autumn", "The Free Kick Lab", "Derby Day Nerves", "A Keeper's Week", "Second Balls",
            "The Late Sub", "Throw-In Theory", "Three at the Back", "Corner Flags", "Extra Time",
        ),
    ),
    Show(
        "quietroom", "The Quiet Room", "Hana Sato", "Breathing, resting, and a few minutes of nothing much.",
        ("health",), 7, 18, 22,
        (
            "Evening Breath", "Rain on a Tin Roof", "Body Scan for Travelers", "A Slow Count", "The Train at Night",
            "Letting the Day Go", "Ten Stones",
        ),
    ),
    Show(
        "atlas", "Atlas of Small Things", "Greta Holm",
        "Paper clips, zips, postage stamps: the biographies of objects.", ("history", "stories"), 14, 37, 7,
        ("The Zip", "A Stamp's Journey", "Pencils", "The Umbrella Stand", "Matches", "The Safety Pin"),
    ),
    Show(
        "startup", "Second Attempt", "Maya Collins", "Founders on what they would do the other way round.",
        ("tech", "money"), 14, 58, 6,
        (
            "We Hired Too Late", "Pricing by Feel", "The Pivot Nobody Saw", "Selling the Van", "One Customer",
            "A Polite No",
        ),
    ),
)  # fmt: skip
"""What the owner follows."""
