"""Pieces of work spread over processes, which end with this one, whatever ends it."""

from __future__ import annotations

import pickle
import signal
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any

from gts_env.errors import GtsError, portable

if TYPE_CHECKING:
    from gts_env.evaluation.validation.work import Piece

PATIENCE = 5.0
"""Seconds that a process is given to be gone after it was killed."""


def spread(pieces: Sequence[Piece], jobs: int) -> Generator[Any, None, None]:
    """What each piece gives, in their order. The processes are killed at the end, also in the middle of a piece.

    Args:
        pieces: The pieces; they are pickled, and so is what they give.
        jobs: Most processes.

    Raises:
        GtsError: A process was lost.
        Exception: What a piece raised, with a note of where.
    """
    hands: dict[Connection, BaseProcess] = {}
    try:
        with _interrupts_later():
            for _ in range(min(jobs, len(pieces))):
                pipe, process = _started()
                hands[pipe] = process
        yield from _gathered(pieces, hands)
    finally:
        for pipe, process in hands.items():
            pipe.close()
            process.kill()
            process.join(PATIENCE)


def _gathered(pieces: Sequence[Piece], hands: dict[Connection, BaseProcess]) -> Iterator[Any]:
    waiting = iter(enumerate(pieces))
    busy: dict[Connection, int] = {}
    done: dict[int, tuple[bool, Any]] = {}
    for pipe in hands:
        _give(pipe, waiting, busy)
    for number in range(len(pieces)):
        while number not in done:
            for ready in connection.wait(list(busy)):
                assert isinstance(ready, Connection)
                done[busy.pop(ready)] = _taken(ready, hands[ready])
                _give(ready, waiting, busy)
        well, result = done.pop(number)
        if not well:
            raise result
        yield result


def _give(pipe: Connection, waiting: Iterator[tuple[int, Piece]], busy: dict[Connection, int]) -> None:
    number, piece = next(waiting, (None, None))
    if number is not None and piece is not None:
        busy[pipe] = number
        with suppress(OSError):  # its process was lost, which is found out when it is waited for
            pipe.send((piece.do, piece.about))


def _taken(pipe: Connection, process: BaseProcess) -> tuple[bool, Any]:
    try:
        answer: tuple[bool, Any] = pipe.recv()
    except (EOFError, OSError):
        process.join(PATIENCE)
        raise GtsError("A process was lost in the middle of its work", found=f"exit code {process.exitcode}") from None
    return answer


def _started() -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _work(pipe: Connection) -> None:
    """Do pieces until the other side closes, or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            do, about = pipe.recv()
        except EOFError:
            return
        try:
            answer = pickle.dumps((True, do(*about)))
        except Exception as error:
            # Whatever a piece of work ends in is raised again by who waits for it.
            answer = pickle.dumps((False, portable(error, RuntimeError)))
        try:
            pipe.send_bytes(answer)
        except OSError:  # nobody waits for it any more
            return


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """Hold Ctrl-C back. Processes that are started here never hear of it: this one ends them, and tells of it."""
    mask = getattr(signal, "pthread_sigmask", None)
    if mask is None:  # Windows
        yield
        return
    from multiprocessing import resource_tracker

    # The first process starts this one, too, and that lets interrupts through again.
    resource_tracker.ensure_running()
    before = mask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        mask(signal.SIG_SETMASK, before)
