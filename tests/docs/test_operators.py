"""The tables of fault operators are those of the operators' docstrings."""

from __future__ import annotations

import runpy

from tests.docs.pages import DOCS


def test_tables_of_operators_are_fresh() -> None:
    maker = runpy.run_path(str(DOCS / "make_operators.py"))
    page = (DOCS / "concepts" / "faults.md").read_text(encoding="utf-8")
    assert maker["renewed"](page) == page, "Run: python docs/make_operators.py"
