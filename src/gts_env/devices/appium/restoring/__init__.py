"""Restoring: one module a strategy, found by its name, and the check that it really restored something."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING, Protocol, cast

from gts_env.errors import UnknownIdError

if TYPE_CHECKING:
    from gts_env.devices.appium.restoring.work import Work

_NOT_STRATEGIES = ("work", "canary", "checking", "setup", "settings")


class Strategy(Protocol):
    """A module of this package that begins a restore.

    It leaves a running session on a device whose app has the data that the scenario asks for, and tells by a canary of
    its own whether anything was restored at all.
    """

    def restore(self, work: Work) -> None:
        """Bring the data about.

        Raises:
            NotRestored: It did not come about; it will be tried again.
            DeviceLost: The device is gone.
        """
        ...


def names() -> tuple[str, ...]:
    """Names of the strategies."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.name not in _NOT_STRATEGIES))


def strategy(name: str) -> Strategy:
    """The strategy of a name.

    Raises:
        UnknownIdError: There is none.
    """
    if name not in names():
        raise UnknownIdError.of("restore strategy", name, names())
    return cast("Strategy", importlib.import_module(f"{__name__}.{name}"))
