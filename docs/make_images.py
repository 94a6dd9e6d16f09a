"""Draws the pictures of the documentation, with the embedded phone itself: ``python docs/make_images.py [FOLDER]``."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

from gts_env.actions import Tap
from gts_env.benchmark import parse_scenario
from gts_env.devices import Device, open_device
from gts_env.screen.query import Query, find

FOLDER = Path(__file__).resolve().parent / "images"
SIZE = (270, 600)
GAP = 12
Picture = tuple[str, str, str, tuple[object, ...]]
"""App, settings of the device, data of the app, and queries of what is tapped, one by one."""
CALENDAR: tuple[Picture, ...] = (
    ("calendar", "", "", ()),
    ("calendar", "", "{settings: {default_view: week}}", ()),
    ("calendar", "", "", ({"id": "day_cell", "text": "16"},)),
    ("calendar", "", "", ({"id": "fab_new"}, {"id": "title"})),
    ("calendar", "dark: true,", "", ({"id": "view_chooser"},)),
)
APPS: tuple[Picture, ...] = (
    ("mail", "", "", ()),
    ("podcasts", "", "", ()),
    ("podcasts", "dark: true,", "", ({"id": "mini_player"},)),
    ("expenses", "", "", ()),
    ("passwords", "", "", ()),
)
"""The pictures of each strip."""
_SCENARIO = """
schema: 1
scenario: picture
app: {app}
title: A picture
device: {{ now: 2026-10-14T09:41:00, {settings} start: app }}
data: {data}
defects: []
"""


def main(folder: Path = FOLDER) -> None:
    """Draw all pictures."""
    folder.mkdir(exist_ok=True)
    device = open_device("embedded")
    for name, pictures in (("calendar", CALENDAR), ("apps", APPS)):
        save(strip([shown(device, *picture) for picture in pictures]), folder / f"{name}.png")
    device.close()


def shown(device: Device, app: str, settings: str, data: str, taps: tuple[object, ...]) -> npt.NDArray[np.uint8]:
    """An app under some settings, after some taps."""
    device.restore(parse_scenario(_SCENARIO.format(app=app, settings=settings, data=data or "{}")))
    for tapped in taps:
        node = find(device.screen(), Query.from_dict(tapped))
        if node is None:
            raise SystemExit(f"nothing on the screen is {tapped}")
        device.perform(Tap(*node.center))
    return device.frame(SIZE)


def strip(pictures: list[npt.NDArray[np.uint8]]) -> npt.NDArray[np.uint8]:
    """Pictures side by side, in front of a light grey."""
    height, width = pictures[0].shape[:2]
    out = np.full((height + 2 * GAP, len(pictures) * (width + GAP) + GAP, 3), 0xE4, np.uint8)
    for number, picture in enumerate(pictures):
        left = GAP + number * (width + GAP)
        out[GAP : GAP + height, left : left + width] = picture
    return out


def save(picture: npt.NDArray[np.uint8], path: Path) -> None:
    """Write a PNG, as small as 256 colours make it."""
    image = Image.fromarray(picture).quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    image.save(path, optimize=True)
    print(f"{path.name}: {image.width}x{image.height}, {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
