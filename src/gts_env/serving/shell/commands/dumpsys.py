"""``dumpsys``: what the system's services tell of themselves."""

from __future__ import annotations

from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.registry import dumps


async def dumpsys(call: Call) -> int:
    """``dumpsys [-l] [-t N] SERVICE ...``."""
    from gts_env.serving.shell.interpreter import ran

    args = list(call.args)
    while args[:1] in (["-t"], ["-T"]):
        args = args[2:]
    if not args or args[0] == "-l":
        call.say("Currently running services:")
        for name in sorted(dumps()):
            call.say(f"  {name}")
        return 0
    found = dumps().get(args[0])
    if found is None:
        call.say(f"Can't find service: {args[0]}")
        return 0
    call.args = args[1:]
    return await ran(found, call)


COMMANDS: dict[str, Command] = {"dumpsys": dumpsys}
