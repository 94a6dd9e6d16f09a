"""The pictures of the documentation are drawn by the phone, and can be drawn again."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from PIL import Image

from tests.docs.pages import DOCS, PAGES, run


def size(path: Path) -> tuple[int, int]:
    with Image.open(path) as image:
        return image.size


def test_pictures_can_be_drawn_again(tmp_path: Path) -> None:
    run([sys.executable, str(DOCS / "make_images.py"), str(tmp_path)], tmp_path)
    drawn = sorted(path.name for path in tmp_path.glob("*.png"))
    assert drawn == sorted(path.name for path in (DOCS / "images").glob("*.png"))
    assert [size(tmp_path / name) for name in drawn] == [size(DOCS / "images" / name) for name in drawn]


def test_every_picture_is_shown_and_described() -> None:
    shown = [found for page in PAGES for found in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", page.read_text("utf-8"))]
    assert {Path(path).name for _, path in shown} == {path.name for path in (DOCS / "images").iterdir()}
    assert not [path for words, path in shown if len(words) < 20]
