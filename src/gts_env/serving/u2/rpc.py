"""JSON-RPC: methods by name, their errors, and the checks of what they are given."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from gts_env.errors import DeviceError

if TYPE_CHECKING:
    from gts_env.serving.u2.server import U2Server

NO_METHOD, BAD_PARAMS, BAD_REQUEST, BAD_JSON, FAILED, NOT_FOUND = -32601, -32602, -32600, -32700, -32001, -32002
NOT_FOUND_CLASS = "androidx.test.uiautomator.UiObjectNotFoundException"
LONGEST_TEXT = 65_536
MOST_MS = 60_000
"""Longest wait or gesture that is asked for."""
Method = Callable[..., Any]
M = TypeVar("M", bound=Method)


class RpcError(DeviceError):
    """An error as a client sees it.

    Attributes:
        code: Its number.
        message: What is wrong.
    """

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def not_found(selector: object) -> RpcError:
    """What was looked for is not on the screen."""
    return RpcError(NOT_FOUND, f"{NOT_FOUND_CLASS}: {str(selector)[:200]}")


def bad(what: str) -> RpcError:
    """A parameter that cannot be meant."""
    return RpcError(BAD_PARAMS, what)


def method(name: str) -> Callable[[M], M]:
    """Mark a function as a method: its first argument is the server, the others are the parameters."""

    def mark(function: M) -> M:
        vars(function).setdefault("rpc", []).append(name)
        return function

    return mark


@cache
def methods() -> dict[str, Method]:
    """All methods by name."""
    from gts_env.serving.u2 import methods as package

    found: dict[str, Method] = {}
    for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda one: one.name):
        module = importlib.import_module(f"{package.__name__}.{info.name}")
        for value in vars(module).values():
            if getattr(value, "__module__", None) == module.__name__:
                found.update(dict.fromkeys(getattr(value, "rpc", ()), value))
    return found


def call(server: U2Server, name: object, params: object) -> Any:
    """Call a method.

    Raises:
        RpcError: There is none of this name, or it does not take these parameters.
    """
    found = methods().get(name) if isinstance(name, str) else None
    if found is None:
        raise RpcError(NO_METHOD, f"method not found: {str(name)[:80]}")
    args = params if isinstance(params, list) else []
    named = params if isinstance(params, dict) else {}
    try:
        bound = inspect.signature(found).bind(server, *args, **named)
    except TypeError as error:
        raise bad(f"{name}: {error}") from error
    return found(*bound.args, **bound.kwargs)


def whole(value: object, what: str, low: int = -1_000_000, high: int = 1_000_000) -> int:
    """A whole number; one with a fraction is cut."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not low <= value <= high:
        raise bad(f"{what} must be a number from {low} to {high}")
    return int(value)


def text_of(value: object, what: str) -> str:
    """A text."""
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise bad(f"{what} must be a text of at most {LONGEST_TEXT} characters")
    return value
