"""``wm``, and ``cmd window``: size and density of the screen, the keyguard."""

from __future__ import annotations

from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import unknown, whole

_VERBS = ("density", "dismiss-keyguard", "size", "user-rotation")


def wm(call: Call) -> int:
    """``wm size|density|dismiss-keyguard|user-rotation ...``."""
    verb, *args = call.args or [""]
    config = call.phone.state.config
    if verb == "size":
        if args and args[0] not in ("reset", f"{config.width}x{config.height}"):
            return call.fail("Error: the screen of this phone has one size", 255)
        if not args:
            call.say(f"Physical size: {config.width}x{config.height}")
    elif verb == "density":
        return _density(call, args)
    elif verb == "dismiss-keyguard":
        call.phone.power.wake()
        call.phone.power.unlock()
    elif verb in ("user-rotation", "set-user-rotation"):
        return _rotation(call, [word for word in args if word not in ("-d", "0") or len(args) < 3])
    elif verb in ("fixed-to-user-rotation", "set-ignore-orientation-request", "scaling"):
        return 0
    else:
        return unknown(call, "Window manager (window)", verb, _VERBS)
    return 0


def _density(call: Call, args: list[str]) -> int:
    config = call.phone.state.config
    if not args:
        call.say(f"Physical density: {round(config.native_density * 160)}")
        if config.display_size != 1.0:
            call.say(f"Override density: {round(config.density * 160)}")
        return 0
    dpi = None if args[0] == "reset" else whole(args[0])
    if (args[0] != "reset" and dpi is None) or not call.phone.settings.density(dpi):
        return call.fail(f"Error: density {args[0]} is none of this phone's", 255)
    return 0


def _rotation(call: Call, args: list[str]) -> int:
    settings = call.phone.settings
    if not args:
        locked = settings.get("system", "accelerometer_rotation") == "0"
        call.say(f"lock {settings.get('system', 'user_rotation')}" if locked else "free")
        return 0
    settings.put("system", "accelerometer_rotation", "1" if args[0] == "free" else "0")
    if args[0] == "lock" and len(args) > 1:
        settings.put("system", "user_rotation", args[1])
    return 0


COMMANDS: dict[str, Command] = {"wm": wm}
SERVICES: dict[str, Command] = {"window": wm}
