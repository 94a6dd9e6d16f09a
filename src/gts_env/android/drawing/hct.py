"""Hue, chroma and tone: CAM16's hue and chroma with CIELAB's lightness, the colour space of Material 3.

The formulas are those of CAM16 (Li et al., 2017, "Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS") under
Material's viewing conditions: sRGB's white, mid-grey background, average surround, about 11.7 cd/m2.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, exp, hypot, pi, radians, sin, sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

_RGB_TO_XYZ: Matrix = (
    (0.41233895, 0.35762064, 0.18051042),
    (0.2126, 0.7152, 0.0722),
    (0.01932141, 0.11916382, 0.95034478),
)
_XYZ_TO_CONE: Matrix = (
    (0.401288, 0.650173, -0.051461),
    (-0.250268, 1.204414, 0.045854),
    (-0.002079, 0.048952, 0.953127),
)
_WHITE: Triple = (95.047, 100.0, 108.883)


def _times(matrix: Matrix, v: Triple) -> Triple:
    x, y, z = v
    a, b, c = (row[0] * x + row[1] * y + row[2] * z for row in matrix)
    return a, b, c


def _inverse(matrix: Matrix) -> Matrix:
    (a, b, c), (d, e, f), (g, h, i) = matrix
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return (
        ((e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det),
        ((f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det),
        ((d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det),
    )


_XYZ_TO_RGB = _inverse(_RGB_TO_XYZ)
_CONE_TO_XYZ = _inverse(_XYZ_TO_CONE)


def luminance(tone: float) -> float:
    """CIE Y (0-100) of a lightness L* (0-100)."""
    f = (tone + 16.0) / 116.0
    return 100.0 * f**3 if f**3 > 216 / 24389 else 100.0 * tone * 27 / 24389


def tone_of(y: float) -> float:
    """Lightness L* (0-100) of a CIE Y (0-100)."""
    y /= 100.0
    return 116.0 * float(y ** (1 / 3)) - 16.0 if y > 216 / 24389 else y * 24389 / 27


# Viewing conditions: everything that does not depend on the colour looked at.
_ADAPTING = 200.0 / pi * luminance(50.0) / 100.0
_C, _NC = 0.69, 1.0
_K = 1.0 / (5.0 * _ADAPTING + 1.0)
_FL = 0.2 * _K**4 * 5.0 * _ADAPTING + 0.1 * (1 - _K**4) ** 2 * (5.0 * _ADAPTING) ** (1 / 3)
_N = luminance(50.0) / 100.0
_Z = 1.48 + sqrt(_N)
_NBB = 0.725 / _N**0.2
_D = min(max(1.0 - 1 / 3.6 * exp((-_ADAPTING - 42.0) / 92.0), 0.0), 1.0)
_CONE_D: Triple = tuple(_D * 100.0 / w + 1.0 - _D for w in _times(_XYZ_TO_CONE, _WHITE))  # type: ignore[assignment]
_CHROMA_BASE = (1.64 - 0.29**_N) ** 0.73


def _adapt(cone: float) -> float:
    part = float((_FL * abs(cone) / 100.0) ** 0.42)
    return (1.0 if cone >= 0 else -1.0) * 400.0 * part / (part + 27.13)


def _unadapt(value: float) -> float:
    base = max(0.0, 27.13 * abs(value) / (400.0 - abs(value)))
    return (1.0 if value >= 0 else -1.0) * 100.0 / float(_FL) * float(base ** (1 / 0.42))


def _response(xyz: Triple) -> Triple:
    r, g, b = _times(_XYZ_TO_CONE, xyz)
    return _adapt(r * _CONE_D[0]), _adapt(g * _CONE_D[1]), _adapt(b * _CONE_D[2])


def _achromatic(response: Triple) -> float:
    return float((2.0 * response[0] + response[1] + 0.05 * response[2]) * _NBB)


_AW = _achromatic(_response(_WHITE))


def _linear(channel: int) -> float:
    c = channel / 255.0
    return 100.0 * (c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4))


def _channel(linear: float) -> int:
    c = min(max(linear / 100.0, 0.0), 1.0)
    return round(255.0 * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055))


def _argb(rgb: Triple) -> int:
    r, g, b = (_channel(c) for c in rgb)
    return 0xFF000000 | r << 16 | g << 8 | b


@lru_cache(maxsize=1024)
def to_hct(argb: int) -> Triple:
    """Hue (degrees), chroma and tone (0-100) of a colour 0xAARRGGBB; alpha is ignored."""
    xyz = _times(_RGB_TO_XYZ, (_linear(argb >> 16 & 255), _linear(argb >> 8 & 255), _linear(argb & 255)))
    r, g, b = response = _response(xyz)
    red_green = (11.0 * r - 12.0 * g + b) / 11.0
    yellow_blue = (r + g - 2.0 * b) / 9.0
    hue = degrees(atan2(yellow_blue, red_green)) % 360.0
    lightness = (_achromatic(response) / _AW) ** (_C * _Z)
    scaled = 50000.0 / 13.0 * _eccentricity(hue) * _NC * _NBB * hypot(red_green, yellow_blue)
    t = scaled / ((20.0 * r + 20.0 * g + 21.0 * b) / 20.0 + 0.305)
    return hue, float(t**0.9) * _CHROMA_BASE * sqrt(lightness), tone_of(xyz[1])


def _eccentricity(hue: float) -> float:
    return 0.25 * (cos(radians(hue) + 2.0) + 3.8)


def _to_rgb(hue: float, chroma: float, lightness: float) -> Triple:
    """Linear RGB (0-100, may be out of range) of a CAM16 hue, chroma and lightness J."""
    if lightness <= 0:
        return (0.0, 0.0, 0.0)
    t = (chroma / sqrt(lightness / 100.0) / _CHROMA_BASE) ** (1 / 0.9)
    p1 = _eccentricity(hue) * 50000.0 / 13.0 * _NC * _NBB
    p2 = _AW * (lightness / 100.0) ** (1 / (_C * _Z)) / _NBB
    h_cos, h_sin = cos(radians(hue)), sin(radians(hue))
    gamma = 23.0 * (p2 + 0.305) * t / (23.0 * p1 + 11.0 * t * h_cos + 108.0 * t * h_sin)
    a, b = gamma * h_cos, gamma * h_sin
    cone = (
        _unadapt((460.0 * p2 + 451.0 * a + 288.0 * b) / 1403.0) / _CONE_D[0],
        _unadapt((460.0 * p2 - 891.0 * a - 261.0 * b) / 1403.0) / _CONE_D[1],
        _unadapt((460.0 * p2 - 220.0 * a - 6300.0 * b) / 1403.0) / _CONE_D[2],
    )
    return _times(_XYZ_TO_RGB, _times(_CONE_TO_XYZ, cone))


def _at_luminance(hue: float, chroma: float, y: float) -> Triple:
    """Linear RGB of hue and chroma whose CIE Y is ``y``: Newton's method on J, of which Y is nearly the square."""
    lightness = sqrt(y) * 11.0
    rgb = (0.0, 0.0, 0.0)
    for _ in range(8):
        rgb = _to_rgb(hue, chroma, lightness)
        now = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]
        if now <= 0 or abs(now - y) < 0.002:
            break
        lightness -= (now - y) * lightness / (2.0 * now)
    return rgb


def _shown(rgb: Triple) -> bool:
    return min(rgb) > -0.01 and max(rgb) < 100.01


@lru_cache(maxsize=16384)
def from_hct(hue: float, chroma: float, tone: float) -> int:
    """The opaque colour of hue and tone with the chroma asked for, or the strongest chroma sRGB can show there."""
    if tone <= 0.0001 or tone >= 99.9999 or chroma < 0.0001:
        return _argb((luminance(tone),) * 3)
    y = luminance(tone)
    rgb = _at_luminance(hue, chroma, y)
    if _shown(rgb):
        return _argb(rgb)
    low, high = 0.0, chroma
    for _ in range(12):
        middle = (low + high) / 2
        rgb = _at_luminance(hue, middle, y)
        low, high = (middle, high) if _shown(rgb) else (low, middle)
    return _argb(_at_luminance(hue, low, y))
