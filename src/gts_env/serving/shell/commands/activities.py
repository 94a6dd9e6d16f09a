"""``am``, and ``cmd activity``: activities, processes, broadcasts, instrumentation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gts_env.android.world import Kill
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.intents import BadIntent, read
from gts_env.serving.shell.options import expected, split, unknown
from gts_env.serving.shell.registry import receivers
from gts_env.serving.shell.starting import start

SERVER = "io.appium.uiautomator2.server"
SETTINGS = "io.appium.settings"
_USER = ("--user",)


async def am(call: Call) -> int:
    """``am COMMAND ...``."""
    name, args = (call.args[0], call.args[1:]) if call.args else ("", [])
    command = _COMMANDS.get(name)
    if command is None:
        return unknown(call, "Activity manager (activity)", name, _COMMANDS)
    call.args = args
    try:
        found = command(call)
        return int((await found if hasattr(found, "__await__") else found) or 0)
    except BadIntent as error:
        call.say(str(error))
        return 1


def _force_stop(call: Call) -> int:
    names = split(call.args, also=_USER)[1]
    if not names:
        return expected(call, "force-stop")
    for name in names:
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
    names = split(call.args, also=_USER)[1]
    if not names:
        return expected(call, "kill")
    for name in names:
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
    "start": start,
    "start-activity": start,
    "start-foreground-service": _service,
    "startservice": _service,
    "start-service": _service,
    "stopservice": lambda call: 0,
    "task": _stack,
}
COMMANDS: dict[str, Command] = {"am": am}
SERVICES: dict[str, Command] = {"activity": am}
