"""`gts validate --device`: the plans of tasks, played on a device."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from gts_env.benchmark.catalogue import Case
    from gts_env.evaluation.validation.on_device import Compared


def prove(cases: Sequence[Case], profile: str, *, as_json: bool) -> int:
    """Play the plans of tasks on a device, and print how they went.

    Returns:
        The exit code: 1 if one went another way, or could not be played as the device is not there, or none was.
    """
    every = []
    for one in _played(cases, profile):
        every.append(one)
        if not as_json:
            _print(one)
    same = sum(not one.failure for one in every if not one.unavailable)
    unavailable = sum(bool(one.unavailable) for one in every)
    missed = len(cases) - len(every)
    failed = len(every) - same - unavailable
    if as_json:
        typer.echo(json.dumps({"profile": profile, "tasks": [asdict(one) for one in every]}))
    else:
        steps, seconds = sum(one.steps for one in every), sum(one.seconds for one in every)
        typer.echo(
            f"{same} same, {failed} not, {unavailable} unavailable; {steps} steps in {seconds:.0f} s on {profile}"
        )
    if missed:
        typer.secho(
            f"{missed} more not played: the device is not there. {_mend(profile)}", fg=typer.colors.RED, err=True
        )
    return int(failed > 0 or same == 0)


def _played(cases: Sequence[Case], profile: str) -> Iterator[Compared]:
    from gts_env.evaluation.validation.on_device import Pair

    pair = Pair(profile)
    try:
        # Scenario by scenario, so that a device that keeps saved data uses it at once.
        for case in sorted(cases, key=lambda case: case.scenario.name):
            one = pair.compare(case)
            yield one
            if one.absent:  # the others would wait for it as long
                return
    finally:
        pair.close()


def _mend(profile: str) -> str:
    if profile == "served-phone":
        return "Start it in another terminal: gts serve"
    return f"See what is wrong with it: gts doctor --device {profile}"


def _print(one: Compared) -> None:
    if one.unavailable:
        typer.secho(f"NONE  {one.id}: {one.unavailable}", fg=typer.colors.YELLOW)
    elif one.failure:
        typer.secho(f"FAIL  {one.id}: {one.failure}", fg=typer.colors.RED)
    else:
        alone = "" if one.compared else ", not compared: it is an app of its own"
        typer.echo(f"PASS  {one.id}: {one.steps} steps, reward {one.reward:g}, {one.seconds:.1f} s{alone}")
