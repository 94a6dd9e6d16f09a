"""Writes the template of a scenario into a pack, and the pack around it where there is none yet."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from gts_env.benchmark.android_app import written_version
from gts_env.benchmark.apk_manifest import read_apk
from gts_env.benchmark.loader import parse_scenario
from gts_env.benchmark.making import template
from gts_env.benchmark.making.files import write_new
from gts_env.errors import ScenarioError, UnknownIdError

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_EXAMPLE = ("org.example.app", ".MainActivity", "1.0")


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for.

    Attributes:
        name: Name of the scenario.
        folder: Folder of the pack.
        app: Id of an app of the embedded phone, or a word for a real one; empty for one that follows from the rest.
        android: Whether it is about a real app.
        apk: Package file of the real app that its facts are taken from, or None.
    """

    name: str
    folder: Path
    app: str = ""
    android: bool = False
    apk: Path | None = None


def new_scenario(wish: Wish, apps: Mapping[str, str]) -> list[Path]:
    """Write the files.

    Args:
        wish: What is asked for.
        apps: Labels of the apps of the embedded phone by id.

    Returns:
        The files that were written, the scenario first.

    Raises:
        ScenarioError: The name is not one, or a file is there already: nothing is ever overwritten.
        UnknownIdError: The embedded phone has no such app.
        ApkError: The package file cannot be read.
    """
    if not _NAME.fullmatch(wish.name):
        mend = "Small letters, digits and single hyphens, such as busy-week."
        raise ScenarioError("is not a name of a scenario", field="NAME", value=wish.name, mend=mend)
    app, text = _real(wish) if wish.android or wish.apk is not None else _embedded(wish, apps)
    path = wish.folder / app / f"{wish.name}.yaml"
    parse_scenario(text, str(path))  # a template that does not load would be no help
    made = {path: text}
    pack = wish.folder / "pack.yaml"
    if not pack.exists():
        made[pack] = template.pack_text(_camel(wish.folder.resolve().name), _camel(app))
    write_new(made)
    return list(made)


def _embedded(wish: Wish, apps: Mapping[str, str]) -> tuple[str, str]:
    app = wish.app or next(iter(apps))
    if app not in apps:
        raise UnknownIdError.of("app of the embedded phone", app, apps)
    return app, template.embedded_text(wish.name, app, apps[app], _camel(app))


def _real(wish: Wish) -> tuple[str, str]:
    package, activity, version = _EXAMPLE
    known: dict[str, str] = {}
    if wish.apk is not None:
        facts = read_apk(wish.apk)
        package, activity, version = facts.package, facts.launcher or activity, written_version(facts.version)
        known = {"sha256": facts.sha256}
    app = wish.app or re.sub(r"[^a-z0-9_]+", "_", package.rpartition(".")[2].lower()).strip("_") or "app"
    if not re.fullmatch(r"[a-z][a-z0-9_]*", app):
        raise ScenarioError(
            "is not a word for an app", field="--app", value=app, mend="Letters, digits, '_': my_notes."
        )
    activity = activity.removeprefix(package) if activity.startswith(f"{package}.") else activity
    title = app.replace("_", " ").capitalize()
    text = template.android_text(
        wish.name, app, title, _camel(app), package=package, activity=activity, apk={"version": version, **known}
    )
    return app, text


def _camel(name: str) -> str:
    made = "".join(part[:1].upper() + part[1:] for part in re.split(r"[^A-Za-z0-9]+", name))
    return made if made[:1].isalpha() else f"Pack{made}"
