"""Material Symbols by name."""

from __future__ import annotations

from functools import cache

from gts_env.android.drawing.fonts import FONT_DIR
from gts_env.errors import UnknownIdError


@cache
def icon_table() -> dict[str, int]:
    """All vendored icons: name -> code point."""
    rows = (FONT_DIR / "MaterialSymbols.tsv").read_text(encoding="utf-8").splitlines()
    return {name: int(code, 16) for name, code in (row.split("\t") for row in rows)}


def icon_char(name: str) -> str:
    """The character that draws ``name`` in the symbol fonts.

    Raises:
        UnknownIdError: no such icon is in the vendored subset (``tools/icon_names.txt``); near names are listed.
    """
    table = icon_table()
    code = table.get(name)
    if code is None:
        raise UnknownIdError.of("icon", name, table)
    return chr(code)


MIRROR = "~"
"""Before the name of a symbol that is drawn the other way round."""
_DIRECTED = frozenset(
    """
    arrow_back arrow_back_ios arrow_forward arrow_forward_ios arrow_left arrow_right article assignment backspace
    bluetooth_searching call_made call_merge call_missed call_received call_split chat chevron_left chevron_right
    comment compare_arrows contact_support directions_bike directions_run directions_walk drive_file_move event_note
    exit_to_app fact_check feed first_page format_align_left format_align_right format_indent_decrease
    format_indent_increase format_list_bulleted forward help insert_drive_file keyboard_arrow_left
    keyboard_arrow_right keyboard_backspace keyboard_return keyboard_tab label label_important label_off last_page
    library_books list list_alt login logout manage_search menu_book merge_type message navigate_before navigate_next
    note note_add notes open_in_new phone_callback phone_forwarded phone_missed playlist_add playlist_add_check
    playlist_play queue_music receipt_long redo reply reply_all rotate_left rotate_right rule schedule_send segment
    send short_text show_chart sort speaker_notes star_half sticky_note_2 subdirectory_arrow_right subject toc
    trending_down trending_flat trending_up undo view_list view_sidebar volume_down volume_mute volume_off volume_up
    wrap_text
    """.split()
)
"""Symbols that point along the line of writing (those that AndroidX has as auto-mirrored)."""


def facing(name: str, rtl: bool) -> str:
    """The symbol as it faces in a layout: those that point along the line are mirrored from right to left.

    Args:
        name: Symbol.
        rtl: Whether the layout runs from right to left.
    """
    return MIRROR + name if rtl and name in _DIRECTED else name
