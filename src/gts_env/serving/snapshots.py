"""Snapshots as an emulator has them: its scenario as it was, other scenarios, and states that were saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gts_env.errors import DeviceError, GtsError, UnknownIdError

if TYPE_CHECKING:
    import gymnasium as gym

    from gts_env.serving.served_phone import ServedPhone

CLEAN = ("clean", "default_boot")
"""Names under which the scenario that is served can always be had."""
MOST = 16
"""States that may be saved."""


class Snapshots:
    """Loads and saves states of a phone.

    Args:
        phone: The phone.
        others: Makes the environment of another scenario, by its name; None where only its own is to be had.
    """

    def __init__(self, phone: ServedPhone, others: Callable[[str], gym.Env[Any, Any]] | None = None) -> None:
        self._phone, self._others = phone, others
        self._saved: dict[str, Any] = {}
        self._loaded = ""

    @property
    def own(self) -> str:
        """Name of the scenario that the phone is in, as it was loaded."""
        return self._loaded or str(self._phone.env.unwrapped.assignment.scenario.name)  # type: ignore[attr-defined]

    def names(self) -> list[str]:
        """Names of what was saved, after that of the scenario."""
        return [self.own, *self._saved]

    def load(self, name: str) -> None:
        """Go to a snapshot.

        Raises:
            GtsError: There is none of this name.
        """
        phone = self._phone
        if name in self._saved:
            phone.env.unwrapped.load_state(self._saved[name])  # type: ignore[attr-defined]
            phone.moved()
        elif name in (*CLEAN, self.own):
            phone.restore()
        elif self._others is None:
            raise UnknownIdError.of("snapshot", name, self.names())
        else:
            self._switch(self._others(name))
            self._loaded = name

    def _switch(self, env: gym.Env[Any, Any]) -> None:
        try:
            env.reset()
        except GtsError:
            env.close()
            raise
        old, self._phone.env = self._phone.env, env
        old.close()
        self._saved.clear()
        self._phone.moved()

    def save(self, name: str) -> None:
        """Save the present state.

        Raises:
            DeviceError: The name cannot be had, or too many are saved.
        """
        if not name or len(name) > 64 or name in (*CLEAN, self.own):
            raise DeviceError(f"a snapshot cannot be named {name[:64]!r}")
        if name not in self._saved and len(self._saved) >= MOST:
            raise DeviceError(f"{MOST} snapshots are saved, the most that are kept")
        self._saved[name] = self._phone.env.unwrapped.save_state()  # type: ignore[attr-defined]

    def delete(self, name: str) -> None:
        """Forget a saved state.

        Raises:
            UnknownIdError: There is none of this name.
        """
        if self._saved.pop(name, None) is None:
            raise UnknownIdError.of("snapshot", name, self._saved)
