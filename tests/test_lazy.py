"""Public names of packages are imported when they are first used, and only those."""

from __future__ import annotations

import importlib
import sys

import pytest

from tests.support.processes import finished

PACKAGES = ["gts_env", "gts_env.benchmark", "gts_env.envs", "gts_env.envs.vector", "gts_env.judge", "gts_env.screen"]


@pytest.mark.parametrize("name", PACKAGES)
def test_every_public_name_is_there(name: str) -> None:
    package = importlib.import_module(name)
    assert set(package.__all__) <= set(dir(package))
    assert all(getattr(package, public) is not None for public in package.__all__)
    with pytest.raises(AttributeError, match=f"module '{name}' has no attribute 'nothing'"):
        _ = package.nothing


def test_a_name_is_imported_at_its_first_use() -> None:
    code = "import sys, gts_env.screen as s; print('gts_env.screen.xml' in sys.modules)\n"
    code += "s.to_xml; print('gts_env.screen.xml' in sys.modules, 'to_xml' in vars(s))"
    assert finished([sys.executable, "-c", code], text=True, check=True).stdout.split() == ["False", "True", "True"]
