"""`gts demo`: the table of what the agents did, and the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from gts_env.cli import build_app
from gts_env.errors import GtsError, UnknownIdError


def run(*words: str, columns: int = 80) -> str:
    result = CliRunner().invoke(build_app(), ["demo", *words], env={"COLUMNS": str(columns)}, catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


@pytest.mark.parametrize("columns", [60, 80])
def test_nothing_of_the_table_is_cut(columns: int, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    text = run("Calendar-NLE-0[3]", "--agent", "solver", "--out", str(out), columns=columns)
    assert "…" not in text
    table = text.partition("\n\n")[0]
    assert max(map(len, table.splitlines())) <= columns
    for word in ("Calendar-NLE-03", "solver", "step 2", "1.00"):
        assert word in table
    assert "<html" in out.read_text("utf-8")


def test_wrong_names_are_told_near_ones() -> None:
    for words, near in ((["Calender-NLE-03"], "Calendar-NLE-03"), (["--agent", "sover"], "solver")):
        with pytest.raises(UnknownIdError, match=f"Did you mean '.*{near}'"):
            run(*words)


@pytest.mark.parametrize("words", [("demo", "Calendar-NLE-03"), ("sheet", "calendar"), ("show", "Calendar-NLE-03")])
def test_a_file_that_cannot_be_written_is_told_before_the_work(words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    option = "--png" if words[0] == "show" else "--out"
    for place in (tmp_path, tmp_path / "file" / "out"):
        result = CliRunner().invoke(build_app(), [*words, option, str(place)])
        assert isinstance(result.exception, GtsError)
        assert f"cannot write {place}" in str(result.exception)
        assert f"Name another file with {option}." in str(result.exception)
        assert result.stdout == ""
    assert sorted(tmp_path.iterdir()) == [tmp_path / "file"]
