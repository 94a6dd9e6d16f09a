"""Read a window hierarchy that Android's tools wrote, and nothing else that XML can do.

No document type, entity or external reference is accepted, and size, depth and number of nodes are limited, so that
a file from anywhere can be read.
"""

from __future__ import annotations

import re
from typing import Any
from xml.parsers import expat

from gts_env.errors import XmlError
from gts_env.screen.node import ENABLED, FLAG_NAMES, Bounds, Node
from gts_env.screen.screen import Screen

MAX_BYTES = 16 * 1024 * 1024
MAX_DEPTH = 200
MAX_NODES = 20_000
ORIENTATION_OF = {"0": "portrait", "1": "landscape", "2": "portrait", "3": "reverse_landscape"}
_BOUNDS = re.compile(r"\[(-?[0-9]{1,7}),(-?[0-9]{1,7})\]\[(-?[0-9]{1,7}),(-?[0-9]{1,7})\]")
_TOAST = "android.widget.Toast"


def from_xml(text: str | bytes, *, width: int | None = None, height: int | None = None, **facts: Any) -> Screen:
    """Read a hierarchy in either form of :mod:`gts_env.screen.xml`.

    Attributes that are not known are ignored, missing texts are empty, missing booleans false (``enabled`` true).

    Args:
        text: The document; bytes are UTF-8.
        width: Device width in pixels; by default what the document says, else the right edge of its nodes.
        height: Device height in pixels, likewise.
        **facts: Further facts for :class:`Screen`, such as ``activity`` or ``pixels``. By default ``package`` is
            that of the first window, ``orientation`` and ``toast`` are what the document says.

    Raises:
        XmlError: Not well formed, not a hierarchy, too big, or an attribute with an impossible value; the message
            names line, attribute and value.
    """
    reader = _Reader()
    reader.read(_as_bytes(text))
    roots = tuple(reader.roots)
    head = reader.head
    facts.setdefault("package", roots[0].package if roots else "")
    facts.setdefault("orientation", ORIENTATION_OF[head.get("rotation", "0")])
    facts.setdefault("toast", reader.toast)
    return Screen(
        roots,
        width=width if width is not None else int(head.get("width") or _edge(roots, 2)),
        height=height if height is not None else int(head.get("height") or _edge(roots, 3)),
        **facts,
    )


class _Reader:
    """Collects the nodes of one document."""

    def __init__(self) -> None:
        self.roots: list[Node] = []
        self.head: dict[str, str] = {}
        self.toast: str | None = None
        self._open: list[tuple[str, dict[str, str], int, list[Node]]] = []
        self._count = 0
        self._parser = parser = expat.ParserCreate("utf-8")
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.StartDoctypeDeclHandler = self._doctype

    def read(self, data: bytes) -> None:
        try:
            self._parser.Parse(data, True)
        except expat.ExpatError as error:
            line, column = error.lineno, error.offset
            reason = expat.ErrorString(error.code)
            raise XmlError(f"The hierarchy is not well-formed XML: line {line}, column {column}: {reason}") from None

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if not self._open:
            if tag != "hierarchy":
                raise self._error("the outermost element of a window hierarchy is <hierarchy>", found=f"<{tag}>")
            self.head = attributes
            self._check_head()
        if len(self._open) > MAX_DEPTH:
            raise self._error(f"nodes are nested deeper than {MAX_DEPTH}")
        self._count += 1
        if self._count > MAX_NODES + 1:
            raise self._error(f"there are more than {MAX_NODES} nodes")
        self._open.append((tag, attributes, self._parser.CurrentLineNumber, []))

    def _end(self, _: str) -> None:
        tag, attributes, line, children = self._open.pop()
        siblings = self._open[-1][3] if self._open else None
        if siblings is None:
            self.roots = children
        elif tag == _TOAST and "bounds" not in attributes:
            self.toast = attributes.get("text", "")
        else:
            siblings.append(self._node(tag, attributes, line, tuple(children)))

    def _node(self, tag: str, attributes: dict[str, str], line: int, children: tuple[Node, ...]) -> Node:
        get = attributes.get
        flags = 0
        for name, bit in FLAG_NAMES.items():
            value = get(name)
            if value == "true" or (value is None and bit == ENABLED):
                flags |= bit
            elif value is not None and value != "false":
                raise self._error(f"attribute {name!r} of <{tag}> is neither true nor false", line, found=repr(value))
        bounds = _BOUNDS.fullmatch(get("bounds", ""))
        if bounds is None:
            shape = "[left,top][right,bottom]"
            raise self._error(f"attribute 'bounds' of <{tag}> is not {shape}", line, found=repr(get("bounds")))
        text, hint = get("text", ""), get("hint", "")
        if get("showing-hint") == "true":
            # Android gives the hint of an empty field as its text.
            text, hint = "", hint or text
        return Node(
            get("class") or ("" if tag == "node" else tag),
            get("package", ""),
            get("resource-id", ""),
            text,
            get("content-desc", ""),
            hint,
            (int(bounds[1]), int(bounds[2]), int(bounds[3]), int(bounds[4])),
            flags,
            children,
        )

    def _check_head(self) -> None:
        rotation = self.head.get("rotation", "0")
        if rotation not in ORIENTATION_OF:
            raise self._error("attribute 'rotation' of <hierarchy> is not one of 0, 1, 2, 3", found=repr(rotation))
        for name in ("width", "height"):
            value = self.head.get(name)
            if value is not None and not re.fullmatch("[0-9]{1,7}", value):
                raise self._error(f"attribute {name!r} of <hierarchy> is not a number of pixels", found=repr(value))

    def _text(self, text: str) -> None:
        if text.strip():
            raise self._error("a window hierarchy holds no text between its elements", found=repr(text[:80]))

    def _doctype(self, *_: object) -> None:
        raise self._error("a window hierarchy has no document type, and none is read")

    def _error(self, problem: str, line: int | None = None, found: str = "") -> XmlError:
        return XmlError(f"Line {line or self._parser.CurrentLineNumber}: {problem}", found=found)


def _as_bytes(text: str | bytes) -> bytes:
    # A text in UTF-8 is never shorter in bytes than in characters: a huge one is refused before it is copied.
    _check_size(len(text))
    if isinstance(text, bytes):
        return text
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise XmlError(f"Line {line}: a lone surrogate is no character", found=repr(text[error.start])) from None
    _check_size(len(data))
    return data


def _check_size(size: int) -> None:
    if size > MAX_BYTES:
        raise XmlError(f"The hierarchy is larger than {MAX_BYTES} bytes", found=f"{size} or more")


def _edge(roots: tuple[Node, ...], side: int) -> int:
    bounds: list[Bounds] = [root.bounds for root in roots]
    return max((box[side] for box in bounds), default=0)
