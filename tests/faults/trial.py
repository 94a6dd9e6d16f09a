"""Running a fault on the trial app: steps, what is looked at, and the twins that must differ."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from gts_env.actions import Action, OpenApp, PressKey, Rotate, Swipe, Tap, TypeText, Wait
from gts_env.android.config import Config
from gts_env.android.phone import Phone
from gts_env.benchmark.model import FaultSpec
from gts_env.benchmark.spot import Where
from gts_env.faults.binding import bind
from gts_env.faults.fault import Fault
from gts_env.faults.fault_set import FaultSet
from gts_env.screen import Node
from tests.faults.app import registry

NOW = 1_791_970_860_000
"""14 October 2026, in the morning."""
SMALL = (270, 600)
NEVER = {"config": {"zone": "Mars"}}
ALWAYS = {"config": {"zone": "UTC"}}

Step = str | Action | Callable[[Phone], None]
Look = Callable[[Phone], Any]


def fault(operator: str, when: dict[str, Any] | None = None, **spec: Any) -> Fault:
    """A fault bound to the trial app; ``target`` is its target, all else parameters."""
    target = spec.pop("target", {})
    written = FaultSpec(operator, "", target, spec, when or {}, Where("trial.yaml", 1))
    return bind(SimpleNamespace(id="it", fault=written), registry().app("trial"))  # type: ignore[arg-type]


def phone(*faults: Fault, check: bool = False, **config: Any) -> Phone:
    """A phone with the trial app in front; ``check`` draws after each step and compares with a full redraw."""
    made = Phone(registry(), FaultSet(faults))
    made.surfaces.check = check
    made.boot(Config(**config), NOW, {})
    go(made, OpenApp("Trial"))
    return made


def go(on: Phone, *steps: Step) -> Phone:
    """Perform steps: actions, or words such as ``tap finish``, ``tap item 2``, ``type abc``, ``back``, ``rotate``."""
    for step in steps:
        if callable(step):
            step(on)
        else:
            on.perform(_action(on, step) if isinstance(step, str) else step)
        if on.surfaces.check:
            on.picture(SMALL)
    return on


def _action(on: Phone, step: str) -> Action:
    word, _, rest = step.partition(" ")
    if word == "tap":
        return Tap(*node(on, *rest.split()).center)
    if word == "type":
        return TypeText(rest)
    if word == "swipe":
        return Swipe(540, 1800, 540, 500, 400)
    if word == "edge":
        return Swipe(2, 1200, 600, 1200, 200)
    if word == "rotate":
        lying = on.state.config.orientation == "portrait"
        return Rotate("landscape" if lying else "portrait")
    if word == "open":
        return OpenApp("Trial")
    return Wait(1000) if word == "wait" else PressKey(word)


def node(on: Phone, id_: str, nth: str = "0") -> Node:
    """A node by resource id and number."""
    found = nodes(on, id_)
    assert len(found) > int(nth), f"no {id_} {nth}: {[n.resource_id or n.text for n in on.screen().nodes]}"
    return found[int(nth)]


def nodes(on: Phone, id_: str) -> list[Node]:
    """Nodes by resource id."""
    return [n for n in on.screen().nodes if n.resource_id.endswith(f"/{id_}")]


# -- what is looked at -----------------------------------------------------------------------------------------------


def said(id_: str, nth: int = 0) -> Look:
    """The texts below a node."""
    return lambda on: tuple(n.text for n in _within(node(on, id_, str(nth))) if n.text)


def _within(top: Node) -> list[Node]:
    return [top, *[n for kid in top.children for n in _within(kid)]]


def number(id_: str) -> Look:
    """How many nodes there are."""
    return lambda on: len(nodes(on, id_))


def titles(on: Phone) -> tuple[str, ...]:
    """First texts of the items."""
    return tuple(next(n.text for n in _within(row) if n.text) for row in nodes(on, "item"))


def where(on: Phone) -> str:
    """Package and activity in front."""
    shown = on.screen()
    return shown.activity if shown.package.endswith("trial") else shown.package.rpartition(".")[2]


def stack(on: Phone) -> int:
    """Screens on the back stack of the task in front."""
    return len(on.state.task.entries)


def bounds(id_: str) -> Look:
    """Bounds of a node."""
    return lambda on: node(on, id_).bounds


def drawn(on: Phone) -> str:
    """A digest of the picture in full size."""
    return hashlib.sha256(on.screen().pixels().tobytes()).hexdigest()


def toast(on: Phone) -> str | None:
    """The toast shown."""
    return on.screen().toast


def data(path: str) -> Look:
    """A value of the app's data."""
    from gts_env.faults.values import value_at

    return lambda on: value_at(on.state.data["trial"], path)


# -- the twins -------------------------------------------------------------------------------------------------------

OTHER = object()
"""Any value but that of the clean twin."""


@dataclass(frozen=True)
class Case:
    """A fault, the way to where it shows, and what is seen there with and without it."""

    operator: str
    spec: dict[str, Any]
    steps: Sequence[Step]
    look: Look
    clean: Any = OTHER
    faulty: Any = OTHER
    config: dict[str, Any] | None = None
    same_tree: bool = False
    pictures: bool = False

    def __str__(self) -> str:
        return f"{self.operator}-{'-'.join(str(v) for k, v in self.spec.items() if k != 'target')}"

    def run(self, *faults: Fault) -> Phone:
        """The phone after all steps."""
        return go(phone(*faults, check=self.pictures, **(self.config or {})), *self.steps)

    def check(self) -> None:
        """The effect is there with the fault and in its condition, and only then; also after a save in between."""
        clean = self.run()
        expected = self.look(clean)
        assert self.clean is OTHER or expected == self.clean
        for when in (None, ALWAYS):
            made = self.run(fault(self.operator, when, **self.spec))
            self._differs(made, expected)
            if self.same_tree:
                assert made.screen().to_xml() == clean.screen().to_xml()
        idle = self.run(fault(self.operator, NEVER, **self.spec))
        assert self.look(idle) == expected
        assert idle.screen().to_xml() == clean.screen().to_xml()
        assert not idle.seams.fired  # type: ignore[attr-defined]
        self._resumed(expected)

    def _differs(self, made: Phone, expected: Any) -> None:
        found = self.look(made)
        assert found != expected
        assert self.faulty is OTHER or found == self.faulty
        assert made.seams.fired["it"] >= 1  # type: ignore[attr-defined]

    def _resumed(self, expected: Any) -> None:
        """Go half the way, save, and go on with another phone."""
        half = len(self.steps) // 2
        first = go(phone(fault(self.operator, **self.spec), **(self.config or {})), *self.steps[:half])
        kept = pickle.dumps(first.state)
        second = phone(fault(self.operator, **self.spec))
        second.state = pickle.loads(kept)
        found = self.look(go(second, *self.steps[half:]))
        assert found != expected
        assert self.faulty is OTHER or found == self.faulty
