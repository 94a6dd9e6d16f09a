"""Gathers the sources of the site into ``build/docs/source``: ``python docs/make_site.py`` (``make docs`` does it)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from site_pages.write import write_site  # noqa: E402 - found beside this file


def main() -> None:
    """Read the options and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=HERE.parent / "build" / "docs" / "source", help="folder to write")
    parser.add_argument("--screens", type=int, default=6, help="most screens on the page of an app; 0 for no pictures")
    parser.add_argument("--steps", type=int, default=200, help="most actions of the walk that finds them")
    parser.add_argument("--only", nargs="*", help="ids of the apps that are drawn; all by default")
    given = parser.parse_args()
    print(f"{write_site(given.out, given.screens, given.steps, given.only)} pages in {given.out}")


if __name__ == "__main__":
    main()
