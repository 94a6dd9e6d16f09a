"""Permissions that an app asks the user for, and what was answered."""

from __future__ import annotations

from dataclasses import dataclass

from gts_env.android.background import Grant
from gts_env.android.state import PhoneState
from gts_env.evolving import evolve

DIALOG = "permissions"
"""App id of what shows the question."""
MOST_DENIALS = 2
"""After so many refusals the system no longer asks."""


@dataclass(frozen=True, slots=True)
class Permission:
    """A permission.

    Attributes:
        icon: Symbol over the question.
        in_use: Whether the choice is between always while the app is used, only this time, and never.
    """

    icon: str
    in_use: bool = False


PERMISSIONS: dict[str, Permission] = {
    "notifications": Permission("notifications"),
    "location": Permission("location_on", in_use=True),
    "camera": Permission("photo_camera", in_use=True),
    "microphone": Permission("mic", in_use=True),
    "contacts": Permission("contacts"),
    "calendar": Permission("calendar_today"),
    "photos": Permission("image"),
    "phone": Permission("call"),
    "bluetooth": Permission("bluetooth"),
}
"""What an app may ask for."""


def may_ask(state: PhoneState, app: str, permission: str) -> bool:
    """Whether the system would show the question."""
    grant = state.background.grants.get((app, permission))
    return grant is None or (grant.answer == "denied" and grant.denials < MOST_DENIALS)


def answered(state: PhoneState, app: str, permission: str, answer: str) -> PhoneState:
    """The state in which the user has answered: ``granted``, ``once`` or ``denied``."""
    grants = state.background.grants
    before = grants.get((app, permission))
    denials = (before.denials if before is not None else 0) + (answer == "denied")
    made = {**grants, (app, permission): Grant(answer, denials)}
    return evolve(state, background=evolve(state.background, grants=made))


def set_by_user(state: PhoneState, app: str, permission: str, allowed: bool) -> PhoneState:
    """The state in which the user has switched a permission in the settings: the app may ask again later."""
    made = {**state.background.grants, (app, permission): Grant("granted" if allowed else "denied")}
    return evolve(state, background=evolve(state.background, grants=made))
