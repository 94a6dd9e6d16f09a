"""Routes: which function answers which method and path, and how they are found."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from gts_env.serving.uia2.call import Call

Handler = Callable[["Call"], Any]
F = TypeVar("F", bound=Handler)
SESSION = "/session/:session"
"""What the path of a route of a session begins with."""


@dataclass(frozen=True, slots=True)
class Route:
    """A route.

    Attributes:
        method: ``GET``, ``POST`` or ``DELETE``.
        parts: The path cut at its slashes; ``:name`` stands for anything.
        handler: Answers it.
    """

    method: str
    parts: tuple[str, ...]
    handler: Handler


def route(method: str, path: str, *, session: bool = True) -> Callable[[F], F]:
    """Mark a function as the answer to a method and path.

    Args:
        method: HTTP method.
        path: Path, ``:name`` for a part that is a parameter.
        session: Whether the path stands behind ``/session/:session``.
    """
    parts = tuple(((SESSION if session else "") + path).strip("/").split("/"))

    def mark(function: F) -> F:
        # A function may answer several routes.
        vars(function).setdefault("routes", []).append(Route(method, parts, function))
        return function

    return mark


@cache
def routes() -> dict[int, tuple[Route, ...]]:
    """All routes by the number of parts of their paths."""
    found: dict[int, list[Route]] = {}
    for one in _all():
        found.setdefault(len(one.parts), []).append(one)
    # Paths without parameters go first: `element/active` is no element.
    return {n: tuple(sorted(some, key=lambda r: _looseness(r.parts))) for n, some in found.items()}


def _looseness(parts: tuple[str, ...]) -> tuple[bool, ...]:
    return tuple(part.startswith(":") for part in parts)


def _all() -> Iterator[Route]:
    from gts_env.serving.uia2 import routes as package

    for name in sorted(module.name for module in pkgutil.iter_modules(package.__path__)):
        module = importlib.import_module(f"{package.__name__}.{name}")
        for value in vars(module).values():
            if getattr(value, "__module__", None) == module.__name__:
                yield from getattr(value, "routes", ())


def find(method: str, path: str) -> tuple[Route | None, dict[str, str], bool]:
    """The route of a request.

    Returns:
        The route or None; its parameters; and whether the path is known with another method.
    """
    parts = tuple(path.strip("/").split("/"))
    known = False
    for one in routes().get(len(parts), ()):
        params = _fits(one.parts, parts)
        if params is not None:
            if one.method == method:
                return one, params, True
            known = True
    return None, {}, known


def _fits(pattern: tuple[str, ...], parts: tuple[str, ...]) -> dict[str, str] | None:
    params = {}
    for wanted, part in zip(pattern, parts, strict=True):
        if wanted.startswith(":"):
            params[wanted[1:]] = part
        elif wanted != part:
            return None
    return params
