"""Whether a scenario fits the embedded phone: its app, its time zone and its language are there."""

from __future__ import annotations

import zoneinfo
from typing import TYPE_CHECKING

from gts_env.android.clock import zone
from gts_env.android.locale.table import KNOWN, language_of
from gts_env.errors import BindingError, DeviceError, UnavailableError, near

if TYPE_CHECKING:
    from gts_env.android.manifest import Registry
    from gts_env.benchmark.model import Scenario


def check_fits(scenario: Scenario, apps: Registry) -> None:
    """Refuse what the phone does not have.

    Raises:
        UnavailableError: The scenario is about a real app that the phone does not have.
        BindingError: The app is not installed, or the time zone or the language is unknown; names file, field, value.
    """
    if scenario.app not in apps and scenario.android is not None:
        raise UnavailableError(
            f"scenario {scenario.name!r} is about a real app, which the embedded phone does not have",
            found=f"{scenario.android.package} in {scenario.android.where}",
            mend='Use a device that runs it: device="appium" and a profile.',
        )
    if scenario.app not in apps:
        mend = near(scenario.app, apps.manifests) or f"Installed: {', '.join(apps.manifests)}."
        raise _error(scenario, "no such app is installed", "app", scenario.app, mend)
    name = scenario.device.time_zone
    try:
        zone(name)
    except DeviceError as error:
        mend = near(name, zoneinfo.available_timezones()) or "IANA names, such as Europe/Berlin."
        raise _error(scenario, "there is no such time zone", "device.time_zone", name, mend) from error
    if language_of(scenario.device.locale) not in KNOWN:
        mend, locale = f"It speaks: {', '.join(KNOWN)}.", scenario.device.locale
        raise _error(scenario, "the phone does not speak this language", "device.locale", locale, mend)


def _error(scenario: Scenario, problem: str, field: str, value: str, mend: str) -> BindingError:
    file, line = scenario.where.file, scenario.lines.get(field)
    return BindingError(problem, file=file, line=line, field=field, value=value, mend=mend)
