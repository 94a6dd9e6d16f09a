"""Makes the index of a pack from its scenario files."""

from __future__ import annotations

from gts_env.benchmark.index import INDEX, Index, IndexEntry
from gts_env.benchmark.loader import load_scenario
from gts_env.benchmark.model import Scenario
from gts_env.benchmark.pack import Pack, read_pack
from gts_env.errors import ScenarioError


def build_index(pack: Pack) -> Index:
    """Read all scenario files of a pack and index their tasks.

    Raises:
        ScenarioError: A broken file, or a name or an id that stands twice in the pack.
    """
    scenarios = [(path.relative_to(pack.root).as_posix(), load_scenario(path)) for path in pack.files()]
    _unique_names(scenarios)
    entries: dict[str, IndexEntry] = {}
    for file, scenario in scenarios:
        for task in scenario.tasks:
            if task.id in entries:
                mend = f"It is also in {entries[task.id].file}."
                raise ScenarioError(
                    f"task {task.id!r} stands twice in the pack", file=task.where.file, line=task.where.line, mend=mend
                )
            mode = scenario.defect(task.defect).mode
            entries[task.id] = IndexEntry(
                task.id, file, scenario.name, scenario.app, task.defect, mode, task.level, task.budget
            )
    fresh = read_pack(pack.root)
    return Index(fresh.name, fresh.revision, tuple(entries[name] for name in sorted(entries)))


def write_index(pack: Pack) -> bool:
    """Write the index of a pack.

    Returns:
        Whether the file changed.
    """
    path, text = pack.root / INDEX, build_index(pack).to_json()
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return False
    path.write_text(text, encoding="utf-8", newline="\n")
    return True


def _unique_names(scenarios: list[tuple[str, Scenario]]) -> None:
    seen: dict[str, str] = {}
    for file, scenario in scenarios:
        if scenario.name in seen:
            mend = f"It is also the name of {seen[scenario.name]}."
            raise ScenarioError(
                f"scenario {scenario.name!r} stands twice in the pack", file=scenario.where.file, mend=mend
            )
        seen[scenario.name] = file
