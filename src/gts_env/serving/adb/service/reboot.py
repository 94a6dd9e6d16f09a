"""``reboot:``: the phone starts again. Its transports are cut; what it holds stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.serving.adb.services import Run
    from gts_env.serving.adb.stream import Stream
    from gts_env.serving.served_phone import ServedPhone

_KINDS = ("", "recovery", "bootloader", "sideload", "sideload-auto-reboot")


def offer(phone: ServedPhone, name: str) -> Run | None:
    """Serves ``reboot:`` with or without a kind."""
    service, colon, kind = name.partition(":")
    if service != "reboot" or not colon or kind not in _KINDS:
        return None

    async def run(stream: Stream) -> None:
        phone.processes.end_all()
        for cut in tuple(phone.dropped):
            cut()

    return run
