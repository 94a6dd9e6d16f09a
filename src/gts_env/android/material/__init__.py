"""Material 3 components: the one import that authors of apps need for what a screen is made of."""

from gts_env.android.material.back_handler import BackHandler
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
from gts_env.android.material.chip_group import ChipGroup
from gts_env.android.material.chips import Chip
from gts_env.android.material.choices import ConfirmDialog, ListDialog, MultiListDialog
from gts_env.android.material.date_picker import DatePicker
from gts_env.android.material.dialogs import Dialog
from gts_env.android.material.drawer import DrawerLayout, NavigationDrawer
from gts_env.android.material.drawer_items import DrawerButton, DrawerItem, close_drawer, show_drawer
from gts_env.android.material.empty import EmptyState
from gts_env.android.material.expandable import ExpandableRow
from gts_env.android.material.fab import Fab
from gts_env.android.material.field_variants import Dropdown, SearchField
from gts_env.android.material.fields import TextField, clear_text
from gts_env.android.material.icon_buttons import BackArrow, IconButton
from gts_env.android.material.lists import Avatar, ListItem, SectionHeader
from gts_env.android.material.menus import Menu, MenuAnchor, MenuButton, MenuItem, show_menu
from gts_env.android.material.navigation import NavigationBar, NavItem
from gts_env.android.material.outcomes import closing, picked
from gts_env.android.material.progress import CircularProgress, LinearProgress
from gts_env.android.material.rail import NavigationRail, RailItem
from gts_env.android.material.refresh import PullToRefresh
from gts_env.android.material.reorder import DragHandle, ReorderList, reordered
from gts_env.android.material.rich_text import LinkText, RichText
from gts_env.android.material.scaffold import Scaffold
from gts_env.android.material.search_bar import SearchTopBar, close_search, open_search
from gts_env.android.material.segments import SegmentedButtons
from gts_env.android.material.selection import Checkbox, RadioButton, Switch
from gts_env.android.material.selection_mode import Selection, SelectionBar
from gts_env.android.material.sheets import BottomSheet
from gts_env.android.material.slider import Slider
from gts_env.android.material.snackbar import SnackbarView
from gts_env.android.material.spans import Span, linked
from gts_env.android.material.stepper import Stepper
from gts_env.android.material.swipe_row import SwipeAction, SwipeRow
from gts_env.android.material.tab_pager import Page, Pager, TabPager
from gts_env.android.material.tabs import SecondaryTab, Tab, Tabs
from gts_env.android.material.time_parts import LeftToRight
from gts_env.android.material.time_picker import TimePicker
from gts_env.android.material.toggle_rows import CheckRow, RadioRow, SwitchRow
from gts_env.android.material.top_bar import TopBar
from gts_env.android.widgets.flow import Flow

__all__ = [
    "Avatar",
    "BackArrow",
    "BackHandler",
    "Badge",
    "BadgeView",
    "BottomSheet",
    "Button",
    "Card",
    "CheckRow",
    "Checkbox",
    "Chip",
    "ChipGroup",
    "CircularProgress",
    "ConfirmDialog",
    "DatePicker",
    "Dialog",
    "DragHandle",
    "DrawerButton",
    "DrawerItem",
    "DrawerLayout",
    "Dropdown",
    "ElevatedButton",
    "EmptyState",
    "ExpandableRow",
    "Fab",
    "FilledButton",
    "Flow",
    "IconButton",
    "LeftToRight",
    "LinearProgress",
    "LinkText",
    "ListDialog",
    "ListItem",
    "Menu",
    "MenuAnchor",
    "MenuButton",
    "MenuItem",
    "MultiListDialog",
    "NavItem",
    "NavigationBar",
    "NavigationDrawer",
    "NavigationRail",
    "OutlinedButton",
    "Page",
    "Pager",
    "PullToRefresh",
    "RadioButton",
    "RadioRow",
    "RailItem",
    "ReorderList",
    "RichText",
    "Scaffold",
    "SearchField",
    "SearchTopBar",
    "SecondaryTab",
    "SectionHeader",
    "SegmentedButtons",
    "Selection",
    "SelectionBar",
    "Slider",
    "SnackbarView",
    "Span",
    "Stepper",
    "SwipeAction",
    "SwipeRow",
    "Switch",
    "SwitchRow",
    "Tab",
    "TabPager",
    "Tabs",
    "TextButton",
    "TextField",
    "TimePicker",
    "TonalButton",
    "TopBar",
    "clear_text",
    "close_drawer",
    "close_search",
    "closing",
    "linked",
    "open_search",
    "picked",
    "reordered",
    "show_drawer",
    "show_menu",
]
