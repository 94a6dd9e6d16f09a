"""Looking at a device: its tree at rest, its facts and its picture, as one screen."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from gts_env.devices.appium.facts import COMMAND, Facts, read_facts
from gts_env.devices.appium.picture import Picture
from gts_env.errors import DeviceError, XmlError
from gts_env.screen import Node, Screen
from gts_env.screen.diff import same_node
from gts_env.screen.xml import from_xml

if TYPE_CHECKING:
    from gts_env.devices.appium.adb import Adb
    from gts_env.devices.appium.profile import Limits
    from gts_env.devices.appium.session import Session


class Eye:
    """Looks at a device.

    Args:
        session: A session on it.
        adb: The host's adb server.
        serial: The device.
        limits: Bounds of time.

    Attributes:
        source: The last tree that was seen, as XML.
        restless: How often the screen did not come to rest in time: something on it moves for ever.
    """

    def __init__(self, session: Session, adb: Adb, serial: str, limits: Limits) -> None:
        self._session, self._adb, self._serial, self._limits = session, adb, serial, limits
        self._last: tuple[Node, ...] = ()
        self.source = ""
        self.restless = 0

    def look(self) -> tuple[Screen, Picture]:
        """What the device shows at rest: two trees that follow one another are equal, or the time for that is up.

        Raises:
            DeviceLost: The device is gone.
            DeviceError: What it answers is no tree.
        """
        source, toast = self._rested()
        facts = self.facts()
        picture = Picture(self._session.look("take a screenshot", lambda driver: driver.get_screenshot_as_base64()))
        screen = _screen(source, facts, picture, self._last)
        if screen.toast is None and toast is not None:
            screen.toast = toast
        self._last = screen.roots
        return screen, picture

    def facts(self) -> Facts:
        """What the device tells of itself."""
        return read_facts(self._adb.shell(self._serial, COMMAND)[1])

    def forget(self) -> None:
        """Share nothing with what was seen before: the device is in another state."""
        self._last = ()

    def _rested(self) -> tuple[str, str | None]:
        """The tree once it is at rest, and a toast that came and went meanwhile."""
        ends = time.monotonic() + self._limits.settle
        before, toast = self._source(), None
        while (now := self._source()) != before:
            toast = _toast(before) or toast
            before = now
            if time.monotonic() > ends:
                self.restless += 1
                break
            time.sleep(self._limits.gap)
        self.source = now
        return now, toast

    def _source(self) -> str:
        return self._session.look("tell its tree", lambda driver: str(driver.page_source))


def _screen(source: str, facts: Facts, picture: Picture, last: tuple[Node, ...]) -> Screen:
    try:
        read = from_xml(source)
    except XmlError as error:
        raise DeviceError("the device answered something that is no tree", found=str(error)) from error
    roots = tuple([shared(node, last[i] if i < len(last) else None) for i, node in enumerate(read.roots)])
    return Screen(
        roots,
        width=read.width,
        height=read.height,
        package=facts.package or read.package,
        activity=facts.activity,
        orientation="portrait" if read.orientation == "portrait" else "landscape",
        night=facts.night,
        font_scale=facts.font_scale,
        locale=facts.locale,
        keyboard=facts.keyboard,
        time_ms=facts.time_ms,
        toast=read.toast,
        pixels=picture.pixels,
    )


def _toast(source: str) -> str | None:
    # Cheap to ask, and true of few trees only.
    if "android.widget.Toast" not in source:
        return None
    try:
        return from_xml(source).toast
    except XmlError:
        return None


def shared(node: Node, last: Node | None) -> Node:
    """The node, with every part that is equal to that of the last screen at its place being the same object."""
    if last is None:
        return node
    then = last.children
    children = tuple([shared(one, then[i] if i < len(then) else None) for i, one in enumerate(node.children)])
    if (
        len(children) == len(then)
        and all(a is b for a, b in zip(children, then, strict=True))
        and same_node(node, last)
    ):
        return last
    node.children = children
    return node
