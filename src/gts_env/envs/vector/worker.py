"""The loop of a worker process: gets commands, runs its environments, writes what they show."""

from __future__ import annotations

import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from gts_env.envs.vector.board import Board, Rest
from gts_env.envs.vector.lane import Lane, Outcome
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


def work(pipe: Connection, memory: Any, duty: Duty) -> None:
    """Serve commands until the other side closes, or is gone.

    Args:
        pipe: Where commands come from, as (name, arguments), and answers go to, as (whether it went well, result).
        memory: Of the board.
        duty: What is run.
    """
    # An interrupt is for the process that the user sees: it closes this one, or dies, which closes the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    crew: _Crew | None = None
    try:
        while True:
            name, args = pipe.recv()
            if name == "close":
                return
            try:
                crew = crew or _Crew(memory, duty)
                answer = True, getattr(crew, name)(*args)
            except Exception as error:
                answer = False, portable(error)
            pipe.send(answer)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass
    finally:
        if crew is not None:
            crew.close()


class _Crew(Lane):
    """A lane that shows its observations on a board."""

    def __init__(self, memory: Any, duty: Duty) -> None:
        super().__init__(duty.recipe, duty.count, duty.autoreset, duty.first)
        self._board = Board(self.envs[0].observation_space, duty.total, memory)

    def reset(self, orders: Any) -> Any:
        return [self._shown(order.place, outcome) for order, outcome in zip(orders, super().reset(orders), strict=True)]

    def step(self, actions: Any) -> Any:
        return [self._shown(place, outcome) for place, outcome in enumerate(super().step(actions))]

    def _shown(self, place: int, outcome: Outcome) -> tuple[Outcome, Rest]:
        rest = self._board.write(self._first + place, outcome.observation)
        return outcome._replace(observation=None), rest
