"""Reports of defects from outside. They go in; nothing of what the judge makes of them comes out."""

from __future__ import annotations

from gts_env.errors import ActionError
from gts_env.serving.spoken import spoken
from gts_env.serving.uia2.call import Call
from gts_env.serving.uia2.errors import bad_argument
from gts_env.serving.uia2.route import route


@route("POST", "/gts/report", session=False)
def report(call: Call) -> None:
    """Report a defect: ``{mode, text, x?, y?, step?}``, or ``{text}`` alone: see :mod:`gts_env.serving.spoken`."""
    text = call.text("text", "")
    point = _point(call)
    step = call.body.get("step")
    if step is not None and type(step) is not int:
        raise bad_argument("'step' must be the number of a step")
    mode = call.text("mode", "")
    if not mode:
        try:
            screen = call.phone.screen()
            said = spoken(text, (screen.width, screen.height))
        except ActionError as error:
            raise bad_argument(str(error)) from error
        mode, text, point, step = (
            said.fault_mode,
            said.description,
            point or said.point,
            said.step if step is None else step,
        )
    wrong = call.phone.report(mode, text, point, step)
    if wrong:
        raise bad_argument(wrong)


def _point(call: Call) -> tuple[int, int] | None:
    if call.body.get("x") is None and call.body.get("y") is None:
        return None
    return int(call.number("x")), int(call.number("y"))
