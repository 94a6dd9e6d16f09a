"""How a text looks."""

from __future__ import annotations

from dataclasses import dataclass, field

#: Roboto's ascent and descent in em.
ASCENT, DESCENT = 0.927734375, 0.244140625
#: What stands for the text that was cut.
ELLIPSIS = "\u2026"
#: Slack in px, so that a text measured at its own width does not wrap for a rounding of the last bit.
SLACK = 0.01


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text looks; all lengths in device px, weight as in CSS (400 regular, 500 medium, 700 bold)."""

    size: float
    weight: int = 400
    line_height: float = 0.0
    letter_spacing: float = 0.0
    italic: bool = False
    mono: bool = False
    underline: bool = False
    strike: bool = False
    #: From a line's top to its baseline, whole px: the font's box centred in the line height.
    baseline: float = field(init=False, repr=False, compare=False, default=0.0)
    _hash: int = field(init=False, repr=False, compare=False, default=0)

    def __post_init__(self) -> None:
        if not self.line_height:
            object.__setattr__(self, "line_height", round(self.size * (ASCENT + DESCENT), 3))
        object.__setattr__(self, "baseline", float(round((self.line_height + (ASCENT - DESCENT) * self.size) / 2)))
        key = (self.size, self.weight, self.line_height, self.letter_spacing, self.italic, self.mono, self.underline)
        object.__setattr__(self, "_hash", hash((*key, self.strike)))

    def __hash__(self) -> int:
        # Layout look-ups hash the style each time: eight fields once instead of eight fields a look-up.
        return self._hash
