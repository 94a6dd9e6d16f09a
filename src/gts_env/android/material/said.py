"""Words that components bring themselves unless an app gives others, in the language that the phone has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gts_env.android.effects import Effect
from gts_env.android.material.buttons import TextButton
from gts_env.android.material.control_words import control_words
from gts_env.android.material.words import words
from gts_env.android.widgets.base import Composed, Widget

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class Word(NamedTuple):
    """A word that every language of the phone knows.

    Attributes:
        name: Field of :class:`~gts_env.android.material.control_words.ControlWords` or, for what pickers say too,
            attribute of :class:`~gts_env.android.material.words.Words`.
    """

    name: str


UP, MORE, CLEAR, SEARCH = Word("up"), Word("more"), Word("clear"), Word("search")
OK, CANCEL = Word("ok"), Word("cancel")


def said(text: str | Word, locale: str) -> str:
    """A text as it is, or a word in the language of a tag."""
    if isinstance(text, str):
        return text
    found = getattr(control_words(locale), text.name, None)
    return str(found if found is not None else getattr(words(locale), text.name))


def text_button(label: str | Word, on_click: Effect | None, **common: Any) -> Widget:
    """A text button that bears a text, or a word in the language of the phone."""
    return TextButton(label, on_click, **common) if isinstance(label, str) else SaidButton(label, on_click, **common)


class SaidButton(Composed):
    """A text button whose label is a word in the language of the phone.

    Args:
        word: The word.
        on_click: Effect.
        button: What a text button takes beside that.
    """

    def __init__(self, word: Word, on_click: Effect | None, **button: Any) -> None:
        super().__init__()
        self.word = word
        self.effect = on_click
        self.button = button

    def compose(self, lay: Layout) -> Widget:
        """The button."""
        return TextButton(said(self.word, lay.theme.config.locale), self.effect, **self.button)
