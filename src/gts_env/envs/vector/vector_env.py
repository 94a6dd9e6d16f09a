"""The vector environment that ``gym.make_vec`` makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from gts_env.envs.kwargs import mapping
from gts_env.envs.state import ClosedEnvError
from gts_env.envs.vector.arguments import actions_for, check_count, places_in, seeds_for
from gts_env.envs.vector.crew import Crew, LocalCrew
from gts_env.envs.vector.infos import batched
from gts_env.envs.vector.lane import Order, Outcome
from gts_env.envs.vector.recipe import Recipe

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Infos = dict[str, Any]


class NavigationVectorEnv(VectorEnv[Any, Any, Any]):
    """Many environments at once: what ``SyncVectorEnv`` of single environments gives, to the byte.

    Observations come in fresh arrays, infos in Gymnasium's form: a value for each environment, and under the same name
    with ``_`` before it which environments it is of. The judge of each environment is built in.

    Args:
        recipe: Makes the single environments.
        num_envs: How many.
        workers: Number of processes that run them, this one among them; 0 and 1 start no other.
        autoreset: When the episode after an end begins: at the next step, whose action is ignored (the default); in
            the same step, whose ``info`` then holds ``final_obs`` and ``final_info``; or not by itself.

    Raises:
        GtsError: A number out of range, or a kwarg that cannot be meant.
    """

    # Gymnasium before 1.3 closes also what could not be made.
    _crew: Crew | None = None

    def __init__(self, recipe: Recipe, num_envs: int, workers: int, autoreset: AutoresetMode) -> None:
        # Claims no device: that is done by the first reset.
        one = recipe.make()
        self.num_envs = num_envs
        self.metadata = {**one.metadata, "autoreset_mode": autoreset}
        self.render_mode = one.render_mode
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, num_envs)
        self.action_space = batch_space(one.action_space, num_envs)
        one.close()
        self._workers = min(workers, num_envs)
        self._plan = (recipe, num_envs, autoreset, self.single_observation_space)

    @property
    def recipe(self) -> Recipe:
        """Makes the single environments."""
        return self._plan[0]

    @property
    def crew(self) -> Crew:
        """Who runs the environments. Processes are started when it is first asked for."""
        if self.closed:
            raise ClosedEnvError("The vector environment is closed", mend="Make a new one.")
        if self._crew is None:
            if self._workers > 1:
                from gts_env.envs.vector.workers import WorkerCrew

                self._crew = WorkerCrew(*self._plan, self._workers)
            else:
                self._crew = LocalCrew(*self._plan)
        return self._crew

    # -- Gymnasium ------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, Infos]:
        """Begin an episode in each environment.

        Args:
            seed: One number, from which they are counted up; or one for each; or None.
            options: Those of a single environment's ``reset``, for all of them; with ``reset_mask``, a bool array,
                only the environments where it is True begin anew.

        Raises:
            ValueError: Seeds or mask are not one for each environment, or the mask is True nowhere.
        """
        observations, outcomes = self.begin(seed, options)
        infos = batched([outcome.info for outcome in outcomes.values()], list(outcomes), self.num_envs)
        return observations, infos

    def step(self, actions: Any) -> tuple[Any, Floats, Flags, Flags, Infos]:
        """Carry out an action in each environment.

        Args:
            actions: An element of ``action_space``, or a list with one action for each environment.
        """
        observations, outcomes = self.advance(actions)
        infos = batched([_with_final(outcome) for outcome in outcomes], range(self.num_envs), self.num_envs)
        rewards = np.array([outcome.reward for outcome in outcomes], np.float64)
        terminations = np.array([outcome.terminated for outcome in outcomes], np.bool_)
        truncations = np.array([outcome.truncated for outcome in outcomes], np.bool_)
        return observations, rewards, terminations, truncations, infos

    def render(self) -> tuple[Any, ...] | None:
        """A picture of each environment, or None without a render mode."""
        if self.render_mode is None:
            gym.logger.warn('render() was called without a render mode; give render_mode="rgb_array" to gym.make_vec')
            return None
        return self.call("render")

    def close_extras(self, **kwargs: Any) -> None:
        """Close all environments, and end the worker processes."""
        if self._crew is not None:
            self._crew.close()

    # -- one by one -----------------------------------------------------------------------------------------------

    def begin(
        self, seed: Any = None, options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None
    ) -> tuple[Any, dict[int, Outcome]]:
        """As :meth:`reset`, with what each environment told, by its number, in place of infos.

        Args:
            seed: As there.
            options: As there, or a list with options for each environment.
        """
        seeds = seeds_for(self.num_envs, seed)
        if options is None or isinstance(options, Mapping):
            rest = dict(options or {})
            chosen = places_in(self.num_envs, rest.pop("reset_mask", None))
            each = [rest] * self.num_envs
        else:
            check_count(self.num_envs, len(options), "options")
            chosen, each = list(range(self.num_envs)), [dict(mapping("options", one)) for one in options]
        outcomes = self.crew.reset([Order(place, seeds[place], each[place]) for place in chosen])
        return self.crew.observations(), dict(zip(chosen, outcomes, strict=True))

    def advance(self, actions: Any) -> tuple[Any, list[Outcome]]:
        """As :meth:`step`, with what each environment told in place of batches."""
        outcomes = self.crew.step(actions_for(self.num_envs, self.action_space, actions))
        return self.crew.observations(), outcomes

    def call(self, name: str, *args: Any, **kwargs: Any) -> tuple[Any, ...]:
        """Call a method of each environment, or read an attribute, looked for in the wrappers, too.

        Args:
            name: Its name.
            args: Arguments, the same for all.
            kwargs: Further ones.

        Returns:
            What each gives. From worker processes it comes pickled.
        """
        return tuple(self.crew.call(name, [args] * self.num_envs, kwargs))

    def get_attr(self, name: str) -> tuple[Any, ...]:
        """An attribute of each environment."""
        return self.call(name)

    def set_attr(self, name: str, values: Any) -> None:
        """Set an attribute of each environment.

        Args:
            name: Its name.
            values: A list or tuple with a value for each, or one value for all.

        Raises:
            ValueError: There are not as many values as environments.
        """
        each = list(values) if isinstance(values, (list, tuple)) else [values] * self.num_envs
        check_count(self.num_envs, len(each), "values")
        self.crew.call("set_wrapper_attr", [(name, value) for value in each], {})

    def save_state(self) -> tuple[Any, ...]:
        """The state of each environment; see :meth:`gts_env.envs.NavigationEnv.save_state`."""
        return self.call("save_state")

    def load_state(self, states: Sequence[Any]) -> None:
        """Set environments to saved states, of any environments that were made alike.

        What they show is seen at the next step.

        Args:
            states: One for each environment; None leaves that one as it is.

        Raises:
            ValueError: There are not as many states as environments.
        """
        check_count(self.num_envs, len(states), "states")
        self.crew.load_state(states)


def _with_final(outcome: Outcome) -> Infos:
    if outcome.final is None:
        return outcome.info
    return {"final_obs": outcome.final[0], "final_info": outcome.final[1], **outcome.info}
