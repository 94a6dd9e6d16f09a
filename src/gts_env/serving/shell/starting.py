"""Starting activities, as ``am start`` does: by component, by intent, or as the launcher would."""

from __future__ import annotations

from typing import Any

from gts_env.actions import OpenApp, PressKey
from gts_env.android import launching
from gts_env.android.effects import Enter
from gts_env.android.manifest import SYSTEM
from gts_env.android.resolving import candidates
from gts_env.android.state import PhoneState
from gts_env.android.world import Kill
from gts_env.errors import GtsError
from gts_env.serving.shell.call import Call
from gts_env.serving.shell.intents import Asked, read

_SETTINGS_PAGES = {
    "AIRPLANE_MODE_SETTINGS": "network",
    "APPLICATION_DEVELOPMENT_SETTINGS": "developer",
    "APPLICATION_SETTINGS": "apps",
    "DATE_SETTINGS": "date_time",
    "DEVICE_INFO_SETTINGS": "about",
    "DISPLAY_SETTINGS": "display",
    "LOCALE_SETTINGS": "languages",
    "MANAGE_APPLICATIONS_SETTINGS": "apps",
    "NOTIFICATION_SETTINGS": "notifications",
    "SETTINGS": "home",
    "WIFI_SETTINGS": "network",
    "WIRELESS_SETTINGS": "network",
}
"""Pages of the settings by Android's actions, without their prefix."""


def start(call: Call) -> int:
    """``start [-W] [-S] [-n COMPONENT] [-a ACTION] [-d URI] ...``."""
    asked = read(call.args)
    call.say(f"Starting: {asked}")
    package, _, activity = (asked.component or "").partition("/")
    package = package or asked.package or ""
    found = call.phone.packages.find(call.phone.phone, package) if package else None
    if package and found is None:
        return _missing(call, asked)
    if found is not None and not found.app:
        # A helper of a tool: it shows nothing, so that it is enough that it runs.
        call.phone.processes.start(found.name)
        return _started(call, asked, asked.component or found.name)
    try:
        return _go(call, asked, found.app if found else None, activity)
    except GtsError as error:
        return call.fail(f"Error: Activity not started: {error}")


def _missing(call: Call, asked: Asked) -> int:
    if asked.component:
        package, _, activity = asked.component.partition("/")
        full = f"{package}{activity}" if activity.startswith(".") else activity
        call.say("Error type 3")
        call.say(f"Error: Activity class {{{package}/{full}}} does not exist.")
    else:
        call.say(f"Error: Activity not started, unable to resolve {asked}")
    return 1


def _go(call: Call, asked: Asked, app: str | None, activity: str) -> int:
    phone = call.phone
    if app is not None and "-S" in asked.options:
        phone.happen(Kill(app, True))
    home = "android.intent.category.HOME" in asked.categories
    if home:
        return _home(call, asked)
    if app is not None:
        spec = _spec(call, app, activity)
        if activity and spec is None:
            return _missing(call, asked)
        plain = not (asked.data or asked.type or asked.extras)
        if (spec is not None and spec.launcher and plain) or (not activity and plain and "MAIN" in asked.action):
            return _launch(call, asked, app)
        intent = asked.intent(app)
        if spec is not None and all(c.opens.screen != spec.name for c in candidates(phone.phone.apps, intent)):
            call.say(f"java.lang.SecurityException: Permission Denial: starting {asked} not exported from uid 10100")
            return 255
    page = _SETTINGS_PAGES.get(asked.action.removeprefix("android.settings."))
    if page is not None and app in (None, "settings"):
        phone.happen(Enter(page, (), "settings"))
        return _started(call, asked, phone.component)
    if not asked.data and not asked.type and asked.action in ("", "android.intent.action.MAIN"):
        return _missing(call, asked)
    refused = phone.start(asked.intent(app))
    if refused is not None:
        call.say(f"Error: Activity not started, unable to resolve {asked}")
        return 1
    return _started(call, asked, phone.component)


def _spec(call: Call, app: str, activity: str) -> Any:
    screens = call.phone.phone.apps.app(app).screens.values()
    package = call.phone.phone.apps.manifests[app].package
    short = activity.removeprefix(package)
    return next((spec for spec in screens if short in (spec.activity, spec.activity[1:])), None)


def _launch(call: Call, asked: Asked, app: str) -> int:
    phone = call.phone
    here = phone.component
    manifest = phone.phone.apps.manifests[app]
    spec = phone.phone.apps.app(app).screens[phone.phone.apps.app(app).start]
    if manifest.category == SYSTEM:
        return _home(call, asked) if app == "launcher" else _missing(call, asked)
    if "clear_task" in asked.intent(app).flags or "clear_top" in asked.intent(app).flags:
        flags = asked.intent(app).flags
        wanted = launching.Start(phone.phone.apps.app(app), spec.name, flags=("new_task", *flags))

        def move(state: PhoneState) -> PhoneState:
            return launching.start(state, wanted)

        phone.change(move)
        return _started(call, asked, f"{manifest.package}/{spec.activity}")
    error = phone.act(OpenApp(app))
    if error:
        call.say(f"Error: Activity not started: {error}")
        return 1
    if phone.component == here and phone.screen().package == manifest.package:
        call.say("Warning: Activity not started, intent has been delivered to currently running top-most instance.")
    return _started(call, asked, f"{manifest.package}/{spec.activity}")


def _home(call: Call, asked: Asked) -> int:
    call.phone.act(PressKey("home"))
    return _started(call, asked, call.phone.component)


def _started(call: Call, asked: Asked, component: str) -> int:
    if "-W" in asked.options:
        call.say("Status: ok\nLaunchState: COLD")
        call.say(f"Activity: {component}\nTotalTime: 120\nWaitTime: 125\nComplete")
    return 0
