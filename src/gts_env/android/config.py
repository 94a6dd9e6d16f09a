"""The device configuration: what Android calls resource qualifiers, and a few system settings apps can read."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from zlib import crc32

RTL_LANGUAGES = frozenset({"ar", "he", "fa", "ur"})
FONT_SCALES = (0.85, 1.0, 1.15, 1.3, 1.5, 1.8, 2.0)
"""Steps of the font size in the settings."""
DISPLAY_SIZES = (0.85, 1.0, 1.15, 1.3, 1.45)
"""Steps of the display size in the settings."""


@dataclass(frozen=True, slots=True)
class Config:
    """Configuration and settings of the device.

    A change of ``orientation``, ``night``, ``font_scale``, ``locale`` or ``density`` is a configuration change: a
    resumed activity made under another one is recreated and loses what it only remembered.

    Attributes:
        width: Native width in pixels, in portrait.
        height: Native height in pixels, in portrait.
        native_density: Pixels per dp at the normal display size (2.625 is 420 dpi).
        orientation: ``portrait``, ``landscape`` or ``reverse_landscape``.
        night: Dark theme.
        font_scale: System font scale.
        locale: Language tag.
        hour24: 24-hour clock.
        zone: IANA time zone.
        navigation: ``gesture`` or ``buttons``.
        display_size: How large everything is drawn, 1.0 being the normal size.
        rotation_locked: Whether the screen stays as it is when the device is turned.
        airplane: Airplane mode.
        wifi: Whether Wi-Fi is on.
        mobile_data: Whether data may come over the mobile network; only a cable switches it.
        reachable: Whether the networks lead anywhere; false while the world cuts them off.
        keep_activities: Whether activities stay alive when the user leaves them (a developer option turns it off).
    """

    width: int = 1080
    height: int = 2400
    native_density: float = 2.625
    orientation: str = "portrait"
    night: bool = False
    font_scale: float = 1.0
    locale: str = "en-US"
    hour24: bool = False
    zone: str = "UTC"
    navigation: str = "gesture"
    display_size: float = 1.0
    rotation_locked: bool = False
    airplane: bool = False
    wifi: bool = True
    mobile_data: bool = True
    reachable: bool = True
    keep_activities: bool = True
    _hash: int = field(default=0, init=False, repr=False, compare=False)

    def __hash__(self) -> int:
        # Configurations are keys of many caches: the hash is worked out once, and so that another process agrees.
        if not self._hash:
            values = [getattr(self, slot.name) for slot in fields(self) if slot.compare]
            object.__setattr__(self, "_hash", crc32(repr(values).encode()))
        return self._hash

    @property
    def density(self) -> float:
        """Pixels per dp at the chosen display size."""
        return self.native_density * self.display_size

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels as the device is turned."""
        if self.orientation == "portrait":
            return self.width, self.height
        return self.height, self.width

    @property
    def rtl(self) -> bool:
        """Whether the layout runs from right to left."""
        return self.locale.partition("-")[0] in RTL_LANGUAGES

    @property
    def qualifiers(self) -> tuple[object, ...]:
        """The part whose change recreates an activity; turning a lying device upside down does not."""
        return self.orientation == "portrait", self.night, self.font_scale, self.locale, self.density
