"""A page for each app of the phone: its screens, what opens it, its scenarios and tasks, and the reports behind them.

For people who choose tasks or read results. Nothing here says what a defect is: the pages tell how many there are of
each fault mode, and the public reports that they are modelled on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from gts_env.actions.action import FAULT_MODES
from gts_env.android.manifest import Manifest
from gts_env.apps import manifests
from gts_env.benchmark import Catalogue, Scenario, Task
from gts_env.benchmark.pack import packs
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.evaluation.sheet import shots, subject
from gts_env.evaluation.sheet.looks import read_looks

LOOKS = ("default", "dark")
WIDTH = 270


def app_pages(out: Path, screens: int, steps: int, only: Collection[str] | None = None) -> list[str]:
    """Write a page for each app.

    Args:
        out: Folder of the site's sources.
        screens: Most screens that are drawn of an app, each in two looks; 0 for none.
        steps: Most actions of the walk that finds them.
        only: Ids of the apps that are drawn; None for all.

    Returns:
        Ids of the apps.
    """
    folder = out / "apps"
    (folder / "images").mkdir(parents=True, exist_ok=True)
    device, known = subject.phone(), Catalogue([pack for pack in packs() if pack.name == "GUITestScape"])
    scenarios = sorted(known.scenarios(), key=lambda scenario: scenario.name)
    apps = sorted(manifests(), key=lambda manifest: (manifest.category, manifest.label))
    for manifest in apps:
        own = [scenario for scenario in scenarios if scenario.app == manifest.id]
        wanted = screens and (only is None or manifest.id in only)
        drawn = _drawn(device, manifest, known, folder / "images", screens, steps) if wanted else ""
        (folder / f"{manifest.id}.md").write_text(_page(device, manifest, own, drawn), "utf-8")
    (folder / "index.md").write_text(_index(apps, scenarios), "utf-8")
    return [manifest.id for manifest in apps]


def _page(device: EmbeddedDevice, manifest: Manifest, scenarios: Sequence[Scenario], drawn: str) -> str:
    defects = [defect for scenario in scenarios for defect in scenario.defects]
    urls = sorted({url for defect in defects for url in defect.urls})
    parts = [
        f"# {manifest.label}\n",
        f"{manifest.category}. Package `{manifest.package}`, version {manifest.version}.\n",
        drawn,
        _screens(device, manifest),
        _ways_in(manifest),
        _scenarios(scenarios),
        _tasks(scenarios),
        _reports(urls),
    ]
    return "\n".join(part for part in parts if part)


def _drawn(device: EmbeddedDevice, app: Manifest, known: Catalogue, folder: Path, screens: int, steps: int) -> str:
    """Pictures of the app's main screens on the clean build, as ``gts sheet`` finds them."""
    scenario = subject.find(app.id, device, catalogue=known).scenario
    views = shots.main_views(device, scenario, screens, steps)
    lines = [[] for _ in LOOKS]
    for number, shot in enumerate(shots.shots(device, scenario, views, read_looks(LOOKS), WIDTH)):
        name = f"{app.id}-{number + 1:02d}.png"
        shot.picture.save(folder / name, optimize=True)
        told = f"{app.label}: {shot.name}, {shot.look.label}"
        lines[LOOKS.index(shot.look.name)].append(f"![{told}](images/{name}){{width=112px}}")
    return "\n\n".join("\n".join(row) for row in lines if row) + "\n"


def _screens(device: EmbeddedDevice, manifest: Manifest) -> str:
    app = device.phone.apps.app(manifest.id)
    names = ", ".join(name.replace("_", " ") for name in sorted(app.screens))
    layers = ", ".join(name.replace("_", " ") for name in sorted(app.layers))
    shown = f"**{len(app.screens)} screens**: {names}.\n"
    return f"## Screens\n\n{shown}" + (
        f"\n**{len(app.layers)} dialogs, sheets and menus**: {layers}.\n" if layers else ""
    )


