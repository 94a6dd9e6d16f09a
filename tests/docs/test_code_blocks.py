"""Every code block of the documentation runs as it stands, and prints what the page says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, blocks, check_printed, run_script

WALKED = {"android-apps.md", "make-your-own.md"}
"""Pages that have a test of their own, which does what they say word by word."""
RUN = [page for page in PAGES if page.name not in WALKED and any(block.runs for block in blocks(page))]


@pytest.mark.parametrize("page", RUN, ids=lambda page: str(page.relative_to(ROOT)))
def test_page_runs(page: Path, tmp_path: Path) -> None:
    printed = run_script(page, tmp_path)
    before = None
    for block in blocks(page):
        if block.language == "text" and before is not None and before.runs:
            check_printed(block, printed[before.line])
        before = block


def test_pages_have_code() -> None:
    assert {page.name for page in RUN} >= {"README.md", "environment.md", "wrappers.md"}
