"""What a command can ask of other apps and of the system: intents, sharing, the clipboard, a result for its caller."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android import effects as fx
from gts_env.android import intent_effects as ask
from gts_env.android.intents import Intent
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.ui import Ui as Base
else:
    Base = object


class Outgoing(Base):
    """The part of a command's view of the phone that leads out of the app."""

    if TYPE_CHECKING:

        def run(self, effect: fx.Effect | None) -> None:
            """Carry out an effect: what :class:`~gts_env.android.ui.Tx` brings."""

    def start(self, intent: Intent, *, on_result: fx.Effect | None = None) -> None:
        """Have an intent answered by an app that can; the user chooses among several.

        Args:
            intent: What is to be done.
            on_result: What to do with the result; see :meth:`~gts_env.android.ui.Ui.open_for_result`.
        """
        self.run(ask.StartIntent(intent, on_result))

    def open_uri(self, uri: str) -> None:
        """Open what a URI stands for: a link, a contact, an event."""
        self.run(ask.view(uri))

    def share(self, text: str, subject: str = "") -> None:
        """Show the share sheet for a text."""
        self.run(ask.share(text, subject))

    def copy(self, text: str, label: str = "", *, sensitive: bool = False) -> None:
        """Put a text on the clipboard. The system tells of it: no toast is needed.

        Args:
            text: The text.
            label: What the app calls it.
            sensitive: Whether it is a secret, in whose place the system shows dots.
        """
        self.run(ask.Copy(text, label, sensitive))

    def pasted(self) -> str:
        """The text on the clipboard; empty if there is none."""
        return self.state.clip.text if self.state.clip is not None else ""

    def set_result(self, result: Any) -> None:
        """What the activity will hand back to the one that waits for it; None stands for cancelled."""
        from gts_env.android.lifecycle import find, put_entry

        entry = find(self.state, self.entry.uid)
        if entry is not None:
            self.state = put_entry(self.state, evolve(entry, result=result))

    def finish(self, result: Any = None) -> None:
        """Leave the activity, with a result for the one that waits for it; None leaves it cancelled."""
        if result is not None:
            self.set_result(result)
        self.run(ask.Finish())
