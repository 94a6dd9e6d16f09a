"""What the server says when it cannot do something: W3C's error codes with the statuses that go with them."""

from __future__ import annotations

from gts_env.errors import DeviceError

STATUSES = {
    "element click intercepted": 400,
    "element not interactable": 400,
    "invalid argument": 400,
    "invalid element state": 400,
    "invalid selector": 400,
    "invalid session id": 404,
    "move target out of bounds": 500,
    "no such alert": 404,
    "no such element": 404,
    "no such window": 404,
    "session not created": 500,
    "stale element reference": 404,
    "timeout": 408,
    "unknown command": 404,
    "unknown error": 500,
    "unknown method": 405,
    "unsupported operation": 500,
}
"""HTTP status by error code."""


class WireError(DeviceError):
    """An error as a client sees it.

    Attributes:
        code: One of :data:`STATUSES`.
        message: What is wrong, for a reader.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        """HTTP status that goes with the code."""
        return STATUSES.get(self.code, 500)

    def value(self) -> dict[str, str]:
        """The error as the answer's value."""
        return {"error": self.code, "message": self.message, "stacktrace": ""}


def bad_argument(what: str) -> WireError:
    """An argument that cannot be meant."""
    return WireError("invalid argument", what)
