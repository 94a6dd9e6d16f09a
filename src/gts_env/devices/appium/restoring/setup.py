"""Set-up of a scenario: log-in, permissions, first-run dialogs and data, by the steps that its file writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gts_env.actions import Action, OpenApp
from gts_env.benchmark.plan_player import PlanError, PlanPlayer
from gts_env.benchmark.predicates import Compiler
from gts_env.benchmark.scene import NO_BINDINGS, Scene
from gts_env.devices.appium.restoring.work import NotRestored

if TYPE_CHECKING:
    from gts_env.benchmark.android_app import SetupStep
    from gts_env.devices.appium.restoring.work import Work
    from gts_env.screen import Screen


def set_up(work: Work, screen: Callable[[], Screen], perform: Callable[[Action], str | None]) -> None:
    """Carry out the steps of the ``android:`` block, and bring the app in front where the scenario begins there.

    Raises:
        NotRestored: A step cannot be done.
    """
    android = work.scenario.android
    if android is None:
        return
    for number, step in enumerate(android.steps if not work.set_up_done else (), 1):
        if _is_wanted(step, work, screen):
            _do(f"set-up step {number} ({step.step.where})", PlanPlayer((step.step,)), screen, perform)
    if work.scenario.device.start == "app" and screen().package != android.package:
        _tried("opening the app", perform(OpenApp(android.package)))


def _is_wanted(step: SetupStep, work: Work, screen: Callable[[], Screen]) -> bool:
    if step.when is None:
        return True
    return step.when.compile(Compiler(work.scenario.screens))(Scene(screen()), NO_BINDINGS) is True


def _do(what: str, player: PlanPlayer, screen: Callable[[], Screen], perform: Callable[[Action], str | None]) -> None:
    try:
        while (action := player.next(screen())) is not None:
            _tried(what, perform(action))
    except PlanError as error:
        raise NotRestored(f"{what} cannot be done", found=str(error)) from error


def _tried(what: str, error: str | None) -> None:
    if error:
        raise NotRestored(f"{what} failed", found=error)
