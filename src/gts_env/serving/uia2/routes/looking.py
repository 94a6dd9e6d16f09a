"""What the phone shows: page source, screenshots, windows."""

from __future__ import annotations

import base64
from typing import Any

from gts_env.android.drawing.png import encode_png
from gts_env.serving.http import Verbatim
from gts_env.serving.uia2.call import Call
from gts_env.serving.uia2.errors import WireError
from gts_env.serving.uia2.route import route


@route("GET", "/source")
def source(call: Call) -> str:
    """The hierarchy in Appium's form."""
    return call.screen().to_xml("appium")


@route("GET", "/screenshot")
@route("GET", "/screenshot/:display")
def screenshot(call: Call) -> Verbatim:
    """The screen as PNG in base64. Asked again while nothing has changed, it is not made again."""
    if call.params.get("display", "0") not in ("0", "default"):
        raise WireError("invalid argument", "the phone has one display, 0")
    return Verbatim(call.phone.picture.base64())


@route("GET", "/element/:id/screenshot")
def element_screenshot(call: Call) -> str:
    """The screen inside an element's bounds."""
    left, top, right, bottom = call.node().bounds
    if left >= right or top >= bottom:
        raise WireError("invalid element state", "the element has no room on the screen")
    return base64.b64encode(encode_png(call.phone.pixels()[top:bottom, left:right])).decode()


@route("GET", "/window/current/size")
@route("GET", "/window/:window/size")
def size(call: Call) -> dict[str, int]:
    """Size of the screen as it is turned."""
    screen = call.phone.screen()
    return {"width": screen.width, "height": screen.height}


@route("GET", "/window/rect")
def rect(call: Call) -> dict[str, int]:
    """Place of the screen."""
    screen = call.phone.screen()
    return {"x": 0, "y": 0, "width": screen.width, "height": screen.height}


@route("GET", "/appium/list_windows")
@route("POST", "/appium/list_windows")
def windows(call: Call) -> list[dict[str, Any]]:
    """The windows from front to back."""
    frame = call.phone.phone.frame()
    kinds = {"ime": 2, "status": 3, "navigation": 3}
    return [
        {
            "id": number,
            "type": kinds.get(window.kind, 1),
            "title": window.kind,
            "layer": number,
            "isActive": window is frame.active,
            "isFocused": window is frame.active,
            "rect": {
                "left": window.x,
                "top": window.y,
                "right": window.x + window.box.w,
                "bottom": window.y + window.box.h,
            },
            "packageName": window.package,
            "displayId": 0,
        }
        for number, window in reversed(list(enumerate(frame.windows)))
    ]


@route("GET", "/appium/list_displays")
@route("POST", "/appium/list_displays")
def displays(call: Call) -> list[dict[str, Any]]:
    """The one display."""
    screen = call.phone.screen()
    return [{"id": 0, "name": "Built-in Screen", "isDefault": True, "width": screen.width, "height": screen.height}]
