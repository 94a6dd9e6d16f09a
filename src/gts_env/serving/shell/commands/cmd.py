"""``cmd``: the commands of the system's services; ``service`` lists them."""

from __future__ import annotations

from gts_env.android.effects import HidePanel, ShowPanel
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.registry import services

LISTED = (
    "SurfaceFlinger", "accessibility", "activity", "alarm", "appops", "battery", "clipboard", "connectivity",
    "display", "input", "input_method", "location", "notification", "package", "phone", "power", "settings",
    "statusbar", "uimode", "user", "wifi", "window",
)  # fmt: skip


async def cmd(call: Call) -> int:
    """``cmd SERVICE ...``."""
    from gts_env.serving.shell.interpreter import ran

    if not call.args or call.args[0] == "-l":
        call.say("Currently running services:")
        for name in LISTED:
            call.say(f"  {name}")
        return 0 if call.args else 20
    # `-w` would wait for the service to come up.
    words = call.args[1:] if call.args[0] == "-w" and len(call.args) > 1 else call.args
    name, call.args = words[0], words[1:]
    found = services().get(name)
    if found is None:
        return call.fail(f"cmd: Can't find service: {name}", 20)
    call.name = name
    return await ran(found, call)


def service(call: Call) -> int:
    """``service list``, ``service check NAME``."""
    if call.args[:1] == ["check"] and len(call.args) == 2:
        call.say(f"Service {call.args[1]}: {'found' if call.args[1] in LISTED else 'not found'}")
        return 0
    if call.args[:1] != ["list"]:
        call.say("Result: Parcel(00000000    '....')")
        return 0
    call.say(f"Found {len(LISTED)} services:")
    for i, name in enumerate(LISTED):
        call.say(f"{i}\t{name}: [android.os.I{name.title().replace('_', '')}]")
    return 0


def uimode(call: Call) -> int:
    """``cmd uimode night [yes|no|auto]``."""
    if call.args[:1] != ["night"]:
        return call.fail("UiModeManager service (uimode) commands: night [yes|no|auto]", 255)
    if len(call.args) > 1:
        value = {"yes": "2", "no": "1", "auto": "1", "custom_schedule": "1"}.get(call.args[1])
        if value is None:
            return call.fail("Error: mode must be one of yes, no, auto", 255)
        call.phone.settings.put("secure", "ui_night_mode", value)
    call.say(f"Night mode: {'yes' if call.phone.state.config.night else 'no'}")
    return 0


def statusbar(call: Call) -> int:
    """``cmd statusbar expand-notifications|expand-settings|collapse``."""
    verb = call.args[0] if call.args else ""
    if verb == "collapse":
        if call.phone.state.panel is not None:
            call.phone.happen(HidePanel())
    elif verb in ("expand-notifications", "expand-settings"):
        call.phone.happen(ShowPanel("shade" if verb == "expand-notifications" else "quick_settings"))
    else:
        return call.fail(f"Unknown command: {verb}", 255)
    return 0


def _taken(call: Call) -> int:
    """Asked for by tools; there is nothing on the phone that it would change."""
    return 0


def _locks(call: Call) -> int:
    call.say("true" if call.args[:1] == ["get-disabled"] else "Lock credential verified successfully")
    return 0


COMMANDS: dict[str, Command] = {
    "appops": _taken,
    "cmd": cmd,
    "device_config": _taken,
    "locksettings": _locks,
    "service": service,
}
SERVICES: dict[str, Command] = {
    "appops": _taken,
    "deviceidle": _taken,
    "lock_settings": _locks,
    "notification": _taken,
    "overlay": _taken,
    "statusbar": statusbar,
    "uimode": uimode,
}
