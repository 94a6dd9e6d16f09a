"""From sp to dp as Android 14 does it: large letters grow less than small ones at large font scales."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache

SP = (0.0, 8.0, 10.0, 12.0, 14.0, 18.0, 20.0, 24.0, 30.0, 100.0)
"""Sizes for which Android has a value in its tables."""

DP: dict[float, tuple[float, ...]] = {
    1.0: SP,
    1.15: (0.0, 9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30.0, 100.0),
    1.3: (0.0, 10.4, 13.0, 15.6, 18.8, 21.6, 23.6, 26.4, 30.0, 100.0),
    1.5: (0.0, 12.0, 15.0, 18.0, 22.0, 24.0, 26.0, 28.0, 30.0, 100.0),
    1.8: (0.0, 14.4, 18.0, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100.0),
    2.0: (0.0, 16.0, 20.0, 24.0, 26.0, 30.0, 34.0, 36.0, 38.0, 100.0),
}
"""Android's tables (``FontScaleConverterFactory``): font scale to the dp of each size in :data:`SP`."""

_SCALES = tuple(DP)


@lru_cache(maxsize=32)
def curve(scale: float) -> tuple[float, ...]:
    """The dp of each size in :data:`SP` at a font scale between those of the tables."""
    if scale <= 1.0 or scale > _SCALES[-1]:
        return tuple([sp * scale for sp in SP])
    at = min(bisect_right(_SCALES, scale), len(_SCALES) - 1)
    low, high = _SCALES[at - 1], _SCALES[at]
    share = (scale - low) / (high - low)
    return tuple([a + (b - a) * share for a, b in zip(DP[low], DP[high], strict=True)])


def to_dp(sp: float, scale: float) -> float:
    """Dp of a text size at a font scale."""
    return _between(sp, SP, curve(scale), scale)


def to_sp(dp: float, scale: float) -> float:
    """The text size that has so many dp at a font scale."""
    return _between(dp, curve(scale), SP, 1.0 / scale)


def _between(value: float, xs: tuple[float, ...], ys: tuple[float, ...], beyond: float) -> float:
    if value >= xs[-1]:
        return value * (beyond if ys[-1] != xs[-1] else 1.0)
    at = max(1, bisect_right(xs, value))
    share = (value - xs[at - 1]) / (xs[at] - xs[at - 1])
    return ys[at - 1] + (ys[at] - ys[at - 1]) * share
