"""Stopping apps and making them forget what they know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android import windows
from gts_env.android.background import Background
from gts_env.android.config import Config
from gts_env.android.manifest import SYSTEM
from gts_env.android.state import PhoneState
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.manifest import Registry


def stopped(state: PhoneState, app: str) -> PhoneState:
    """The state without an app's task, jobs and notifications."""
    old = state.background
    background = evolve(
        old,
        jobs=tuple([job for job in old.jobs if job.app != app]),
        notices=tuple([notice for notice in old.notices if notice.app != app]),
        alarmed={name: made for name, made in old.alarmed.items() if name != app},
        peek=None,
    )
    state = evolve(state, background=background)
    return windows.end_task(state, app) if windows.has_task(state, app) else state


def wiped(state: PhoneState, app: App) -> PhoneState:
    """The state in which an app is as after a fresh install, and not running."""
    state = stopped(state, app.id)
    old = state.background
    grants = {key: grant for key, grant in old.grants.items() if key[0] != app.id}
    channels = {key: level for key, level in old.channels.items() if key[0] != app.id}
    state = evolve(state, background=evolve(old, grants=grants, channels=channels))
    return state.with_data(app.id, app.cleared())


def erased(state: PhoneState, apps: Registry) -> PhoneState:
    """The state after a factory reset: all apps as after a fresh install, all settings as delivered, home in front."""
    state = windows.home(state)
    for manifest in apps:
        if manifest.category != SYSTEM:
            state = wiped(state, apps.app(manifest.id))
    old = state.config
    config = Config(old.width, old.height, old.native_density, navigation=old.navigation, zone=old.zone)
    return windows.resumed(evolve(state, config=config, background=Background()))
