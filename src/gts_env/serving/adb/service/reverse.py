"""``reverse:``: ports of the phone that lead to the host. Nothing on the phone opens any, so they are only listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.serving.adb.services import Run
    from gts_env.serving.adb.stream import Stream
    from gts_env.serving.served_phone import ServedPhone

_START = "reverse:"


def offer(phone: ServedPhone, name: str) -> Run | None:
    """Serves ``reverse:forward:A;B``, ``reverse:killforward:A``, ``reverse:killforward-all`` and ``list-forward``."""
    if not name.startswith(_START):
        return None
    asked = name[len(_START) :]

    async def run(stream: Stream) -> None:
        await stream.write(answer(phone.reversed, asked))

    return run


def answer(known: dict[str, str], asked: str) -> bytes:
    """Carry out one request on the table of reversed ports."""
    what, _, rest = asked.partition(":")
    if what == "list-forward":
        text = "".join(f"(reverse) {remote} {local}\n" for remote, local in known.items()).encode()
        return f"{len(text):04x}".encode() + text
    if what == "killforward-all":
        known.clear()
        return b"OKAY"
    if what == "killforward" and rest in known:
        del known[rest]
        return b"OKAY"
    remote, _, local = rest.removeprefix("norebind:").partition(";")
    if what == "forward" and remote and local and len(known) < 64:
        known[remote] = local
        return b"OKAY"
    reason = f"cannot {asked[:80]}".encode()
    return b"FAIL" + f"{len(reason):04x}".encode() + reason
