"""Every error the library raises on purpose: one base class, one class per cause.

A message says what was asked, what was found and how to mend it. All errors survive pickling, so that a worker process
can send them home: the whole text is the one positional argument, the rest are attributes.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Self


class GtsError(Exception):
    """The base of every error that gts-env raises on purpose.

    Catch it to handle whatever the library can tell you about; the `gts` command prints it without a traceback.

    Args:
        asked: What was wanted and why it failed.
        found: What was there instead.
        mend: What the reader can do about it.
    """

    def __init__(self, asked: str, *, found: str = "", mend: str = "") -> None:
        super().__init__(_sentences(asked, f"Found: {found}" if found else "", mend))


class InstallError(GtsError):
    """Something that should come with the installation is missing or does not load."""


class MissingExtraError(GtsError, ImportError):
    """A feature needs an optional dependency that is not installed."""

    @classmethod
    def of(cls, extra: str, needed_for: str) -> Self:
        """Build the error for one extra of this package.

        Args:
            extra: Name of the extra, such as `"train"`.
            needed_for: What asked for it, such as `"GRPO training"`.
        """
        return cls(f"{needed_for} needs the extra {extra!r}", mend=f'Install it: pip install "gts-env[{extra}]"')


class UnknownIdError(GtsError, LookupError):
    """A name (of a task, app, profile, wrapper, operator ...) that nothing answers to."""

    @classmethod
    def of(cls, kind: str, name: str, known: Iterable[str], listed_by: str = "") -> Self:
        """Build the error with near names, or with the known ones if they are few.

        Args:
            kind: What the name should have named, such as `"device profile"`.
            name: The name that was asked for.
            known: All names there are.
            listed_by: Command that lists them, told where they are many and none is near.
        """
        names = sorted(known)
        many = f"{len(names)} others" + (f", which `{listed_by}` lists" if listed_by else "")
        listed = ", ".join(names) if len(names) <= 12 else many
        return cls(f"There is no {kind} named {name!r}", mend=near(name, names) or f"Known: {listed or 'none at all'}")


class ScenarioError(GtsError):
    """A scenario file says something that cannot be meant.

    Args:
        problem: What is wrong.
        file: The file, if known.
        line: The line in it, counted from 1.
        field: Dotted path of the field, such as `"defects[0].when"`.
        value: The value found there.
        mend: What would be right.
    """

    def __init__(
        self,
        problem: str,
        *,
        file: Path | str | None = None,
        line: int | None = None,
        field: str | None = None,
        value: Any = None,
        mend: str = "",
    ) -> None:
        place = ":".join(str(part) for part in (file, line) if part is not None)
        head = ": ".join(part for part in (place, field, problem) if part)
        super().__init__(head, found=_short(value) if value is not None else "", mend=mend)
        self.file, self.line, self.field, self.value = file, line, field, value


class BindingError(ScenarioError):
    """A scenario is well formed but names app data, a target or an operator that the phone does not have."""


class ActionError(GtsError, ValueError):
    """An action that is malformed, or that the action space or the device does not know."""


class DeviceError(GtsError):
    """A device did not do what it was told."""


class DeviceLost(DeviceError):
    """The connection to a device is gone: the episode cannot go on, but a new device may be claimed."""


class RestoreError(DeviceError):
    """A device could not be put into the state a scenario asks for."""


class UnavailableError(RestoreError):
    """A device cannot bring about what a scenario asks for, so that its tasks are neither passed nor failed there."""


class ApkError(GtsError):
    """A package file of an app that cannot be had, cannot be read, or is another than was asked for."""


class XmlError(GtsError, ValueError):
    """A window hierarchy dump that cannot be read."""


class TrajectoryError(GtsError):
    """A recorded trajectory that is broken, unfinished or of an unknown format."""


class ModelError(GtsError):
    """A model server refused, failed or answered something that cannot be used."""


def near(name: str, candidates: Iterable[str], *, most: int = 3) -> str:
    """Suggest what a mistyped name may have meant.

    Args:
        name: The name that was not found.
        candidates: The names there are.
        most: At most so many suggestions.

    Returns:
        A sentence such as `Did you mean 'notes' or 'notepad'?`, or `""` if nothing is near.

    Example:
        >>> near("Nots", ["notes", "clock"])
        "Did you mean 'notes'?"
    """
    likeness = {candidate: _likeness(name, candidate) for candidate in dict.fromkeys(candidates)}
    # The first of equals comes first, in the order in which they were given.
    close = [one for one in likeness if likeness[one] >= 0.6]
    hits = sorted(close, key=lambda one: (-likeness[one], -difflib.SequenceMatcher(None, one, name).ratio()))[:most]
    quoted = [repr(hit) for hit in hits]
    if not quoted:
        return ""
    return f"Did you mean {' or '.join([', '.join(quoted[:-1]), quoted[-1]] if quoted[1:] else quoted)}?"


def _likeness(name: str, candidate: str) -> float:
    """From 0 to 1. A name without its pack is compared with names without theirs, and 1 is as 01."""
    if "/" not in name:
        candidate = candidate.rpartition("/")[2] or candidate
    matcher = difflib.SequenceMatcher(None, _folded(candidate), _folded(name))
    # The two bounds are quick, and settle most.
    return 0.0 if min(matcher.real_quick_ratio(), matcher.quick_ratio()) < 0.6 else matcher.ratio()


def _folded(name: str) -> str:
    return re.sub(r"\b0+(?=\d)", "", name.casefold())


def _sentences(*parts: str) -> str:
    """Join the parts that say something, each closed by a stop."""
    said = [part.strip() for part in parts if part.strip()]
    # One part alone is left as it is: it may end in code, or be a text that was joined before (unpickling).
    return said[0] if len(said) == 1 else " ".join(part if part[-1] in ".!?:" else f"{part}." for part in said)


def _short(value: Any, width: int = 120) -> str:
    text = repr(value)
    return text if len(text) <= width else f"{text[: width - 3]}..."


def portable(error: Exception, otherwise: type[Exception] = GtsError) -> Exception:
    """The error, told where it arose, in a form that another process can read.

    Args:
        error: The error.
        otherwise: What tells of it where it cannot be pickled itself.
    """
    import pickle  # only where something went wrong
    import traceback

    told = "".join(traceback.format_exception(error)).rstrip()
    error.add_note(f"In a process of its own:\n{told}")
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        # An error of any kind may be one that cannot be pickled, and pickling may end in any other.
        return otherwise(f"A process of its own failed:\n{told}")
    return error
