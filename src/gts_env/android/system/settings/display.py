"""Display: dark theme, sizes of letters and of everything, rotation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gts_env.android import windows
from gts_env.android.app import command, screen
from gts_env.android.config import DISPLAY_SIZES, FONT_SCALES
from gts_env.android.material import IconButton, OutlinedButton, Slider, SwitchRow
from gts_env.android.system.settings.base import SettingsBase, words
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget

STEPS: dict[str, tuple[float, ...]] = {"font_scale": FONT_SCALES, "display_size": DISPLAY_SIZES}
"""Fields of the configuration that sliders set, with their steps."""


class DisplayPages(SettingsBase):
    """Display."""

    @screen(parent="home", activity="SubSettings")
    def display(self, ui: Ui) -> Widget:
        """The list."""
        say, config = words(ui), ui.config
        turn = ui.do("configure", name="rotation_locked", value=not config.rotation_locked)
        dark = ui.do("configure", name="night", value=not config.night)
        sizes = f"{ui.fmt.percent(config.font_scale)}, {ui.fmt.percent(config.display_size)}"
        rows = [
            SwitchRow(say("dark_theme"), say("on" if config.night else "off"), config.night, dark, id="dark_theme"),
            self.link(ui, "text_size", sizes, ui.open("text_size")),
            SwitchRow(say("auto_rotate"), None, not config.rotation_locked, turn, id="auto_rotate"),
        ]
        return self.page(ui, say("display"), rows, "display")

    @screen(parent="display", activity="SubSettings")
    def text_size(self, ui: Ui) -> Widget:
        """A preview over two sliders."""
        say = words(ui)
        reset = OutlinedButton(say("reset_sizes"), ui.do("reset_sizes"), id="reset_sizes")
        rows = [
            self._preview(ui),
            self._slider(ui, "font_size", "font_scale"),
            self._slider(ui, "display_size", "display_size"),
            Column([reset], padding=(24, 8), width="fill"),
        ]
        return self.page(ui, say("text_size"), rows, "text_size")

    def _preview(self, ui: Ui) -> Widget:
        say = words(ui)
        lines = [
            Text(say("sample_title"), "title_medium", id="sample_title"),
            Text(say("sample_text"), "body_medium", "on_surface_variant", id="sample_text"),
        ]
        card = Column(lines, gap=8, padding=20, radius=28, background="surface_container", width="fill", id="preview")
        return Column([card], padding=(16, 8, 16, 16), width="fill", align="fill")

    def _slider(self, ui: Ui, key: str, field: str) -> Widget:
        say, steps = words(ui), STEPS[field]
        at = nearest(steps, getattr(ui.config, field))

        def go(to: int, icon: str, desc: str, name: str) -> Widget:
            effect = ui.do("step", field=field, value=to)
            return IconButton(icon, effect, say(desc), enabled=0 <= to < len(steps), id=f"{key}_{name}")

        slider = Slider(
            at, ui.do("step", field=field), high=len(steps) - 1, desc=say(key), id=f"{key}_slider", key=key, weight=1
        )
        return Column(
            [
                Text(say(key), "title_medium", id="android:id/title"),
                Text(say(f"{key}_more"), "body_medium", "on_surface_variant", id="android:id/summary"),
                Row([go(at - 1, "remove", "smaller", "down"), slider, go(at + 1, "add", "larger", "up")], width="fill"),
            ],
            padding=(24, 12, 12, 4),
            width="fill",
        )

    @command
    def step(self, ui: Tx, field: str, value: int) -> None:
        """Go to a step of a slider."""
        steps = STEPS[field]
        ui.state = windows.configured(ui.state, **{field: steps[max(0, min(int(value), len(steps) - 1))]})

    @command
    def reset_sizes(self, ui: Tx) -> None:
        """Take both sizes back to normal."""
        ui.state = windows.configured(ui.state, font_scale=1.0, display_size=1.0)


def nearest(steps: Sequence[float], value: float) -> int:
    """Index of the step nearest to a value."""
    return min(range(len(steps)), key=lambda i: abs(steps[i] - value))
