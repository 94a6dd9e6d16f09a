"""Every scenario of the built-in suite has variations, and they keep what makes it that scenario."""

from __future__ import annotations

import pytest

from gts_env.benchmark import Pack, Scenario, load_scenario, packs
from gts_env.benchmark.variation import variant

BUILT_IN: Pack = packs()[0]
FILES = BUILT_IN.files()
VARIATIONS = range(1, 4)


@pytest.fixture(scope="module", params=FILES, ids=lambda path: path.stem)
def written(request: pytest.FixtureRequest) -> Scenario:
    return load_scenario(request.param)


def test_three_variations_differ_in_what_is_shown(written: Scenario) -> None:
    assert written.vary is not None
    assert all(group.choices in (0, 3) for group in written.vary.groups)
    data = [repr(written.data), *(repr(variant(written, k).data) + repr(variant(written, k).words) for k in VARIATIONS)]
    assert len(set(data)) == 4


def test_what_it_is_about_stays(written: Scenario) -> None:
    for k in VARIATIONS:
        other = variant(written, k)
        assert (other.name, other.app, list(other.screens)) == (written.name, written.app, list(written.screens))
        assert [(t.id, t.defect, t.budget, len(t.plan)) for t in other.tasks] == [
            (t.id, t.defect, t.budget, len(t.plan)) for t in written.tasks
        ]
        for a, b in zip(other.defects, written.defects, strict=True):
            assert (a.id, a.mode, a.accepts, a.urls, a.fault.operator) == (
                b.id, b.mode, b.accepts, b.urls, b.fault.operator,
            )  # fmt: skip
            assert [len(group) for group in a.basis.phrases] == [len(group) for group in b.basis.phrases]


def test_no_mark_of_a_date_is_left(written: Scenario) -> None:
    for k in (0, *VARIATIONS):
        other = variant(written, k)
        told = [t.instruction for t in other.tasks] + [r.text for d in other.defects for r in d.reports_true]
        told += [s.text for t in other.tasks for s in t.plan]
        assert not [text for text in told if "<" in text and ">" in text.partition("<")[2]]
