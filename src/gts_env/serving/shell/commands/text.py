"""Commands that work on lines: what stands behind a pipe."""

from __future__ import annotations

from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import has, split, whole


def _lines(call: Call, paths: list[str]) -> list[str]:
    data = b"".join([call.phone.files.read(path) for path in paths]) if paths else call.stdin
    return data.decode(errors="replace").splitlines()


def grep(call: Call) -> int:
    """``grep [-i] [-v] [-c] [-q] [-o] PATTERN [FILE...]``; a pattern knows ``^ $ .* |`` and takes the rest as it is."""
    options, words = split(call.args, "e")
    if "-e" in options:
        words.insert(0, options["-e"])
    if not words:
        return call.fail("grep: no REGEX", 2)
    fold = "-i" in options
    pattern = words[0].casefold() if fold else words[0]
    ways = [way for way in pattern.replace("\\|", "|").split("|") if way] or [""]
    hits = [
        line
        for line in _lines(call, words[1:])
        if any(_holds(line.casefold() if fold else line, way) for way in ways) != has(options, "-v")
    ]
    if "-c" in options:
        call.say(str(len(hits)))
    elif "-q" not in options:
        for line in hits:
            call.say(line)
    return 0 if hits else 1


def _holds(line: str, way: str) -> bool:
    """Whether a line has the pieces of a pattern in their order. No backtracking: its time is bounded."""
    first, last = way.startswith("^"), way.endswith("$") and not way.endswith("\\$")
    pieces = [piece.replace("\\", "") for piece in way.removeprefix("^").removesuffix("$" if last else "").split(".*")]
    at = 0
    for i, piece in enumerate(pieces):
        found = line.find(piece, at)
        if found < 0 or (i == 0 and first and not line.startswith(piece)):
            return False
        at = found + len(piece)
    return not last or line.endswith(pieces[-1])


def head(call: Call) -> int:
    """``head [-n N] [FILE...]``, and ``tail``."""
    args = [f"-n{word[1:]}" if word[:1] == "-" and word[1:].isdecimal() else word for word in call.args]
    args = [
        part for word in args for part in (("-n", word[2:]) if word.startswith("-n") and len(word) > 2 else (word,))
    ]
    options, paths = split(args, "nc")
    count = whole(options.get("-n", "10"))
    if count is None or count < 0:
        return call.fail(f"{call.name}: bad number")
    lines = _lines(call, paths)
    for line in lines[:count] if call.name == "head" else lines[max(0, len(lines) - count) :]:
        call.say(line)
    return 0


def wc(call: Call) -> None:
    """``wc [-l] [-c] [-w]``."""
    options, paths = split(call.args)
    data = b"".join([call.phone.files.read(path) for path in paths]) if paths else call.stdin
    counts = {"-l": data.count(b"\n"), "-w": len(data.split()), "-c": len(data)}
    call.say(" ".join(str(value) for name, value in counts.items() if name in options or not options))


def sort(call: Call) -> None:
    """``sort [-r] [-u] [FILE...]``."""
    options, paths = split(call.args)
    lines = sorted(_lines(call, paths), reverse="-r" in options)
    for line in dict.fromkeys(lines) if "-u" in options else lines:
        call.say(line)


COMMANDS: dict[str, Command] = {"grep": grep, "head": head, "sort": sort, "tail": head, "wc": wc}
