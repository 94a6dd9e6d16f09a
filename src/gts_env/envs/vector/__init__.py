"""Many environments behind one Gymnasium vector environment, in this process or spread over worker processes.

``gym.make_vec`` comes here by the ``vector_entry_point`` of each id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.lazy import lazily

if TYPE_CHECKING:
    from gts_env.envs.vector.entry import make_suite_vector, make_vector
    from gts_env.envs.vector.remote import WorkerLostError
    from gts_env.envs.vector.vector_env import NavigationVectorEnv

_HOME = {
    "NavigationVectorEnv": "vector_env",
    "WorkerLostError": "remote",
    "make_suite_vector": "entry",
    "make_vector": "entry",
}

__all__ = ["NavigationVectorEnv", "WorkerLostError", "make_suite_vector", "make_vector"]

__getattr__, __dir__ = lazily(__name__, _HOME, __all__)
