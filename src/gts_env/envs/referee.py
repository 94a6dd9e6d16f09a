"""The judge of one environment: follows an episode and says in plain values what it found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.actions import Action, Finish
from gts_env.evolving import evolve
from gts_env.judge import GUIJudge

if TYPE_CHECKING:
    from gts_env.envs.assignment import Assignment
    from gts_env.envs.state import Episode, Setting
    from gts_env.judge import JudgeEvent
    from gts_env.screen import Screen

# What the judge is told of an action that was refused. Finish matches no checkpoint, as it does nothing to the device.
_NOTHING = Finish()


class Referee:
    """A GUIJudge for an assignment and a setting.

    Args:
        assignment: What the environment is about.
        setting: How the device was restored.
    """

    def __init__(self, assignment: Assignment, setting: Setting) -> None:
        self.setting = setting
        self._judge = GUIJudge(assignment.target, assignment.live(setting.defects), assignment.scenario.screens)

    def start(self, episode: Episode, screen: Screen) -> Episode:
        """The episode with what the first screen shows."""
        judged, events = self._judge.start(screen)
        return evolve(episode, judged=judged, events=tuple(events))

    def fold(self, episode: Episode, before: Screen, after: Screen) -> Episode:
        """The episode with what its last step showed."""
        action: Action = _NOTHING if episode.action is None else episode.action
        assert episode.judged is not None
        judged, events = self._judge.fold(episode.judged, before, action, after)
        return evolve(episode, judged=judged, events=tuple(events))

    def info(self, episode: Episode) -> dict[str, Any]:
        """The ``judge`` entry of ``info``: fresh and plain."""
        assert episode.judged is not None
        events = tuple([plain(event) for event in episode.events])
        return {**self._judge.summary(episode.judged), "events": events}


def target_found(events: tuple[JudgeEvent, ...]) -> bool:
    """Whether the target was detected in this step."""
    return any(event.kind == "detect" and event.target for event in events)


def plain(event: JudgeEvent) -> dict[str, Any]:
    """An event as a dict of plain values; ``verdict`` is ``""`` where it is no report."""
    return {
        "kind": event.kind,
        "defect": event.defect,
        "step": event.step,
        "verdict": event.verdict or "",
        "target": event.target,
    }
