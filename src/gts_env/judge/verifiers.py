"""The two verifiers: whether a report tells a defect whose evidence was seen.

Display defects and interaction defects show in different ways. A display defect is told by pointing at it or by words
about it; an interaction defect by words about what happened. Without any word, both need a mark on the very element,
soon after the evidence.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from gts_env.benchmark.model import Defect
from gts_env.benchmark.predicates import Compiler
from gts_env.benchmark.scene import Scene
from gts_env.judge.report import Report
from gts_env.judge.state import Attempt, Sighting, Track
from gts_env.screen.node import Bounds

SOON = 2
"""Steps after the evidence within which a report without words, or a bare point, still speaks of it."""
MARGIN = 12
"""Device pixels by which a point may miss: the size of about three pixels of a small observation."""


class Verifier(ABC):
    """Judges the reports of one defect.

    Args:
        defect: The defect.
        compiler: Compiles its region.
    """

    def __init__(self, defect: Defect, compiler: Compiler) -> None:
        self.defect = defect
        self._basis = defect.basis
        self._region = compiler.nodes(defect.basis.region) if defect.basis.region is not None else None

    def boxes(self, attempt: Attempt, scene: Scene) -> tuple[Bounds, ...]:
        """Where the evidence shows: the region on its screen, and what was touched."""
        found = self._region(scene, dict(attempt.values)) if self._region is not None else ()
        boxes = tuple(node.bounds for node in found)
        return boxes if attempt.hit is None else (*boxes, attempt.hit)

    def accepts(self, report: Report, track: Track) -> bool | None:
        """Whether a report tells this defect.

        Args:
            report: The report.
            track: What was seen of the defect.

        Returns:
            True or False; None where its words are of a language without phrases, so that it cannot be said.
        """
        if report.mode not in self.defect.accepts or track.evidence is None or track.evidence > report.latest:
            return False
        # Imported when the first report comes: the patterns of all languages take longer to compile than a scenario.
        from gts_env.judge.denial import denies
        from gts_env.judge.phrases import has_words

        marked = _marked(report, track.sightings)
        if not has_words(report.text):
            return marked and _soon(report, track.sightings)
        if report.lists:
            return marked and self.point_suffices
        if denies(report.text):
            # Something may be denied and something else told.
            return self._told(report.text) is True
        return True if marked and self.point_suffices else self._told(report.text)

    @property
    @abstractmethod
    def point_suffices(self) -> bool:
        """Whether a point beside words that hit nothing is enough."""

    def _told(self, text: str) -> bool | None:
        from gts_env.judge.phrases import hits_any_language

        return hits_any_language(self._basis.phrases, self._basis.phrases_other, text)


class DisplayVerifier(Verifier):
    """For CR and EL: the point or the words hit the region."""

    @property
    def point_suffices(self) -> bool:
        """It shows where it is."""
        return True


class InteractionVerifier(Verifier):
    """For ONR, UTR and NLE: the words hit each key group."""

    @property
    def point_suffices(self) -> bool:
        """What went wrong cannot be pointed at."""
        return False


def verifier_of(defect: Defect, compiler: Compiler) -> Verifier:
    """The verifier for a defect."""
    return (DisplayVerifier if defect.is_display else InteractionVerifier)(defect, compiler)


def _marked(report: Report, sightings: Sequence[Sighting]) -> bool:
    """Whether the point lies on the element, on the screen that the report speaks of."""
    if report.point is None:
        return False
    sighting = _meant(report, sightings)
    return sighting is not None and any(_inside(report.point, box) for box in sighting.boxes)


def _meant(report: Report, sightings: Sequence[Sighting]) -> Sighting | None:
    """The sighting that a point refers to: at the named step or next to it, else the newest, if it is recent."""
    step, reach = (report.seen, SOON) if report.named is None else (report.named, 1)
    near = [sighting for sighting in sightings if _distance(sighting, step) <= reach]
    return min(near, key=lambda sighting: (_distance(sighting, step), -sighting.last)) if near else None


def _soon(report: Report, sightings: Sequence[Sighting]) -> bool:
    step = report.seen if report.named is None else report.named
    return any(_distance(sighting, step) <= SOON for sighting in sightings)


def _distance(sighting: Sighting, step: int) -> int:
    return max(sighting.first - step, step - sighting.last, 0)


def _inside(point: tuple[int, int], box: Bounds) -> bool:
    x, y = point
    return box[0] - MARGIN <= x < box[2] + MARGIN and box[1] - MARGIN <= y < box[3] + MARGIN
