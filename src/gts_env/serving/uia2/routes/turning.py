"""How the phone is turned."""

from __future__ import annotations

from gts_env.actions import Rotate
from gts_env.serving.uia2.call import Call
from gts_env.serving.uia2.errors import WireError, bad_argument
from gts_env.serving.uia2.route import route

_BY_ANGLE = {0: "portrait", 90: "landscape", 270: "reverse_landscape"}
_ANGLES = {turned: angle for angle, turned in _BY_ANGLE.items()}


@route("GET", "/orientation")
@route("GET", "/appium/device/declared_orientation")
def orientation(call: Call) -> str:
    """``PORTRAIT`` or ``LANDSCAPE``."""
    return call.phone.screen().orientation.upper()


@route("POST", "/orientation")
def turn(call: Call) -> None:
    """Turn it to one of these."""
    wanted = call.text("orientation").lower()
    if wanted not in ("portrait", "landscape"):
        raise bad_argument(f"'orientation' must be PORTRAIT or LANDSCAPE, found {wanted[:40]!r}")
    _turn(call, wanted)


@route("GET", "/rotation")
def rotation(call: Call) -> dict[str, int]:
    """By which angle it is turned."""
    return {"x": 0, "y": 0, "z": _ANGLES[call.phone.state.config.orientation]}


@route("POST", "/rotation")
def rotate(call: Call) -> None:
    """Turn it by an angle."""
    angle = int(call.number("z"))
    if angle not in _BY_ANGLE or call.number("x", 0) or call.number("y", 0):
        raise bad_argument("'x' and 'y' must be 0, 'z' one of 0, 90 and 270")
    _turn(call, _BY_ANGLE[angle])


def _turn(call: Call, wanted: str) -> None:
    # Also where it is turned so already: a user's wrist takes its time, too.
    call.act(Rotate(wanted))
    if call.phone.state.config.orientation != wanted:
        raise WireError("invalid element state", "Set the orientation, but the screen refused to turn")
