"""Pages of the home screen: widgets first, then icons in the cells that are left."""

from __future__ import annotations

from collections.abc import Sequence

from gts_env.android.system.home_parts import Spaces
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.placed import Absolute, At, Grid

PADDING = (8, 0)
Sized = tuple[Widget, tuple[int, int]]
"""A widget with the columns and rows it takes."""


class CellPage:
    """One page as cells, each free or taken.

    Args:
        room: Columns and rows.
    """

    def __init__(self, room: Spaces) -> None:
        self.room = room
        self.taken: set[tuple[int, int]] = set()
        self.places: list[At] = []

    def put(self, child: Widget, cells: tuple[int, int]) -> bool:
        """Put a child into the first place that has room for it; False if there is none."""
        wide, tall = cells
        for row in range(self.room.rows - tall + 1):
            for column in range(self.room.columns - wide + 1):
                wanted = [(column + i, row + j) for i in range(wide) for j in range(tall)]
                if not any(cell in self.taken for cell in wanted):
                    self.taken.update(wanted)
                    self.places.append(self._at(child, column, row, wide, tall))
                    return True
        return False

    def _at(self, child: Widget, column: int, row: int, wide: int, tall: int) -> At:
        count, height = self.room.columns, self.room.row
        return At(child, (column / count, 0), row * height, (wide / count, 0), tall * height)

    def widget(self) -> Widget:
        """The page."""
        return Column([Absolute(self.places, weight=1)], align="fill", width="fill", height="fill", padding=PADDING)


def pages(widgets: Sequence[Sized], icons: Sequence[Widget], room: Spaces) -> list[Widget]:
    """Pages with widgets and icons; without widgets plain grids of icons."""
    if not widgets:
        each = room.columns * room.rows
        grids = [icons[i : i + each] for i in range(0, len(icons), each)] or [[]]
        return [_grid(page, room) for page in grids]
    made = [CellPage(room)]
    for child, cells in [*[(w, fitted(c, room)) for w, c in widgets], *[(icon, (1, 1)) for icon in icons]]:
        if not any(page.put(child, cells) for page in made):
            made.append(CellPage(room))
            made[-1].put(child, cells)
    return [page.widget() for page in made]


def fitted(cells: tuple[int, int], room: Spaces) -> tuple[int, int]:
    """The cells a widget takes where fewer fit (a phone lying on its side)."""
    return min(cells[0], room.columns), min(cells[1], room.rows)


def _grid(icons: Sequence[Widget], room: Spaces) -> Widget:
    grid = Grid(icons, room.columns, row_height=room.row, padding=PADDING)
    return Column([grid], align="fill", width="fill", height="fill")
