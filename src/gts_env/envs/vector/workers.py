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

_SAID = {"begin": "reset", "advance": "step"}
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
        self._room = 0
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
        room = self._board.room()
        sent: dict[int, tuple[Any, ...]] = {}
        for number, duty in enumerate(self._duties):
            mine = [
                Order(place - duty.first, seed, options)
                for place, seed, options in orders
                if duty.first <= place < duty.first + duty.count
            ]
            sent[number] = mine, room
        return self._taken(room, self._ask("begin", sent))

    def step(self, actions: Sequence[Any]) -> list[Outcome]:
        """Carry out one action in each environment."""
        room = self._board.room()
        sent = {number: (*mine, room) for number, mine in self._parted(actions).items()}
        return self._taken(room, self._ask("advance", sent))

    def observations(self) -> Any:
        """What all environments show now, batched, in arrays that nobody writes to while they are held."""
        rests = [rest for rest in self._rests if rest is not None]
        if len(rests) < len(self._rests):
            raise ResetNeededError("Not every environment has begun an episode", mend="Call reset() without a mask.")
        return self._board.read(self._room, rests)

    def call(self, name: str, args: Sequence[Sequence[Any] | None], kwargs: dict[str, Any]) -> list[Any]:
        """Call a method of the environments that there are arguments for; what they give is pickled."""
        sent = {number: (name, *mine, kwargs) for number, mine in self._parted(args).items()}
        return [each for found in self._ask("call", sent) for each in found]

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

    def _taken(self, room: int, answers: list[tuple[list[Outcome], list[Rest | None]]]) -> list[Outcome]:
        self._room = room
        self._rests = [rest for _, rests in answers for rest in rests]
        return [outcome for outcomes, _ in answers for outcome in outcomes]

    def _ask(self, name: str, sent: dict[int, tuple[Any, ...]]) -> list[Any]:
        """Have workers do something at the same time; what each answers, in their order."""
        if not self._end.alive:
            raise ClosedEnvError("The worker processes have ended", mend="Make a new vector environment.")
        self._collect(sorted(self._owing), "finish what was interrupted")
        for number, args in sent.items():
            self._send(number, name, args)
        found = self._collect(list(sent), name)
        # All answers are taken, also where one failed, or they would be mistaken for later ones.
        failed = next((found[number][1] for number in sent if not found[number][0]), None)
        if failed is not None:
            raise failed
        return [found[number][1] for number in sent]

    def _send(self, number: int, name: str, args: tuple[Any, ...]) -> None:
        self._owing.add(number)
        try:
            self._pipes[number].send((name, args))
        except OSError:
            raise self._lost(number, name) from None

    def _collect(self, numbers: Sequence[int], name: str) -> dict[int, tuple[bool, Any]]:
        """The answers of workers, by their numbers, taken as they come."""
        found: dict[int, tuple[bool, Any]] = {}
        while len(found) < len(numbers):
            waiting = [number for number in numbers if number not in found]
            signs = {sign: n for n in waiting for sign in (self._pipes[n], self._processes[n].sentinel)}
            for number in dict.fromkeys([signs[sign] for sign in connection.wait(list(signs))]):  # type: ignore[index]
                found[number] = self._answer(number, name)
        return found

    def _answer(self, number: int, name: str) -> tuple[bool, Any]:
        """The answer of a worker that has given one, or has ended."""
        pipe = self._pipes[number]
        try:
            if not pipe.poll():
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
            f"{duty.first + duty.count - 1}, ended while it was to {_SAID.get(name, name)}",
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
