"""Reads the tasks of a scenario file and the plans that prove them."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.actions.action import FAULT_MODES, KEYS, MAX_WAIT_MS, ORIENTATIONS
from gts_env.benchmark.action_pattern import DIRECTIONS
from gts_env.benchmark.model import LEVELS, Defect, PlanStep, Task
from gts_env.benchmark.spot import Spot
from gts_env.errors import near

TASK_ID = r"[A-Z][A-Za-z0-9]*-(?:CR|EL|ONR|UTR|NLE)-\d{2,3}"
"""Form of a task's id: app label, fault mode of the target, number."""
MAX_BUDGET = 500
_TASK_KEYS = ("id", "defect", "level", "instruction", "entry", "budget", "plan", "preconditioned", "near_miss")


def read_task(spot: Spot, defects: dict[str, Defect], planned: bool = True) -> Task:
    """Read one task.

    Args:
        spot: The mapping.
        defects: The file's defects by id.
        planned: Whether it must have a plan.

    Raises:
        ScenarioError: Something that cannot be meant, or an id that names another mode than the target's.
    """
    required = ("id", "defect", "level", "instruction", "entry", "budget", *(("plan",) if planned else ()))
    fields = spot.fields(_TASK_KEYS, required)
    name, target = fields["id"].text(TASK_ID, "Such as Calendar-NLE-03."), fields["defect"].text()
    if target not in defects:
        mend = near(target, defects) or f"Known: {', '.join(defects) or 'none'}."
        raise fields["defect"].error(f"there is no defect {target!r}", mend=mend, tell=False)
    if name.split("-")[1] != defects[target].mode:
        raise fields["id"].error(f"the id must name the mode of its target, {defects[target].mode}")
    return Task(
        id=name,
        defect=target,
        level=fields["level"].choice(LEVELS),
        instruction=fields["instruction"].text(),
        entry=fields["entry"].text(),
        budget=fields["budget"].whole(1, MAX_BUDGET),
        preconditioned=fields["preconditioned"].flag() if "preconditioned" in fields else False,
        plan=tuple(read_step(item) for item in fields["plan"].items(1)) if "plan" in fields else (),
        near_miss=tuple(read_step(item) for item in fields["near_miss"].items()) if "near_miss" in fields else (),
        where=spot.where,
    )


def read_step(spot: Spot) -> PlanStep:
    """Read one step of a plan.

    Raises:
        ScenarioError: An unknown verb, or an argument that the verb does not take.
    """
    return step_of(spot.fields(STEP_KEYS), spot)


def step_of(fields: dict[str, Spot], spot: Spot) -> PlanStep:
    """A step from what its mapping says; see :func:`read_step`."""
    verbs = [key for key in fields if key != "at"]
    if len(verbs) != 1:
        raise spot.error("a step is one action", mend="Begin each action with a new '-'.", tell=False)
    verb = verbs[0]
    if "at" in fields and verb not in _POINTED:
        raise fields["at"].error(f"{verb!r} takes no point", mend=f"It belongs to: {', '.join(_POINTED)}.", tell=False)
    step = _VERBS[verb](fields[verb], verb)
    if "at" not in fields:
        return step
    x, y = (part.number(0, 1) for part in _pair(fields["at"]))
    return PlanStep(verb, query=step.query, at=(x, y), where=spot.where)


def _pair(spot: Spot) -> list[Spot]:
    items = spot.items(2)
    if len(items) != 2:
        raise spot.error("expected two numbers")
    return items


def _on_node(spot: Spot, verb: str) -> PlanStep:
    return PlanStep(verb, query=spot.query(), where=spot.where)


def _swipe(spot: Spot, verb: str) -> PlanStep:
    if isinstance(spot.value, str):
        return PlanStep(verb, word=spot.choice(DIRECTIONS), where=spot.where)
    fields = spot.fields(("on", "direction", "distance"), ("direction",))
    return PlanStep(
        verb,
        query=fields["on"].query() if "on" in fields else None,
        word=fields["direction"].choice(DIRECTIONS),
        distance=fields["distance"].number(0.01, 1) if "distance" in fields else 0.6,
        where=spot.where,
    )


def _drag(spot: Spot, verb: str) -> PlanStep:
    fields = spot.fields(("from", "to"), ("from", "to"))
    return PlanStep(verb, query=fields["from"].query(), to=fields["to"].query(), where=spot.where)


def _type(spot: Spot, verb: str) -> PlanStep:
    if not isinstance(spot.value, dict):
        return PlanStep(verb, text=spot.text(), where=spot.where)
    fields = spot.fields(("text", "clear", "submit"), ("text",))
    text = fields["text"].value
    if not isinstance(text, str):
        raise fields["text"].error("expected a text", mend="Put it in quotes.")
    clear, submit = (key in fields and fields[key].flag() for key in ("clear", "submit"))
    return PlanStep(verb, text=text, clear=clear, submit=submit, where=spot.where)


def _report(spot: Spot, verb: str) -> PlanStep:
    fields = spot.fields(("mode", "text", "at", "step"), ("mode",))
    return PlanStep(
        verb,
        word=fields["mode"].choice(FAULT_MODES),
        text=fields["text"].text() if "text" in fields else "",
        query=fields["at"].query() if "at" in fields else None,
        step=fields["step"].whole(0, MAX_BUDGET) if "step" in fields else None,
        where=spot.where,
    )


def _word(words: tuple[str, ...]) -> Callable[[Spot, str], PlanStep]:
    return lambda spot, verb: PlanStep(verb, word=spot.choice(words), where=spot.where)


def _finish(spot: Spot, verb: str) -> PlanStep:
    if spot.value is not True:
        raise spot.error("expected true")
    return PlanStep(verb, where=spot.where)


_POINTED = ("tap", "double_tap", "long_press")
_VERBS: dict[str, Callable[[Spot, str], PlanStep]] = {
    "open_app": lambda spot, verb: PlanStep(verb, word=spot.text(), where=spot.where),
    "tap": _on_node,
    "double_tap": _on_node,
    "long_press": _on_node,
    "swipe": _swipe,
    "drag": _drag,
    "type": _type,
    "press": _word(KEYS),
    "rotate": _word(ORIENTATIONS),
    "wait": lambda spot, verb: PlanStep(verb, ms=spot.whole(0, MAX_WAIT_MS), where=spot.where),
    "scroll_to": _on_node,
    "report": _report,
    "finish": _finish,
}
STEP_KEYS = (*_VERBS, "at")
"""Keys of a step."""
