"""Processes: ``ps``, ``pidof``, ``pgrep``, ``kill``, and ``app_process``, by which tools start servers."""

from __future__ import annotations

from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import split, whole

_PS_HELP = """usage: ps [-AadefLlnwZ] [-gG GROUP,] [-k FIELD,] [-o FIELD,] [-p PID,] [-t TTY,] [-uU USER,]

List processes.

-A\tAll"""


def ps(call: Call) -> int:
    """``ps [-A] [-o FIELDS]``."""
    if "--help" in call.args:
        call.say(_PS_HELP)
        return 0
    options, _ = split(call.args, "op")
    fields = [name.strip().upper() for name in options.get("-o", "").split(",") if name.strip()]
    rows = [
        {"USER": p.user, "PID": str(p.pid), "PPID": "1", "VSZ": "1024000", "RSS": "65536", "WCHAN": "0",
         "ADDR": "0", "S": "S", "NAME": p.name, "CMDLINE": p.name, "ARGS": p.name}
        for p in call.phone.processes
    ]  # fmt: skip
    if fields:
        call.say(" ".join(fields))
        for row in rows:
            call.say(" ".join(row.get(name, "?") for name in fields))
        return 0
    call.say("USER           PID  PPID     VSZ    RSS WCHAN            ADDR S NAME")
    for row in rows:
        call.say(f"{row['USER']:<10}{row['PID']:>8}     1 1024000  65536 0                   0 S {row['NAME']}")
    return 0


def pidof(call: Call) -> int:
    """``pidof NAME``, and ``pgrep [-f] NAME``, which takes a part of one."""
    options, names = split(call.args)
    part = call.name == "pgrep"
    found = [
        p for p in call.phone.processes for name in names if p.name == name or (part and name.strip("^$") in p.name)
    ]
    for p in found:
        call.say(f"{p.pid} {p.name}" if "-l" in options else str(p.pid))
    return 0 if found else 1


def kill(call: Call) -> int:
    """``kill [-9] PID``, ``killall`` and ``pkill NAME``: only what tools have started is theirs to end."""
    code = 0
    for word in split(call.args, "s")[1]:
        number = whole(word)
        found = [p.name for p in call.phone.processes if number == p.pid or word in (p.name, p.name.strip("^$"))]
        if not found:
            code = call.fail(f"{call.name}: {word}: No such process")
        elif sum(call.phone.processes.end(name) for name in found) == 0:
            code = call.fail(f"{call.name}: {word}: Operation not permitted")
    return code


async def app_process(call: Call) -> int:
    """``app_process DIR CLASS [ARGS]``: a server of a tool; it runs until it is ended."""
    names = [word for word in split(call.args)[1] if "." in word and not word.startswith("/")]
    if not names:
        return call.fail("Error: no class name or --zygote supplied.", 1)
    process = call.phone.processes.start(names[0])
    try:
        await process.ended.wait()
    finally:
        if not process.ended.is_set():
            call.phone.processes.end(names[0])
    return 0


COMMANDS: dict[str, Command] = {
    "app_process": app_process,
    "kill": kill,
    "killall": kill,
    "pgrep": pidof,
    "pidof": pidof,
    "pkill": kill,
    "ps": ps,
}
