"""The crew that is spread over processes."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from multiprocessing import connection
from typing import TYPE_CHECKING, Any

import gymnasium as gym

from gts_env.envs.state import ClosedEnvError, ResetNeededError
from gts_env.envs.vector.board import Board, Rest
from gts_env.envs.vector.lane import Order, Outcome
from gts_env.envs.vector.remote import Remote, WorkerLostError
from gts_env.envs.vector.worker import Duty, Share

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode

    from gts_env.envs.vector.recipe import Recipe


class WorkerCrew:
    """Environments in several processes, which show their observations in shared memory.

    The first part of them is run by this process itself: it would only wait while others work, and a process that waits
    for all of them is one more to wake.

    Args:
        recipe: Makes the environments.
        count: How many.
        autoreset: When the episode after an end begins.
        space: Observation space of one environment.
        workers: Number of processes, with this one; each runs neighbouring environments.
    """

    def __init__(
        self, recipe: Recipe, count: int, autoreset: AutoresetMode, space: gym.Space[Any], workers: int
    ) -> None:
        self._board = Board(space, count)
        self._rests: list[Rest | None] = [None] * count
        self._room = 0
        self._duties = [Duty(recipe, *part, count, autoreset) for part in shares(count, workers)]
        self._remotes: list[Remote] = []
        # Also when the vector environment is forgotten unclosed, and when the interpreter ends.
        self._end = weakref.finalize(self, _end, self._remotes)
        for number, duty in enumerate(self._duties[1:], 1):
            self._remotes.append(Remote(number, self._board.memory, duty))
        self._own = Share(self._board.memory, self._duties[0])

    def reset(self, orders: Sequence[Order]) -> list[Outcome]:
        """Begin episodes in the environments that orders are for."""
        room = self._board.room()
        sent = [([duty.own(order) for order in orders if order.place in duty.places], room) for duty in self._duties]
        return self._taken(room, self._ask("begin", sent))

    def step(self, actions: Sequence[Any]) -> list[Outcome]:
        """Carry out one action in each environment."""
        room = self._board.room()
        sent = [(mine, room) for mine in self._parted(actions)]
        return self._taken(room, self._ask("advance", sent))

    def observations(self) -> Any:
        """What all environments show now, batched, in arrays that nobody writes to while they are held."""
        rests = [rest for rest in self._rests if rest is not None]
        if len(rests) < len(self._rests):
            raise ResetNeededError("Not every environment has begun an episode", mend="Call reset() without a mask.")
        return self._board.read(self._room, rests)

    def call(self, name: str, args: Sequence[Sequence[Any] | None], kwargs: dict[str, Any]) -> list[Any]:
        """Call a method of the environments that there are arguments for; what they give is pickled."""
        sent = [(name, mine, kwargs) for mine in self._parted(args)]
        return [each for found in self._ask("call", sent) for each in found]

    def load_state(self, states: Sequence[Any]) -> None:
        """Set environments to states that they saved; None leaves one as it is."""
        self._ask("load_state", [(mine,) for mine in self._parted(states)])

    def close(self) -> None:
        """Close all environments, and end the processes; those that do not end by themselves are killed."""
        if self._end.alive:
            self._own.close()
        self._end()

    def _parted(self, values: Sequence[Any]) -> list[list[Any]]:
        return [list(values[duty.first : duty.first + duty.count]) for duty in self._duties]

    def _taken(self, room: int, answers: list[tuple[list[Outcome], list[Rest | None]]]) -> list[Outcome]:
        self._room = room
        self._rests = [rest for _, rests in answers for rest in rests]
        return [outcome for outcomes, _ in answers for outcome in outcomes]

    def _ask(self, name: str, sent: list[tuple[Any, ...]]) -> list[Any]:
        """Have all processes do something at the same time; what each answers, in their order."""
        if not self._end.alive:
            raise ClosedEnvError("The worker processes have ended", mend="Make a new vector environment.")
        try:
            self._collect("finish what was interrupted")
            for remote, args in zip(self._remotes, sent[1:], strict=True):
                remote.send(name, args)
            answers = [self._done_here(name, sent[0]), *self._collect(name)]
        except WorkerLostError as lost:
            self.close()
            if all(rest is None for rest in self._rests):
                lost.add_note('A script that starts workers needs `if __name__ == "__main__":` around what it does.')
            raise
        # All answers are taken, also where one failed, or they would be mistaken for later ones.
        for fine, answer in answers:
            if not fine:
                raise answer
        return [answer for _, answer in answers]

    def _done_here(self, name: str, args: tuple[Any, ...]) -> tuple[bool, Any]:
        try:
            return True, getattr(self._own, name)(*args)
        except Exception as error:
            return False, error

    def _collect(self, name: str) -> list[tuple[bool, Any]]:
        """The answers that worker processes owe, in their order, taken as they come."""
        found: dict[Remote, tuple[bool, Any]] = {}
        while waiting := [remote for remote in self._remotes if remote.owing]:
            signs = {sign: remote for remote in waiting for sign in remote.signs}
            for remote in dict.fromkeys([signs[sign] for sign in connection.wait(list(signs))]):
                found[remote] = remote.answer(name)
        return [found[remote] for remote in self._remotes if remote in found]


def shares(count: int, workers: int) -> list[tuple[int, int]]:
    """First number and length of each worker's part of the environments, as even as can be."""
    least, more = divmod(count, workers)
    parts, first = [], 0
    for number in range(workers):
        length = least + (number < more)
        parts.append((first, length))
        first += length
    return parts


def _end(remotes: list[Remote]) -> None:
    for remote in remotes:
        remote.tell_to_end()
    for remote in remotes:
        remote.end()
    remotes.clear()
