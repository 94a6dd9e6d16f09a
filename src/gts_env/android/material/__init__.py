"""Material 3 components: the one import that authors of apps need for what a screen is made of."""

from gts_env.android.material.badges import Badge, BadgeView
from gts_env.android.material.buttons import (
    Button,
    ElevatedButton,
    FilledButton,
    OutlinedButton,
    TextButton,
    TonalButton,
)
from gts_env.android.material.cards import Card
from gts_env.android.material.chips import Chip
from gts_env.android.material.choices import ConfirmDialog, ListDialog, MultiListDialog
from gts_env.android.material.date_picker import DatePicker
from gts_env.android.material.dialogs import Dialog
from gts_env.android.material.empty import EmptyState
from gts_env.android.material.fab import Fab
from gts_env.android.material.field_variants import Dropdown, SearchField
from gts_env.android.material.fields import TextField, clear_text
from gts_env.android.material.icon_buttons import BackArrow, IconButton
from gts_env.android.material.lists import Avatar, ListItem, SectionHeader
from gts_env.android.material.menus import Menu, MenuAnchor, MenuButton, MenuItem, show_menu
from gts_env.android.material.navigation import NavigationBar, NavItem
from gts_env.android.material.outcomes import closing, picked
from gts_env.android.material.progress import CircularProgress, LinearProgress
from gts_env.android.material.scaffold import Scaffold
from gts_env.android.material.segments import SegmentedButtons
from gts_env.android.material.selection import Checkbox, RadioButton, Switch
from gts_env.android.material.sheets import BottomSheet
from gts_env.android.material.slider import Slider
from gts_env.android.material.snackbar import SnackbarView
from gts_env.android.material.tabs import SecondaryTab, Tab, Tabs
from gts_env.android.material.time_picker import TimePicker
from gts_env.android.material.toggle_rows import CheckRow, RadioRow, SwitchRow
from gts_env.android.material.top_bar import TopBar
from gts_env.android.widgets.flow import Flow

__all__ = [
    "Avatar",
    "BackArrow",
    "Badge",
    "BadgeView",
    "BottomSheet",
    "Button",
    "Card",
    "CheckRow",
    "Checkbox",
    "Chip",
    "CircularProgress",
    "ConfirmDialog",
    "DatePicker",
    "Dialog",
    "Dropdown",
    "ElevatedButton",
    "EmptyState",
    "Fab",
    "FilledButton",
    "Flow",
    "IconButton",
    "LinearProgress",
    "ListDialog",
    "ListItem",
    "Menu",
    "MenuAnchor",
    "MenuButton",
    "MenuItem",
    "MultiListDialog",
    "NavItem",
    "NavigationBar",
    "OutlinedButton",
    "RadioButton",
    "RadioRow",
    "Scaffold",
    "SearchField",
    "SecondaryTab",
    "SectionHeader",
    "SegmentedButtons",
    "Slider",
    "SnackbarView",
    "Switch",
    "SwitchRow",
    "Tab",
    "Tabs",
    "TextButton",
    "TextField",
    "TimePicker",
    "TonalButton",
    "TopBar",
    "clear_text",
    "closing",
    "picked",
    "show_menu",
]
