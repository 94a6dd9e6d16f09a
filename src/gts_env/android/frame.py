"""The laid-out frame of a state: its windows from back to front. A cache, never state."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import TYPE_CHECKING, Any

from gts_env.android import panning
from gts_env.android.layout.context import FOCUS, IME, INSETS, SNACKBAR, Layout
from gts_env.android.layout.reconcile import reconcile
from gts_env.android.seams import Seams, Site
from gts_env.android.state import Entry, Layer, PhoneState
from gts_env.android.system import bars, layers
from gts_env.android.system.themes import SYSTEM_UI
from gts_env.android.theme import theme_for
from gts_env.android.ui import Ui
from gts_env.android.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.layout.box import Box
    from gts_env.android.manifest import Manifest, Registry
    from gts_env.android.memo import Memo
    from gts_env.android.widgets.base import Widget

SYSTEM_SEED = 0xFF6750A4
RECENT_FRAMES = 4
"""Frames that are found again by their state: what was before a gesture is asked for beside what comes after it."""
RECENT_BOXES = 64
"""Laid-out windows that are held, so that going back to one finds it as it was."""
RECENT_WINDOWS = 24
"""Windows whose memory for laying out is held."""
ROOT = "\0root"
"""Key under which a window keeps its widgets for the next frame."""


class Frame:
    """All windows of a state.

    Attributes:
        state: The state it shows.
        size: Width and height in pixels.
        windows: From back to front.
        active: The window UiAutomator calls active: the topmost that can take the focus.
    """

    __slots__ = ("active", "size", "state", "windows")

    def __init__(self, state: PhoneState, windows: tuple[Window, ...], active: Window) -> None:
        self.state = state
        self.size = state.config.size
        self.windows = windows
        self.active = active

    def window(self, kind: str) -> Window | None:
        """The topmost window of a kind."""
        return next((w for w in reversed(self.windows) if w.kind == kind), None)


class Composer:
    """Makes frames.

    Args:
        apps: Installed apps.
        seams: Live faults.
        memo: Memory of built parts.
    """

    def __init__(self, apps: Registry, seams: Seams, memo: Memo) -> None:
        self.apps = apps
        self.seams = seams
        self.memo = memo
        self._recent: deque[Frame] = deque(maxlen=RECENT_FRAMES)
        # Boxes are held weakly by their widgets, or every dropped screen would wait for the cyclic collector.
        self._held: OrderedDict[Box, None] = OrderedDict()
        self._kept: dict[tuple[int, str], dict[str, Any]] = {}
        self.system = bars.SystemWindows(apps)

    def frame(self, state: PhoneState) -> Frame:
        """The frame of a state. Its boxes are held for a while, so that going back finds them still laid out."""
        for frame in reversed(self._recent):
            if frame.state is state:
                return frame
        frame = self._compose(state)
        self._recent.append(frame)
        for window in frame.windows:
            self._hold(window.box)
        return frame

    def _hold(self, box: Box) -> None:
        held = self._held
        if box in held:
            held.move_to_end(box)
        else:
            held[box] = None
            if len(held) > RECENT_BOXES:
                held.popitem(last=False)

    def _compose(self, state: PhoneState) -> Frame:
        entry = state.entry
        manifest = self.apps.app(entry.app).manifest
        insets = bars.insets(state)
        screen = self._screen(state, entry, manifest, insets)
        windows = [screen]
        active = screen
        for i, layer in enumerate(entry.layers):
            active = self._layer(state, entry, layer, manifest, screen, windows, i)
            windows.append(active)
        if state.panel is not None:
            active = self._panel(state, state.panel)
            windows.append(active)
        windows.extend(self.system.over(state, windows))
        return Frame(state, tuple(windows), active)

    def _memory(self, entry: Entry, name: str) -> dict[str, Any]:
        """What the layouts of a window may keep from frame to frame."""
        kept = self._kept.get((entry.uid, name))
        if kept is None:
            if len(self._kept) >= RECENT_WINDOWS:
                self._kept.clear()
            kept = self._kept[(entry.uid, name)] = {}
        return kept

    def _reconciled(self, kept: dict[str, Any], root: Widget) -> Widget:
        before = kept.get(ROOT)
        if before is not None and before is not root:
            root = reconcile(root, before)
        kept[ROOT] = root
        return root

    def _built(self, ui: Ui, key: tuple[str, str, str], args: tuple[Any, ...], make: Callable[[], Widget]) -> Widget:
        """The widgets of a window: found by the app's data, which come back as the objects they were, or by reads."""

        def by_reads() -> Widget:
            found: Widget = self.memo.call(ui, key, args, make)
            return found

        root: Widget = self.memo.of_data(ui, key, key[1], args, by_reads)
        return root

    def _screen(self, state: PhoneState, entry: Entry, manifest: Manifest, insets: tuple[int, int, int, int]) -> Window:
        app = self.apps.app(entry.app)
        ui = Ui(state, entry, None, self.apps, self.seams, self.memo)
        method = getattr(app, entry.screen)
        args = tuple([v for _, v in entry.args])
        root = self._built(ui, ("screen", app.id, entry.screen), args, lambda: method(ui, **dict(entry.args)))
        front = not entry.layers
        panned = state.ime and front and app.screens[entry.screen].soft_input == "pan"
        facts = {
            FOCUS: entry.focus,
            SNACKBAR: entry.snackbar,
            INSETS: insets if (front and not panned) or not state.ime else bars.insets(state, ime=False),
            IME: state.ime and front and not panned,
        }
        site = Site(entry.app, entry.screen, dict(entry.args), state.config, state)
        if self.seams.views:
            facts.update(self.seams.facts(site))
        kept = self._memory(entry, "")
        root = self._reconciled(kept, root)
        lay = Layout(theme_for(app.seed, state.config), entry.view, self.seams, site, facts, kept)
        width, height = state.config.size
        left, _, right, _ = bars.sides(state.config)
        width -= left + right
        window = Window("screen", lay.window(root, width, height, width, height), left, 0, manifest.package, lay)
        if panned:
            window.y = -panning.lift(window, state)
        return window

    def _panel(self, state: PhoneState, panel: Entry) -> Window:
        """The notification shade or quick settings."""
        screen = self._screen(state, panel, self.apps.app(panel.app).manifest, bars.insets(state, ime=False))
        return Window("panel", screen.box, screen.x, 0, SYSTEM_UI, screen.lay)

    def _layer(
        self,
        state: PhoneState,
        entry: Entry,
        layer: Layer,
        manifest: Manifest,
        screen: Window,
        below: list[Window],
        i: int,
    ) -> Window:
        app = self.apps.app(layer.app or entry.app)
        ui = Ui(state, entry, layer, self.apps, self.seams, self.memo)
        top = i == len(entry.layers) - 1
        facts: dict[str, Any] = {FOCUS: layer.focus, SNACKBAR: None, INSETS: bars.insets(state), IME: state.ime and top}
        site = Site(app.id, layer.name, dict(layer.args), state.config, state)
        if self.seams.views:
            facts.update(self.seams.facts(site))
        kept = self._memory(entry, layer.name)
        lay = Layout(theme_for(app.seed, state.config), layer.view, self.seams, site, facts, kept)
        if layer.kind == "menu":
            return layers.menu(layer, screen, below[-1], lay, state, manifest.package)
        args = tuple([v for _, v in layer.args])
        method = getattr(app, layer.name)
        root = self._built(ui, ("layer", app.id, layer.name), args, lambda: method(ui, **dict(layer.args)))
        root = self._reconciled(kept, root)
        place = layers.PLACES.get(layer.kind, layers.dialog)
        return place(root, lay, state, app.manifest.package)
