"""How long a served phone takes, as a client sees it: through adb's protocol on a socket, with nothing else between."""

from __future__ import annotations

import asyncio
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle

from gts_env.serving.adb.client import AdbClient, HttpClient
from gts_env.serving.host import Host
from gts_env.serving.making import Wanted

Measured = tuple[str, float, float | None]
"""What was measured, milliseconds, and the most it should be."""
UIA2 = 6790
CALENDAR = "am start -n org.gts.calendar/.MainActivity"


def measure(times: int = 40) -> Iterator[Measured]:
    """Serve a phone on a free port of this machine and measure it.

    Args:
        times: How often each is done; the median is told.

    Raises:
        GtsError: It cannot be served.
    """
    with served() as port, AdbClient(port) as client:
        yield from _figures(client, times)


@contextmanager
def served() -> Iterator[int]:
    """A phone that is served in a thread of its own, on a free port of this machine; the port."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    host = Host(Wanted().phone(), console=False)
    try:
        asyncio.run_coroutine_threadsafe(host.start(), loop).result(60)
        yield host.port
    finally:
        asyncio.run_coroutine_threadsafe(host.stop(), loop).result(60)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()
        host.phone.env.close()


def _figures(client: AdbClient, times: int) -> Iterator[Measured]:
    http = HttpClient(client, UIA2)
    yield "serve: adb shell echo", median(times, lambda: client.shell("echo 1")), None
    # Where nothing is to be touched, so that the way there is measured and no app.
    yield "serve: adb shell input tap", median(times, lambda: client.shell("input tap 540 2399")), 1
    yield "serve: UIA2 session", median(times, lambda: _session(http)), 200
    client.shell(CALENDAR)
    path = f"/session/{_session(http)}"
    yield "serve: UIA2 page_source", median(times, lambda: http("GET", f"{path}/source")), 10
    find = {"strategy": "xpath", "selector": "//*[@clickable='true']"}
    yield "serve: UIA2 find by xpath", median(times, lambda: http("POST", f"{path}/elements", find)), None

    ways = cycle(("1800 540 1300", "1300 540 1800"))

    def changed() -> None:
        client.shell(f"input swipe 540 {next(ways)} 300")

    shot = median(times, lambda: http("GET", f"{path}/screenshot"), changed)
    yield "serve: UIA2 screenshot 1080x2400, new each time", shot, 25
    yield "serve: UIA2 screenshot 1080x2400, unchanged", median(times, lambda: http("GET", f"{path}/screenshot")), None


def _session(http: HttpClient) -> str:
    """All that a driver asks for a session."""
    session = str(http.value("POST", "/session", {"capabilities": {"alwaysMatch": {}}})["sessionId"])
    for what in ("appium/device/pixel_ratio", "appium/device/system_bars", "window/current/size", "appium/device/info"):
        http("GET", f"/session/{session}/{what}")
    return session


def median(times: int, work: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    """Milliseconds that something takes, the median; what is done before each time is not measured."""
    taken = []
    for _ in range(times):
        before()
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1000
