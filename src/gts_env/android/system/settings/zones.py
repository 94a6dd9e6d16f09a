"""Time zones that the settings offer, by their IANA names."""

from __future__ import annotations

ZONES = (
    "UTC", "Africa/Accra", "Africa/Addis_Ababa", "Africa/Cairo", "Africa/Casablanca", "Africa/Johannesburg",
    "Africa/Lagos", "Africa/Nairobi", "America/Anchorage", "America/Argentina/Buenos_Aires", "America/Bogota",
    "America/Caracas", "America/Chicago", "America/Denver", "America/Halifax", "America/Lima", "America/Los_Angeles",
    "America/Mexico_City", "America/New_York", "America/Phoenix", "America/Santiago", "America/Sao_Paulo",
    "America/St_Johns", "America/Toronto", "America/Vancouver", "Asia/Baghdad", "Asia/Bangkok", "Asia/Dhaka",
    "Asia/Dubai", "Asia/Hong_Kong", "Asia/Jakarta", "Asia/Jerusalem", "Asia/Karachi", "Asia/Kathmandu", "Asia/Kolkata",
    "Asia/Manila", "Asia/Riyadh", "Asia/Seoul", "Asia/Shanghai", "Asia/Singapore", "Asia/Taipei", "Asia/Tashkent",
    "Asia/Tehran", "Asia/Tokyo", "Atlantic/Azores", "Atlantic/Reykjavik", "Australia/Adelaide", "Australia/Brisbane",
    "Australia/Perth", "Australia/Sydney", "Europe/Amsterdam", "Europe/Athens", "Europe/Berlin", "Europe/Brussels",
    "Europe/Bucharest", "Europe/Copenhagen", "Europe/Dublin", "Europe/Helsinki", "Europe/Istanbul", "Europe/Kyiv",
    "Europe/Lisbon", "Europe/London", "Europe/Madrid", "Europe/Moscow", "Europe/Oslo", "Europe/Paris", "Europe/Prague",
    "Europe/Rome", "Europe/Stockholm", "Europe/Vienna", "Europe/Warsaw", "Europe/Zurich", "Pacific/Auckland",
    "Pacific/Fiji", "Pacific/Honolulu", "Pacific/Kiritimati",
)  # fmt: skip


def city(name: str) -> str:
    """City of a zone: ``New York`` of ``America/New_York``."""
    return name.rpartition("/")[2].replace("_", " ")


def region(name: str) -> str:
    """Part of the world a zone is in, nothing for ``UTC``."""
    return name.partition("/")[0] if "/" in name else ""
