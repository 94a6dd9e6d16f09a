"""Runs the `gts` command as `python -m gts_env.cli`, where its script is not on the path."""

from __future__ import annotations

from gts_env.cli import main

if __name__ == "__main__":
    main()
