"""GUITestBench's names of fault modes, and ours."""

from __future__ import annotations

MODES = {"Operation No Response": "ONR", "Unexpected Task Result": "UTR", "Navigation Logic Error": "NLE"}
WRITTEN = MODES | {mode: mode for mode in MODES.values()}
"""As a record may write them: by name, as the public file does, or by our letters."""


def named(text: str) -> str | None:
    """The one mode that a text names; None where it names none or several."""
    found = {mode for name, mode in MODES.items() if name.casefold() in text.casefold()}
    return found.pop() if len(found) == 1 else None
