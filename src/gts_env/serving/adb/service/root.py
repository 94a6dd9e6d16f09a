"""``root:``, ``unroot:``, ``remount:``: asked for by tools that want a rooted phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.serving.adb.services import Run
    from gts_env.serving.adb.stream import Stream
    from gts_env.serving.served_phone import ServedPhone

_ANSWERS = {
    "root:": b"adbd cannot run as root in production builds\n",
    "unroot:": b"adbd not running as root\n",
    "remount:": b'Not running as root. Try "adb root" first.\n',
}


def offer(phone: ServedPhone, name: str) -> Run | None:
    """Serves the three."""
    said = _ANSWERS.get(name)
    if said is None:
        return None

    async def run(stream: Stream) -> None:
        await stream.write(said)

    return run
