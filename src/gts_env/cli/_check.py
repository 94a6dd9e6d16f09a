"""One check of `gts doctor`: what it is, and the list of all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from gts_env.errors import GtsError


class Status(StrEnum):
    """How a check ended. WARN is for what hampers only some uses."""

    PASS = "PASS"
    WARN = "WARN"
    FAIL = "FAIL"


@dataclass(frozen=True, slots=True)
class Check:
    """One finding about this machine.

    Attributes:
        name: What was looked at.
        status: How it ended.
        detail: What was found.
        mend: What to do; empty if nothing need be done.
    """

    name: str
    status: Status
    detail: str
    mend: str = ""


CheckFunction = Callable[[], Check | Iterator[Check]]

CHECKS: list[CheckFunction] = []
"""All checks, in the order in which they are run and printed."""


def check(function: CheckFunction) -> CheckFunction:
    """Add a function to the checks; it returns or yields its findings, and has failed if it raises."""
    CHECKS.append(function)
    return function


def run_checks() -> Iterator[Check]:
    """Run all checks, each when its finding is asked for."""
    for function in CHECKS:
        yield from _run(function)


def _run(function: CheckFunction) -> Iterator[Check]:
    name = function.__name__.replace("_", " ")
    try:
        found = function()
        yield from (found,) if isinstance(found, Check) else found
    except GtsError as error:
        yield Check(name, Status.FAIL, str(error))
    except Exception as error:  # whatever it is, the reader came to hear of it
        yield Check(name, Status.FAIL, f"{type(error).__name__}: {error}", "Please report this with all of the output.")
