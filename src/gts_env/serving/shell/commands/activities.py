"""``am``, and ``cmd activity``: activities, processes, broadcasts, instrumentation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gts_env.actions import OpenApp
from gts_env.android import launching
from gts_env.android.effects import Enter
from gts_env.android.manifest import SYSTEM
from gts_env.android.resolving import candidates
from gts_env.android.state import PhoneState
from gts_env.android.world import Kill
from gts_env.errors import GtsError
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.intents import Asked, BadIntent, read
from gts_env.serving.shell.options import split
from gts_env.serving.shell.registry import receivers

SERVER = "io.appium.uiautomator2.server"
SETTINGS = "io.appium.settings"
_USER = ("--user",)
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


async def am(call: Call) -> int:
    """``am COMMAND ...``."""
    name, args = (call.args[0], call.args[1:]) if call.args else ("help", [])
    command = _COMMANDS.get(name)
    if command is None:
        return call.fail(f"Unknown command: {name}", 255)
    call.args = args
    try:
        found = command(call)
        return int((await found if hasattr(found, "__await__") else found) or 0)
    except BadIntent as error:
        call.say(str(error))
        return 1


def _start(call: Call) -> int:
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
    from gts_env.actions import PressKey

    call.phone.act(PressKey("home"))
    return _started(call, asked, call.phone.component)


def _started(call: Call, asked: Asked, component: str) -> int:
    if "-W" in asked.options:
        call.say("Status: ok\nLaunchState: COLD")
        call.say(f"Activity: {component}\nTotalTime: 120\nWaitTime: 125\nComplete")
    return 0


def _force_stop(call: Call) -> int:
    for name in split(call.args, also=_USER)[1]:
        phone = call.phone
        found = phone.packages.find(phone.phone, name)
        phone.processes.end(name)
        if name in (SERVER, f"{SERVER}.test"):
            phone.processes.end(SERVER)
        if found is not None and found.app and any(task.app == found.app for task in phone.state.tasks):
            phone.happen(Kill(found.app, True))
            phone.note("I", "ActivityManager", f"Force stopping {name} appid=10100 user=0: from pid 2000")
    return 0


def _kill(call: Call) -> int:
    for name in split(call.args, also=_USER)[1]:
        found = call.phone.packages.find(call.phone.phone, name)
        if found is not None and found.app and call.phone.state.entry.app != found.app:
            call.phone.happen(Kill(found.app))
    return 0


def _kill_all(call: Call) -> int:
    call.args = [package.name for package in call.phone.packages.all(call.phone.phone)]
    return _kill(call)


def _broadcast(call: Call) -> int:
    asked = read(call.args)
    call.say(f"Broadcasting: {asked}")
    receiver = receivers().get(asked.action)
    answer = receiver(call.phone, asked) if receiver is not None else None
    data = f', data="{answer}"' if answer is not None else ""
    call.say(f"Broadcast completed: result={-1 if receiver is not None else 0}{data}")
    return 0


async def _instrument(call: Call) -> int:
    """Runs until the server that it starts is ended, by the host or by the end of its session."""
    words = [word for word in call.args if "/" in word and not word.startswith("-")]
    package = words[-1].partition("/")[0] if words else ""
    if call.phone.packages.find(call.phone.phone, package) is None:
        call.say(f"INSTRUMENTATION_STATUS: Error=Unable to find instrumentation info for: {words[-1:]}")
        call.say("INSTRUMENTATION_STATUS_CODE: -1")
        return 1
    name = package.removesuffix(".test")
    process = call.phone.processes.start(name)
    if "-w" not in call.args:
        return 0
    try:
        call.say("INSTRUMENTATION_STATUS: class=io.appium.uiautomator2.server.test.AppiumUiAutomator2Server")
        call.say("INSTRUMENTATION_STATUS_CODE: 1")
        await call.flush()
        await process.ended.wait()
    finally:
        if not process.ended.is_set():
            call.phone.processes.end(name)
    call.say("INSTRUMENTATION_RESULT: shortMsg=Process crashed.\nINSTRUMENTATION_CODE: 0")
    return 0


def _service(call: Call) -> int:
    asked = read(call.args)
    package = (asked.component or asked.package or "").partition("/")[0]
    call.say(f"Starting service: {asked}")
    found = call.phone.packages.find(call.phone.phone, package)
    if found is None:
        call.say("Error: Not found; no service started.")
        return 255
    if not found.app:
        call.phone.processes.start(package)
    return 0


def _stack(call: Call) -> int:
    for i, task in enumerate(call.phone.state.tasks):
        manifest = call.phone.phone.apps.manifests[task.app]
        call.say(f"taskId={i + 1}: {manifest.package} visible={str(i == 0).lower()}")
    return 0


def _user(call: Call) -> int:
    call.say("0")
    return 0


_COMMANDS: dict[str, Callable[[Call], Any]] = {
    "broadcast": _broadcast,
    "force-stop": _force_stop,
    "get-current-user": _user,
    "instrument": _instrument,
    "kill": _kill,
    "kill-all": _kill_all,
    "stack": _stack,
    "start": _start,
    "start-activity": _start,
    "start-foreground-service": _service,
    "startservice": _service,
    "start-service": _service,
    "stopservice": lambda call: 0,
    "task": _stack,
}
COMMANDS: dict[str, Command] = {"am": am}
SERVICES: dict[str, Command] = {"activity": am}
