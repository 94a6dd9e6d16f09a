"""The environments behind served phones."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gts_env.envs.entry import make_navigation
from gts_env.errors import DeviceError
from gts_env.serving.served_phone import ServedPhone
from gts_env.wrappers import RecordTrajectory

if TYPE_CHECKING:
    import gymnasium as gym

ENDLESS = 10**9
"""Steps of an episode: whoever drives a served phone stops by himself."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be served.

    Attributes:
        task: Id of a task, or None.
        scenario: Name of a scenario, or None; with neither it is a plain phone without a live defect.
        variation: Number of the scenario's variation.
        record: Folder of a run to record episodes into, or None.
        profile: Name of a device profile, or None.
        defects: Ids of the live defects; None for all of the scenario.
        locked: Whether the console keeps to this, so that nobody can hold it against another build; so it is of a task.
    """

    task: str | None = None
    scenario: str | None = None
    variation: int = 0
    record: Path | None = None
    profile: str | None = None
    defects: tuple[str, ...] | None = None
    locked: bool = False

    def named(self, name: str) -> Wanted:
        """The same of another scenario, variation or choice of defects, as a snapshot's name says it.

        Raises:
            DeviceError: It is no such name.
        """
        scenario, variation, defects = read_name(name)
        return replace(
            self, scenario=scenario, variation=self.variation if variation is None else variation, defects=defects
        )

    def env(self) -> gym.Env[Any, Any]:
        """Make the environment.

        Raises:
            UnknownIdError: There is no such task or scenario.
            DeviceError: The scenario does not have these defects.
        """
        about: dict[str, Any] = {"task": self.task} if self.task is not None else {"scenario": self.scenario}
        if self.defects is not None:
            about["defects"] = list(self.defects)
        if self.task is None and self.scenario is None:
            about = {"scenario": plain_scenario(), "defects": []}
        env = make_navigation(
            **about,
            variation=self.variation,
            # Whatever GTS_DEVICE says: only the phone in this process can be served.
            device="embedded",
            profile=self.profile,
            end_on_detect=False,
            budget=ENDLESS,
            # Nobody looks at the observation: the cheapest part of it will do.
            observe=("goal",),
        )
        if not _defects_of(env).issuperset(self.defects or ()):
            # Which ones there are is not told: whoever reaches a phone must not learn them from it.
            raise DeviceError(f"the scenario {self.scenario!r} has no such choice of defects")
        return env if self.record is None else RecordTrajectory(env, self.record, about={"served": True})

    def phone(self) -> ServedPhone:
        """Make the phone, in its first state. One that serves a task keeps to the task's scenario.

        Raises:
            GtsError: There is no such task or scenario, or it cannot be restored.
        """
        env = self.env()
        env.reset()
        if self.locked or self.task is not None:
            return ServedPhone(env)
        phone = ServedPhone(env, others=lambda name: self.named(name).env())
        if self.defects is not None:
            phone.snapshots.own = f"{self.scenario}={','.join(self.defects)}"
        elif self.scenario is None:
            # The scenario's own name stands for it with its defects.
            phone.snapshots.own = f"{plain_scenario()}="
        return phone


def _defects_of(env: gym.Env[Any, Any]) -> set[str]:
    return {defect.id for defect in env.unwrapped.assignment.scenario.defects}  # type: ignore[attr-defined]


def read_name(name: str) -> tuple[str, int | None, tuple[str, ...] | None]:
    """Scenario, variation and live defects of a snapshot's name.

    ``week`` is the scenario with all its defects, ``week~2`` its second variation, ``week=a,b`` has two of them live,
    and ``week=`` none.
    """
    rest, equals, chosen = name.partition("=")
    scenario, tilde, number = rest.partition("~")
    if tilde and not (number.isdecimal() and len(number) < 10):
        raise DeviceError(f"{name[:80]!r} names no variation", mend="As in week~2.")
    defects = tuple([one for one in chosen.split(",") if one]) if equals else None
    return scenario, int(number) if tilde else None, defects


def plain_scenario() -> str:
    """Name of the first scenario there is, whose data a plain phone has."""
    from gts_env.benchmark import Catalogue

    return next(entry.scenario for _, entry in Catalogue().entries())
