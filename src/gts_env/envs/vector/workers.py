"""The crew that is spread over worker processes."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any

import gymnasium as gym

from gts_env.envs.state import ClosedEnvError, ResetNeededError
from gts_env.envs.vector.board import Board, Rest
from gts_env.envs.vector.lane import Order, Outcome
from gts_env.envs.vector.worker import Duty, work
from gts_env.errors import GtsError

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode

    from gts_env.envs.vector.recipe import Recipe

PATIENCE = 5.0
"""Seconds that a worker is given to end by itself when it is closed."""


class WorkerLostError(GtsError):
    """A worker process of a vector environment is gone, and its environments with it."""


class WorkerCrew:
    """Environments in spawned processes, which show their observations in shared memory.

    Args:
        recipe: Makes the environments.
        count: How many.
        autoreset: When the episode after an end begins.
        space: Observation space of one environment.
        workers: Number of processes; each runs neighbouring environments.
    """

    def __init__(
        self, recipe: Recipe, count: int, autoreset: AutoresetMode, space: gym.Space[Any], workers: int
    ) -> None:
        self._board = Board(space, count)
        self._rests: list[Rest | None] = [None] * count
        self._duties = [Duty(recipe, *part, count, autoreset) for part in shares(count, workers)]
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._owing: set[int] = set()
        # Also when the vector environment is forgotten unclosed, and when the interpreter ends.
        self._end = weakref.finalize(self, _end, self._pipes, self._processes)
        for number in range(len(self._duties)):
            self._spawn(number)

    def reset(self, orders: Sequence[Order]) -> list[Outcome]:
        """Begin episodes in the environments that orders are for."""
        sent = {}
        for number, duty in enumerate(self._duties):
            mine = [
                Order(place - duty.first, seed, options)
                for place, seed, options in orders
                if duty.first <= place < duty.first + duty.count
            ]
            if mine:
                sent[number] = (mine,)
        return self._taken([order.place for order in orders], self._ask("reset", sent))

    def step(self, actions: Sequence[Any]) -> list[Outcome]:
        """Carry out one action in each environment."""
        return self._taken(range(len(self._rests)), self._ask("step", self._parted(actions)))

    def observations(self) -> Any:
        """What all environments show now, batched, in fresh arrays."""
        rests = [rest for rest in self._rests if rest is not None]
        if len(rests) < len(self._rests):
            raise ResetNeededError("Not every environment has begun an episode", mend="Call reset() without a mask.")
        return self._board.read(rests)

    def call(self, name: str, args: Sequence[Sequence[Any] | None], kwargs: dict[str, Any]) -> list[Any]:
        """Call a method of the environments that there are arguments for; what they give is pickled."""
        sent = {number: (name, *mine, kwargs) for number, mine in self._parted(args).items()}
        return self._ask("call", sent)

    def load_state(self, states: Sequence[Any]) -> None:
        """Set environments to states that they saved; None leaves one as it is."""
        self._ask("load_state", self._parted(states))

    def close(self) -> None:
        """End the processes; those that do not end by themselves are killed."""
        self._end()

    def _spawn(self, number: int) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=work,
            args=(theirs, self._board.memory, self._duties[number]),
            name=f"gts-worker-{number}",
            daemon=True,
        )
        process.start()
        theirs.close()
        self._pipes.append(ours)
        self._processes.append(process)

    def _parted(self, values: Sequence[Any]) -> dict[int, tuple[list[Any]]]:
        return {
            number: (list(values[duty.first : duty.first + duty.count]),) for number, duty in enumerate(self._duties)
        }

    def _taken(self, places: Sequence[int], answers: list[tuple[Outcome, Rest]]) -> list[Outcome]:
        for place, (_, rest) in zip(places, answers, strict=True):
            self._rests[place] = rest
        return [outcome for outcome, _ in answers]

    def _ask(self, name: str, sent: dict[int, tuple[Any, ...]]) -> list[Any]:
        """Have workers do something at the same time; what they answer, one after another."""
        if not self._end.alive:
            raise ClosedEnvError("The worker processes have ended", mend="Make a new vector environment.")
        for number in sorted(self._owing):
            self._answer(number, "finish what was interrupted")
        for number, args in sent.items():
            self._send(number, name, args)
        failed: Exception | None = None
        answers: list[Any] = []
        for number in sent:
            well, result = self._answer(number, name)
            if not well:
                # The others' answers are taken all the same, or they would be mistaken for later ones.
                failed = failed or result
            elif result is not None:
                answers.extend(result)
        if failed is not None:
            raise failed
        return answers

    def _send(self, number: int, name: str, args: tuple[Any, ...]) -> None:
        self._owing.add(number)
        try:
            self._pipes[number].send((name, args))
        except OSError:
            raise self._lost(number, name) from None

    def _answer(self, number: int, name: str) -> tuple[bool, Any]:
        pipe, process = self._pipes[number], self._processes[number]
        try:
            if pipe not in connection.wait([pipe, process.sentinel]) and not pipe.poll():
                raise EOFError
            answer: tuple[bool, Any] = pipe.recv()
        except (EOFError, OSError):
            raise self._lost(number, name) from None
        self._owing.discard(number)
        return answer

    def _lost(self, number: int, name: str) -> WorkerLostError:
        process, duty = self._processes[number], self._duties[number]
        process.join(PATIENCE)
        code = process.exitcode
        self.close()
        early = all(rest is None for rest in self._rests)
        guard = 'A script that starts workers needs `if __name__ == "__main__":` around what it does. '
        return WorkerLostError(
            f"Worker {number} of {len(self._duties)}, which ran environments {duty.first} to "
            f"{duty.first + duty.count - 1}, ended while it was to {name}",
            found=f"exit code {code}" + (f" (signal {-code})" if code is not None and code < 0 else ""),
            mend=f"{guard if early else ''}The vector environment is closed: make a new one.",
        )


def shares(count: int, workers: int) -> list[tuple[int, int]]:
    """First number and length of each worker's part of the environments, as even as can be."""
    least, more = divmod(count, workers)
    parts, first = [], 0
    for number in range(workers):
        length = least + (number < more)
        parts.append((first, length))
        first += length
    return parts


def _end(pipes: list[Connection], processes: list[BaseProcess]) -> None:
    for pipe in pipes:
        with suppress(OSError):  # it is gone already
            pipe.send(("close", ()))
        pipe.close()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()
    pipes.clear()
    processes.clear()
