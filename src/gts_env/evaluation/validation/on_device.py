"""A plan on the embedded phone and on another device, step by step: trees, facts, verdicts and rewards are equal.

It is a proof of the device, not of the task: what an agent sees and earns must not hang on what shows it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env.agents.plan import PlanPlayer
from gts_env.envs.entry import make_navigation
from gts_env.errors import DeviceLost, GtsError, UnavailableError

if TYPE_CHECKING:
    from gts_env.benchmark.catalogue import Case
    from gts_env.screen import Node, Screen

FACTS = ("width", "height", "package", "activity", "orientation", "night", "font_scale", "locale", "keyboard", "toast")
"""Facts of a screen that must be equal beside its tree."""


@dataclass(frozen=True, slots=True)
class Compared:
    """How a plan went on two devices.

    Attributes:
        id: Id of the task.
        steps: Steps that were equal.
        reward: What the episode earned on the device.
        seconds: How long it took there, and on the embedded phone.
        difference: Where the two first differed; empty for nowhere.
        unavailable: Why the device cannot be brought into the scenario; empty if it can.
        compared: Whether the embedded phone has the app, too.
        absent: Whether the device was not there to begin with, so that no other plan can be played on it either.
    """

    id: str
    steps: int = 0
    reward: float = 0.0
    seconds: float = 0.0
    difference: str = ""
    unavailable: str = ""
    compared: bool = True
    absent: bool = False

    @property
    def failure(self) -> str:
        """What is wrong; empty for nothing."""
        if self.difference or self.unavailable:
            return self.difference or self.unavailable
        return "" if self.reward == 1.0 else f"the plan earned {self.reward:g} instead of 1"


class Pair:
    """An environment on the embedded phone and one on another device, for one task after another.

    Args:
        profile: Profile of the other device. Where it has ``virtual_time``, clocks must agree to the millisecond.
        kind: Kind of the other device.
    """

    def __init__(self, profile: str | None, kind: str = "appium") -> None:
        from gts_env.devices import open_device

        self.device = open_device(kind, profile)
        self._name = f"{kind} {profile} {id(self)}"
        _LENT[self._name] = Lent(self.device)
        can = getattr(getattr(self.device, "profile", None), "can", ())
        self._facts = (*FACTS, "time_ms") if "virtual_time" in can else FACTS

    def compare(self, case: Case) -> Compared:
        """Play the task's plan on both; that of a real app on the device alone, where it must find its defect."""
        began = time.perf_counter()
        there = _env(case, f"{__name__}:lent", self._name)
        here = _env(case, "embedded", None) if case.scenario.android is None else None
        way = _Way(case, here, there, self._facts)
        unavailable, absent = "", False
        try:
            way.go()
        except UnavailableError as error:
            unavailable = str(error)
        except GtsError as error:
            way.difference = f"after step {way.steps}: {type(error).__name__}: {error}"
            absent = isinstance(error, DeviceLost) and not way.begun
        finally:
            there.close()
            if here is not None:
                here.close()
        took = time.perf_counter() - began
        return Compared(case.id, way.steps, way.reward, took, way.difference, unavailable, here is not None, absent)

    def close(self) -> None:
        """Give the device free."""
        del _LENT[self._name]
        self.device.close()


class _Way:
    """The way of one plan."""

    def __init__(self, case: Case, here: Any, there: Any, facts: Sequence[str]) -> None:
        self._here, self._there, self._facts = here, there, facts
        self._player = PlanPlayer(case.task.plan)
        self.steps, self.reward, self.difference, self.begun = 0, 0.0, "", False

    def go(self) -> None:
        """Go it to its end, or to the first difference."""
        for env in (self._here, self._there):
            if env is not None:
                env.reset(seed=0)
        self.begun = True
        self.difference = self._unlike()
        done = False
        while not (self.difference or done):
            # The plan is read on the screen that is not in doubt.
            action = self._player.next((self._here or self._there).unwrapped.screen())
            if action is None:
                return
            ours = self._here.step(action) if self._here is not None else None
            theirs = self._there.step(action)
            done = theirs[2] or theirs[3]
            self.steps += 1
            self.reward += float(theirs[1])
            found = self._unlike() or (_unlike_told(ours, theirs) if ours is not None else "")
            self.difference = found and f"step {self.steps}, {action}: {found}"

    def _unlike(self) -> str:
        if self._here is None:
            return ""
        return unlike(self._here.unwrapped.screen(), self._there.unwrapped.screen(), self._facts)


class Lent:
    """A device that outlives the environments it is lent to: claiming one anew for each would take time.

    Args:
        device: The device.
    """

    def __init__(self, device: Any) -> None:
        self._device = device

    def __getattr__(self, name: str) -> Any:
        return getattr(self._device, name)

    def close(self) -> None:
        """One environment is done with it; others are not."""


_LENT: dict[str, Lent] = {}


def lent(name: str) -> Lent:
    """The device of a pair; the kind of device that its environments are made with."""
    return _LENT[name]


def _env(case: Case, device: str, profile: str | None) -> Any:
    k = case.scenario.variation
    return make_navigation(task=case.id, variation=k, observe=["elements"], device=device, profile=profile)


def unlike(one: Screen, two: Screen, facts: Sequence[str] = FACTS) -> str:
    """In what two screens first differ; empty for nothing."""
    for name in facts:
        if getattr(one, name) != getattr(two, name):
            return f"{name} is {getattr(one, name)!r} and {getattr(two, name)!r}"
    if len(one.roots) != len(two.roots):
        return f"there are {len(one.roots)} windows and {len(two.roots)}"
    return next(filter(None, (_unlike_nodes(a, b, "") for a, b in zip(one.roots, two.roots, strict=True))), "")


def _unlike_nodes(one: Node, two: Node, path: str) -> str:
    path = f"{path}/{one.name or one.class_name.rpartition('.')[2]}"
    for name in ("class_name", "package", "resource_id", "text", "content_desc", "hint", "bounds", "flags"):
        if getattr(one, name) != getattr(two, name):
            return f"{name} of {path} is {getattr(one, name)!r} and {getattr(two, name)!r}"
    if len(one.children) != len(two.children):
        return f"{path} has {len(one.children)} children and {len(two.children)}"
    return next(filter(None, (_unlike_nodes(a, b, path) for a, b in zip(one.children, two.children, strict=True))), "")


def _unlike_told(one: tuple[Any, ...], two: tuple[Any, ...]) -> str:
    for what, a, b in zip(("reward", "terminated", "truncated", "info"), one[1:], two[1:], strict=True):
        if a != b:
            return f"{what} is {a!r} and {b!r}"
    return "" if _same_rows(one[0], two[0]) else "the observed elements differ"


def _same_rows(one: dict[str, Any], two: dict[str, Any]) -> bool:
    import numpy as np

    return one.keys() == two.keys() and all(np.array_equal(one[key], two[key]) for key in one)


__all__ = ["Compared", "Pair", "lent", "unlike"]
