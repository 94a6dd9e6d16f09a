"""What a scenario needs of a device. Where the device cannot do it, its tasks are unavailable there, never passed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from gts_env.devices.appium.happenings import strangers
from gts_env.devices.appium.restoring.settings import ROOTED, SETTABLE
from gts_env.devices.appium.restoring.strategies import strategy
from gts_env.errors import UnavailableError

if TYPE_CHECKING:
    from gts_env.benchmark import Scenario
    from gts_env.devices.appium.profile import Profile

_LEAVE_OUT = "leave it out of `android.settings`"
_SERVE = 'a phone that has the apps of gts-env: device="embedded", or `gts serve` with profile="served-phone"'


def check_available(scenario: Scenario, profile: Profile, defects: Sequence[str] | None, variation: int) -> None:
    """Refuse a scenario that the device cannot be brought into.

    Raises:
        UnavailableError: Names what is needed, and what would have it.
    """
    for need, mend in _lacking(scenario, profile, defects, variation):
        raise UnavailableError(
            f"scenario {scenario.name!r} is unavailable on {profile.name!r}, and so are its tasks: {need}",
            found=f"the profile can {', '.join(sorted(profile.can)) or 'nothing beyond what every device can'}",
            mend=mend,
        )


def _lacking(
    scenario: Scenario, profile: Profile, defects: Sequence[str] | None, variation: int
) -> Iterator[tuple[str, str]]:
    can, android = profile.can, scenario.android
    if android is None and "simulated_apps" not in can:
        yield f"{scenario.app!r} is an app of gts-env, and the scenario has no `android:` block", f"Use {_SERVE}."
    if variation and "variations" not in can:
        yield f"variation {variation} is data that only a simulated app can be given", "Leave variation at 0."
    if defects is not None and "defects" not in can and set(defects) != {d.id for d in scenario.defects}:
        yield "defects cannot be chosen in a built app", "Leave `defects` out; other defects are another scenario."
    yield from _events(scenario, can)
    yield from _settings(scenario, can)


def _events(scenario: Scenario, can: frozenset[str]) -> Iterator[tuple[str, str]]:
    for event in scenario.events if "events" not in can else ():
        if not event.android:
            told = event.device or "nothing says how a device does it"
            yield f"its event at {event.where} happens by itself on the embedded phone only ({told})", f"Use {_SERVE}."
        for name in strangers(event, scenario):
            yield f"its event at {event.where} is about the app {name!r}, whose package nobody tells", f"Use {_SERVE}."


def _settings(scenario: Scenario, can: frozenset[str]) -> Iterator[tuple[str, str]]:
    android = scenario.android
    if android is None or "settings" in can or strategy(android.restore.how).WHOLE_DEVICE:
        # What a snapshot holds is looked at once it is loaded.
        return
    for name in android.settings:
        if name in ROOTED:
            if not {"time", "root"} & can:
                yield f"device.{name} sets the clock, which takes root", f"Use a rooted image, or {_LEAVE_OUT}."
        elif name not in SETTABLE:
            yield f"device.{name} cannot be set by a shell", f"Use a snapshot that has it, or {_LEAVE_OUT}."
