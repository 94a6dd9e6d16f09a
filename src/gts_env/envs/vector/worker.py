"""The loop of a worker process: gets commands, runs its environments, writes what they show."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from gts_env.envs.vector.board import Board, Rest
from gts_env.envs.vector.lane import Lane, Order, Outcome
from gts_env.errors import portable

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode

    from gts_env.envs.vector.recipe import Recipe


@dataclass(frozen=True, slots=True)
class Duty:
    """What a worker runs.

    Attributes:
        recipe: Makes its environments.
        first: Number of the first of them.
        count: How many they are.
        total: How many the vector environment has.
        autoreset: When the episode after an end begins.
    """

    recipe: Recipe
    first: int
    count: int
    total: int
    autoreset: AutoresetMode

    @property
    def places(self) -> range:
        """Numbers of its environments."""
        return range(self.first, self.first + self.count)

    def own(self, order: Order) -> Order:
        """The order by its place among these."""
        return order._replace(place=order.place - self.first)


def work(pipe: Connection, memory: Any, duty: Duty) -> None:
    """Serve commands until the other side closes, or is gone.

    Args:
        pipe: Where commands come from, as (name, arguments), and answers go to, as (whether it went well, result).
        memory: Of the board.
        duty: What is run.
    """
    # An interrupt is for the process that the user sees: it closes this one, or dies, which closes the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _give_way()
    share: Share | None = None
    try:
        while True:
            name, args = pipe.recv()
            if name == "close":
                return
            try:
                share = share or Share(memory, duty)
                answer = True, getattr(share, name)(*args)
            except Exception as error:
                answer = False, portable(error)
            pipe.send(answer)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass
    finally:
        if share is not None:
            share.close()


def _give_way() -> None:
    """Do not push aside who sends a command, or the next worker gets its own only when this one is done (Linux)."""
    if hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):  # a sandbox may not let a process choose
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


class Share(Lane):
    """A part of the environments, whose observations are shown on a board.

    Args:
        memory: Of the board.
        duty: Which part.
    """

    def __init__(self, memory: Any, duty: Duty) -> None:
        super().__init__(duty.recipe, duty.count, duty.autoreset, duty.first)
        self._board = Board(self.envs[0].observation_space, duty.total, memory)
        self._seen: list[Any] = [None] * duty.count

    def begin(self, orders: Any, room: int) -> Any:
        """Begin episodes, and show what all environments show, in another room than before."""
        outcomes = super().reset(orders)
        for order, outcome in zip(orders, outcomes, strict=True):
            self._seen[order.place] = outcome.observation
        return self._answers(outcomes), self._shown(room)

    def advance(self, actions: Any, room: int) -> Any:
        """Carry out one action in each environment, and show what they show."""
        outcomes = super().step(actions)
        self._seen = [outcome.observation for outcome in outcomes]
        return self._answers(outcomes), self._shown(room)

    def _answers(self, outcomes: Any) -> list[Outcome]:
        return [outcome._replace(observation=None) for outcome in outcomes]

    def _shown(self, room: int) -> list[Rest | None]:
        """What of each environment does not fit on the board; None where no episode has begun."""
        return [
            None if seen is None else self._board.write(room, self._first + place, seen)
            for place, seen in enumerate(self._seen)
        ]
