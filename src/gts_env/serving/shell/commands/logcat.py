"""``logcat``: the phone's log, kept and live."""

from __future__ import annotations

import asyncio

from gts_env.serving.event_log import Line
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import split, whole

LEVELS = "VDIWEF"
MOST_WAITING = 1000


async def logcat(call: Call) -> int:
    """``logcat [-d] [-c] [-t N] [-v FORMAT] [-s] [TAG:LEVEL...]``; without ``-d`` it goes on until the stream ends."""
    options, words = split(call.args, "vtTbrnmfe", also=("--pid", "--format", "--regex", "--buffer"))
    log = call.phone.log
    if "-c" in options:
        log.clear()
        return 0
    if "-g" in options:
        call.say("main: ring buffer is 256 KiB (1 KiB consumed), max entry is 5120 B, max payload is 4068 B")
        return 0
    wanted = _Filter(words, "-s" in options)
    form = options.get("-v", options.get("--format", "threadtime"))
    lines = list(filter(wanted, log.lines))
    count = whole(options.get("-t", options.get("-T", "")))
    if count is not None:
        lines = lines[max(0, len(lines) - max(0, count)) :]
    call.say("--------- beginning of main")
    for line in lines:
        call.say(_shown(line, form))
    if "-d" in options or "-t" in options or call.live is None:
        return 0
    return await _follow(call, wanted, form)


async def _follow(call: Call, wanted: _Filter, form: str) -> int:
    """Lines as they come, until the host closes the stream. One that does not read loses lines, not our memory."""
    waiting: asyncio.Queue[Line] = asyncio.Queue(MOST_WAITING)

    def take(line: Line) -> None:
        if wanted(line) and not waiting.full():
            waiting.put_nowait(line)

    leave = call.phone.log.follow(take)
    try:
        while True:
            await call.flush()
            call.say(_shown(await waiting.get(), form))
    finally:
        leave()


class _Filter:
    """``TAG:LEVEL`` words; ``*:S`` or ``-s`` silences the others."""

    def __init__(self, words: list[str], silent: bool) -> None:
        self._levels = {tag: level or "V" for tag, _, level in (word.rpartition(":") for word in words) if tag}
        self._levels |= {word: "V" for word in words if ":" not in word}
        self._rest = self._levels.pop("*", "S" if silent else "V")

    def __call__(self, line: Line) -> bool:
        least = self._levels.get(line.tag, self._rest).upper()
        return least != "S" and LEVELS.find(line.level) >= LEVELS.find(least[:1])


def _shown(line: Line, form: str) -> str:
    if form == "brief":
        return line.brief()
    return f"{line.level}/{line.tag}: {line.text}" if form == "tag" else line.threadtime()


COMMANDS: dict[str, Command] = {"logcat": logcat}
