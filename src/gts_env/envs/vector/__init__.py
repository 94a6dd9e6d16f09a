"""Many environments behind one Gymnasium vector environment, in this process or spread over worker processes.

``gym.make_vec`` comes here by the ``vector_entry_point`` of each id.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.envs.vector.entry import make_suite_vector, make_vector
    from gts_env.envs.vector.vector_env import NavigationVectorEnv
    from gts_env.envs.vector.workers import WorkerLostError

_HOME = {
    "NavigationVectorEnv": "vector_env",
    "WorkerLostError": "workers",
    "make_suite_vector": "entry",
    "make_vector": "entry",
}

__all__ = ["NavigationVectorEnv", "WorkerLostError", "make_suite_vector", "make_vector"]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value
