"""Text fields: filled, outlined or plain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android import fling
from gts_env.android.effects import Effect, Focus, Many, Put
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF
from gts_env.android.material.field_draw import draw_field
from gts_env.android.material.field_layout import OFFSET, FieldLayout
from gts_env.android.selecting import pick_word, tapped
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Icon
from gts_env.screen import node as flag

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

KINDS = ("outlined", "filled", "plain", "search")


class TextField(Widget):
    """A field to type into. What stands in it is view state: ``<key>:text`` and ``<key>:caret``, both saved.

    Args:
        key: Key of the view state; also the resource id unless ``id`` is given.
        label: Label inside the empty field; floats up when focused or filled.
        value: Text before the user has typed.
        hint: Shown in the empty field (with a label, only while focused).
        kind: ``outlined``, ``filled``, ``search`` (a rounded bar) or ``plain`` (no box).
        leading: Widget or name of a symbol at the start.
        trailing: Widget or name of a symbol at the end.
        error: Message below; turns the field red.
        supporting: Text below when there is no error.
        counter: Show how much of ``max_length`` is used.
        multiline: Wraps, and takes line breaks.
        lines: Least number of lines.
        max_lines: Number of lines after which it scrolls to the caret.
        password: Shows dots.
        input_type: ``text``, ``number``, ``signed``, ``decimal``, ``phone``, ``datetime``, ``email`` or ``uri``:
            keyboard and accepted characters.
        max_length: Most characters.
        ime_action: ``done``, ``next``, ``search``, ``send`` or ``go``: the keyboard's action key.
        on_submit: Effect of that key.
        on_change: Effect after each change.
        style: Text style of what is typed.
        size: Sp in place of the style's.
        pad: Dp at the sides in place of the kind's.
    """

    node_class = "android.widget.EditText"
    editable: ClassVar[bool] = True
    solid: ClassVar[bool] = True

    def __init__(
        self,
        key: str,
        label: str | None = None,
        value: str = "",
        hint: str | None = None,
        *,
        kind: str = "outlined",
        leading: str | Widget | None = None,
        trailing: str | Widget | None = None,
        error: str | None = None,
        supporting: str | None = None,
        counter: bool = False,
        multiline: bool = False,
        lines: int = 1,
        max_lines: int | None = None,
        password: bool = False,
        input_type: str = "text",
        max_length: int | None = None,
        ime_action: str = "done",
        on_submit: Effect | None = None,
        on_change: Effect | None = None,
        style: str = "body_large",
        size: float | None = None,
        pad: float | None = None,
        **common: Any,
    ) -> None:
        common.setdefault("id", key)
        super().__init__(key=key, on_click=Focus(key), **common)
        if kind not in KINDS:
            raise ValueError(f"TextField {key!r} has kind {kind!r}: use one of {', '.join(KINDS)}")
        self.field_key = key
        self.label = label
        self.value = value
        self.hint = hint
        self.kind = kind
        self.leading = Icon(leading, 24, silent=True) if isinstance(leading, str) else leading
        self.trailing = Icon(trailing, 24, silent=True) if isinstance(trailing, str) else trailing
        self.error = error
        self.supporting = supporting
        self.counter = counter
        self.multiline = multiline
        self.lines = lines
        self.max_lines = max_lines
        self.password = password
        self.input_type = input_type
        self.max_length = max_length
        self.ime_action = ime_action
        self.on_submit = on_submit
        self.on_change = on_change
        self.style = style
        self.size = size
        self.pad = pad

    def content(self, lay: Layout) -> tuple[str, int]:
        """What stands in the field, and the caret's offset in it."""
        text = lay.read(f"{self.field_key}:text")
        text = text if isinstance(text, str) else self.value
        caret = lay.read(f"{self.field_key}:caret")
        return text, min(caret, len(text)) if isinstance(caret, int) else len(text)

    def hint_in(self, lay: Layout) -> str | None:
        """The hint, as it is shown in the empty field."""
        return self.hint

    def trailing_for(self, text: str) -> Widget | None:
        """What stands at the end."""
        return self.trailing

    def accepts(self, text: str) -> str:
        """What of a typed text goes into the field, beyond what the input type lets through anyway."""
        return text.replace(" ", "") if self.input_type in ("email", "uri") else text

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As wide as allowed unless told otherwise; as tall as text and label need."""
        low_w, high_w = lay.span(self.width, min_w, max_w)
        w = high_w if high_w < INF else max(low_w, lay.px(280))
        box = FieldLayout(self, lay, w).box()
        low_h, high_h = lay.span(self.height, min_h, max_h)
        if self.multiline and not low_h <= box.h <= high_h:
            # A page to write on is as tall as it is given, and scrolls inside.
            box = FieldLayout(self, lay, w, (low_h if box.h < low_h else high_h) - box.h).box()
        return box

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw box, label, text and caret."""
        draw_field(canvas, box.data, box.w, x, y)

    def tapped(self, box: Box, x: float, y: float) -> Effect | None:
        """Take the focus, and put the caret where the finger was."""
        look = box.data
        offset = 0 if look.empty else look.block.offset_at(x - look.text_x, y - look.text_y)
        return tapped(self.field_key, offset, not look.empty, look.marked)

    def word_picked(self, box: Box, x: float, y: float) -> Effect:
        """A long press or double tap: select the word there and offer what can be done with it."""
        look = box.data
        offset = 0 if look.empty else look.block.offset_at(x - look.text_x, y - look.text_y)
        return pick_word(self.field_key, "" if look.empty or self.password else look.shown, offset)

    @property
    def moves(self) -> str:
        """A text of several lines follows the finger, if it is taller than its room."""
        return "vertical" if self.multiline else ""

    def moved(self, lay: Layout, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> Effect | None:
        """Scroll the text under the finger; None if it cannot go that way."""
        at = box.data.offset
        wanted = self.offset_near(box, at - delta[1] - fling.distance(delta[1], ms, lay.theme.density))
        return Put(f"{self.field_key}:{OFFSET}", wanted, saved=False) if wanted != at else None

    def offset_near(self, box: Box, wanted: int) -> int:
        """The offset nearest to ``wanted`` that the text can stand at, in pixels."""
        return max(0, min(wanted, int(box.data.over)))

    def text_of(self, box: Box) -> str:
        """What stands in the field; dots for a password."""
        shown: str = box.data.shown
        return shown

    def hint_of(self, box: Box) -> str:
        """Hint, or else the label."""
        return box.data.hint or self.label or ""

    def more_flags(self, box: Box) -> int:
        """Focused, long-clickable, password."""
        bits = flag.LONG_CLICKABLE
        if box.data.focused:
            bits |= flag.FOCUSED
        return bits | flag.PASSWORD if self.password else bits


def clear_text(key: str, then: Effect | None = None) -> Effect:
    """The effect that empties a text field, followed by another."""
    puts: tuple[Any, ...] = (Put(f"{key}:text", ""), Put(f"{key}:caret", 0))
    return Many((*puts, then) if then is not None else puts)
