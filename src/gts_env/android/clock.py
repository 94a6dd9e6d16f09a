"""The device clock: milliseconds since the epoch, and the local time they stand for."""

from __future__ import annotations

import datetime as dt
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from gts_env.errors import DeviceError

EPOCH = dt.datetime(1970, 1, 1, tzinfo=dt.UTC)


@lru_cache(maxsize=64)
def zone(name: str) -> dt.tzinfo:
    """The time zone with this IANA name.

    Raises:
        DeviceError: The name is unknown.
    """
    if name == "UTC":
        return dt.UTC
    try:
        return ZoneInfo(name)
    # Windows refuses to open some names, such as those of folders.
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise DeviceError(f"time zone {name!r} is not in the IANA database (pip install tzdata brings one)") from error


def local(ms: int, name: str) -> dt.datetime:
    """Milliseconds since the epoch as a naive local time, to the second."""
    aware = EPOCH + dt.timedelta(seconds=ms // 1000)
    return aware.astimezone(zone(name)).replace(tzinfo=None)


@lru_cache(maxsize=512)
def minute_of(minute: int, name: str) -> dt.datetime:
    """Whole minutes since the epoch as a naive local time."""
    return local(minute * 60_000, name)


def today(ms: int, name: str) -> dt.date:
    """Local date of milliseconds since the epoch."""
    return minute_of(ms // 60_000, name).date()


def to_ms(when: dt.datetime, name: str) -> int:
    """A naive local time in a zone as milliseconds since the epoch."""
    aware = when.replace(tzinfo=zone(name))
    return int((aware - EPOCH).total_seconds()) * 1000 + when.microsecond // 1000
