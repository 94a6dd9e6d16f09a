"""The embedded device: binds a scenario, its app and its faults to a phone in this process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env import apps
from gts_env.actions import Action
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.effects import Launch
from gts_env.android.manifest import Manifest, Registry
from gts_env.android.phone import Phone
from gts_env.android.state import LAUNCHER, PhoneState
from gts_env.android.system import installed as system
from gts_env.apps import of_packs
from gts_env.benchmark.model import DeviceSettings, Scenario
from gts_env.benchmark.predicates import Compiler
from gts_env.benchmark.scene import NO_BINDINGS, Scene
from gts_env.benchmark.variation import variant
from gts_env.devices.collector import collect_less_often
from gts_env.devices.fitting import check_fits
from gts_env.devices.home_screen import launcher_data
from gts_env.devices.world import BoundWorld
from gts_env.errors import BindingError, DeviceError, RestoreError
from gts_env.faults.binding import bind, check_compatible
from gts_env.faults.fault_set import FaultSet
from gts_env.screen import Screen

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

DEFAULT_PROFILE: dict[str, Any] = {"width": 1080, "height": 2400, "density": 2.625, "navigation": "gesture"}
REMEMBERED = 16
"""Bound scenarios a device keeps."""


@dataclass(frozen=True, slots=True)
class Bound:
    """A scenario bound to the phone: the state a restore goes back to, and the live faults."""

    scenario: Scenario
    state: PhoneState
    faults: FaultSet
    phone: Phone
    world: BoundWorld


class EmbeddedDevice:
    """An Android-like phone in this process; restores by taking back a root pointer.

    Args:
        profile: Name of a device profile of kind ``embedded``; a phone of 1080x2400 at 420 dpi by default.
        registry: Installed apps; by default the built-in ones, with those of the scenario's pack.
    """

    def __init__(self, profile: str | None = None, registry: Registry | None = None) -> None:
        collect_less_often()
        self.profile = DEFAULT_PROFILE if profile is None else _profile(profile)
        self._given = registry
        self._phones: dict[tuple[Manifest, ...], Phone] = {}
        self.phone = self._phone_with(())
        self._bound: OrderedDict[tuple[Any, ...], Bound] = OrderedDict()
        self._now: Bound | None = None

    @property
    def size(self) -> tuple[int, int]:
        """Native width and height in pixels, in portrait."""
        return self.profile["width"], self.profile["height"]

    @property
    def faults(self) -> FaultSet:
        """The live faults, with their log; for proofs and evaluation."""
        return self._require().faults

    def apps(self) -> tuple[str, ...]:
        """Labels of the installed apps, as under their icons."""
        return tuple(m.label for m in self.phone.apps if m.category != "System")

    def restore(self, scenario: Scenario, defects: Sequence[str] | None = None, variation: int = 0) -> None:
        """Bring the phone into a scenario's state.

        Args:
            scenario: The scenario.
            defects: Ids of the defects that are live; None for all of the scenario's, empty for the clean build.
            variation: Number of the variation; 0 for the scenario as it is given.

        Raises:
            BindingError: The scenario does not fit the app.
            RestoreError: Its ``ready`` predicate does not hold afterwards, or it has no such variation.
        """
        scenario = variant(scenario, variation) if variation else scenario
        chosen = tuple(d.id for d in scenario.defects) if defects is None else tuple(defects)
        key = (scenario.where.file, scenario.name, chosen, variation)
        bound = self._bound.get(key)
        if bound is None or bound.scenario is not scenario:
            bound = self._bind(scenario, chosen)
            self._bound[key] = bound
            while len(self._bound) > REMEMBERED:
                self._bound.popitem(last=False)
        self._set(bound)

    def _set(self, bound: Bound) -> None:
        if self._now is not bound:
            self.phone = bound.phone
            self.phone.set_seams(bound.faults)
            self._now = bound
        self.phone.state = bound.state

    def _bind(self, scenario: Scenario, defects: tuple[str, ...]) -> Bound:
        phone = self._phone_with(of_packs.manifests_beside(scenario.where.file))
        check_fits(scenario, phone.apps)
        app = phone.apps.app(scenario.app)
        faults = tuple(bind(scenario.defect(d), app) for d in defects)
        check_compatible(faults, scenario)
        config = self._config(scenario.device)
        now = to_ms(scenario.device.now, config.zone)
        try:
            data = scenario.words.in_data(app.load(scenario.data, now, config.zone))
        except ValueError as error:
            raise BindingError(
                str(error), file=scenario.where.file, line=_line(scenario.data, str(error)), field="data"
            ) from error
        seams = FaultSet(faults)
        self.phone = phone
        self.phone.set_seams(seams)
        world = BoundWorld(scenario, phone.apps)
        brought = {scenario.app: data}
        if scenario.device.widgets:
            brought[LAUNCHER] = launcher_data(scenario, phone.apps)
        state = world.begin(self.phone.boot(config, now, brought))
        if scenario.device.start == "app":
            state = self.phone.reducer.apply(state, Launch(scenario.app))
        self.phone.state = state
        self._check_ready(scenario)
        world.look(self.phone)
        self._now = bound = Bound(scenario, self.phone.state, seams, phone, world)
        return bound

    def _phone_with(self, brought: tuple[Manifest, ...]) -> Phone:
        """The phone that has these apps of a pack: those of other packs must not change what it shows."""
        if brought not in self._phones:
            self._phones[brought] = Phone(self._given or installed(brought))
        return self._phones[brought]

    def _check_ready(self, scenario: Scenario) -> None:
        if scenario.ready is None:
            return
        test = scenario.ready.compile(Compiler(scenario.screens))
        if not test(Scene(self.phone.screen()), NO_BINDINGS):
            raise RestoreError(
                f"scenario {scenario.name!r} is not ready after its restore: `ready` does not hold",
                found=f"screen {self.phone.screen().activity} of {self.phone.screen().package}",
                mend=f"Look at `ready` in {scenario.where}.",
            )

    def _config(self, settings: DeviceSettings) -> Config:
        return Config(
            width=self.profile["width"],
            height=self.profile["height"],
            native_density=self.profile["density"],
            orientation=settings.orientation,
            night=settings.dark,
            font_scale=settings.font_scale,
            locale=settings.locale,
            hour24=settings.hour24,
            zone=settings.time_zone,
            navigation=settings.navigation or self.profile["navigation"],
            display_size=settings.display_size,
            rotation_locked=settings.rotation_locked,
            airplane=settings.airplane,
            wifi=not settings.airplane,
        )

    def _require(self) -> Bound:
        if self._now is None:
            raise DeviceError("the device has not been restored to a scenario yet", mend="Call `restore` first.")
        return self._now

    def perform(self, action: Action) -> str | None:
        """Carry out a gesture and come to rest; returns an error an agent may read, or None."""
        phone = self.phone
        if not phone.state.world.armed:
            return phone.perform(action)
        before = phone.screen()
        error = phone.perform(action)
        self._require().world.step(phone, before, action)
        return error

    def screen(self) -> Screen:
        """What the device shows."""
        return self.phone.screen()

    def frame(self, size: tuple[int, int]) -> npt.NDArray[np.uint8]:
        """The screen drawn at ``size`` (portrait width, height): a fresh uint8 array (height, width, 3), RGB."""
        return self.phone.picture(size)

    def save_state(self) -> tuple[Scenario, tuple[str, ...], PhoneState]:
        """The device's state: immutable, so that saving costs nothing; it can be pickled."""
        bound = self._require()
        return bound.scenario, tuple(f.id for f in bound.faults.faults), self.phone.state

    def load_state(self, state: tuple[Scenario, tuple[str, ...], PhoneState]) -> None:
        """Go back to a saved state, of this device or of another with the same profile and apps."""
        scenario, defects, phone = state
        now = self._now
        if now is None or now.scenario != scenario or tuple(f.id for f in now.faults.faults) != defects:
            self.restore(scenario, defects)
        self.phone.state = phone

    def close(self) -> None:
        """Let caches go."""
        self._bound.clear()


def installed(brought: Sequence[Manifest] = ()) -> Registry:
    """The apps of the system, the built-in ones, and those that a pack brings, which stand in place of their like."""
    ids = {m.id for m in brought}
    built_in = [m for m in apps.manifests() if m.id not in ids]
    return Registry([*system.MANIFESTS, *built_in, *brought], system.FACTORIES)


def _profile(name: str) -> dict[str, Any]:
    # Read on demand: the default profile must not cost the reading of a file.
    from gts_env.devices.profiles import embedded_profile

    return embedded_profile(name)


def _line(data: Any, message: str) -> int | None:
    """Line of the first field a message names, if the mapping knows its lines."""
    lines = getattr(data, "lines", None)
    first = message.split(":")[0].split(".")[0].split("[")[0]
    return lines.get(first) if lines else None
