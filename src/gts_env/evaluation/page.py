"""One self-contained HTML page of episodes: the screens as a film, what was touched on each, and the stages reached."""

from __future__ import annotations

import base64
import io
from collections.abc import Sequence
from html import escape

from gts_env.actions import Action, DoubleTap, Drag, LongPress, ReportDefect, Swipe, Tap
from gts_env.evaluation.episode import Episode, Step
from gts_env.evaluation.page_style import STYLE

STAGES = ("reach", "trigger", "detect")


def page(title: str, episodes: Sequence[Episode], intro: str = "") -> str:
    """The page.

    Args:
        title: Its title.
        episodes: Episodes, in the order of the page; those of one task belong together.
        intro: Paragraph under the title, as HTML.
    """
    tasks: dict[str, list[Episode]] = {}
    for episode in episodes:
        tasks.setdefault(episode.task, []).append(episode)
    body = "".join(_task(task, of_it) for task, of_it in tasks.items())
    return (
        "<!doctype html><html lang=en><meta charset=utf-8>"
        '<meta name=viewport content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        f"<header><h1>{escape(title)}</h1><p>{intro}</p></header>"
        f"<main>{_table(episodes)}{body}</main></html>"
    )


def _table(episodes: Sequence[Episode]) -> str:
    rows = "".join(
        f"<tr><td><a href='#{_anchor(e.task)}'>{escape(e.task)}</a></td><td>{escape(e.agent)}</td>"
        + "".join(_cell(e, stage) for stage in STAGES)
        + f"<td class=num>{e.total:.2f}</td><td class=num>{len(e.steps) - 1}</td></tr>"
        for e in episodes
    )
    head = "".join(f"<th>{h}</th>" for h in ("Task", "Agent", "Reach", "Trigger", "Detect", "Return", "Steps"))
    return f"<section class=card><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></section>"


def _cell(episode: Episode, stage: str) -> str:
    if stage == "trigger" and episode.display:
        return "<td class=na title='a display defect has no trigger'>n/a</td>"
    step = episode.stage(stage)
    return f"<td class=yes>step {step}</td>" if step is not None else "<td class=no>no</td>"


def _anchor(task: str) -> str:
    return task.replace("/", "-").lower()


def _task(task: str, episodes: Sequence[Episode]) -> str:
    films = "".join(_film(e) for e in episodes)
    return (
        f"<section class=card id='{_anchor(task)}'><h2>{escape(task)}</h2>"
        f"<p class=said>{escape(episodes[0].instruction)}</p>{films}</section>"
    )


def _film(episode: Episode) -> str:
    frames = "".join(_frame(episode, i) for i in range(len(episode.steps)))
    return (
        f"<h3>{escape(episode.agent)} <small>seed {episode.seed} &middot; return {episode.total:.2f}</small></h3>"
        f"<div class=film>{frames}</div>"
    )


def _frame(episode: Episode, number: int) -> str:
    step = episode.steps[number]
    following = episode.steps[number + 1] if number + 1 < len(episode.steps) else None
    touch = _touch(following.action, step.size) if following is not None and following.action is not None else ""
    badges = "".join(
        f"<b class={e['kind']}>{e['kind']}</b>" for e in step.events if e["target"] and e["kind"] in STAGES
    )
    verdicts = "".join(
        f"<b class={'detect' if e['verdict'] == 'matched' else 'verdict'}>report: {escape(e['verdict'])}</b>"
        for e in step.events
        if e["kind"] == "report" and not (e["verdict"] == "matched" and badges)
    )
    error = f"<em>{escape(step.error)}</em>" if step.error else ""
    reward = f"<i>{step.reward:+.2f}</i>" if step.reward else ""
    return (
        f"<figure><div class=screen><img loading=lazy width=216 height=480 alt='step {number}' src='{_image(step)}'>"
        f"<svg viewBox='0 0 270 600'>{touch}</svg></div>"
        f"<figcaption><span>{number}. {escape(step.said)}</span>{badges}{verdicts}{reward}{error}</figcaption></figure>"
    )


def _image(step: Step) -> str:
    from PIL import Image

    memory = io.BytesIO()
    Image.fromarray(step.picture).save(memory, "WEBP", quality=82, method=4)
    return "data:image/webp;base64," + base64.b64encode(memory.getvalue()).decode("ascii")


def _touch(action: Action, size: tuple[int, int]) -> str:
    """What the next action touches, drawn on the screen it was decided on."""
    scale = min(270 / size[0], 600 / size[1])
    left, top = (270 - size[0] * scale) / 2, (600 - size[1] * scale) / 2

    def at(x: float, y: float) -> tuple[float, float]:
        return left + x * scale, top + y * scale

    if isinstance(action, (Tap, DoubleTap, LongPress)):
        x, y = at(action.x, action.y)
        rings = "<circle class=ring cx='{0:.1f}' cy='{1:.1f}' r='{2}'/>"
        count = (11, 16) if isinstance(action, DoubleTap) else (11,)
        held = "<circle class=dot cx='{0:.1f}' cy='{1:.1f}' r='5'/>" if isinstance(action, LongPress) else ""
        return held.format(x, y) + "".join(rings.format(x, y, r) for r in count)
    if isinstance(action, (Swipe, Drag)):
        (x0, y0), (x1, y1) = at(action.x0, action.y0), at(action.x1, action.y1)
        return (
            f"<line class=ring x1='{x0:.1f}' y1='{y0:.1f}' x2='{x1:.1f}' y2='{y1:.1f}'/>"
            f"<circle class=dot cx='{x1:.1f}' cy='{y1:.1f}' r='5'/>"
        )
    if isinstance(action, ReportDefect) and action.point is not None:
        x, y = at(*action.point)
        return f"<rect class=mark x='{x - 12:.1f}' y='{y - 12:.1f}' width='24' height='24' rx='4'/>"
    return ""
