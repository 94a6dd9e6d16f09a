"""Checks of what is installed: Python, the dependencies of the library and its extras."""

from __future__ import annotations

import importlib
import platform
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata

from gts_env.cli._check import Check, Status, check

_DISTRIBUTION = "gts-env"
_OLDEST_PYTHON = (3, 11)
# Where the module is not named like the distribution. skia has a check of its own, as it may need help to load.
_MODULES = {"appium-python-client": "appium", "pillow": "PIL", "pyyaml": "yaml", "skia-python": None}
_REQUIREMENT = re.compile(r"""([\w.-]+)(?:\[.*?\])?\s*([^;]*?)\s*(?:;.*\bextra\s*==\s*['"]([\w-]+)['"].*)?""")


@dataclass(frozen=True, slots=True)
class Requirement:
    """One line of what the package asks for.

    Attributes:
        name: The distribution.
        range: The versions that do, such as `">=1.1,<2"`.
        extra: The extra that asks for it; empty for the core.
    """

    name: str
    range: str
    extra: str


@check
def python() -> Check:
    """Check the version of the interpreter."""
    detail = f"{platform.python_version()} ({platform.python_implementation()}, {sys.platform}, {platform.machine()})"
    if sys.version_info < _OLDEST_PYTHON:
        return Check("python", Status.FAIL, detail, "Use Python 3.11 or newer.")
    return Check("python", Status.PASS, detail)


@check
def dependencies() -> Iterator[Check]:
    """Check that each core dependency is there, new enough and importable."""
    for requirement in requirements():
        if not requirement.extra:
            yield _dependency(requirement)


def requirements() -> list[Requirement]:
    """Return what the installed package asks for, by name."""
    matches = (_REQUIREMENT.fullmatch(line) for line in metadata.requires(_DISTRIBUTION) or ())
    found = [Requirement(match[1].lower(), match[2], match[3] or "") for match in matches if match]
    return sorted(found, key=lambda requirement: requirement.name)


def satisfies(version: str, range: str) -> bool:
    """Tell whether a version lies in a range made of `>=` and `<` bounds; other bounds are left to pip.

    Example:
        >>> satisfies("1.10.2", ">=1.9,<2")
        True
    """
    bounds = re.findall(r"(>=|<(?!=))\s*([\d.]+)", range)
    return all((_numbers(version) >= _numbers(bound)) == (sign == ">=") for sign, bound in bounds)


def _numbers(version: str) -> list[int]:
    numbers = [int(number) for number in re.findall(r"\d+", re.split(r"[^\d.]", version)[0])]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return numbers


def _dependency(requirement: Requirement) -> Check:
    name, mend = requirement.name, f'Install it: pip install "{requirement.name}{requirement.range}"'
    version = _version(name)
    if version is None:
        return Check(name, Status.FAIL, "not installed", mend)
    if not satisfies(version, requirement.range):
        return Check(name, Status.FAIL, f"{version}, but {requirement.range} is needed", mend)
    module = _MODULES.get(name, name)
    try:
        if module:
            importlib.import_module(module)
    except Exception as error:  # a broken installation can fail in any way
        mend = f"Reinstall it: pip install --force-reinstall {name}"
        return Check(name, Status.FAIL, f"{version} does not import: {error}", mend)
    return Check(name, Status.PASS, version)


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


@check
def extras() -> Iterator[Check]:
    """Tell which extras are installed; none of them is needed, but half of one is a mistake."""
    for extra in sorted({requirement.extra for requirement in requirements()} - {""}):
        yield _extra(extra, [requirement for requirement in requirements() if requirement.extra == extra])


def _extra(extra: str, wanted: list[Requirement]) -> Check:
    name, mend = f"extra {extra}", f'pip install "{_DISTRIBUTION}[{extra}]"'
    versions = {requirement: _version(requirement.name) for requirement in wanted}
    good = [one for one, version in versions.items() if version and satisfies(version, one.range)]
    if len(good) == len(wanted):
        return Check(name, Status.PASS, ", ".join(f"{one.name} {versions[one]}" for one in wanted))
    if not any(versions.values()):
        return Check(name, Status.PASS, f"not installed, optional: {mend}")
    lacking = ", ".join(f"{one.name}{one.range}" for one in wanted if one not in good)
    return Check(name, Status.WARN, f"incomplete, lacks {lacking}", f"To use it: {mend}")
