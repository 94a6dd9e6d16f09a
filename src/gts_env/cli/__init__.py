"""The `gts` command.

Each module of this package whose name does not begin with `_` and that has a function `register(app)` adds its
commands: a new command is one new file. Modules are imported for every call, so they import what is heavy inside their
commands.
"""

from __future__ import annotations

import errno
import importlib
import io
import os
import pkgutil
import signal
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Annotated

import typer

from gts_env._version import __version__
from gts_env.errors import GtsError

_NO_ROOM = (errno.ENOSPC, getattr(errno, "EDQUOT", None))
EXIT_FAILED = 1
EXIT_REFUSED = 2
"""Exit code when the library says no: the same as for a misspelt option."""
EXIT_INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells count it."""

_EPILOG = """
**Start here**

`gts doctor` checks this machine.

`gts demo` shows an agent find a defect, with no device and no key.

`gts COMMAND --help` tells a command's options, with examples.
"""


def build_app() -> typer.Typer:
    """Return the command line with every command that this package has."""
    app = typer.Typer(
        name="gts",
        help="Environments for agents that test Android apps: run, validate, serve and measure them.",
        epilog=_EPILOG,
        no_args_is_help=True,
        rich_markup_mode="markdown",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_root)
    for module in _command_modules():
        module.register(app)
    return app


def main(args: Sequence[str] | None = None) -> None:
    """Run the `gts` command and leave the process.

    Args:
        args: The words after `gts`; by default those the process was called with.

    Raises:
        SystemExit: Always. 0 is success, 1 a failed check, 2 a request that was refused, 130 an interruption.
    """
    _take_any_text()
    try:
        app = build_app()
        try:
            _heed_interrupts()
            app(args=args, prog_name="gts")
        finally:
            sys.stdout.flush()  # here, where it can be told, and not when the interpreter has ended
    except GtsError as error:
        typer.secho(f"error: {error}", fg=typer.colors.RED, err=True)
        sys.exit(EXIT_REFUSED)
    except KeyboardInterrupt:  # one that came before or after the command itself
        sys.exit(EXIT_INTERRUPTED)
    except OSError as error:
        if error.errno not in (*_NO_ROOM, errno.EPIPE):
            raise
        if error.errno != errno.EPIPE:  # a reader that has enough is no error
            typer.secho(f"error: nothing more can be written: {error.strerror}", fg=typer.colors.RED, err=True)
        # What is left in the buffer can go nowhere: the interpreter would try once more, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(EXIT_FAILED)


def _take_any_text() -> None:
    """Let output that is piped on with few characters, as on Windows, lose a sign rather than the whole run."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def _heed_interrupts() -> None:
    """Let Ctrl-C be an exception again where the command's entry had it end the process: commands clear up after it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _command_modules() -> list[ModuleType]:
    names = sorted(found.name for found in pkgutil.iter_modules(__path__) if not found.name.startswith("_"))
    modules = (importlib.import_module(f"{__name__}.{name}") for name in names)
    return [module for module in modules if hasattr(module, "register")]


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gts-env {__version__}")
        raise typer.Exit


_VERSION = typer.Option("--version", "-V", callback=_print_version, is_eager=True, help="Show the version.")


def _root(version: Annotated[bool, _VERSION] = False) -> None:
    pass
