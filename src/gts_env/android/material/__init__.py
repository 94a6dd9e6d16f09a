"""Material 3 components: the one import that authors of apps need for what a screen is made of."""

from gts_env.android.material.badges import Badge
from gts_env.android.material.buttons import (
    Button,
    ElevatedButton,
    FilledButton,
    OutlinedButton,
    TextButton,
    TonalButton,
)
from gts_env.android.material.dialogs import ConfirmDialog, Dialog, ListDialog, MultiListDialog
from gts_env.android.material.fab import Fab
from gts_env.android.material.fields import TextField, clear_text
from gts_env.android.material.icon_buttons import BackArrow, IconButton
from gts_env.android.material.lists import Avatar, ListItem, SectionHeader
from gts_env.android.material.menus import Menu, MenuAnchor, MenuButton, MenuItem, show_menu
from gts_env.android.material.outcomes import closing, picked
from gts_env.android.material.scaffold import Scaffold
from gts_env.android.material.selection import Checkbox, RadioButton, Switch
from gts_env.android.material.snackbar import SnackbarView
from gts_env.android.material.toggle_rows import CheckRow, RadioRow, SwitchRow
from gts_env.android.material.top_bar import TopBar

__all__ = [
    "Avatar",
    "BackArrow",
    "Badge",
    "Button",
    "CheckRow",
    "Checkbox",
    "ConfirmDialog",
    "Dialog",
    "ElevatedButton",
    "Fab",
    "FilledButton",
    "IconButton",
    "ListDialog",
    "ListItem",
    "Menu",
    "MenuAnchor",
    "MenuButton",
    "MenuItem",
    "MultiListDialog",
    "OutlinedButton",
    "RadioButton",
    "RadioRow",
    "Scaffold",
    "SectionHeader",
    "SnackbarView",
    "Switch",
    "SwitchRow",
    "TextButton",
    "TextField",
    "TonalButton",
    "TopBar",
    "Checkbox",
    "clear_text",
    "closing",
    "picked",
    "show_menu",
]
