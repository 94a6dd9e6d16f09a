"""GUIJudge: says of a trajectory how far the tester came with each live defect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gts_env.actions.action import Action, ReportDefect
from gts_env.benchmark.following import Unions, first, later
from gts_env.benchmark.model import Defect
from gts_env.benchmark.predicates import Compiler, Predicate
from gts_env.benchmark.scene import Answers, Scene
from gts_env.evolving import evolve
from gts_env.judge.report import MAX_REPORTS, Report
from gts_env.judge.retriever import Advance, Retriever
from gts_env.judge.state import (
    FALSE,
    MATCHED,
    OTHER,
    REPEAT,
    UNDECIDED,
    JudgeEvent,
    JudgeState,
    Sighting,
    Track,
)
from gts_env.judge.verifiers import verifier_of
from gts_env.screen.screen import Screen

MAX_SIGHTINGS = 32
"""Runs of steps with evidence that are kept for each defect."""

Events = list[JudgeEvent]


class GUIJudge:
    """The judge of one episode's trajectory. Reads screens, actions and reports only; holds no state of the episode.

    Args:
        target: Defect that the task is after, or None.
        live: Defects that are live. A target that is not among them (a clean build) can be reached, but no report
            matches it.
        screens: Named screens of the scenario.

    Example:
        >>> judge = GUIJudge(case.defect, case.scenario.defects, case.scenario.screens)  # doctest: +SKIP
        >>> state, events = judge.start(screen)  # doctest: +SKIP
        >>> state, events = judge.fold(state, before, action, after)  # doctest: +SKIP
    """

    def __init__(self, target: Defect | None, live: Sequence[Defect], screens: Mapping[str, Predicate]) -> None:
        compiler = Compiler(screens)
        others = [defect for defect in live if target is None or defect.id != target.id]
        self.target = target
        self.defects: tuple[Defect, ...] = (*([target] if target is not None else []), *others)
        self._live = frozenset(defect.id for defect in live)
        self._retrievers = [Retriever(defect, compiler) for defect in self.defects]
        self._verifiers = [verifier_of(defect, compiler) for defect in self.defects]
        self._scenes: tuple[Scene, ...] = ()
        self._answers = Answers()
        self._followed = tuple(compiler.followed)
        self._told: list[tuple[Track | None, dict[str, Any]]] = [(None, {}) for _ in self.defects]

    def start(self, screen: Screen) -> tuple[JudgeState, Events]:
        """Begin an episode.

        Args:
            screen: The screen after reset, step 0.

        Returns:
            The state, and what this screen alone tells: an event here means that a precondition held at reset.
        """
        unions = first(self._followed, screen) if self._followed else ()
        scene = self._scene(screen, unions)
        events: Events = []
        tracks = []
        for index, retriever in enumerate(self._retrievers):
            advance = retriever.start(scene)
            tracks.append(Track() if advance is None else self._note(index, Track(), advance, scene, 0, events))
        return JudgeState(0, tuple(tracks), unions=unions), events

    def fold(self, state: JudgeState, before: Screen, action: Action, after: Screen) -> tuple[JudgeState, Events]:
        """Judge one step.

        Args:
            state: What was known before it.
            before: Screen on which the action was done.
            action: The action. A report speaks of what was seen before it.
            after: Screen at rest after it.

        Returns:
            The new state and what happened, in order: report and detect first, then stages.
        """
        events: Events = []
        step = state.step + 1
        verdicts, tracks = state.verdicts, state.tracks
        if isinstance(action, ReportDefect) and len(verdicts) < MAX_REPORTS:
            verdict, tracks = self._judge_report(Report.of(action, state.step), tracks, step, events)
            verdicts = (*verdicts, verdict)
        unions = later(self._followed, state.unions, before, action, after) if self._followed else ()
        old, new = self._scene(before, state.unions), self._scene(after, unions)
        moved = []
        for index, (retriever, track) in enumerate(zip(self._retrievers, tracks, strict=True)):
            advance = retriever.advance(track.attempts, old, action, new, step)
            moved.append(track if advance is None else self._note(index, track, advance, new, step, events))
        return JudgeState(step, tuple(moved), verdicts, unions), events

    def reports_left(self, state: JudgeState) -> int:
        """How many more reports will be judged. With none left, a report changes nothing but the step count."""
        return MAX_REPORTS - state.reports

    def summary(self, state: JudgeState) -> dict[str, Any]:
        """What is known, as plain data.

        Returns:
            ``target`` (id or None), ``reached``, ``triggered`` (None for display defects), ``evidence`` and
            ``detected`` of the target, ``steps`` at which each was, ``reports``, ``false_reports``, ``verdicts``, and
            ``others``: the same of each other live defect.
        """
        stages = {defect.id: self._stages(index, state.tracks[index]) for index, defect in enumerate(self.defects)}
        target = self.target.id if self.target is not None else None
        nothing: dict[str, Any] = {
            "reached": False,
            "triggered": None,
            "evidence": False,
            "detected": False,
            "steps": {},
        }
        return {
            "target": target,
            **(stages.pop(target) if target is not None else nothing),
            "reports": state.reports,
            "false_reports": state.false_reports,
            "verdicts": list(state.verdicts),
            "others": stages,
        }

    def _stages(self, index: int, track: Track) -> dict[str, Any]:
        """The stages of one defect as fresh plain data; most steps leave a track as it was."""
        known, told = self._told[index]
        if known is not track:
            told = _stages(self.defects[index], track)
            self._told[index] = track, told
        return {**told, "steps": {**told["steps"]}}

    def _scene(self, screen: Screen, unions: Unions = ()) -> Scene:
        """The scene of a screen; the last two are remembered, as a step's screen after is the next one's before."""
        for scene in self._scenes:
            if scene.screen is screen and scene.unions == unions:
                return scene
        fresh = Scene(screen, self._answers, unions)
        self._scenes = (fresh, *self._scenes[:1])
        return fresh

    def _note(self, index: int, track: Track, advance: Advance, scene: Scene, step: int, events: Events) -> Track:
        """Write down what a step did for one defect, and tell each stage once."""
        if not advance.furthest:
            return evolve(track, attempts=advance.attempts)
        retriever, sightings = self._retrievers[index], track.sightings
        reach = self._stage("reach", index, track.reach, advance.furthest >= retriever.reached, step, events)
        trigger = track.trigger
        if not self.defects[index].is_display:
            done = advance.furthest >= retriever.triggered
            trigger = self._stage("trigger", index, track.trigger, done, step, events)
        evidence = self._stage("evidence", index, track.evidence, advance.completed is not None, step, events)
        if advance.completed is not None:
            boxes = self._verifiers[index].boxes(advance.completed, scene)
            sightings = _seen(sightings, step, boxes)
        return Track(advance.attempts, sightings, reach, trigger, evidence, track.detect)

    def _stage(self, kind: str, index: int, known: int | None, done: bool, step: int, events: Events) -> int | None:
        if known is not None or not done:
            return known
        events.append(JudgeEvent(kind, self.defects[index].id, step, target=self._is_target(index)))
        return step

    def _judge_report(
        self, report: Report, tracks: tuple[Track, ...], step: int, events: Events
    ) -> tuple[str, tuple[Track, ...]]:
        verdict, index = self._verdict(report, tracks)
        defect = self.defects[index].id if index is not None else ""
        target = index is not None and self._is_target(index)
        events.append(JudgeEvent("report", defect, step, verdict, target))
        if index is not None and verdict in (MATCHED, OTHER):
            events.append(JudgeEvent("detect", defect, step, target=target))
            found = evolve(tracks[index], detect=step)
            tracks = (*tracks[:index], found, *tracks[index + 1 :])
        return verdict, tracks

    def _verdict(self, report: Report, tracks: tuple[Track, ...]) -> tuple[str, int | None]:
        """One report finds one defect: the target first, one not found before rather than a repeat."""
        from gts_env.judge.listing import lists_faults  # not before a report comes, as for the words of the verifiers

        repeat: int | None = None
        undecided = False
        if lists_faults(report.text, (defect.basis for defect in self.defects if defect.id in self._live)):
            report = evolve(report, lists=True)
        for index, track in enumerate(tracks):
            if self.defects[index].id not in self._live:
                continue
            said = self._verifiers[index].accepts(report, track)
            undecided = undecided or said is None
            if said and track.detect is None:
                return (MATCHED if self._is_target(index) else OTHER), index
            if said and repeat is None:
                repeat = index
        if repeat is not None:
            return REPEAT, repeat
        return (UNDECIDED if undecided else FALSE), None

    def _is_target(self, index: int) -> bool:
        return index == 0 and self.target is not None


def _seen(sightings: tuple[Sighting, ...], step: int, boxes: tuple[Any, ...]) -> tuple[Sighting, ...]:
    last = sightings[-1] if sightings else None
    if last is not None and last.last == step - 1 and last.boxes == boxes:
        return (*sightings[:-1], Sighting(last.first, step, boxes))
    # The first is kept, too: a report may name the step at which the evidence came up.
    kept = sightings if len(sightings) < MAX_SIGHTINGS else (sightings[0], *sightings[2:])
    return (*kept, Sighting(step, step, boxes))


def _stages(defect: Defect, track: Track) -> dict[str, Any]:
    return {
        "reached": track.reach is not None,
        "triggered": None if defect.is_display else track.trigger is not None,
        "evidence": track.evidence is not None,
        "detected": track.detect is not None,
        "steps": {stage: step for stage, step in track.steps() if step is not None},
    }
