"""Where the test pack lies."""

from __future__ import annotations

from pathlib import Path

from gts_env.benchmark import load_scenario
from gts_env.benchmark.model import Scenario
from gts_env.screen import Node, Screen
from gts_env.screen.query import Query, find

PACK = Path(__file__).parent / "pack"


def notes() -> Scenario:
    """The scenario of the test pack."""
    return load_scenario(PACK / "notes" / "faulty.yaml")


def node(screen: Screen, **query: object) -> Node:
    """The first node that matches a query, which must be there."""
    found = find(screen, Query.from_dict(query))
    assert found is not None, f"no {query} among {screen.nodes}"
    return found
