"""A cheap guess at the language of a text: by script, and by a few stop words for Latin script."""

from __future__ import annotations

from functools import lru_cache

from gts_env.judge.words import tokens

_SCRIPTS = (
    ("ja", 0x3040, 0x30FF),
    ("ko", 0xAC00, 0xD7AF),
    ("ko", 0x1100, 0x11FF),
    ("zh", 0x3400, 0x9FFF),
    ("ru", 0x0400, 0x052F),
    ("el", 0x0370, 0x03FF),
    ("ar", 0x0600, 0x06FF),
    ("he", 0x0590, 0x05FF),
    ("hi", 0x0900, 0x097F),
    ("th", 0x0E00, 0x0E7F),
)
_STOP_WORDS = {
    "en": "the a an is are was of to in on and it not when after with this that from does app be no at by for i",
    "de": "der die das ein eine ist sind nicht und zu im auf mit nach wenn wird werden beim den dem des sich es ich",
    "fr": "le la les un une est sont etait pas et dans sur avec apres quand du des au aux l d qu que ne il elle se",
    "es": "el la los las un una es son y en con al del despues cuando se que por para lo su esta",
    "it": "il lo la gli le un una e sono non di nel sul con dopo quando si che del della viene",
    "pt": "os um uma sao nao na da com depois quando se que ao pelo esta",
    "nl": "de het een zijn niet en op met na wanneer wordt van naar dat deze bij ik",
    "sv": "det en ett ar inte och pa med efter nar att som av den visas",
    "pl": "nie jest sie na w z po gdy jak przy oraz",
    "tr": "bir ve bu ile icin degil sonra olarak da de cok",
}
_SETS = {language: frozenset(words.split()) for language, words in _STOP_WORDS.items()}


@lru_cache(maxsize=256)
def language_of(text: str) -> str:
    """The likely language of a text.

    Args:
        text: Any text.

    Returns:
        A language code; ``en`` where nothing speaks for another.
    """
    scripts: dict[str, int] = {}
    letters = 0
    for character in text:
        if character.isalpha():
            letters += 1
            language = _of_script(ord(character))
            if language:
                scripts[language] = scripts.get(language, 0) + 1
    if scripts and 3 * sum(scripts.values()) >= letters:
        # Japanese mixes kana with the characters that it shares with Chinese.
        return "ja" if scripts.get("ja") else max(sorted(scripts), key=lambda language: scripts[language])
    words = [token.word for token in tokens(text)]
    counts = {language: sum(word in known for word in words) for language, known in _SETS.items()}
    best = max(counts, key=lambda language: counts[language])
    # Two stop words more than English, so that one borrowed or ambiguous word does not decide.
    return best if counts[best] >= counts["en"] + 2 else "en"


def _of_script(code: int) -> str | None:
    return next((language for language, first, last in _SCRIPTS if first <= code <= last), None)
