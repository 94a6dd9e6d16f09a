"""What the search screens of apps have in common: words as they are compared, and the latest searches."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from gts_env.android.effects import Many
from gts_env.android.material.lists import ListItem
from gts_env.android.widgets.scroll import LazyList

if TYPE_CHECKING:
    from gts_env.android.ui import Ui
    from gts_env.android.widgets.base import Widget

FIELD = "query"
"""Key of the field that is typed into."""
MOST_SEARCHES = 5
"""Searches that are remembered."""


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """Text without letter case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join([c for c in plain if not unicodedata.combining(c)])


def remembered(searches: tuple[str, ...], text: str, most: int = MOST_SEARCHES) -> tuple[str, ...]:
    """The latest searches with another one, which stands first and once; a blank one changes nothing."""
    text = text.strip()
    if not text:
        return searches
    return (text, *[old for old in searches if folded(old) != folded(text)])[:most]


def recent_list(ui: Ui, head: Widget, searches: Iterable[str], most_width: float) -> LazyList:
    """The latest searches as the body of a search screen, below a head.

    Args:
        ui: View of the search screen.
        head: What stands above them.
        searches: The searches, the latest first.
        most_width: Width in dp that lines do not exceed.
    """
    rows = [head, *recent_rows(ui, searches)]
    return LazyList(rows, most_width=most_width, id="recent_searches", key="recent", height="fill", width="fill")


def recent_rows(ui: Ui, searches: Iterable[str], id_: str = "recent_search", key: str = "recent") -> list[Widget]:
    """A row for each of the latest searches; a tap types it again.

    Args:
        ui: View of the search screen.
        searches: The searches, the latest first.
        id_: Resource id of a row.
        key: What the keys of the rows begin with.
    """
    rows: list[Widget] = []
    for text in searches:
        again = Many((ui.put(f"{FIELD}:text", text), ui.put(f"{FIELD}:caret", len(text))))
        rows.append(ListItem(text, leading="history", on_click=again, id=id_, key=f"{key}_{text}"))
    return rows
