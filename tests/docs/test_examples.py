"""Every example runs, without a word of warning, and shows what its docstring says."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, run

FOLDER = ROOT / "examples"
RUNS: dict[str, tuple[list[str], str]] = {
    "random_agent.py": (["--steps", "30"], "earned in 30 steps"),
    "solve_with_plan.py": (["--film", "solved.gif"], "return 1.0"),
    "vector_rollout.py": (["--envs", "2", "--workers", "2", "--steps", "40"], "steps a second"),
    "train_ppo.py": (
        ["--workers", "0", "--envs", "8", "--steps", "256", "--random-steps", "120", "--window", "2"],
        "learned",
    ),
    "tree_search.py": ([], "the defect can be seen here"),
}
"""Arguments that make each example short, and what it must print."""


def test_every_example_is_run() -> None:
    assert {path.name for path in FOLDER.glob("*.py")} == set(RUNS)


@pytest.mark.parametrize("name", RUNS)
def test_example_runs(name: str, tmp_path: Path) -> None:
    arguments, shown = RUNS[name]
    assert shown in run([sys.executable, str(FOLDER / name), *arguments], tmp_path)


@pytest.mark.parametrize("name", RUNS)
def test_example_says_what_it_is(name: str) -> None:
    said = ast.get_docstring(ast.parse((FOLDER / name).read_text("utf-8"))) or ""
    assert f"python examples/{name}" in said
