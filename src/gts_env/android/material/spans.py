"""Spans: what a rich text is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gts_env.android.effects import Effect
from gts_env.android.theme import Color


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in one style.

    Attributes:
        text: What it says.
        bold: Whether it is bold.
        italic: Whether it is slanted.
        underline: Whether it is underlined.
        strike: Whether it is struck through.
        mono: Whether it is monospaced.
        color: Colour in place of the text's; a link is ``primary``.
        link: Effect of a tap on it; only :class:`gts_env.android.material.LinkText` can be tapped.
    """

    text: str
    bold: bool = False
    italic: bool = False
    underline: bool = False
    strike: bool = False
    mono: bool = False
    color: Color | None = None
    link: Effect | None = None


def linked(text: str, links: dict[str, Effect], **style: Any) -> list[Span]:
    """Spans of a plain text in which some words are links.

    Args:
        text: The text.
        links: Words to what they lead to; each is found once, in the order of the text.
        style: Style of the rest, see :class:`Span`.
    """
    spans: list[Span] = []
    places = sorted((text.index(words), words) for words in links if words in text)
    done = 0
    for start, words in places:
        if start < done:
            continue
        if start > done:
            spans.append(Span(text[done:start], **style))
        spans.append(Span(words, link=links[words]))
        done = start + len(words)
    if done < len(text):
        spans.append(Span(text[done:], **style))
    return spans
