"""``screencap`` and ``uiautomator``: what the phone shows."""

from __future__ import annotations

import struct

from gts_env.serving.adb.service.framebuffer import rgba_of
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import split

DUMP = "/sdcard/window_dump.xml"


def screencap(call: Call) -> int:
    """``screencap [-p] [FILE]``: a PNG, or raw pixels with a header of four numbers."""
    options, paths = split(call.args, "d")
    path = paths[0] if paths else None
    if "-p" in options or (path is not None and path.endswith(".png")):
        data = call.phone.picture.png()
    else:
        rgba = rgba_of(call.phone)
        data = struct.pack("<4I", rgba.shape[1], rgba.shape[0], 1, 0) + rgba.tobytes()
    if path is None:
        call.give(data)
    else:
        call.phone.files.write(path, data, call.phone.state.now // 1000)
    return 0


def uiautomator(call: Call) -> int:
    """``uiautomator dump [--compressed] [FILE]``."""
    if call.args[:1] == ["runtest"]:
        return call.fail("Error: no test jar is on this phone", 1)
    if call.args[:1] != ["dump"]:
        return call.fail("Usage: uiautomator <subcommand> [options]", 1)
    paths = split(call.args[1:])[1]
    path = paths[0] if paths else DUMP
    xml = call.phone.screen().to_xml()
    if path in ("/dev/tty", "/dev/stdout", "/proc/self/fd/1"):
        call.give(xml.encode())
    else:
        call.phone.files.write(path, xml.encode(), call.phone.state.now // 1000)
    call.say(f"UI hierchary dumped to: {path}")
    return 0


COMMANDS: dict[str, Command] = {"screencap": screencap, "uiautomator": uiautomator}
