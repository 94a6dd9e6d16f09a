"""How far a list goes on after a swipe: the fling of Android's OverScroller.

The distance is that of its spline scroller, d = f * exp(r / (r - 1) * ln(0.35 v / f)) with f = friction * physical
coefficient and r = ln 0.78 / ln 0.9 (AOSP, android.widget.OverScroller).
"""

from __future__ import annotations

import math

FRICTION = 0.015
INFLEXION = 0.35
DECELERATION = math.log(0.78) / math.log(0.9)
GRAVITY_INCHES = 9.80665 * 39.37
MIN_VELOCITY_DP = 50
MAX_VELOCITY_DP = 8000


def distance(pixels: int, ms: int, density: float) -> int:
    """Pixels that content moves on after a finger moved by ``pixels`` in ``ms`` milliseconds and was lifted."""
    if not pixels or ms <= 0:
        return 0
    speed = min(abs(pixels) * 1000 / ms, MAX_VELOCITY_DP * density)
    if speed < MIN_VELOCITY_DP * density:
        return 0
    ppi = density * 160
    friction = FRICTION * GRAVITY_INCHES * ppi * 0.84
    far = friction * math.exp(DECELERATION / (DECELERATION - 1) * math.log(INFLEXION * speed / friction))
    return int(math.copysign(far, pixels))
