"""The time zones the pickers offer."""

from __future__ import annotations

import datetime as dt
from functools import lru_cache

from gts_env.android.clock import zone

CITIES = (
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Halifax", "America/Sao_Paulo", "Atlantic/Azores", "UTC", "Europe/London",
    "Europe/Lisbon", "Europe/Berlin", "Europe/Madrid", "Europe/Paris", "Europe/Rome", "Europe/Athens",
    "Europe/Helsinki", "Africa/Cairo", "Africa/Johannesburg", "Africa/Lagos", "Africa/Nairobi", "Europe/Istanbul",
    "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Dhaka", "Asia/Bangkok", "Asia/Shanghai",
    "Asia/Singapore", "Asia/Tokyo", "Asia/Seoul", "Australia/Adelaide", "Australia/Sydney", "Pacific/Auckland",
)  # fmt: skip


@lru_cache(maxsize=64)
def zones(*more: str, when: dt.datetime = dt.datetime(2026, 1, 1)) -> tuple[str, ...]:
    """Zones from west to east by their offset at a wall time, by default in January, among them those given."""
    names = [*CITIES, *[name for name in dict.fromkeys(more) if name not in CITIES]]
    return tuple(sorted(names, key=lambda name: (_offset(name, when), name)))


def _offset(name: str, when: dt.datetime) -> dt.timedelta:
    return when.replace(tzinfo=zone(name)).utcoffset() or dt.timedelta()
