"""Golden actions: as an action pattern, and in words."""

from __future__ import annotations

from typing import Any

from gts_env.benchmark.making.guitestbench.records import HEIGHT, WIDTH, Golden

_GESTURES = {"click": "tap", "double_tap": "double_tap", "long_press": "long_press"}
_OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}


def words_of(golden: Golden) -> str:
    """The golden action in words."""
    where = f" in the box {golden.box[:2]} to {golden.box[2:]}" if golden.box is not None else ""
    what = "".join(f" {part}" for part in (golden.text, golden.direction) if part)
    return f"{golden.action}{what}{where}" + (f", on the screen of {golden.observation}" if golden.observation else "")


def pattern_of(golden: Golden) -> dict[str, Any]:
    """The golden action as an action pattern."""
    if golden.action in _GESTURES and golden.box is not None:
        left, top, right, bottom = golden.box
        shares = (left / WIDTH, top / HEIGHT, right / WIDTH, bottom / HEIGHT)
        return {"type": _GESTURES[golden.action], "area": [round(share, 4) for share in shares]}
    if golden.action == "input_text":
        return {"type": "type", "text": typed(golden)}
    if golden.action in ("swipe", "scroll"):
        # AndroidWorld's scroll names the way the page goes, ours the way the finger does.
        way = golden.direction if golden.action == "swipe" else _OPPOSITE[golden.direction]
        return {"type": "swipe", "direction": way}
    return {"type": "back"} if golden.action == "navigate_back" else {"type": "press", "key": "home"}


def typed(golden: Golden) -> str:
    """The text that is typed, without quotation marks around it."""
    text = golden.text
    return text[1:-1] if len(text) > 2 and text[0] == text[-1] == '"' else text
