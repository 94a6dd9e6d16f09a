"""The six sections of a record's test basis, which stand in one text under headings."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gts_env.benchmark.making.guitestbench import modes

_HEADINGS = {
    "defect description": "description",
    "preconditions": "preconditions",
    "trigger action": "trigger",
    "expected behavior": "expected",
    "actual behavior": "actual",
    "conclusion": "conclusion",
}
_NAMES = "|".join(_HEADINGS).replace("behavior", "behaviou?r")
_HEADING = re.compile(
    rf"\*\*\s*([A-Za-z ]{{4,30}}?)\s*(?:\*\*\s*:|:\s*\*\*)|^[\s#]{{0,9}}({_NAMES})[ \t]*:", re.IGNORECASE | re.MULTILINE
)
"""In bold letters, as the public file has them; one that is known may also stand plain at the beginning of a line."""


@dataclass(frozen=True, slots=True)
class Sections:
    """What the six sections say, each in one line; empty where there is none.

    Attributes:
        description: What the defect is.
        preconditions: State in which it can be exposed.
        trigger: What surfaces it.
        expected: What a healthy app does.
        actual: What this one does.
        conclusion: Why that is a defect.
    """

    description: str = ""
    preconditions: str = ""
    trigger: str = ""
    expected: str = ""
    actual: str = ""
    conclusion: str = ""

    def missing(self) -> list[str]:
        """Names of the sections that are empty."""
        return [name for name in _HEADINGS.values() if not getattr(self, name)]

    def mode(self) -> str | None:
        """The fault mode that the conclusion names, if it names one."""
        return modes.named(self.conclusion)


def read_sections(text: str) -> Sections:
    """Part a text at its headings; what stands under a heading that is not known is left out."""
    text = text.replace("\\n", "\n")  # the public file has line breaks escaped twice
    found: dict[str, str] = {}
    places = list(_HEADING.finditer(text))
    ends = [*(place.start() for place in places[1:]), len(text)]
    for place, end in zip(places, ends, strict=False):  # without any heading there is one end too many
        name = _HEADINGS.get((place[1] or place[2]).casefold().replace("behaviour", "behavior"))
        if name is not None:
            found[name] = " ".join(text[place.end() : end].split())
    return Sections(**found)
