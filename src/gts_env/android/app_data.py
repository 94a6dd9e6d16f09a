"""The data of all apps: that of an app which the scenario says nothing of is made when it is first read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.android.manifest import Registry


class AppData(dict[str, Any]):
    """App id to the app's frozen data. A new one is made with ``|``; what is made on demand is only kept, not changed.

    Args:
        values: Data known from the start, by app id.
        apps: Installed apps, asked for the data of the others.
        now: Start of the scenario in ms since the epoch, for data that is relative to it.
        zone: IANA time zone.
    """

    def __init__(self, values: Mapping[str, Any], apps: Registry, now: int, zone: str) -> None:
        super().__init__(values)
        self._made_from = apps, now, zone

    def __missing__(self, app: str) -> Any:
        apps, now, zone = self._made_from
        made = self[app] = apps.app(app).load({}, now, zone)
        return made

    def __or__(self, other: Mapping[str, Any]) -> AppData:  # type: ignore[override]
        return AppData({**self, **other}, *self._made_from)

    def __reduce__(self) -> tuple[Any, ...]:
        return AppData, (dict(self), *self._made_from)
