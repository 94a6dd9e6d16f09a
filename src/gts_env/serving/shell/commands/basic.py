"""The commands that every Unix has, as far as tools ask for them."""

from __future__ import annotations

import hashlib

from gts_env.android.clock import local
from gts_env.serving.shell.call import Call, Command


def echo(call: Call) -> None:
    """``echo [-n] WORD...``."""
    words = call.args[1:] if call.args[:1] == ["-n"] else call.args
    call.out += " ".join(words).encode() + (b"" if words is not call.args else b"\n")


def cat(call: Call) -> int:
    """``cat [FILE...]``."""
    if not call.args:
        call.out += call.stdin
    for path in call.args:
        if path == "/proc/net/unix":
            call.say("Num       RefCount Protocol Flags    Type St Inode Path")
        else:
            call.out += call.phone.files.read(path)
    return 0


def whoami(call: Call) -> None:
    """``whoami``."""
    call.say("shell")


def identity(call: Call) -> None:
    """``id``."""
    call.say("uid=2000(shell) gid=2000(shell) groups=2000(shell),1004(input) context=u:r:shell:s0")


def date(call: Call) -> None:
    """``date [+FORMAT]``: the phone's time."""
    now = local(call.phone.state.now, call.phone.state.config.zone)
    form = call.args[0][1:] if call.args and call.args[0].startswith("+") else "%a %b %e %H:%M:%S %Z %Y"
    call.say(str(call.phone.state.now // 1000) if form == "%s" else now.strftime(form.replace("%Z", "")))


def test(call: Call) -> int:
    """``[ ... ]`` and ``test``: files, and texts that are empty or alike."""
    args = call.args[:-1] if call.name == "[" and call.args[-1:] == ["]"] else call.args
    if call.name == "[" and call.args[-1:] != ["]"]:
        return call.fail("/system/bin/sh: [: missing ]", 2)
    negated = args[:1] == ["!"]
    return int(_holds(call, args[1:] if negated else args) == negated)


def _holds(call: Call, args: list[str]) -> bool:
    if len(args) == 1:
        return args[0] != ""
    if len(args) == 2:
        found = call.phone.files.find(args[1]) if args[0] in ("-e", "-f", "-d") else None
        return {
            "-e": found is not None,
            "-f": found is not None and not found.is_folder,
            "-d": found is not None and found.is_folder,
            "-n": args[1] != "",
            "-z": args[1] == "",
        }.get(args[0], False)
    if len(args) == 3:
        return {"=": args[0] == args[2], "==": args[0] == args[2], "!=": args[0] != args[2]}.get(args[1], False)
    return False


def digest(call: Call) -> int:
    """``md5sum FILE...``."""
    for path in call.args:
        call.say(f"{hashlib.md5(call.phone.files.read(path), usedforsecurity=False).hexdigest()}  {path}")
    return 0


def toybox(call: Call) -> object:
    """``toybox COMMAND ...``: the command itself."""
    from gts_env.serving.shell.registry import commands

    name = call.args[0] if call.args else ""
    found = commands().get(name)
    if found is None:
        return call.fail(f"toybox: Unknown command {name}", 127)
    call.name, call.args = name, call.args[1:]
    return found(call)


COMMANDS: dict[str, Command] = {
    "[": test,
    "cat": cat,
    "date": date,
    "echo": echo,
    "false": lambda call: 1,
    "id": identity,
    "md5sum": digest,
    "sleep": lambda call: 0,
    "test": test,
    "toybox": toybox,  # type: ignore[dict-item]
    "true": lambda call: 0,
    "whoami": whoami,
}
