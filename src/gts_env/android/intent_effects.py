"""Effects by which an app reaches beyond itself: intents, sharing, the clipboard; and leaving with a result."""

from __future__ import annotations

from dataclasses import dataclass

from gts_env.android.effects import Effect, pack
from gts_env.android.intents import Intent


@dataclass(frozen=True, slots=True)
class StartIntent(Effect):
    """Have an intent answered: by the one app that can, or by the one the user chooses.

    Attributes:
        intent: What is to be done.
        on_result: What the activity that asks does with the result; None if it waits for none.
    """

    intent: Intent
    on_result: Effect | None = None


@dataclass(frozen=True, slots=True)
class ShowShareSheet(Effect):
    """Show the system's share sheet for an intent."""

    intent: Intent


@dataclass(frozen=True, slots=True)
class Finish(Effect):
    """Finish the activity that asks, wherever it stands, with the result it has set."""


@dataclass(frozen=True, slots=True)
class Copy(Effect):
    """Put a text on the clipboard; the system tells of it for a while.

    Attributes:
        text: The text.
        label: What the app calls it.
        sensitive: Whether it is a secret, in whose place the system shows dots.
    """

    text: str
    label: str = ""
    sensitive: bool = False


@dataclass(frozen=True, slots=True)
class HideClip(Effect):
    """Take away what tells of the text that was copied."""


def view(uri: str) -> StartIntent:
    """Open what a URI stands for."""
    return StartIntent(Intent("VIEW", uri))


def share(text: str, subject: str = "") -> ShowShareSheet:
    """Offer a text to the apps that take one."""
    return ShowShareSheet(sending(text, subject))


def sending(text: str, subject: str = "", app: str | None = None) -> Intent:
    """The intent by which a text is handed to another app."""
    extras = {"text": text, **({"subject": subject} if subject else {})}
    return Intent("SEND", type="text/plain", extras=pack(extras), app=app)
