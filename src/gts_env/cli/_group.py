"""Groups of commands: `gts GROUP COMMAND`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer


def add_group(app: typer.Typer, name: str, about: str, example: str) -> Callable[..., Callable[..., Any]]:
    """Add a group of commands.

    Args:
        app: The command line.
        name: Name of the group.
        about: What its commands do, in a sentence.
        example: What stands below its help.

    Returns:
        What adds a command to it, as :meth:`typer.Typer.command`.
    """
    group = typer.Typer(help=about, epilog=example, no_args_is_help=True, rich_markup_mode="markdown")
    group.callback()(_nothing)  # without one a group of a single command would be that command
    app.add_typer(group, name=name)
    return group.command


def _nothing() -> None:
    pass
