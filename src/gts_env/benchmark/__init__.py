"""What the files say: packs of scenarios, their defects with test bases, and the tasks; and the language of the basis.

Names are loaded on first use, so that registering the tasks of a pack costs one JSON file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.lazy import lazily

if TYPE_CHECKING:
    from gts_env.benchmark.android_app import AndroidApp, Apk, RestoreWay, SetupStep
    from gts_env.benchmark.catalogue import Case, Catalogue
    from gts_env.benchmark.checkpoint import Checkpoint
    from gts_env.benchmark.index import Index, IndexEntry
    from gts_env.benchmark.index_writing import build_index, write_index
    from gts_env.benchmark.loader import load_scenario, parse_scenario
    from gts_env.benchmark.model import (
        Defect,
        DeviceSettings,
        FaultSpec,
        PlanStep,
        SampleReport,
        Scenario,
        Task,
        TestBasis,
    )
    from gts_env.benchmark.pack import Pack, open_pack, packs, register_pack
    from gts_env.benchmark.predicates import Predicate
    from gts_env.benchmark.scene import Scene
    from gts_env.benchmark.spot import Where

_HOME = {
    "AndroidApp": "android_app",
    "Apk": "android_app",
    "RestoreWay": "android_app",
    "SetupStep": "android_app",
    "build_index": "index_writing",
    "write_index": "index_writing",
    "Case": "catalogue",
    "Catalogue": "catalogue",
    "Checkpoint": "checkpoint",
    "Index": "index",
    "IndexEntry": "index",
    "load_scenario": "loader",
    "parse_scenario": "loader",
    "Defect": "model",
    "DeviceSettings": "model",
    "FaultSpec": "model",
    "PlanStep": "model",
    "SampleReport": "model",
    "Scenario": "model",
    "Task": "model",
    "TestBasis": "model",
    "Pack": "pack",
    "open_pack": "pack",
    "packs": "pack",
    "register_pack": "pack",
    "Predicate": "predicates",
    "Scene": "scene",
    "Where": "spot",
}

__all__ = [
    "AndroidApp",
    "Apk",
    "Case",
    "Catalogue",
    "Checkpoint",
    "Defect",
    "DeviceSettings",
    "FaultSpec",
    "Index",
    "IndexEntry",
    "Pack",
    "PlanStep",
    "Predicate",
    "RestoreWay",
    "SampleReport",
    "Scenario",
    "Scene",
    "SetupStep",
    "Task",
    "TestBasis",
    "Where",
    "build_index",
    "load_scenario",
    "open_pack",
    "packs",
    "parse_scenario",
    "register_pack",
    "write_index",
]

__getattr__, __dir__ = lazily(__name__, _HOME, __all__)
