"""The home screen of a scenario: the widgets it names, bound to the apps that offer them."""

from __future__ import annotations

from gts_env.android.home_widget import Placed
from gts_env.android.manifest import Registry
from gts_env.android.system.launcher import LauncherData
from gts_env.benchmark.model import Scenario
from gts_env.errors import BindingError, near


def launcher_data(scenario: Scenario, apps: Registry) -> LauncherData:
    """The launcher's data for a scenario.

    Raises:
        BindingError: An app is not installed, or does not offer the widget.
    """
    placed = []
    for i, text in enumerate(scenario.device.widgets):
        app, _, name = text.partition(".")
        if app not in apps:
            raise _error(scenario, i, f"no app {app!r} is installed", near(app, apps.manifests))
        offered = apps.app(app).widgets
        if name not in offered:
            raise _error(scenario, i, f"app {app!r} has no widget {name!r}", near(name, offered))
        placed.append(Placed(str(i + 1), app, name))
    return LauncherData(tuple(placed))


def _error(scenario: Scenario, number: int, problem: str, mend: str) -> BindingError:
    file, line = scenario.where.file, scenario.lines.get("device.widgets")
    return BindingError(problem, file=file, line=line, field=f"device.widgets[{number}]", mend=mend)
