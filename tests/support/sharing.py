"""How the tests are shared out among processes: ``pytest -n 2 --dist loadfile``.

A file is run by one process, so that what its tests share is made once. The real Appium server is shared by more than
one file: these go together.
"""

from __future__ import annotations

from xdist.scheduler import LoadFileScheduling

TOGETHER = {"tests/appium": "appium", "tests/devices/appium": "appium"}
"""Folders whose files are run by one process, and a name for what they share."""


class Sharing(LoadFileScheduling):
    """Hands out files, and some folders whole, in the order in which they were collected."""

    def _split_scope(self, nodeid: str) -> str:
        file: str = super()._split_scope(nodeid)
        return TOGETHER.get(file.rpartition("/")[0], file)
