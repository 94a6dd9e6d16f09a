"""Records by version of an app: each becomes one scenario."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from gts_env.benchmark.apk_manifest import ApkFacts
from gts_env.benchmark.making.guitestbench.records import Record


@dataclass(frozen=True, slots=True)
class Version:
    """One version of an app: what becomes one scenario.

    Attributes:
        name: Name of the scenario.
        records: Its defects.
        apk: Its package file, where it is at hand.
        facts: What that file says of itself.
    """

    name: str
    records: tuple[Record, ...]
    apk: Path | None = None
    facts: ApkFacts | None = None

    @property
    def app(self) -> str:
        """Word by which lists call the app."""
        made = re.sub(r"[^a-z0-9]+", "_", self.records[0].apk_name.casefold()).strip("_")
        return made if made[:1].isalpha() else f"app_{made}".strip("_")

    @property
    def label(self) -> str:
        """Beginning of the ids of its tasks."""
        parts = re.findall(r"[A-Za-z0-9]+", self.records[0].apk_name)
        made = "".join(part[0].upper() + part[1:] for part in parts)
        return made if made[:1].isalpha() else f"App{made}"


def versions(records: Sequence[Record]) -> list[Version]:
    """Records by version of an app, in the order in which these first come."""
    found: dict[tuple[str, str, str], list[Record]] = {}
    for record in records:
        found.setdefault((slug(record.app_name), record.apk_version, record.package), []).append(record)
    made, names = [], set[str]()
    for (name, apk, _), group in found.items():
        own = name if name not in names else f"{name}-{slug(apk)}"
        while own in names:
            own += "-x"
        names.add(own)
        made.append(Version(own, tuple(group)))
    return made


def slug(text: str) -> str:
    """A name of small letters, digits and single hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", text.casefold()).strip("-") or "x"
