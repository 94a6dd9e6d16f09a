"""What else tools ask of a phone."""

from __future__ import annotations

import re

from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import split

_COLUMNS = {name: name for name in ("_id", "name", "value")}
_EQUALS = re.compile(r"""(\w+)\s*=\s*(?:'([^']*)'|"([^"]*)"|([\w.]+))""")


def content(call: Call) -> int:
    """``content query --uri URI``: settings can be read so; no other provider is to be had."""
    options, _ = split(call.args[1:], also=("--uri", "--projection", "--where", "--sort", "--user", "--bind"))
    uri = options.get("--uri", "").removeprefix("content://")
    authority, _, rest = uri.partition("/")
    namespace, _, key = rest.partition("/")
    if call.args[:1] != ["query"]:
        if not call.args:
            return call.fail("usage: adb shell content query --uri <URI> [--projection ...] [--where ...]", 1)
        return call.fail(f"[ERROR] Unsupported operation: {call.args[0]}", 1)
    if "--uri" not in options:
        return call.fail("[ERROR] Content provider URI not specified. Did you specify --uri argument?", 1)
    if authority != "settings" or namespace not in ("system", "secure", "global"):
        call.fail(f"Error while accessing provider:{authority}")
        return call.fail(f"java.lang.IllegalStateException: Could not find provider: {authority}", 1)
    settings = call.phone.settings.all(namespace).items()
    rows = [{"_id": str(i), "name": name, "value": value} for i, (name, value) in enumerate(settings, 1)]
    try:
        chosen = [row for row in rows if key in ("", row["name"]) and _meets(row, options.get("--where", ""))]
        columns = [_COLUMNS[column] for column in options.get("--projection", ":".join(_COLUMNS)).split(":")]
    except (KeyError, ValueError) as error:
        call.fail(f"Error while accessing provider:{authority}")
        return call.fail(f"java.lang.IllegalArgumentException: Invalid column or condition {error.args[0]}", 1)
    for number, row in enumerate(chosen):
        call.say(f"Row: {number} {', '.join(f'{column}={row[column]}' for column in columns)}")
    if not chosen:
        call.say("No result found.")
    return 0


def _meets(row: dict[str, str], where: str) -> bool:
    """Whether a row meets conditions of the form ``name='x'``, joined by AND.

    Raises:
        KeyError: No such column.
        ValueError: Any other condition.
    """
    for part in re.split(r"(?i)\s+and\s+", where.strip()) if where.strip() else ():
        found = _EQUALS.fullmatch(part.strip())
        if found is None:
            raise ValueError(part)
        if row[found[1]] != next((text for text in found.groups()[1:] if text is not None), ""):
            return False
    return True


def uname(call: Call) -> None:
    """``uname [-a]``."""
    call.say("Linux localhost 6.1.0-gts #1 SMP PREEMPT x86_64 Toybox" if "-a" in call.args else "Linux")


def getevent(call: Call) -> int:
    """``getevent -p``: the touch screen."""
    width, height = call.phone.state.config.width, call.phone.state.config.height
    call.say('add device 1: /dev/input/event1\n  name:     "gts_touch"\n  events:')
    call.say(f"    ABS (0003): 0035  : value 0, min 0, max {width - 1}, fuzz 0, flat 0, resolution 0")
    call.say(f"                0036  : value 0, min 0, max {height - 1}, fuzz 0, flat 0, resolution 0")
    return 0


def uptime(call: Call) -> None:
    """``uptime``."""
    call.say(" 00:00:00 up 0 min,  0 users,  load average: 0.00, 0.00, 0.00")


def which(call: Call) -> int:
    """``which NAME``, and ``command -v NAME``."""
    from gts_env.serving.shell.registry import commands

    names = [word for word in call.args if not word.startswith("-")]
    found = [name for name in names if name in commands()]
    for name in found:
        call.say(f"/system/bin/{name}")
    return 0 if found and len(found) == len(names) else 1


def _reboot(call: Call) -> int:
    """The phone starts again: the transports are cut, its data stays."""
    for cut in tuple(call.phone.dropped):
        cut()
    return 0


def _nothing(call: Call) -> int:
    return 0


COMMANDS: dict[str, Command] = {
    "command": which,
    "content": content,
    "getenforce": lambda call: call.say("Enforcing"),
    "getevent": getevent,
    "log": lambda call: call.phone.note("I", "log", " ".join(call.args[-1:])),
    "nohup": _nothing,
    "reboot": _reboot,
    "screenrecord": lambda call: call.fail("ERROR: no video is recorded on this phone", 1),
    "sendevent": lambda call: call.fail("sendevent: /dev/input: Permission denied", 1),
    "setenforce": lambda call: call.fail("setenforce: Couldn't set enforcing status: Permission denied", 1),
    "su": lambda call: call.fail("su: uid 2000 not allowed to su", 1),
    "uname": uname,
    "uptime": uptime,
    "wait": _nothing,
    "which": which,
}
