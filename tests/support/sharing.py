"""How the tests are shared out among processes: ``pytest -n 2 --dist loadfile``.

A file is run by one process, so that what its tests share is made once. The real Appium server is shared by more than
one file: these go together.
"""

from __future__ import annotations

from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

TOGETHER = {"tests/appium": "appium", "tests/devices/appium": "appium"}
"""Folders whose files are run by one process, and a name for what they share."""


class Sharing(LoadFileScheduling):
    """Hands out files, and some folders whole, in the order in which they were collected."""

    def _split_scope(self, nodeid: str) -> str:
        file: str = super()._split_scope(nodeid)
        return TOGETHER.get(file.rpartition("/")[0], file)

    def remove_node(self, node: WorkerController) -> str | None:
        """A test that has killed its process is not run again, which would kill the next, and so on."""
        units = self.assigned_work[node]
        killer = next((test for unit in units.values() for test, done in unit.items() if not done), None)
        if killer is None:
            return super().remove_node(node)
        del self.assigned_work[node]
        for unit in units.values():
            unit.update({killer: True} if killer in unit else {})
        self.workqueue.update({scope: unit for scope, unit in units.items() if not all(unit.values())})
        for other in self.assigned_work:
            self._reschedule(other)
        return killer

    def _reschedule(self, node: WorkerController) -> None:
        # One that has just taken a dead one's place may not have said yet which tests it has found.
        if node in self.registered_collections:
            super()._reschedule(node)