def _ways_in(manifest: Manifest) -> str:
    rows = []
    for one in manifest.filters:
        schemes = f"{'|'.join(one.schemes)}:" if one.schemes else ""
        data = f"{schemes}{'//' + one.host if one.host else ''}{one.path or ''}"
        rows.append(f"| `{one.action}` | {_code(data)} | {_code(', '.join(one.types))} | {one.screen} |")
    told = "From its icon" + (", its home-screen widgets" if manifest.widgets else "") + " and the recent apps"
    if not rows:
        return f"## Ways in\n\n{told}.\n"
    table = "\n".join(["| intent | data | type | screen |", "|---|---|---|---|", *rows])
    return f"## Ways in\n\n{told}, and by intents:\n\n{table}\n"


def _scenarios(scenarios: Sequence[Scenario]) -> str:
    if not scenarios:
        return "## Scenarios\n\nThe suite has none of this app yet.\n"
    head = [
        "| scenario | about | device | " + " | ".join(FAULT_MODES) + " |",
        "|---|---|---|" + "---|" * len(FAULT_MODES),
    ]
    rows = []
    for scenario in scenarios:
        counts = Counter(defect.mode for defect in scenario.defects)
        rows.append(f"| `{scenario.name}` | {scenario.title} | {_look(scenario)} | {_cells(counts)} |")
    total = Counter(defect.mode for scenario in scenarios for defect in scenario.defects)
    rows.append(f"| **{sum(total.values())} defects** | | | {_cells(total)} |")
    return "## Scenarios\n\nDefects by fault mode.\n\n" + "\n".join([*head, *rows]) + "\n"


def _cells(counts: Counter[str]) -> str:
    return " | ".join(str(counts[mode] or "") for mode in FAULT_MODES)


def _look(scenario: Scenario) -> str:
    device = scenario.device
    told = [device.locale]
    told += ["dark"] if device.dark else []
    told += [f"font {device.font_scale:g}"] if device.font_scale != 1 else []
    told += [device.orientation] if device.orientation != "portrait" else []
    return ", ".join(told)


def _tasks(scenarios: Sequence[Scenario]) -> str:
    rows = [_task(task) for scenario in scenarios for task in scenario.tasks]
    if not rows:
        return ""
    head = ["| id | level | begins at | budget | instruction |", "|---|---|---|---|---|"]
    return "## Tasks\n\nWhat the agent is told, word by word.\n\n" + "\n".join([*head, *sorted(rows)]) + "\n"


def _task(task: Task) -> str:
    began = task.entry.replace("_", " ")
    return f"| `GUITestScape/{task.id}` | {task.level} | {began} | {task.budget} | {_cell(task.instruction)} |"


def _reports(urls: Sequence[str]) -> str:
    if not urls:
        return ""
    listed = "\n".join(f"* <{url}>" for url in urls)
    return (
        f"## Reports\n\nThe defects are modelled on these public reports, about other apps of this kind:\n\n{listed}\n"
    )


def _index(apps: Iterable[Manifest], scenarios: Sequence[Scenario]) -> str:
    rows, names = [], []
    for manifest in apps:
        own = [scenario for scenario in scenarios if scenario.app == manifest.id]
        defects, tasks = sum(len(one.defects) for one in own), sum(len(one.tasks) for one in own)
        link = f"[{manifest.label}]({manifest.id}.md)"
        rows.append(f"| {link} | {manifest.category} | {len(own)} | {defects} | {tasks} |")
        names.append(manifest.id)
    table = "\n".join(["| app | category | scenarios | defects | tasks |", "|---|---|---|---|---|", *rows])
    listed = "\n".join(names)
    said = "The apps of the embedded phone that the suite GUITestScape tests."
    return f"# Apps\n\n{said}\n\n{table}\n\n```{{toctree}}\n:hidden:\n\n{listed}\n```\n"


def _code(text: str | None) -> str:
    return f"`{_cell(text)}`" if text else ""


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
