"""Register the tasks of all packs as Gymnasium ids, from their JSON indexes alone."""

from __future__ import annotations

import warnings
from pathlib import Path

import gymnasium as gym

from gts_env import paths
from gts_env.benchmark.pack import BUILT_IN, Pack, open_pack, packs
from gts_env.benchmark.pack import register_pack as _add_pack
from gts_env.errors import GtsError, InstallError

ENTRY_POINT = "gts_env.envs.entry:make_navigation"
VECTOR_ENTRY_POINT = "gts_env.envs.vector.entry:make_vector"
SUITE_ENTRY_POINT = "gts_env.envs.suite:make_suite"
SUITE_VECTOR_ENTRY_POINT = "gts_env.envs.vector.entry:make_suite_vector"
SUITE = "Suite"
"""Name of the id, in each pack, whose environment samples a task for each episode. It is no task."""


def register_envs() -> tuple[str, ...]:
    """Register every task of every known pack that is not registered yet.

    Importing :mod:`gts_env` calls it. Call it again after the environment variable ``GTS_PACKS`` changed. A pack that
    cannot be read is named in a warning, and the built-in one is registered all the same.

    Returns:
        The ids that are new.
    """
    try:
        known = packs()
    except InstallError:
        # No scenario files at all: `gts doctor` and the first `gym.make` say so.
        return ()
    except GtsError as error:
        warnings.warn(f"Tasks of your own packs are not registered: {error}", stacklevel=2)
        known = _built_in()
    return tuple(task_id for pack in known for task_id in _register_or_warn(pack))


def register_pack(folder: Path | str) -> tuple[str, ...]:
    """Add a pack of scenarios and register its tasks.

    Args:
        folder: Folder with a ``pack.yaml``. Processes that you spawn learn of the pack from the kwargs of the specs
            that :func:`gymnasium.make_vec` hands them; where they make ids by name, set ``GTS_PACKS``.

    Returns:
        The ids of the pack's tasks, ``<Pack>/<App>-<MODE>-<NN>``.

    Raises:
        ScenarioError: It is not a pack, or another pack has its name.
    """
    pack = _add_pack(folder)
    _register(pack)
    return tuple(f"{pack.name}/{entry.id}" for entry in pack.index().tasks)


def _register_or_warn(pack: Pack) -> list[str]:
    # One broken file of a pack under way must not make the library, or `gts validate`, impossible to import.
    try:
        return _register(pack)
    except GtsError as error:
        warnings.warn(f"Tasks of the pack {pack.name} are not registered: {error}", stacklevel=3)
        return []


def _built_in() -> tuple[Pack, ...]:
    try:
        return (open_pack(paths.scenarios_dir()),)
    except GtsError:
        # It is the broken one, and the warning has named it.
        return ()


def _register(pack: Pack) -> list[str]:
    kwargs = {} if pack.name == BUILT_IN else {"pack": str(pack.root)}
    new = []
    for entry in pack.index().tasks:
        task_id = f"{pack.name}/{entry.id}"
        if _register_once(task_id, ENTRY_POINT, VECTOR_ENTRY_POINT, {"task": task_id, **kwargs}):
            new.append(task_id)
    _register_once(f"{pack.name}/{SUITE}", SUITE_ENTRY_POINT, SUITE_VECTOR_ENTRY_POINT, {"pack": BUILT_IN, **kwargs})
    return new


def _register_once(name: str, entry_point: str, vector_entry_point: str, kwargs: dict[str, str]) -> bool:
    if name in gym.registry:
        return False
    gym.register(
        name,
        entry_point,
        reward_threshold=1.0,
        # Gymnasium's checker takes a first reset that was refused for one that was done: it breaks at the first step
        # after the second. It is for authors of environments, and these are checked with `check_env`.
        disable_env_checker=True,
        vector_entry_point=vector_entry_point,
        kwargs=kwargs,
    )
    return True
