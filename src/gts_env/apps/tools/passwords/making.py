"""Making passwords and phrases from a number, and judging how strong one is: functions of plain values."""

from __future__ import annotations

from math import log2

from gts_env.apps.tools.passwords.data import Recipe

LOWER = "abcdefghijklmnopqrstuvwxyz"
UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "0123456789"
SYMBOLS = "!#$%&*+-=?@^_"
ALIKE = "0O1lI5S8B"
"""Characters that are left out of a password that is to be read aloud."""
WORDS = tuple(
    """
    acorn amber anchor apple arrow autumn bamboo banner basil beacon birch blanket bottle bramble breeze bridge bucket
    button candle canyon carbon carpet castle cedar cherry cinder clover cobalt copper coral cotton cricket crystal
    dahlia daisy delta diamond dolphin eagle ember engine falcon feather fennel fern fiddle flannel forest fountain
    garlic garnet ginger glacier granite gravel hammer harbor hazel hedge helmet heron honey indigo island ivory jasmine
    jigsaw juniper kettle kitten ladder lagoon lantern laurel lemon linen lobster magnet mango maple marble meadow
    mirror nectar needle nickel oasis olive onion orbit orchid otter oyster paddle panther papaya pebble pepper pigeon
    pillow planet plum pocket pollen poppy prairie puzzle quartz rabbit radish raven ribbon river rocket saddle saffron
    salmon sapling saturn shadow silver sparrow spruce summit sunset tangle teapot thistle thunder tiger timber topaz
    tulip tundra turtle umber valley velvet violin walnut willow window winter zephyr
    """.split()
)
_MIX = 0x9E3779B97F4A7C15
_MASK = (1 << 64) - 1


def chance(seed: int, n: int) -> list[int]:
    """Whole numbers that look like chance and are always the same for a seed (splitmix64)."""
    out = []
    state = (seed * 0xD1342543DE82EF95 + 0x1234567) & _MASK
    for _ in range(n):
        state = (state + _MIX) & _MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        out.append(z ^ (z >> 31))
    return out


def kinds(recipe: Recipe) -> list[str]:
    """Sets of characters a password is made of; small letters are always among them."""
    sets = [LOWER]
    sets += [s for s, wanted in ((UPPER, recipe.upper), (DIGITS, recipe.digits), (SYMBOLS, recipe.symbols)) if wanted]
    if recipe.clear:
        sets = ["".join([c for c in s if c not in ALIKE]) for s in sets]
    return sets


def generate(recipe: Recipe, seed: int) -> str:
    """A password or a phrase; it has a character of each set that was asked for."""
    return _phrase(recipe, seed) if recipe.words else _password(recipe, seed)


def _password(recipe: Recipe, seed: int) -> str:
    sets = kinds(recipe)
    every = "".join(sets)
    rolls = chance(seed, 2 * recipe.length)
    letters = [every[roll % len(every)] for roll in rolls[: recipe.length]]
    places = list(range(recipe.length))
    for i, roll in enumerate(rolls[recipe.length : recipe.length + len(sets)]):
        at = places.pop(roll % len(places))
        letters[at] = sets[i][roll // 97 % len(sets[i])]
    return "".join(letters)


def _phrase(recipe: Recipe, seed: int) -> str:
    rolls = chance(seed, recipe.count + 1)
    words = [WORDS[roll % len(WORDS)] for roll in rolls[:-1]]
    if recipe.upper:
        words = [word.title() for word in words]
    if recipe.digits:
        words[-1] += str(rolls[-1] % 90 + 10)
    return recipe.separator.join(words)


def bits(password: str) -> float:
    """Roughly how many bits it takes to guess a password by its characters."""
    size = sum(len(s) for s in (LOWER, UPPER, DIGITS, SYMBOLS) if any(c in s for c in password))
    if any(c not in LOWER + UPPER + DIGITS + SYMBOLS for c in password):
        size += 20
    distinct = len(set(password))
    return min(len(password), 1.6 * distinct) * log2(size) if size else 0.0


def strength(password: str) -> int:
    """0 for none, 1 weak, 2 fair, 3 good, 4 strong."""
    if not password:
        return 0
    return 1 + sum(bits(password) >= limit for limit in (36, 60, 84))
