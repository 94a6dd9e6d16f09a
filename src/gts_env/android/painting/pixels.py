"""Pictures in memory: copied by two threads where they are large, and folded, so that equal rows stand once.

Screens of apps are plain for the most part: of the rows of one, a fifth to two thirds differ from the row above.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Pixels = npt.NDArray[np.uint8]

LARGE = 4 << 20
"""Bytes from which two threads copy a picture: one alone does not use all that memory can do."""

_helper: ThreadPoolExecutor | None = None
_lock = Lock()


def copied(pixels: Pixels) -> Pixels:
    """A copy of a uint8 array (height, width, 3)."""
    if pixels.nbytes < LARGE:
        return pixels.copy()
    new: Pixels = np.empty_like(pixels)
    _halves(len(pixels), lambda rows: np.copyto(new[rows], pixels[rows]))
    return new


class Folded:
    """A picture that can be had again at any time.

    Args:
        pixels: uint8 array (height, width, 3).

    Attributes:
        nbytes: Bytes that it takes.
    """

    __slots__ = ("_index", "_rows", "_shape", "nbytes")

    def __init__(self, pixels: Pixels) -> None:
        self._shape = pixels.shape
        rows = np.ascontiguousarray(pixels).reshape(len(pixels), -1)
        words = rows.view(np.uint64) if rows.shape[1] % 8 == 0 else rows
        differs = np.ones(len(rows), np.bool_)
        np.any(words[1:] != words[:-1], axis=1, out=differs[1:])
        self._rows: Pixels = rows[differs]
        self._index = np.cumsum(differs) - 1
        self.nbytes = self._rows.nbytes + self._index.nbytes

    def fresh(self) -> Pixels:
        """The picture as a new array."""
        new: Pixels = np.empty(self._shape, np.uint8)
        self.onto(new)
        return new

    def onto(self, out: Pixels) -> None:
        """Write the picture into a contiguous array of its shape."""
        rows = out.reshape(len(out), -1)
        index = self._index
        if out.nbytes < LARGE:
            self._rows.take(index, 0, rows, "clip")
        else:
            _halves(len(rows), lambda part: self._rows.take(index[part], 0, rows[part], "clip"))


def _halves(count: int, work: Callable[[slice], Any]) -> None:
    """Do a work on the upper rows here and on the lower ones in another thread, if there is a core for it."""
    if (os.cpu_count() or 1) < 2:
        work(slice(0, count))
        return
    lower = _submit(work, slice(count // 2, count))
    work(slice(0, count // 2))
    lower.result()


def _submit(work: Callable[[slice], Any], rows: slice) -> Future[Any]:
    global _helper
    with _lock:
        if _helper is None:
            _helper = ThreadPoolExecutor(1, "gts-pixels")
        return _helper.submit(work, rows)


def _before_fork() -> None:
    """End the thread: a process that is copied while it has threads may lock, and Python warns of that."""
    global _helper
    _lock.acquire()
    if _helper is not None:
        _helper.shutdown()
        _helper = None


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before_fork, after_in_parent=_lock.release, after_in_child=_lock.release)
