"""The version of the library, read by the build and by `gts --version`."""

from __future__ import annotations

__version__ = "0.1.0"
