"""A list or figure that still shows an earlier state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.snapshots import snapped, snapshot

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.app import App
    from gts_env.android.frame import Frame
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.benchmark.spot import Spot


class StaleQuery(Operator):
    """A query gives what it gave for the data as they were when the screen was opened, until it is opened anew.

    Parameters:
        until: ``reopened`` (default), or ``restarted``: until the app's task begins anew.
    """

    always_watches = True
    seam = "query"
    params = ("until",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.until = read.choice(params, "until", ("reopened", "restarted"), "reopened")

    def ask(self, ui: Ui, args: tuple[Any, ...], run: Callable[..., Any]) -> Any:
        """The result for the earlier data."""
        held = snapshot(ui, self.key, self.until)
        return run(ui, *args) if held is None else run(ui.with_state(ui.state.with_data(ui.app, held)), *args)

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember the data each screen was opened with."""
        return snapped(tx, self.key, self.until)
