"""Restoring: a strategy brings the data about, settings and set-up follow, and all is checked on the screen."""

from __future__ import annotations
