"""Served phones for tests: a loop in a thread of its own, and phones that listen on free ports of this machine."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from gts_env.serving.fleet import Fleet
from gts_env.serving.host import Host
from gts_env.serving.making import Wanted
from gts_env.serving.served_phone import ServedPhone

SCENARIO = "calendar-week-default"
T = TypeVar("T")


class Serving:
    """Phones that are being served. What touches them from a test runs in their thread, by :meth:`do`."""

    def __init__(self, fleet: Fleet, loop: asyncio.AbstractEventLoop) -> None:
        self.fleet, self.loop = fleet, loop

    @property
    def phone(self) -> ServedPhone:
        return self.fleet.phones[0]

    @property
    def host(self) -> Host:
        return self.fleet.hosts[0]

    @property
    def port(self) -> int:
        return self.host.port

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def do(self, work: Callable[..., T], *args: Any) -> T:
        async def call() -> T:
            return work(*args)

        return self.run(call())


@contextmanager
def served(count: int = 1, status: bool = False, **wanted: Any) -> Iterator[Serving]:
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    about = Wanted(**(wanted or {"scenario": SCENARIO}))
    fleet = Fleet([about.phone() for _ in range(count)], port=0, status_port=0 if status else None)
    serving = Serving(fleet, loop)
    try:
        serving.run(fleet.start())
        yield serving
    finally:
        serving.run(fleet.stop())
        serving.run(_settled())
        loop.call_soon_threadsafe(loop.stop)
        thread.join(30)
        loop.close()


async def _settled() -> None:
    """Let what was cancelled end, so that nothing is left over when the loop closes."""
    for _ in range(5):
        await asyncio.sleep(0)
    tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def adb_binary() -> Path:
    """The adb that the wheel of adbutils brings."""
    import adbutils

    return Path(adbutils.adb_path())
