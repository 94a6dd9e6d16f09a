from __future__ import annotations

import numpy as np
import pytest

from gts_env.envs.goal import GOAL_SIZE, hashed, likeness, pieces_of


def test_pieces_fold_case_and_accents() -> None:
    assert pieces_of("Café") == pieces_of("CAFE") == {"cafe", "<ca", "caf", "afe", "fe>"}
    assert pieces_of("") == pieces_of(" – … ") == frozenset()
    assert "会议" in pieces_of("会议 10:00")


def test_likeness_is_the_share_of_the_text_that_the_goal_has() -> None:
    goal = "Open the note 'Shopping' and save it."
    assert likeness("Shopping", goal) == 1.0
    assert likeness("Saves", goal) > 0.4 > likeness("Delete", goal)
    assert likeness("", goal) == likeness("Save", "") == 0.0


def test_hashing_is_the_same_everywhere() -> None:
    # Written down once: another process, version or machine must give the same.
    vector, signs = hashed("Save the note", 8), np.array([0, 0, 2, 0, -1, -2, -1, 1])
    np.testing.assert_allclose(vector, signs / np.linalg.norm(signs), rtol=1e-6)
    assert (vector.shape, vector.dtype) == ((8,), np.float32)


def test_hashed_vectors_have_length_one_or_are_zero() -> None:
    assert hashed("Report every defect").shape == (GOAL_SIZE,)
    np.testing.assert_allclose(np.linalg.norm(hashed("Report every defect")), 1.0, rtol=1e-6)
    assert not hashed("").any()
    with pytest.raises(ValueError, match="read-only"):
        hashed("shared")[0] = 1


def test_related_texts_are_nearer_than_others() -> None:
    goal = hashed("Save the changed note")
    assert float(goal @ hashed("Save note")) > float(goal @ hashed("Dark theme"))
