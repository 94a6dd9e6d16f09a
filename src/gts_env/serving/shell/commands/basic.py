"""The commands that every Unix has, as far as tools ask for them."""

from __future__ import annotations

import datetime as dt
import hashlib

from gts_env.actions import Wait
from gts_env.actions.action import MAX_WAIT_MS
from gts_env.android.clock import EPOCH, zone
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import whole


def echo(call: Call) -> None:
    """``echo [-n] WORD...``."""
    words = call.args[1:] if call.args[:1] == ["-n"] else call.args
    call.give(" ".join(words).encode(errors="replace") + (b"" if words is not call.args else b"\n"))


def cat(call: Call) -> int:
    """``cat [FILE...]``."""
    if not call.args:
        call.give(call.stdin)
    for path in call.args:
        if path == "/proc/net/unix":
            call.say("Num       RefCount Protocol Flags    Type St Inode Path")
        else:
            call.give(call.phone.files.read(path))
    return 0


def whoami(call: Call) -> None:
    """``whoami``."""
    call.say("shell")


def identity(call: Call) -> None:
    """``id [-u]``."""
    if call.args == ["-u"]:
        call.say("2000")
        return
    call.say("uid=2000(shell) gid=2000(shell) groups=2000(shell),1004(input) context=u:r:shell:s0")


_DATE = {
    "Y": "%Y", "m": "%m", "d": "%d", "H": "%H", "M": "%M", "S": "%S", "y": "%y", "F": "%Y-%m-%d", "T": "%H:%M:%S",
    "a": "%a", "A": "%A", "b": "%b", "B": "%B", "j": "%j", "e": "%d", "D": "%m/%d/%y", "R": "%H:%M", "I": "%I",
    "p": "%p", "z": "%z", "Z": "%Z", "u": "%u", "w": "%w", "N": "000000000", "n": "\n", "t": "\t",
}  # fmt: skip


def date(call: Call) -> None:
    """``date [+FORMAT]``: the phone's time."""
    ms = call.phone.state.now
    now = (EPOCH + dt.timedelta(seconds=ms // 1000)).astimezone(zone(call.phone.state.config.zone))
    wanted = next((word[1:] for word in call.args if word.startswith("+")), "%a %b %e %H:%M:%S %Z %Y")
    known = {"%": "%", "s": str(ms // 1000), "N": f"{ms % 1000:03d}000000"}
    pieces = wanted.split("%")
    text = pieces[0]
    skip = False
    for piece in pieces[1:]:
        if skip or not piece:
            # Two signs in a row stand for one.
            text += piece if skip else "%"
            skip = not skip
            continue
        letter = piece[0]
        text += known.get(letter) or (now.strftime(_DATE[letter]) if letter in _DATE else f"%{letter}")
        text += piece[1:]
    call.say(text)


def sleep(call: Call) -> int:
    """``sleep SECONDS``: the phone's time passes, a step of the environment; the host's does not."""
    text = call.args[0].removesuffix("s") if call.args else ""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= MAX_WAIT_MS / 1000:
        return call.fail(f"sleep: invalid time interval '{text[:40]}'")
    call.phone.act(Wait(round(seconds * 1000)))
    return 0


def test(call: Call) -> int:
    """``[ ... ]`` and ``test``: files, and texts that are empty or alike."""
    args = call.args[:-1] if call.name == "[" and call.args[-1:] == ["]"] else call.args
    if call.name == "[" and call.args[-1:] != ["]"]:
        return call.fail("/system/bin/sh: [: missing ]", 2)
    negated = args[:1] == ["!"]
    return int(_holds(call, args[1:] if negated else args) == negated)


def _holds(call: Call, args: list[str]) -> bool:
    if "-a" in args[1:-1]:
        at = args.index("-a", 1)
        return _holds(call, args[:at]) and _holds(call, args[at + 1 :])
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
        return _compared(*args)
    return False


def _compared(left: str, sign: str, right: str) -> bool:
    if sign in ("=", "==", "!="):
        return (left == right) == (sign != "!=")
    a, b = whole(left), whole(right)
    if a is None or b is None:
        return False
    return {"-eq": a == b, "-ne": a != b, "-lt": a < b, "-le": a <= b, "-gt": a > b, "-ge": a >= b}.get(sign, False)


def digest(call: Call) -> int:
    """``md5sum FILE...``."""
    for path in call.args:
        call.say(f"{hashlib.md5(call.phone.files.read(path), usedforsecurity=False).hexdigest()}  {path}")
    return 0


async def toybox(call: Call) -> int:
    """``toybox COMMAND ...``: the command itself."""
    from gts_env.serving.shell.interpreter import ran
    from gts_env.serving.shell.registry import commands

    name = call.args[0] if call.args else ""
    found = commands().get(name)
    if found is None or name == "toybox":
        return call.fail(f"toybox: Unknown command {name}", 127)
    call.name, call.args = name, call.args[1:]
    return await ran(found, call)


COMMANDS: dict[str, Command] = {
    "[": test,
    "cat": cat,
    "date": date,
    "echo": echo,
    "false": lambda call: 1,
    "id": identity,
    "md5sum": digest,
    "sleep": sleep,
    "test": test,
    "toybox": toybox,
    "true": lambda call: 0,
    "whoami": whoami,
}
