"""What a scenario file says, as frozen values: the scenario, its defects with their test bases, and its tasks."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gts_env.actions.action import DISPLAY_MODES
from gts_env.benchmark.checkpoint import Checkpoint
from gts_env.benchmark.predicates import Predicate
from gts_env.benchmark.spot import Where
from gts_env.benchmark.variation.variant import Source
from gts_env.benchmark.variation.vary import Vary
from gts_env.benchmark.variation.words import Words
from gts_env.benchmark.world import WorldEvent
from gts_env.errors import UnknownIdError
from gts_env.screen.query import Query

if TYPE_CHECKING:
    from gts_env.benchmark.android_app import AndroidApp

Groups = tuple[tuple[str, ...], ...]
"""Key groups of phrases: a report must hit one phrase of each."""
LEVELS = ("explore", "goal", "steps")
"""How much an instruction tells: an area, what to do there, or each step."""
WHYS = ("other_mode", "other_place", "vague", "denial", "other_defect", "too_early")
"""Why a report that looks plausible is wrong."""


@dataclass(frozen=True, slots=True)
class DeviceSettings:
    """Settings of the device that a restore brings about.

    Attributes:
        now: Local date and time.
        time_zone: IANA name.
        locale: Locale tag.
        dark: Dark theme.
        font_scale: Font scale, 0.5 to 3.
        hour24: 24-hour clock.
        orientation: ``portrait`` or ``landscape``.
        start: ``launcher``, or ``app`` for the app's first screen in front.
        display_size: How large everything is drawn, 0.85 to 1.45.
        rotation_locked: Whether the screen stays as it is when the device is turned.
        navigation: ``gesture`` or ``buttons``; None for what the device profile says.
        airplane: Airplane mode.
        widgets: Widgets on the home screen, each as ``app.name``.
    """

    now: dt.datetime = dt.datetime(2026, 10, 14, 9, 41)
    time_zone: str = "Europe/Berlin"
    locale: str = "en-US"
    dark: bool = False
    font_scale: float = 1.0
    hour24: bool = False
    orientation: str = "portrait"
    start: str = "launcher"
    display_size: float = 1.0
    rotation_locked: bool = False
    navigation: str | None = None
    airplane: bool = False
    widgets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FaultSpec:
    """How a defect is made, as written; bound to seam and operator of the phone by the device.

    Attributes:
        operator: Name of the operator.
        seam: Name of the seam, or empty where the operator implies it.
        target: What it is applied to.
        params: All other keys.
        when: Condition, or empty.
        where: Place of the operator in the file. Mappings that were read keep the line of each key, too.
        path: Dotted path of the fault there.
    """

    operator: str
    seam: str
    target: Any
    params: Mapping[str, Any]
    when: Mapping[str, Any]
    where: Where = field(compare=False)
    path: str = field(default="fault", compare=False)


@dataclass(frozen=True, slots=True)
class TestBasis:
    """What shows that a tester reached, triggered and could see a defect; see docs/concepts/test-basis.md.

    Attributes:
        description: What the defect is.
        preconditions: State in which it can be exposed.
        trigger_text: What surfaces it.
        expected: What a healthy app does.
        actual: What this one does.
        conclusion: Why that is a defect.
        reach: Checkpoints of the precondition.
        trigger: Checkpoints of the misbehaviour; empty for display defects.
        evidence: Checkpoints that make it verifiable; empty if the last checkpoint before does so.
        region: Where it shows on the evidence screen.
        phrases: Key groups of English phrases.
        phrases_other: Key groups by language.
        where: Place in the file.
    """

    __test__ = False  # not a test class, whatever pytest thinks of the name

    description: str
    preconditions: str
    trigger_text: str
    expected: str
    actual: str
    conclusion: str
    reach: tuple[Checkpoint, ...]
    trigger: tuple[Checkpoint, ...]
    evidence: tuple[Checkpoint, ...]
    region: Query | None
    phrases: Groups
    phrases_other: Mapping[str, Groups]
    where: Where = field(compare=False)


@dataclass(frozen=True, slots=True)
class SampleReport:
    """A report kept to prove the basis: a true one must be accepted, a false one refused.

    Attributes:
        mode: Fault mode it names.
        text: Its words.
        why: One of :data:`WHYS`; empty for a true one.
        at: Node it points at, on the screen it speaks of.
        point: Point it names, in device pixels.
        where: Place in the file.
    """

    mode: str
    text: str
    why: str = ""
    at: Query | None = None
    point: tuple[int, int] | None = None
    where: Where = field(default=Where("", 0), compare=False)


@dataclass(frozen=True, slots=True)
class Defect:
    """A preset defect.

    Attributes:
        id: Name, unique in its scenario.
        mode: Fault mode: CR, EL, ONR, UTR or NLE.
        accepts: Modes accepted in a report.
        title: One line.
        reports: Ids of the public reports it is modelled on.
        urls: Their addresses.
        fault: How the embedded phone makes it; None where the app itself has it, which only an ``android:`` app can.
        basis: How it is judged.
        reports_true: Held-out reports that must be accepted.
        reports_false: Reports that must be refused.
        where: Place in the file.
    """

    id: str
    mode: str
    accepts: tuple[str, ...]
    title: str
    reports: tuple[str, ...]
    urls: tuple[str, ...]
    fault: FaultSpec | None
    basis: TestBasis
    reports_true: tuple[SampleReport, ...] = ()
    reports_false: tuple[SampleReport, ...] = ()
    where: Where = field(default=Where("", 0), compare=False)

    @property
    def is_display(self) -> bool:
        """Whether it is a display defect (CR, EL): it needs no trigger."""
        return self.mode in DISPLAY_MODES


@dataclass(frozen=True, slots=True)
class PlanStep:
    """One action of a plan. Only what its verb uses is set.

    Attributes:
        verb: ``open_app``, ``tap``, ``double_tap``, ``long_press``, ``swipe``, ``drag``, ``type``, ``press``,
            ``rotate``, ``wait``, ``scroll_to``, ``report`` or ``finish``.
        query: Node to act on: the one tapped, swiped on, dragged, scrolled to or pointed at.
        to: Node to drag to.
        at: Point inside the node as fractions of its width and height; None for its centre.
        word: App, direction, key, orientation or fault mode.
        text: Text to type or to report.
        distance: Length of a swipe as a share of the node or screen.
        clear: Empty the field before typing.
        submit: Press the keyboard's action key after typing.
        ms: Time to wait.
        step: Step that a report names.
        where: Place in the file.
    """

    verb: str
    query: Query | None = None
    to: Query | None = None
    at: tuple[float, float] | None = None
    word: str = ""
    text: str = ""
    distance: float = 0.6
    clear: bool = False
    submit: bool = False
    ms: int = 0
    step: int | None = None
    where: Where = field(default=Where("", 0), compare=False)


@dataclass(frozen=True, slots=True)
class Task:
    """A navigation task: one Gymnasium id.

    Attributes:
        id: Id without the pack, for example ``Calendar-NLE-03``.
        defect: Id of the target defect.
        level: One of :data:`LEVELS`.
        instruction: What the agent is told.
        entry: Functional entry point, a free word.
        budget: Most steps of an episode.
        preconditioned: Whether a precondition may hold at reset.
        plan: Steps that find the defect.
        near_miss: Like the plan, but without the defect's condition: must not trigger.
        where: Place in the file.
    """

    id: str
    defect: str
    level: str
    instruction: str
    entry: str
    budget: int
    preconditioned: bool = False
    plan: tuple[PlanStep, ...] = ()
    near_miss: tuple[PlanStep, ...] = ()
    where: Where = field(default=Where("", 0), compare=False)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One known state of a device in which known defects are live.

    Attributes:
        name: Name, unique in its pack.
        app: Id of the app under test.
        title: One line.
        device: Settings of the device.
        data: What the app knows, as written; checked by the device against the app.
        events: What the world does by itself.
        ready: Must hold after a restore, or None.
        screens: Named screens.
        defects: Its defects.
        tasks: Its tasks.
        where: Its file.
        vary: What its variations differ in, or None.
        variation: Number of the variation; 0 is the file as written.
        words: Words that this variation says instead, also in data that the app makes by itself.
        source: What the variations are made from, or None where the file has no ``vary:`` block.
        android: The real app that it is about, for real devices; None where only the embedded phone has it.
        draft: What a person still has to do before the scenario can be proved; empty where nothing is left.
        lines: Lines of the fields that the device checks, by their dotted path, such as ``device.locale``.
    """

    name: str
    app: str
    title: str
    device: DeviceSettings
    data: Mapping[str, Any]
    events: tuple[WorldEvent, ...]
    ready: Predicate | None
    screens: Mapping[str, Predicate]
    defects: tuple[Defect, ...]
    tasks: tuple[Task, ...]
    where: Where = field(compare=False)
    vary: Vary | None = field(default=None, compare=False)
    variation: int = 0
    words: Words = field(default_factory=Words)
    source: Source | None = field(default=None, compare=False, repr=False)
    android: AndroidApp | None = None
    draft: tuple[str, ...] = ()
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)

    def defect(self, name: str) -> Defect:
        """The defect of an id.

        Raises:
            UnknownIdError: There is none.
        """
        for defect in self.defects:
            if defect.id == name:
                return defect
        raise UnknownIdError.of(f"defect of {self.name}", name, [defect.id for defect in self.defects])

    def task(self, name: str) -> Task:
        """The task of an id (without the pack).

        Raises:
            UnknownIdError: There is none.
        """
        for task in self.tasks:
            if task.id == name:
                return task
        raise UnknownIdError.of(f"task of {self.name}", name, [task.id for task in self.tasks])

    def live(self, target: str) -> tuple[Defect, ...]:
        """All defects, the target first: the order in which the judge asks whether a report matches."""
        first = self.defect(target)
        return (first, *(defect for defect in self.defects if defect is not first))
