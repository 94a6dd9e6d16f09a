"""Environments that are stepped one after another, with the resets at the ends of their episodes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from gymnasium.vector import AutoresetMode

if TYPE_CHECKING:
    import gymnasium as gym

    from gts_env.envs.vector.recipe import Recipe


class Outcome(NamedTuple):
    """What one environment gave.

    Attributes:
        observation: What is seen now; None where it went another way (shared memory).
        reward: Reward of the step; 0.0 for a reset.
        terminated: Whether the episode ended by itself.
        truncated: Whether the episode was cut off.
        info: What goes with the observation.
        final: Observation and info of the end of an episode, where the next one began in the same step.
    """

    observation: Any
    reward: float
    terminated: bool
    truncated: bool
    info: dict[str, Any]
    final: tuple[Any, dict[str, Any]] | None = None

    @property
    def over(self) -> bool:
        """Whether an episode ended at this step."""
        return self.terminated or self.truncated


class Order(NamedTuple):
    """One environment's part of a reset: its place in the lane, its seed and its options."""

    place: int
    seed: int | None
    options: dict[str, Any] | None


class Lane:
    """Some environments of a vector environment.

    Args:
        recipe: Makes the environments.
        count: How many.
        autoreset: When the episode after an end begins.
        first: Number of the first one in the whole vector environment, for errors.
    """

    def __init__(self, recipe: Recipe, count: int, autoreset: AutoresetMode, first: int = 0) -> None:
        self.envs: list[gym.Env[Any, Any]] = [recipe.make() for _ in range(count)]
        self._autoreset, self._first = autoreset, first
        self._over = [False] * count

    def reset(self, orders: Sequence[Order]) -> list[Outcome]:
        """Begin episodes in the environments that orders are for."""
        return [self._begun(*order) for order in orders]

    def step(self, actions: Sequence[Any]) -> list[Outcome]:
        """Carry out one action in each environment, or begin its next episode where that is due."""
        return [self._stepped(place, action) for place, action in enumerate(actions)]

    def call(self, name: str, args: Sequence[Sequence[Any] | None], kwargs: dict[str, Any]) -> list[Any]:
        """Call a method of environments, or read an attribute.

        Args:
            name: Name of the method or attribute, which is looked for in the wrappers, too.
            args: For each environment its positional arguments, or None to leave it alone.
            kwargs: Further arguments, the same for all.

        Returns:
            What each gave, None for those left alone.
        """
        return [None if mine is None else self._called(place, name, mine, kwargs) for place, mine in enumerate(args)]

    def load_state(self, states: Sequence[Any]) -> None:
        """Set environments to states that they saved; None leaves one as it is."""
        for place, state in enumerate(states):
            if state is not None:
                self._called(place, "load_state", (state,), {})
                self._over[place] = state.episode.over

    def close(self) -> None:
        """Close all environments."""
        for env in self.envs:
            env.close()

    def _begun(self, place: int, seed: int | None, options: dict[str, Any] | None) -> Outcome:
        with self._naming(place):
            observation, info = self.envs[place].reset(seed=seed, options=options)
        self._over[place] = False
        return Outcome(observation, 0.0, False, False, info)

    def _stepped(self, place: int, action: Any) -> Outcome:
        if self._over[place] and self._autoreset is AutoresetMode.NEXT_STEP:
            return self._begun(place, None, None)
        with self._naming(place):
            observation, reward, terminated, truncated, info = self.envs[place].step(action)
        done = Outcome(observation, float(reward), terminated, truncated, info)
        self._over[place] = done.over
        if done.over and self._autoreset is AutoresetMode.SAME_STEP:
            begun = self._begun(place, None, None)
            return done._replace(observation=begun.observation, info=begun.info, final=(observation, info))
        return done

    def _called(self, place: int, name: str, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
        with self._naming(place):
            found = self.envs[place].get_wrapper_attr(name)
            return found(*args, **kwargs) if callable(found) else found

    @contextmanager
    def _naming(self, place: int) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            error.add_note(f"In environment {self._first + place} of the vector environment.")
            raise
