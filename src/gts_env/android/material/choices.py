"""Dialogs that ask: a question, a choice of one, a choice of several."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Dismiss, Effect, Nothing, Put
from gts_env.android.layout.box import Box
from gts_env.android.material.dialogs import Dialog
from gts_env.android.material.outcomes import Option, closing, pairs, picked
from gts_env.android.material.said import CANCEL, OK, Word, text_button
from gts_env.android.material.tints import TARGET
from gts_env.android.material.toggle_rows import CheckRow, RadioRow
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class ConfirmDialog(Dialog):
    """A question with a confirming and a dismissing button; both close it.

    Args:
        title: Headline.
        body: Text.
        confirm: Label of the confirming button.
        on_confirm: Effect of it, carried out after the dialog has gone.
        cancel: Label of the dismissing button; None for none.
        on_cancel: Effect of it.
    """

    def __init__(
        self,
        title: str | None,
        body: str | Widget | None,
        confirm: str | Word = OK,
        on_confirm: Effect | None = None,
        cancel: str | Word | None = CANCEL,
        on_cancel: Effect | None = None,
        *,
        icon: str | None = None,
    ) -> None:
        buttons: list[Widget] = [text_button(confirm, closing(on_confirm), id="android:id/button1")]
        if cancel is not None:
            buttons.insert(0, text_button(cancel, closing(on_cancel), id="android:id/button2"))
        super().__init__(title, body, buttons, icon=icon)


class ListDialog(Dialog):
    """A choice of one: a tap on an option closes the dialog and hands its value to ``on_pick``.

    Args:
        title: Headline.
        options: Choices.
        selected: Value in force.
        on_pick: Effect that gets the value.
        cancel: Label of the dismissing button; None for none.
        radios: Show radio buttons; without them the options are plain actions.
    """

    def __init__(
        self,
        title: str | None,
        options: Iterable[Option],
        selected: Any = None,
        on_pick: Effect | None = None,
        *,
        cancel: str | Word | None = CANCEL,
        radios: bool = True,
    ) -> None:
        known = tuple(pairs(options))
        rows = [_option(v, text, v == selected, on_pick or Nothing(), radios) for v, text in known]
        buttons = [text_button(cancel, Dismiss(), id="android:id/button2")] if cancel is not None else []
        show = _first(known, (selected,)) if radios else None
        super().__init__(title, Column(rows, width="fill", align="fill"), buttons, flush=True, show=show)


def _first(options: tuple[tuple[Any, str], ...], chosen: tuple[Any, ...]) -> int | None:
    """Index of the first option that is chosen."""
    return next((i for i, (value, _) in enumerate(options) if value in chosen), None)


def _option(value: Any, text: str, on: bool, pick: Effect, radios: bool) -> Widget:
    effect = closing(picked(pick, value))
    if radios:
        return RadioRow(text, None, on, effect, role="CheckedTextView", id="android:id/text1", dense=True)
    return PlainOption(text, effect)


class PlainOption(Column):
    """An option that is a text only."""

    merged = True

    def __init__(self, text: str, on_click: Effect) -> None:
        super().__init__(
            [Text(text)],
            padding=(24, 12),
            arrange="center",
            width="fill",
            on_click=on_click,
            role="TextView",
            id="android:id/text1",
        )
        self.text = text

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """At least 48 dp tall."""
        return super().place(lay, max_w, max_h, min_w, max(min_h, lay.px(TARGET)))

    def text_of(self, box: Box) -> str:
        """The text."""
        return self.text


class MultiListDialog(Composed):
    """A choice of several: marks are kept in the layer's view state until the confirming button hands them over.

    Args:
        title: Headline.
        options: Choices.
        selected: Values in force.
        on_ok: Effect that gets the values as a tuple, in the order of the options.
        confirm: Label of the confirming button.
        cancel: Label of the dismissing button.
    """

    def __init__(
        self,
        title: str | None,
        options: Iterable[Option],
        selected: Iterable[Any] = (),
        on_ok: Effect | None = None,
        *,
        confirm: str | Word = OK,
        cancel: str | Word = CANCEL,
    ) -> None:
        super().__init__()
        self.title = title
        self.options = tuple(pairs(options))
        self.in_force = tuple(selected)
        self.on_ok = on_ok or Nothing()
        self.confirm = confirm
        self.cancel = cancel

    def compose(self, lay: Layout) -> Widget:
        """The dialog with the marks as they stand."""
        chosen = lay.read("chosen", self.in_force)
        rows = [
            CheckRow(
                text,
                None,
                v in chosen,
                Put("chosen", self._flip(chosen, v)),
                role="CheckedTextView",
                id="android:id/text1",
                dense=True,
            )
            for v, text in self.options
        ]
        buttons = [
            text_button(self.cancel, Dismiss(), id="android:id/button2"),
            text_button(self.confirm, closing(picked(self.on_ok, chosen)), id="android:id/button1"),
        ]
        body = Column(rows, width="fill", align="fill")
        return Dialog(self.title, body, buttons, flush=True, show=_first(self.options, self.in_force))

    def _flip(self, chosen: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
        return tuple([v for v, _ in self.options if (v in chosen) != (v == value)])
