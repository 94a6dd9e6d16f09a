"""Pictures of an app's main screens in several looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gts_env.actions import Rotate
from gts_env.benchmark.model import Scenario
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.evaluation.sheet.looks import Look
from gts_env.evaluation.sheet.route import Route, follow, open_app, place_of
from gts_env.evaluation.sheet.walk import STEPS, View, choose, walk

if TYPE_CHECKING:
    from PIL import Image

Told = Callable[[str], None]
PORTRAIT = "portrait"


@dataclass(frozen=True, slots=True)
class Shot:
    """A screen in one look.

    Attributes:
        number: Number of the screen on the sheet, from 1.
        name: Activity and layers, for people.
        look: The look.
        picture: The screen as the device is turned, at the size of the sheet.
        stranded: Where the way ended instead, or empty.
    """

    number: int
    name: str
    look: Look
    picture: Image.Image
    stranded: str = ""


def main_views(device: EmbeddedDevice, scenario: Scenario, most: int, steps: int = STEPS) -> list[View]:
    """The main screens of the scenario's app, found in the default look.

    Args:
        device: The phone.
        scenario: Data and clock.
        most: How many screens.
        steps: Most actions of the walk that finds them.
    """
    return choose(walk(device, in_look(scenario, Look("default", ())), steps), most)


def shots(
    device: EmbeddedDevice,
    scenario: Scenario,
    views: Sequence[View],
    looks: Sequence[Look],
    width: int = 300,
    told: Told = lambda _: None,
) -> Iterator[Shot]:
    """Pictures of the screens, look by look.

    Args:
        device: The phone.
        scenario: Data and clock.
        views: The screens.
        looks: The looks.
        width: Shorter side of each picture, in pixels.
        told: Called before each picture with what it is.
    """
    names = [name_of(view) for view in views]
    for look in looks:
        dressed = in_look(scenario, look)
        for number, (view, name) in enumerate(zip(views, names, strict=True), 1):
            told(f"{name}, {look.label}")
            stranded = _go(device, dressed, view.route)
            yield Shot(number, name, look, _picture(device, width), stranded)


def _picture(device: EmbeddedDevice, width: int) -> Image.Image:
    """The screen, made smaller from the device's own size: what is drawn small is drawn otherwise."""
    from PIL import Image

    whole = Image.fromarray(device.screen().pixels())
    scale = width / min(whole.size)
    size = round(whole.width * scale), round(whole.height * scale)
    return whole.resize(size, Image.Resampling.LANCZOS, reducing_gap=3)


def in_look(scenario: Scenario, look: Look) -> Scenario:
    """The scenario with the settings of a look, without ``ready``, which may ask for other settings."""
    return replace(scenario, device=look.of(scenario.device), ready=None)


def name_of(view: View) -> str:
    """The name of a screen: ``editor › pick time``."""
    return " \u203a ".join(part.replace("_", " ") for part in view.place)


def _go(device: EmbeddedDevice, scenario: Scenario, route: Route) -> str:
    """Restore and walk; where the way ended if not at its end."""
    stranded = _walked(device, scenario, route)
    if not stranded or scenario.device.orientation == PORTRAIT:
        return stranded
    # On its side other ways may lead there: a rail in place of a bar, a button that the keyboard covers.
    if _turned(device, scenario, route):
        return ""
    return _walked(device, scenario, route)


def _turned(device: EmbeddedDevice, scenario: Scenario, route: Route) -> bool:
    """Walk upright and turn the phone at the end; whether the screen is still there."""
    if _walked(device, replace(scenario, device=replace(scenario.device, orientation=PORTRAIT)), route):
        return False
    there = place_of(device)
    device.perform(Rotate(scenario.device.orientation))
    return place_of(device) == there


def _walked(device: EmbeddedDevice, scenario: Scenario, route: Route) -> str:
    device.restore(scenario, ())
    open_app(device, scenario.app)
    return "" if follow(device, route) else " \u203a ".join(place_of(device)).replace("_", " ")
