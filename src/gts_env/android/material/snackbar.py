"""The snackbar: a short message at the foot of a screen, with at most one action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gts_env.android.effects import Effect, HideSnackbar, Many
from gts_env.android.layout.box import Box
from gts_env.android.material.buttons import TextButton
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class SnackbarView(Row):
    """A message on the inverse surface; its action closes it, then does what it says.

    Args:
        text: Message.
        action: Label of the button, or None.
        effect: Effect of the button.
    """

    floats: ClassVar[bool] = True
    solid: ClassVar[bool] = True

    def __init__(self, text: str, action: str | None = None, effect: Effect | None = None) -> None:
        button = None
        if action is not None:
            press = HideSnackbar() if effect is None else Many((HideSnackbar(), effect))
            button = TextButton(action, press, color="inverse_primary", id="snackbar_action")
        words = Text(text, "body_medium", "inverse_on_surface", max_lines=2, id="snackbar_text", weight=1)
        super().__init__(
            [words, button],
            gap=8,
            padding=(16, 0, 8 if button else 16, 0),
            background="inverse_surface",
            radius=4,
            elevation=6,
        )

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """48 dp for one line, 68 dp for two, more with larger letters."""
        box = super().place(lay, max_w, max_h, min_w, max(min_h, lay.px(48)))
        words = next(kid for kid, _, _ in box.kids if isinstance(kid.widget, Text))
        least = words.h + 2 * lay.px(14)
        return box if box.h >= least else super().place(lay, max_w, max_h, min_w, least)
