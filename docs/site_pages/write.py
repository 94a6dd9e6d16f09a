"""Writes the sources of the whole site."""

from __future__ import annotations

import re
import shutil
from collections.abc import Collection
from pathlib import Path

from site_pages.api import api_pages
from site_pages.apps import app_pages
from site_pages.examples import example_pages
from site_pages.links import copied, copied_images, written_pages

_SECTION = re.compile(r"^## (.+)$", re.MULTILINE)
_PAGE = re.compile(r"^\* \[[^\]]+\]\(([^)]+)\.md\)", re.MULTILINE)


def write_site(out: Path, screens: int, steps: int, only: Collection[str] | None = None) -> int:
    """Write the sources of the site anew.

    Args:
        out: The folder; what is in it goes.
        screens: Most screens on the page of an app.
        steps: Most actions of the walk that finds them.
        only: Ids of the apps that are drawn; None for all.

    Returns:
        The number of pages.
    """
    if out.exists():
        shutil.rmtree(out)
    out.mkdir(parents=True)
    for source in written_pages():
        copied(source, out)
    copied_images(out)
    example_pages(out)
    app_pages(out, screens, steps, only)
    api_pages(out)
    index = out / "index.md"
    index.write_text(with_navigation(index.read_text("utf-8")), "utf-8")
    return len(list(out.rglob("*.md")))


def with_navigation(index: str) -> str:
    """The first page with its tables of contents: the pages that its sections list, then what is made.

    A section of the page that lists pages of its own is one in the navigation; further pages need no entry elsewhere.
    """
    trees = [_tree("", ["First steps <readme>"])]
    parts = _SECTION.split(index)
    for title, text in zip(parts[1::2], parts[2::2], strict=True):
        pages = [page for page in _PAGE.findall(text) if not page.startswith(("apps/", "api/", "examples/"))]
        if pages:
            trees.append(_tree(title, pages))
    trees.append(_tree("More", ["apps/index", "examples/index", "api/index", "changelog"]))
    return index.rstrip() + "\n\n" + "\n".join(trees)


def _tree(caption: str, pages: list[str]) -> str:
    told = f":caption: {caption}\n" if caption else ""
    return f"```{{toctree}}\n:hidden:\n{told}\n" + "\n".join(pages) + "\n```\n"
