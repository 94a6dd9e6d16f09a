"""The pieces of a validation, and carrying them out one after another or in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from gts_env.devices import open_device
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.errors import DeviceError
from gts_env.evaluation.validation import proofs
from gts_env.evaluation.validation.crawl import Crawl, Crawler
from gts_env.evaluation.validation.proofs import Failure, careless_return
from gts_env.evaluation.validation.report_proofs import proof_6
from gts_env.evaluation.validation.spread import spread
from gts_env.evaluation.validation.twin_proof import proof_8

if TYPE_CHECKING:
    from gts_env.benchmark.catalogue import Case
    from gts_env.benchmark.model import Scenario

TASK_PROOFS = (*proofs.TASK_PROOFS, proof_8)
"""Proofs asked of every task."""


class Piece(NamedTuple):
    """A piece of work; picklable, as is what it gives.

    Attributes:
        what: What it is about, for people.
        do: What is done.
        about: What it is done with.
    """

    what: str
    do: Callable[..., Any]
    about: tuple[Any, ...]


def of_task(case: Case) -> tuple[list[Failure], float]:
    """What does not hold of a task, and what the report-everything agent earns on it."""
    return _of(case, (failure for proof in TASK_PROOFS for failure in proof(case))), careless_return(case)


def of_defect(case: Case) -> list[Failure]:
    """What does not hold of the reports on the target of a task."""
    return _of(case, proof_6(case))


def crawl_of(scenario: Scenario, steps: int) -> Crawl:
    """What is seen on the clean build of a scenario.

    Raises:
        DeviceError: The device is not the embedded phone.
    """
    device = open_device()
    if not isinstance(device, EmbeddedDevice):
        raise DeviceError("the clean build is crawled on the embedded phone", found=type(device).__name__)
    return Crawler(device, scenario, steps).run()


def carried_out(pieces: Sequence[Piece], jobs: int, told: Callable[[str], None]) -> Iterator[Any]:
    """What each piece gives, in order.

    Args:
        pieces: The pieces.
        jobs: Processes to spread them over; 1 for this one.
        told: Called for each piece with what it is about.
    """
    if jobs <= 1:
        for piece in pieces:
            told(piece.what)
            yield piece.do(*piece.about)
        return
    with closing(spread(pieces, jobs)) as results:
        for piece in pieces:
            told(piece.what)
            yield next(results)


def _of(case: Case, failures: Iterable[Failure]) -> list[Failure]:
    return [replace(failure, variation=case.scenario.variation) for failure in failures]
