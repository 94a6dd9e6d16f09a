"""Looking for a fault's target in a laid-out frame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.android.frame import Frame
    from gts_env.android.layout.box import Box
    from gts_env.android.widgets.base import Widget


def found(frame: Frame, target: Mapping[str, Any]) -> Iterator[Box]:
    """Boxes of the window in front that are a target, in drawing order."""
    return (box for box in below(frame.active.box) if is_target(box.widget, target))


def below(box: Box) -> Iterator[Box]:
    """A box and all in it, in drawing order."""
    yield box
    for kid, _, _ in box.kids:
        yield from below(kid)


def is_target(widget: Widget, target: Mapping[str, Any]) -> bool:
    """Whether a widget is what a target names: by id or class, narrowed by item or text."""
    if "id" in target and widget.id != target["id"]:
        return False
    if "widget" in target and type(widget).__name__ != target["widget"]:
        return False
    if "item" in target and str(widget.item) != str(target["item"]):
        return False
    return not ("text" in target and getattr(widget, "text", None) != target["text"])
