"""The services of adbd, found by the name a stream is opened with."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.serving.adb.stream import Stream
    from gts_env.serving.served_phone import ServedPhone

Run = Callable[["Stream"], Awaitable[None]]
"""Serves one stream; it is closed afterwards."""
Offer = Callable[["ServedPhone", str], Run | None]
"""Given the phone and the name of a service (``shell:ls``), what serves it, or None if it is another's."""


@cache
def offers() -> tuple[Offer, ...]:
    """``offer`` of each module in :mod:`gts_env.serving.adb.service`: a new service is one new file."""
    from gts_env.serving.adb import service

    names = sorted(module.name for module in pkgutil.iter_modules(service.__path__) if module.name[0] != "_")
    return tuple(importlib.import_module(f"{service.__name__}.{name}").offer for name in names)


def service_for(phone: ServedPhone, name: str) -> Run | None:
    """What serves a stream of this name, or None if nothing does."""
    for offer in offers():
        run = offer(phone, name)
        if run is not None:
            return run
    return None
