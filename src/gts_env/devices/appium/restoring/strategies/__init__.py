"""Strategies of a restore: one module each, found by its name. A new one is a new file here."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING, Protocol, cast

from gts_env.errors import UnknownIdError

if TYPE_CHECKING:
    from gts_env.devices.appium.restoring.work import Work


class Strategy(Protocol):
    """What a module of this package has.

    Attributes:
        WHOLE_DEVICE: Whether it brings back the whole device with its settings, and not just the app.
    """

    WHOLE_DEVICE: bool

    def restore(self, work: Work) -> None:
        """Bring about the data that the scenario begins with.

        It leaves a running session, and tells by a canary of its own whether anything was restored at all.

        Raises:
            NotRestored: It did not come about; it will be tried again.
            DeviceLost: The device is gone.
        """
        ...

    def ready(self, work: Work) -> None:
        """Called once set-up and checks have succeeded after it."""
        ...


def names() -> tuple[str, ...]:
    """Names of the strategies."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def strategy(name: str) -> Strategy:
    """The strategy of a name.

    Raises:
        UnknownIdError: There is none.
    """
    if name not in names():
        raise UnknownIdError.of("restore strategy", name, names())
    return cast("Strategy", importlib.import_module(f"{__name__}.{name}"))
