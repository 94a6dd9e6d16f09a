"""Copies pages of the repository into the site, where their links lead to pages of the site."""

from __future__ import annotations

import posixpath
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
_LINK = re.compile(r"(\]\()(?!https?://|mailto:|#)([^)\s#]+)((?:#[^)\s]*)?\))")
_FENCE = re.compile(r"^ *```")
_OUTSIDE = {"README.md": "readme.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}


def written_pages() -> dict[str, str]:
    """The pages that people wrote: path in the repository, and path in the site."""
    inside = [path.relative_to(DOCS) for path in sorted(DOCS.rglob("*.md"))]
    return {**{f"docs/{path.as_posix()}": path.as_posix() for path in inside}, **_OUTSIDE}


def site_path(target: str) -> str | None:
    """Where the site has what lies at a path of the repository, or None if it is copied beside the pages."""
    pages = written_pages()
    if target in pages:
        return pages[target]
    if target == "examples":
        return "examples/index.md"
    if target.startswith("examples/"):
        return f"{target.removesuffix('.py')}.md"
    if target.startswith("src/gts_env/"):
        return f"api/{target.split('/')[2]}.md"
    return target.removeprefix("docs/") if target.startswith("docs/images/") else None


def copied(source: str, out: Path) -> None:
    """Copy a page into the site, and with it the files that it links to and that are no pages."""
    page = written_pages()[source]
    text = "\n".join(_lines((ROOT / source).read_text("utf-8"), source, page, out))
    file = out / page
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text + "\n", "utf-8")


def copied_images(out: Path) -> None:
    """Copy the pictures of the written pages."""
    shutil.copytree(DOCS / "images", out / "images", dirs_exist_ok=True)


def _lines(text: str, source: str, page: str, out: Path) -> Iterator[str]:
    fenced = False
    for line in text.splitlines():
        fenced ^= bool(_FENCE.match(line))
        yield line if fenced else _LINK.sub(lambda link: _relinked(link, source, page, out), line)


def _relinked(link: re.Match[str], source: str, page: str, out: Path) -> str:
    target = posixpath.normpath(posixpath.join(posixpath.dirname(source), link[2]))
    there = site_path(target)
    if there is None:
        there = f"files/{posixpath.basename(target)}"
        (out / "files").mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / target, out / there)
    return f"{link[1]}{posixpath.relpath(there, posixpath.dirname(page) or '.')}{link[3]}"
