"""A setting that has no effect, or the opposite one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.faults.operator import Operator
from gts_env.faults.values import patched, value_at

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class IgnoreSetting(Operator):
    """Screens go by another value of the target setting than the one that is set. ``when: {screen: ...}`` says which.

    Parameters:
        value: What they go by. Default: of a switch, the opposite.
    """

    seam = "setting"
    params = ("value",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.opposite = "value" not in params
        self.value = params["value"].value if "value" in params else None

    def read(self, ui: Ui, data: Any) -> Any:
        """The data with the other value."""
        path = self.target["setting"]
        return patched(self, data, path, not value_at(data, path) if self.opposite else self.value)
