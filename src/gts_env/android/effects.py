"""Effects: frozen records of what a touch asks for. Widgets hold these in place of closures.

An effect is compared by value, can be stored in state, and is what a fault ignores, repeats or redirects.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gts_env.evolving import evolve

Args = tuple[tuple[str, Any], ...]
"""Named arguments, sorted by name."""


def pack(arguments: dict[str, Any]) -> Args:
    """Named arguments as a sorted tuple, so that equal calls are equal effects."""
    return tuple(sorted(arguments.items()))


@dataclass(frozen=True, slots=True)
class Effect:
    """Base of all effects."""


@dataclass(frozen=True, slots=True)
class Do(Effect):
    """Run a command of the app that owns the window."""

    command: str
    args: Args = ()

    def with_(self, **arguments: Any) -> Do:
        """The same call with more arguments (what a picker adds when it is confirmed)."""
        return evolve(self, args=pack({**dict(self.args), **arguments}))


@dataclass(frozen=True, slots=True)
class Open(Effect):
    """Start a screen (an activity) of the app, or of another app when ``app`` is given.

    Attributes:
        screen: Name of the screen.
        args: Its arguments.
        app: App id; None for the app that asks.
        flags: Flags of the intent, see :data:`gts_env.android.intents.FLAGS`.
        on_result: What the activity that asks does with the result; None if it waits for none.
    """

    screen: str
    args: Args = ()
    app: str | None = None
    flags: tuple[str, ...] = ()
    on_result: Effect | None = None


@dataclass(frozen=True, slots=True)
class Back(Effect):
    """Leave the activity, as back does once nothing else has consumed it.

    Attributes:
        via: ``key`` or ``gesture``; ``app`` when a button of the app asks for it.
    """

    via: str = "app"


@dataclass(frozen=True, slots=True)
class Up(Effect):
    """The up arrow: go to the parent screen within the app."""


@dataclass(frozen=True, slots=True)
class Home(Effect):
    """Go to the launcher."""


@dataclass(frozen=True, slots=True)
class Recents(Effect):
    """Show the tasks that were in use."""


@dataclass(frozen=True, slots=True)
class Previous(Effect):
    """Switch to the app that was used before the one in front."""


@dataclass(frozen=True, slots=True)
class Launch(Effect):
    """Start an app as a tap on its icon does: bring its task to the front or begin a new one."""

    app: str


@dataclass(frozen=True, slots=True)
class Show(Effect):
    """Lay a dialog, sheet or menu of the app over the screen; of another app when ``owner`` is given."""

    layer: str
    args: Args = ()
    kind: str = "dialog"
    anchor: str | None = None
    owner: str | None = None


@dataclass(frozen=True, slots=True)
class Dismiss(Effect):
    """Take the top layer away."""


@dataclass(frozen=True, slots=True)
class HideSnackbar(Effect):
    """Take the snackbar of the screen away."""


@dataclass(frozen=True, slots=True)
class Put(Effect):
    """Set a value of the window's view state.

    Attributes:
        key: Name of the value.
        value: New value.
        saved: Whether it outlives rotation and process death; a remembered value outlives neither.
        outer: Set it in the screen under the layer rather than in the layer's own state.
    """

    key: str
    value: Any
    saved: bool = True
    outer: bool = False


@dataclass(frozen=True, slots=True)
class Focus(Effect):
    """Give the input focus to the text field with this key and show the keyboard."""

    key: str


@dataclass(frozen=True, slots=True)
class Press(Effect):
    """Press a system or editing key (see :data:`gts_env.actions.KEYS`): what buttons of the system's bars do.

    Attributes:
        key: Name of the key.
        via: ``key`` or ``gesture``; back by gesture is told apart from back by key.
    """

    key: str
    via: str = "key"


@dataclass(frozen=True, slots=True)
class Type(Effect):
    """A key of the soft keyboard: put text at the caret of the focused field."""

    text: str


@dataclass(frozen=True, slots=True)
class Erase(Effect):
    """The keyboard's backspace, ``times`` over when it is held."""

    times: int = 1


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """Turn the soft keyboard to another page or shift, None leaving one as it is, or to the other language."""

    page: str | None = None
    shift: str | None = None
    language: bool = False


@dataclass(frozen=True, slots=True)
class Many(Effect):
    """Several effects in order."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Nothing(Effect):
    """A control that is alive but has nothing to do in this state (a selected tab tapped again)."""


# -- what comes from outside an app's own screens --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Enter(Open):
    """Start a screen of an app from outside it (a notification, a home-screen widget).

    The app's task begins anew with the screens that this one declares as its parents below it.
    """


@dataclass(frozen=True, slots=True)
class As(Effect):
    """Carry out an effect in the name of an app, whichever is in front."""

    app: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class AnswerNotice(Effect):
    """Touch a notification, or one of its buttons.

    Attributes:
        key: Key of the notification.
        action: Number of the button; None for the notification itself.
    """

    key: str
    action: int | None = None


@dataclass(frozen=True, slots=True)
class ShowPanel(Effect):
    """Open the notification shade, or quick settings, over everything."""

    screen: str = "shade"


@dataclass(frozen=True, slots=True)
class HidePanel(Effect):
    """Close the notification shade."""
