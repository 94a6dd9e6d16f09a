"""The base of operators that an app brings itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class AppOperator(Operator):
    """An operator that knows its app, and looks its memory up so that what was built by it is built again.

    Attributes:
        app: The app.
    """

    always_watches = True

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.app: Any = app

    def held(self, ui: Ui) -> Any:
        """What the fault remembers; None for nothing."""
        found = ui.state.memory.get(self.key)
        ui.memo.note("memory", self.key, found)
        return found

    def stored(self, state: PhoneState) -> Any:
        """The app's data."""
        return state.data[self.app.id]
