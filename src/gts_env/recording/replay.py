"""A recorded episode as it was seen: screens, actions and the basis of a judgement, without a device or a model.

A trajectory is judged again with the judge's own function for recordings::

    from gts_env.judge import GUIJudge, judge_trajectory
    from gts_env.recording import replay

    judge = GUIJudge(*replay.basis(trajectory))
    said = judge_trajectory(judge, replay.screens(trajectory), replay.actions(trajectory))

The judge asks for pixels of some display defects. They must be those of the device: a trajectory whose pictures are
smaller than its screens is replayed without any, and what hangs on them is then unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from gts_env.actions.action import Action
from gts_env.benchmark.catalogue import Catalogue
from gts_env.benchmark.model import Defect
from gts_env.benchmark.variation import variant
from gts_env.errors import TrajectoryError
from gts_env.recording.step import Step
from gts_env.screen.node import Node
from gts_env.screen.screen import Screen

if TYPE_CHECKING:
    from gts_env.recording.frame_reader import FrameReader
    from gts_env.recording.trajectory import Trajectory


class Basis(NamedTuple):
    """What a trajectory is judged by: the arguments of :class:`gts_env.judge.GUIJudge`.

    Attributes:
        target: The defect that the task is after, or None.
        live: The live defects.
        screens: Named screens of the scenario.
    """

    target: Defect | None
    live: tuple[Defect, ...]
    screens: Mapping[str, Any]


def screens(trajectory: Trajectory) -> Iterator[Screen]:
    """The screen after reset and after each step, one by one. Trees that are equal are the same objects.

    Pixels are read when they are asked for; that works while the iteration goes on, and afterwards.

    Raises:
        TrajectoryError: The trajectory is broken.
    """
    reader, roots = trajectory.reader(), dict[int, tuple[Node, ...]]()
    for step in trajectory.steps:
        pixels = _pixels(step, reader)
        if step.xml_step in roots:
            yield Screen(roots[step.xml_step], pixels=pixels, **step.facts)
            continue
        screen = step.screen(pixels)
        roots[step.xml_step] = screen.roots
        yield screen


def actions(trajectory: Trajectory) -> tuple[Action | None, ...]:
    """The actions from step 1, as the device got them: None for one that was refused."""
    return tuple(None if step.refused else step.action for step in trajectory.steps[1:])


def basis(trajectory: Trajectory, catalogue: Catalogue | None = None) -> Basis:
    """What a trajectory is judged by, as the scenario file says now.

    The judgement may differ from the recorded one where the pack was revised since: see ``meta["pack"]``.

    Args:
        trajectory: The trajectory.
        catalogue: Where its task or scenario is looked up; all known packs by default.

    Raises:
        UnknownIdError: There is no such task, scenario or defect any more.
        TrajectoryError: The trajectory does not say what it is about.
    """
    meta, looked_up = trajectory.meta, catalogue or Catalogue()
    task, target = meta.get("task"), None
    if isinstance(task, str):
        case = looked_up.case(task)
        found, target = case.scenario, case.defect
    else:
        found = looked_up.scenario(_scenario_name(trajectory))
    if variation := int(meta.get("variation") or 0):
        found = variant(found, variation)
        target = None if target is None else found.defect(target.id)
    every = tuple(found.defects if target is None else found.live(target.id))
    wanted = meta.get("defects")
    if isinstance(wanted, list):
        ids = {found.defect(str(name)).id for name in wanted}
        every = tuple(defect for defect in every if defect.id in ids)
    return Basis(target, every, found.screens)


def _scenario_name(trajectory: Trajectory) -> str:
    scenario, pack = trajectory.meta.get("scenario"), trajectory.meta.get("pack")
    if not isinstance(scenario, str):
        raise TrajectoryError(f"{trajectory.folder}: meta.json names neither a task nor a scenario")
    return f"{pack['name']}/{scenario}" if isinstance(pack, dict) and "name" in pack else scenario


def _pixels(step: Step, reader: FrameReader) -> Callable[[], Any] | None:
    ref = step.frame
    if ref is None or (ref.width, ref.height) != (step.facts["width"], step.facts["height"]):
        return None
    return lambda: reader.frame(step.number)
