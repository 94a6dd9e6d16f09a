"""Where the `gts` command begins, so that Ctrl-C ends it without a traceback from its first moment on.

It stands beside the package: whatever is imported from inside it imports Gymnasium first, which takes a good part of a
second. So this module imports nothing but what every interpreter has at hand. (The interpreter's own start, and what an
installer's script imports before this, nobody can guard.)
"""

from __future__ import annotations

# The part of `signal` that is built in: the rest brings `enum` and all that stands on it, some hundredths of a second.
import _signal as signal  # type: ignore[import-not-found]


def main() -> None:
    """Run the `gts` command and leave the process.

    Raises:
        SystemExit: Always, as of :func:`gts_env.cli.main`.
    """
    _end_at_once()
    try:
        from gts_env.cli import main as run

        run()
    finally:
        _end_at_once()


def _end_at_once() -> None:
    """Let an interrupt end the process as the system does it: there is nothing to put away, not yet or no more.

    Where interrupts are ignored, as by what a shell runs behind, that stays so.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
