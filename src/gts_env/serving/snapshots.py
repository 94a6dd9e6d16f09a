"""Snapshots as an emulator has them: its scenario as it was, other scenarios, and states that were saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gts_env.errors import DeviceError, GtsError, UnknownIdError

if TYPE_CHECKING:
    import gymnasium as gym

    from gts_env.serving.served_phone import ServedPhone

BEGINNING = ("default_boot", "clean")
"""Names under which the beginning of what is served can always be had; the first is the one that lists give.

No list says more. Neither what was loaded nor how many of its defects are live may be read off the phone.
"""
MOST = 16
"""States that may be saved."""


class Snapshots:
    """Loads and saves states of a phone.

    Args:
        phone: The phone.
        others: Makes the environment of another scenario, by its name; None where only its own is to be had.

    Attributes:
        own: Name of the scenario that the phone is in, as it was loaded. For the host alone: where no other is to be
            had it is the same whichever of its defects are live, so that trying names out tells nothing.
    """

    def __init__(self, phone: ServedPhone, others: Callable[[str], gym.Env[Any, Any]] | None = None) -> None:
        self._phone, self._others = phone, others
        self._saved: dict[str, Any] = {}
        self.own = str(phone.env.unwrapped.assignment.scenario.name)  # type: ignore[attr-defined]

    @property
    def alone(self) -> bool:
        """Whether no other scenario, variation or choice of defects is to be had."""
        return self._others is None

    def names(self) -> list[str]:
        """Names of the beginning and of what was saved."""
        return [BEGINNING[0], *self._saved]

    def load(self, name: str) -> None:
        """Go to a snapshot.

        Raises:
            GtsError: There is none of this name.
        """
        phone = self._phone
        if name in self._saved:
            phone.env.unwrapped.load_state(self._saved[name])  # type: ignore[attr-defined]
            phone.moved()
        elif name in (*BEGINNING, self.own):
            phone.restore()
        elif self._others is None:
            raise UnknownIdError.of("snapshot", name, self.names())
        else:
            self._switch(self._others(name))
            self.own = name

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
        if not name or len(name) > 64 or self._speaks_of_scenarios(name):
            raise DeviceError(f"a snapshot cannot be named {name[:64]!r}")
        if name not in self._saved and len(self._saved) >= MOST:
            raise DeviceError(f"{MOST} snapshots are saved, the most that are kept")
        self._saved[name] = self._phone.env.unwrapped.save_state()  # type: ignore[attr-defined]

    def _speaks_of_scenarios(self, name: str) -> bool:
        """Whether a name stands for something else than a saved state.

        All such names are refused alike, and not only that of what was loaded: otherwise they could be tried out.
        """
        from gts_env.benchmark import Catalogue

        if name in BEGINNING or "=" in name or "~" in name:
            return True
        return any(name == entry.scenario for _, entry in Catalogue().entries())

    def delete(self, name: str) -> None:
        """Forget a saved state.

        Raises:
            UnknownIdError: There is none of this name.
        """
        if self._saved.pop(name, None) is None:
            raise UnknownIdError.of("snapshot", name, self._saved)
