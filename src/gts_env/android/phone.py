"""The phone: performs actions on an immutable state and shows what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from gts_env.actions import (
    Action,
    DoubleTap,
    Drag,
    LongPress,
    OpenApp,
    PressKey,
    Rotate,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.android import edges, fields, gestures, jobs, keys, lifecycle, outside, windows, world
from gts_env.android import effects as fx
from gts_env.android.app_data import AppData
from gts_env.android.config import Config
from gts_env.android.frame import Composer, Frame
from gts_env.android.intent_effects import StartIntent
from gts_env.android.intents import Intent
from gts_env.android.memo import Memo
from gts_env.android.nodes import nodes_of
from gts_env.android.painting.surface import Surfaces
from gts_env.android.reducer import Reducer
from gts_env.android.resolving import candidates
from gts_env.android.seams import CLEAN, Seams
from gts_env.android.seen import Seen
from gts_env.android.state import LAUNCHER, Entry, PhoneState, Task
from gts_env.evolving import evolve
from gts_env.screen import Screen

if TYPE_CHECKING:
    import numpy.typing as npt

    from gts_env.android.manifest import Registry
    from gts_env.android.window import Window

REST_MS = 500
"""Device time that passes after every action, so that finite animations have ended."""
SYSTEM_WINDOWS = ("ime", "toast", "clipboard", "handle", "toolbar", "peek", "status", "navigation")
"""Kinds of windows whose nodes are given only on request."""


class Phone:
    """A simulated Android phone.

    Args:
        apps: Installed apps.
        seams: Live faults; a clean build by default.

    The phone is its ``state`` and caches: setting ``state`` back to an earlier value restores the phone.
    """

    def __init__(self, apps: Registry, seams: Seams = CLEAN) -> None:
        self.apps = apps
        self.memo = Memo()
        self.surfaces = Surfaces()
        self.set_seams(seams)
        self.state = PhoneState(Config(), 0)

    def set_seams(self, seams: Seams) -> None:
        """Change the live faults."""
        self.seams = seams
        self.composer = Composer(self.apps, seams, self.memo)
        self.reducer = Reducer(self.apps, seams, self.memo, self.composer)
        self._screen: tuple[PhoneState, Screen] | None = None
        self._seen = Seen()

    def boot(self, config: Config, now: int, data: Mapping[str, Any]) -> PhoneState:
        """A state just after boot: the launcher in front, apps with this data (defaults for the others)."""
        launcher = Entry(1, LAUNCHER, self.apps.app(LAUNCHER).start, config=config)
        known = {m.id: data[m.id] for m in self.apps if m.id in data}
        apps = AppData(known, self.apps, now, config.zone)
        state = PhoneState(config, now, apps, (Task(LAUNCHER, (launcher,)),), next_uid=2)
        self.state = jobs.booted(self.reducer, state, tuple(known))
        return self.state

    # -- looking -------------------------------------------------------------------------------------------------

    def frame(self) -> Frame:
        """The laid-out frame of the present state."""
        return self.composer.frame(self.state)

    def screen(self, *, system: bool = False) -> Screen:
        """What the device shows: active window, pixels on demand, and the device's facts.

        Args:
            system: Also give the nodes of the keyboard, the toast and the system's bars, as further roots.
        """
        frame = self.frame()
        if system:
            return self._read(frame, (frame.active, *[w for w in frame.windows if w.kind in SYSTEM_WINDOWS]))
        held = self._screen
        if held is None or held[0] is not self.state:
            held = self._screen = self.state, self._read(frame, (frame.active,))
        return held[1]

    def _read(self, frame: Frame, shown: tuple[Window, ...]) -> Screen:
        state = self.state
        config = state.config
        width, height = frame.size
        entry = state.entry
        owner = entry.layers[-1].app if entry.layers else None
        app = self.apps.app(owner or entry.app)
        roots = []
        for w in shown:
            content = nodes_of(w.box, w.x, w.y, (0, 0, width, height), w.package)
            bounds = (max(0, w.x), max(0, w.y), min(width, w.x + w.box.w), min(height, w.y + w.box.h))
            roots.append(self._seen.root(content, bounds, w.package))
        return Screen(
            self._seen.tree(roots[0]) if len(roots) == 1 else tuple(roots),
            width=width,
            height=height,
            package=app.manifest.package,
            activity=app.screens[app.start if owner else entry.screen].activity,
            orientation="portrait" if config.orientation == "portrait" else "landscape",
            night=config.night,
            font_scale=config.font_scale,
            locale=config.locale,
            keyboard=state.ime,
            time_ms=state.now,
            toast=state.toast.text if state.toast is not None else None,
            pixels=lambda: self.surfaces.fresh(frame, frame.size),
        )

    def picture(self, size: tuple[int, int]) -> npt.NDArray[np.uint8]:
        """The screen drawn at ``size`` (width, height): a fresh uint8 RGB array (height, width, 3)."""
        return self.surfaces.rgb(self.frame(), size)

    # -- acting --------------------------------------------------------------------------------------------------

    def perform(self, action: Action) -> str | None:
        """Carry out a gesture and come to rest; returns an error an agent may read, or None."""
        handler = _PERFORM.get(type(action))
        before = after = self.state
        error = None
        spent = 0
        if handler is not None:
            tx = self.reducer.begin(before)
            error = handler(self, tx, action)
            tx.state = lifecycle.settle(self.reducer, tx.state, tx.state)
            after = self.seams.lived(tx, before, self.composer.frame) if self.seams.lives else tx.state
            spent = duration(action)
            if after.data is not before.data:
                after = evolve(after, data=self.memo.known(before.data, after.data))
        after = world.pass_time(self.reducer, after, spent + REST_MS)
        self.state = fields.settled(self.composer, before, after)
        return error

    def happen(self, effect: fx.Effect) -> None:
        """Let something happen that no user did; no time passes."""
        before = self.state
        after = world.happened(self.reducer, outside.without_panel(before), effect)
        if self.seams.lives:
            after = self.seams.lived(self.reducer.begin(after), before, self.composer.frame)
        self.state = fields.settled(self.composer, before, after)

    def start(self, intent: Intent) -> str | None:
        """Start an activity from outside, as ``am start`` does: in a task of its app's own.

        Returns:
            Why it was not started, or None.
        """
        if not candidates(self.apps, intent):
            return f"Activity not started, unable to resolve {intent}"
        flags = intent.flags if "new_task" in intent.flags else (*intent.flags, "new_task")
        self.happen(StartIntent(evolve(intent, flags=flags)))
        return None

    def kill(self, app: str, *, force: bool = False) -> None:
        """End an app's process: while it is in the background, or with ``force`` wherever it is.

        Its data stays. Without force its activities are made anew from what they saved when they come back; with force
        they are gone.
        """
        self.happen(world.Kill(app, force))

    def _tap(self, tx: Any, action: Tap) -> None:
        gestures.touch(tx, self.frame(), action.x, action.y, "tap")

    def _double(self, tx: Any, action: DoubleTap) -> None:
        gestures.double_tap(tx, self.composer.frame, action.x, action.y)

    def _long(self, tx: Any, action: LongPress) -> None:
        gesture = "long_press" if action.ms >= gestures.LONG_PRESS_MS else "tap"
        gestures.touch(tx, self.frame(), action.x, action.y, gesture, action.ms)

    def _swipe(self, tx: Any, action: Swipe) -> None:
        self._finger(tx, action, action.ms, held=False)

    def _drag(self, tx: Any, action: Drag) -> None:
        self._finger(tx, action, 0, held=True)

    def _finger(self, tx: Any, action: Swipe | Drag, ms: int, *, held: bool) -> None:
        frame = self.frame()
        start, end = (action.x0, action.y0), (action.x1, action.y1)
        effect = edges.system_swipe(frame, start, end, held)
        if effect is not None:
            tx.run(effect)
        else:
            gestures.swipe(tx, frame, start, end, ms)

    def _type(self, tx: Any, action: TypeText) -> str | None:
        return keys.type_text(tx, self.composer, action)

    def _key(self, tx: Any, action: PressKey) -> str | None:
        return keys.press(tx, self.frame(), action.key)

    def _rotate(self, tx: Any, action: Rotate) -> None:
        if not tx.state.config.rotation_locked:
            tx.state = windows.configured(tx.state, orientation=action.orientation)

    def _open_app(self, tx: Any, action: OpenApp) -> str | None:
        manifest = self.apps.find(action.app)
        if manifest is None:
            return f"no app named {action.app!r} is installed"
        tx.run(fx.Launch(manifest.id))
        return None


def duration(action: Action) -> int:
    """Device time a gesture takes, in ms."""
    if isinstance(action, (Swipe, Drag, LongPress, Wait)):
        return action.ms
    return 100 if isinstance(action, DoubleTap) else 0


_PERFORM: dict[type, Any] = {
    Tap: Phone._tap,
    DoubleTap: Phone._double,
    LongPress: Phone._long,
    Swipe: Phone._swipe,
    Drag: Phone._drag,
    TypeText: Phone._type,
    PressKey: Phone._key,
    Rotate: Phone._rotate,
    OpenApp: Phone._open_app,
    Wait: lambda phone, tx, action: None,
}
