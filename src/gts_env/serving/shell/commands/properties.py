"""``getprop`` and ``setprop``."""

from __future__ import annotations

from gts_env.serving.shell.call import Call, Command

MOST, LONGEST = 512, 92


def getprop(call: Call) -> None:
    """``getprop [NAME [DEFAULT]]``."""
    known = call.phone.properties
    if call.args:
        call.say(known.get(call.args[0]) or (call.args[1] if len(call.args) > 1 else ""))
        return
    for name in sorted(known):
        call.say(f"[{name}]: [{known[name]}]")


def setprop(call: Call) -> int:
    """``setprop NAME VALUE``; what the phone is built of cannot be changed."""
    if len(call.args) != 2:
        return call.fail("setprop: Needs 2 arguments")
    name, value = call.args
    known = call.phone.properties
    full = name not in known and len(known) >= MOST
    if full or name.startswith("ro.") or len(value) >= LONGEST or len(name) > 128:
        return call.fail(f"setprop: failed to set property '{name[:128]}' to '{value[:LONGEST]}'")
    known[name] = value
    return 0


COMMANDS: dict[str, Command] = {"getprop": getprop, "setprop": setprop}
