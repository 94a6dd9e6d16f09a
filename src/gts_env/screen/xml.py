"""Write a screen as the XML that Android's tools write, byte for byte stable.

Two serialisers over the same data:

* ``uiautomator``: one line of ``<node …>`` elements, as ``uiautomator dump`` writes. A hint, which newer versions
  add, follows the bounds where it is set.
* ``appium``: class names as tags, indented, as the page source of the UiAutomator2 server. Empty resource ids,
  descriptions and hints are left out, and a shown toast is the last child, as there.

Both follow Android's serialiser: attributes are put in single quotes where they hold a double one, line breaks and
characters beyond the basic plane become numeric references, and characters that XML cannot hold become ``.``
(``uiautomator``) or ``?`` (``appium``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from gts_env.screen.node import FLAG_NAMES, Bounds, Node
from gts_env.screen.screen import Screen
from gts_env.screen.xml_read import from_xml

__all__ = ["FORMS", "from_xml", "tag_of", "to_xml"]

FORMS = ("uiautomator", "appium")
HEADER = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>"
ROTATIONS = {"portrait": 0, "landscape": 1, "reverse_landscape": 3}
_APPIUM_ORDER = (
    "checkable",
    "checked",
    "clickable",
    "enabled",
    "focusable",
    "focused",
    "long-clickable",
    "password",
    "scrollable",
    "selected",
)
_NEVER = "\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff"
_UNWANTED = re.compile(f"[{_NEVER}\x7f-\x84\x86-\x9f\ufdd0-\ufddf]")
_FORBIDDEN = re.compile(f"[{_NEVER}]")
_MARKUP = re.compile("[&<>'\n\r\t\U00010000-\U0010ffff]")
_NAME_START = r"A-Z_a-z\xc0-\xd6\xd8-\xf6\xf8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f\u2c00-\u2fef"
_NOT_IN_NAME = re.compile(rf"[^-.0-9\xb7{_NAME_START}\u3001-\ud7ff]")
_REMEMBERED = 8192


def to_xml(screen: Screen, form: str = "uiautomator") -> str:
    """Write the hierarchy of a screen.

    Args:
        screen: The screen.
        form: One of :data:`FORMS`.

    Returns:
        The document with its header. Reading it with :func:`from_xml` and writing again gives the same bytes.

    Raises:
        ValueError: Another form.
    """
    rotation = ROTATIONS.get(screen.orientation, 0)
    out: list[str] = [HEADER]
    if form == "uiautomator":
        out.append(f'<hierarchy rotation="{rotation}">')
        _write_nodes(screen.roots, out)
        out.append("</hierarchy>")
    elif form == "appium":
        out.append(
            f'\r\n<hierarchy index="0" class="hierarchy" rotation="{rotation}"'
            f' width="{screen.width}" height="{screen.height}">'
        )
        _write_classes(screen.roots, "\r\n  ", out)
        if screen.toast is not None:
            out.append(_toast(screen.toast, len(screen.roots)))
        out.append("\r\n</hierarchy>")
    else:
        raise ValueError(f"unknown form {form!r} of XML; known: {', '.join(FORMS)}")
    return "".join(out)


@lru_cache(maxsize=1024)
def tag_of(class_name: str) -> str:
    """The tag that stands for a class in the ``appium`` form: ``a.b.C$D`` becomes ``a.b.C.D``."""
    dotted = re.sub(r"\.+", ".", re.sub("[$@#&]", ".", class_name)).strip(".")
    tag = _NOT_IN_NAME.sub("_", dotted)
    if not tag.strip():
        return "android.view.View"
    return tag if re.match(f"[{_NAME_START}]", tag) else f"_{tag[1:]}"


class _Quoted(dict[str, str]):
    """Attribute values as they are written, quotes included; screens repeat most of them, so they are remembered."""

    def __init__(self, unwanted: re.Pattern[str], replacement: str) -> None:
        self._unwanted, self._replacement = unwanted, replacement

    def __missing__(self, value: str) -> str:
        safe = self._unwanted.sub(self._replacement, value)
        quote = "'" if '"' in safe else '"'
        quoted = quote + _MARKUP.sub(lambda match: _reference(match[0], quote), safe) + quote
        if len(value) <= 256:
            if len(self) >= _REMEMBERED:
                self.clear()
            self[value] = quoted
        return quoted


class _Flags(dict[int, str]):
    """The boolean attributes of each bit set, written in one order."""

    def __init__(self, names: Iterable[str]) -> None:
        self._bits = [(name, FLAG_NAMES[name]) for name in names]

    def __missing__(self, flags: int) -> str:
        words = (f'{name}="{"true" if flags & bit else "false"}"' for name, bit in self._bits)
        self[flags] = text = " ".join(words)
        return text


class _BoundsText(dict[Bounds, str]):
    def __missing__(self, bounds: Bounds) -> str:
        if len(self) >= _REMEMBERED:
            self.clear()
        left, top, right, bottom = bounds
        self[bounds] = text = f'"[{left},{top}][{right},{bottom}]"'
        return text


_DUMPED = _Quoted(_UNWANTED, ".")
_SERVED = _Quoted(_FORBIDDEN, "?")
_DUMP_FLAGS = _Flags(FLAG_NAMES)
_SERVED_FLAGS = _Flags(_APPIUM_ORDER)
_BOUNDS = _BoundsText()


def _reference(character: str, quote: str) -> str:
    if character == "&":
        return "&amp;"
    if character == "<":
        return "&lt;"
    if character == ">":
        return "&gt;"
    if character == "'":
        return "&apos;" if quote == "'" else "'"
    return f"&#{ord(character)};"


def _write_nodes(nodes: Sequence[Node], out: list[str]) -> None:
    q, flags, bounds = _DUMPED, _DUMP_FLAGS, _BOUNDS
    for index, node in enumerate(nodes):
        hint = f" hint={q[node.hint]}" if node.hint else ""
        out.append(
            f'<node index="{index}" text={q[node.text]} resource-id={q[node.resource_id]} class={q[node.class_name]}'
            f" package={q[node.package]} content-desc={q[node.content_desc]} {flags[node.flags]}"
            f" bounds={bounds[node.bounds]}{hint}"
        )
        if node.children:
            out.append(">")
            _write_nodes(node.children, out)
            out.append("</node>")
        else:
            out.append(" />")


def _write_classes(nodes: Sequence[Node], indent: str, out: list[str]) -> None:
    q, flags, bounds = _SERVED, _SERVED_FLAGS, _BOUNDS
    for index, node in enumerate(nodes):
        desc = f" content-desc={q[node.content_desc]}" if node.content_desc else ""
        name = f" resource-id={q[node.resource_id]}" if node.resource_id else ""
        hint = f" hint={q[node.hint]}" if node.hint else ""
        tag = tag_of(node.class_name)
        out.append(
            f'{indent}<{tag} index="{index}" package={q[node.package]} class={q[node.class_name]}'
            f" text={q[node.text]}{desc}{name} {flags[node.flags]} bounds={bounds[node.bounds]}"
            f' displayed="true"{hint}'
        )
        if node.children:
            out.append(">")
            _write_classes(node.children, f"{indent}  ", out)
            out.append(f"{indent}</{tag}>")
        else:
            out.append(" />")


def _toast(text: str, index: int) -> str:
    return (
        f'\r\n  <android.widget.Toast index="{index}" package="com.android.settings" class="android.widget.Toast"'
        f' text={_SERVED[text]} displayed="true" />'
    )
