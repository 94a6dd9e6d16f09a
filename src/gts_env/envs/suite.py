"""The environment that takes on another task in every episode: ``GUITestScape/Suite``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import gymnasium as gym

from gts_env.envs import kwargs
from gts_env.envs.entry import KWARGS as TASK_KWARGS
from gts_env.envs.entry import stacked
from gts_env.envs.navigation import NavigationEnv
from gts_env.envs.suite_session import SuiteSession, SuiteSetting
from gts_env.errors import GtsError

if TYPE_CHECKING:
    from gts_env.screen import Screen

KWARGS = ("split", "tasks", *(name for name in TASK_KWARGS if name not in ("task", "scenario")))
"""Names of what :func:`make_suite` takes."""


class SuiteEnv(NavigationEnv):
    """A :class:`~gts_env.envs.NavigationEnv` that samples its task at each reset.

    ``reset(seed=...)`` drives the choice, each task as likely as any other; ``reset(options={"task": ...})`` makes it,
    by id or pattern. The agent is told the instruction, and nothing else of the task. Where ``info`` has the judge's
    findings, ``info["judge"]["task"]`` is the id: it names the fault mode, so that it is no more for agents than the
    rest of ``info["judge"]``.

    Args:
        split: Name of a split, see :mod:`gts_env.benchmark.splits`. ``"train"`` by default.
        tasks: Ids of tasks or patterns (``"Calendar-*"``), in place of a split.
        pack: Name of the pack, or folder of one. ``GUITestScape/Suite`` is of the built-in one.
        settings: Those of :class:`~gts_env.envs.NavigationEnv`, but for ``task`` and ``scenario``.

    Raises:
        GtsError: A kwarg that cannot be meant. What ``split`` and ``tasks`` name is looked up at the first reset.
    """

    def __init__(
        self,
        split: str | None = None,
        *,
        tasks: Sequence[str] | None = None,
        pack: str | None = None,
        **settings: Any,
    ) -> None:
        if split is not None and tasks is not None:
            raise GtsError("Tasks are chosen by `split` or by `tasks`, not by both", mend="Leave one of them out.")
        super().__init__(None, pack=pack, **settings)
        about, on = (None, None, pack), (settings.get("device"), settings.get("profile"))
        self._session: SuiteSession = SuiteSession(about, on, self._session.judging)
        self._split, self._tasks = split or "train", kwargs.names("tasks", tasks)
        if self._tasks == ():
            raise GtsError("`tasks` is empty", mend="Name ids, or patterns such as 'Mail-*'.")
        self._pool: tuple[str, ...] | None = None

    @property
    def pool(self) -> tuple[str, ...]:
        """The tasks that are sampled from: full ids, sorted. Reads the pack's index when it is first asked.

        Raises:
            UnknownIdError: There is no such split, or no task that fits a pattern.
            GtsError: The split has no tasks.
        """
        if self._pool is None:
            self._pool = self._fitting(self._tasks) if self._tasks is not None else self._in_split()
        return self._pool

    def _told(self, screen: Screen) -> dict[str, Any]:
        info = super()._told(screen)
        if "judge" in info:
            info["judge"]["task"] = self.assignment.id
        return info

    def _chosen(self, options: Mapping[str, Any]) -> SuiteSetting:
        rest = dict(options)
        wanted = rest.pop("task", None)
        pool = self.pool if wanted is None else self._fitting((wanted,))
        task = pool[int(self.np_random.integers(len(pool)))]
        setting = super()._chosen(rest)
        return SuiteSetting(setting.defects, setting.variation, task)

    def _fitting(self, patterns: Sequence[str]) -> tuple[str, ...]:
        from gts_env.benchmark.splits import matching

        return tuple(sorted(matching(self._session.catalogue.ids(), patterns)))

    def _in_split(self) -> tuple[str, ...]:
        from gts_env.benchmark.splits import tasks_in

        packs = self._session.catalogue.packs
        if not (found := tuple(task for pack in packs for task in tasks_in(pack, self._split))):
            raise GtsError(f"There are no tasks in the split {self._split!r}", found=", ".join(p.name for p in packs))
        return found


def make_suite(**kwargs: Any) -> gym.Env[Any, Any]:
    """Make a suite's environment, as ``gym.make`` does.

    Args:
        kwargs: ``preset``, ``actions`` and ``weights`` as for :func:`~gts_env.envs.entry.make_navigation`, and those of
            :class:`SuiteEnv`.

    Returns:
        The environment in the same wrappers as a task's.
    """
    return stacked(SuiteEnv, KWARGS, **kwargs)


# Gymnasium asks the entry point for the modes, to offer `human` and `rgb_array_list` on top of them.
make_suite.metadata = SuiteEnv.metadata  # type: ignore[attr-defined]
