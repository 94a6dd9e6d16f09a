"""The generator of passwords and phrases, and what it has made."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gts_env.android.app import command, query, screen
from gts_env.android.material import (
    BackArrow,
    Card,
    ChipGroup,
    EmptyState,
    FilledButton,
    IconButton,
    ListItem,
    MenuItem,
    Scaffold,
    SegmentedButtons,
    Slider,
    SwitchRow,
    TopBar,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList, Scroll
from gts_env.apps.tools.passwords.data import Recipe
from gts_env.apps.tools.passwords.editor import EditorScreen
from gts_env.apps.tools.passwords.look import READABLE, strength_bar
from gts_env.apps.tools.passwords.making import generate, strength
from gts_env.apps.tools.passwords.strings import Words, words

MOST_KEPT = 20
SEPARATORS = (("-", "hyphen"), (".", "dot"), (" ", "space"), ("_", "underscore"))
FIRST_SEED = 7001


class GeneratorScreen(EditorScreen):
    """Passwords by a recipe."""

    @screen(parent="vaults")
    def generator(self, ui: Ui, pick: bool = False) -> Widget:
        """What was generated and how; ``pick`` hands it to the screen that asks."""
        say, recipe = words(ui), ui.data.recipe
        made = self.generated(ui, self.number(ui))
        level = strength(made)
        text = Text(made, "title_large", mono=self.settings_of(ui).mono, id="generated")
        again = IconButton("refresh", ui.do("again"), say("regenerate"), id="again")
        show = Row([Column([text], weight=1), again], gap=8, width="fill")
        card = Card(Column([show, strength_bar(level, say(f"strength_{level}"))], gap=12, width="fill"),
                    width="fill", background="surface_container")  # fmt: skip
        button = (
            FilledButton(say("use"), ui.do("use_generated"), "check", id="use", width="fill")
            if pick
            else FilledButton(say("copy"), ui.do("copy_generated"), "content_copy", id="copy", width="fill")
        )
        kinds = SegmentedButtons([(False, say("characters")), (True, say("phrase"))], recipe.words,
                                 ui.do("set_recipe", name="words"), id="kinds")  # fmt: skip
        head = Column([card, button, kinds], gap=16, padding=(16, 8), width="fill", align="fill")
        column = Column([head, *self._options(ui, say, recipe)], width="fill", align="fill", padding=(0, 0, 0, 24))
        top = TopBar(say("generator"), navigation=BackArrow(ui.back()),
                     actions=[IconButton("history", ui.open("made"), say("history"), id="history")])  # fmt: skip
        return self.themed(ui, Scaffold(Scroll(column, most_width=READABLE, id="generator", key="form"), top=top))

    def _options(self, ui: Ui, say: Words, recipe: Recipe) -> list[Widget]:
        name, low, high = ("count", 3, 8) if recipe.words else ("length", 6, 40)
        value = getattr(recipe, name)
        label = say("word_count" if recipe.words else "length", n=value)
        slider = Slider(value, ui.do("set_recipe", name=name), low=low, high=high, id=name)
        size = Column([Text(label, "body_large", id="size_label"), slider], padding=(16, 8), width="fill", align="fill")
        switches: list[tuple[str, str, str | None]] = [("upper", "capitals" if recipe.words else "upper", None),
                    ("digits", "number" if recipe.words else "digits", None)]  # fmt: skip
        if recipe.words:
            chips = ChipGroup([(mark, say(key)) for mark, key in SEPARATORS], recipe.separator,
                              ui.do("set_recipe", name="separator"), needed=True, id="separator")  # fmt: skip
            title = Text(say("separator"), "body_large")
            extra: list[Widget] = [Column([title, chips], padding=(16, 8), width="fill", align="fill")]
        else:
            extra = []
            switches += [("symbols", "symbols", None), ("clear", "clear_letters", say("clear_letters_hint"))]
        rows = [self._part_switch(ui, say, recipe, *one) for one in switches]
        return [size, *rows, *extra]

    def _part_switch(self, ui: Ui, say: Words, recipe: Recipe, name: str, key: str, hint: str | None) -> Widget:
        on = getattr(recipe, name)
        return SwitchRow(say(key), hint, on, ui.do("set_recipe", name=name, value=not on), id=name)

    @query
    def generated(self, ui: Ui, seed: int) -> str:
        """The password of a number, by the recipe in force."""
        return generate(ui.data.recipe, seed)

    def number(self, ui: Ui) -> int:
        """The number of the password that is shown; each that was kept leads to further ones."""
        return FIRST_SEED + 101 * len(ui.data.made) + int(ui.get("seed", 0))

    @command
    def again(self, ui: Tx) -> None:
        """Generate another one."""
        ui.set("seed", ui.get("seed", 0) + 1)

    @command
    def set_recipe(self, ui: Tx, name: str, value: Any) -> None:
        """Generate in another way."""
        ui.update(recipe=replace(ui.data.recipe, **{name: value}))

    def _keep(self, ui: Tx) -> str:
        made: str = self.generated(ui, self.number(ui))
        kept = (made, *[old for old in ui.data.made if old != made])[:MOST_KEPT]
        # What is shown stays: the number counts from those that are kept.
        ui.set("seed", ui.get("seed", 0) - 101 * (len(kept) - len(ui.data.made)))
        ui.update(made=kept)
        return made

    @command
    def copy_generated(self, ui: Tx) -> None:
        """Copy what was generated, and keep it."""
        self.copied(ui, self._keep(ui), "password_copied", sensitive=True)

    @command
    def use_generated(self, ui: Tx) -> None:
        """Hand what was generated to the screen that asks."""
        ui.finish(self._keep(ui))

    # -- history -----------------------------------------------------------------------------------------------------

    @screen(parent="generator")
    def made(self, ui: Ui) -> Widget:
        """What was copied or used before."""
        say = words(ui)
        rows = [
            ListItem(Text(text, "body_large", mono=True, id="made_text"), trailing=IconButton(
                "content_copy", ui.do("copy_made", n=n), say("copy_password"), id="copy_made", key=f"copy_made_{n}"))
            for n, text in enumerate(ui.data.made)
        ]  # fmt: skip
        menu = [MenuItem(say("clear_history"), ui.do("clear_made"), id="clear_history")] if rows else []
        body: Widget = EmptyState("history", say("no_history"), say("no_history_text"))
        if rows:
            body = LazyList(rows, most_width=READABLE, id="made_list", key="made", height="fill", width="fill")
        return self.themed(ui, Scaffold(body, top=TopBar(say("history"), navigation=BackArrow(ui.back()), menu=menu)))

    @command
    def copy_made(self, ui: Tx, n: int) -> None:
        """Copy one of them once more."""
        if n < len(ui.data.made):
            self.copied(ui, ui.data.made[n], "password_copied", sensitive=True)

    @command
    def clear_made(self, ui: Tx) -> None:
        """Forget all of them, and offer to take that back."""
        say, before = words(ui), ui.data.made
        ui.update(made=())
        ui.snackbar(say("history_cleared"), say("undo"), ui.do("restore_made", made=before))

    @command
    def restore_made(self, ui: Tx, made: tuple[str, ...]) -> None:
        """Take that back."""
        ui.update(made=made)
