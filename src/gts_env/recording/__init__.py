"""Trajectories: recorded as they happen, read, replayed, exported. ``docs/concepts/recording.md`` tells the format."""

from __future__ import annotations

from gts_env.recording.frame_reader import FrameReader
from gts_env.recording.frames import FrameRef
from gts_env.recording.index import Entry, Problem
from gts_env.recording.meta import FORMAT, REASONS
from gts_env.recording.recorder import Recorder
from gts_env.recording.step import Outcome, Step
from gts_env.recording.store import Store
from gts_env.recording.trajectory import Trajectory

__all__ = [
    "FORMAT",
    "REASONS",
    "Entry",
    "FrameReader",
    "FrameRef",
    "Outcome",
    "Problem",
    "Recorder",
    "Step",
    "Store",
    "Trajectory",
]
