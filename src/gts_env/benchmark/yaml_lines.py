"""YAML whose values still know the line they stand on.

Only plain data is read: mappings with text keys, lists, texts, whole and decimal numbers, true, false and null. Unlike
YAML 1.1, ``no``, ``on``, ``9:41`` and dates stay texts, so that a scenario says what it seems to say.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gts_env.errors import ScenarioError

if TYPE_CHECKING:
    import yaml

MAX_BYTES = 512 * 1024
"""Largest scenario file."""
MAX_NODES = 50_000
"""Most values in a file, each alias counted as often as it is used."""
MAX_DEPTH = 60

_PLAIN = "plain"
_TEXT = "text"
_WORDS: dict[str, Any] = {"": None, "~": None, "null": None, "true": True, "false": False}
_WHOLE = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_DECIMAL = re.compile(r"[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")


class LineMap(dict[str, Any]):
    """A mapping that knows its line and, in ``lines``, the line of each key. Counted from 1."""

    __slots__ = ("line", "lines")
    line: int
    lines: dict[str, int]

    def __reduce__(self) -> tuple[Any, ...]:
        return line_map, (dict(self), self.line, self.lines)


class LineList(list[Any]):
    """A list that knows its line and, in ``lines``, the line of each item. Counted from 1."""

    __slots__ = ("line", "lines")
    line: int
    lines: list[int]

    def __reduce__(self) -> tuple[Any, ...]:
        return line_list, (list(self), self.line, self.lines)


def line_map(items: dict[str, Any], line: int, lines: dict[str, int]) -> LineMap:
    """A mapping that knows its lines."""
    made = LineMap(items)
    made.line, made.lines = line, lines
    return made


def line_list(items: list[Any], line: int, lines: list[int]) -> LineList:
    """A list that knows its lines."""
    made = LineList(items)
    made.line, made.lines = line, lines
    return made


def read_yaml(path: Path) -> Any:
    """Read one YAML file.

    Args:
        path: The file, UTF-8.

    Returns:
        Its value, made of :class:`LineMap`, :class:`LineList`, str, int, float, bool and None.

    Raises:
        ScenarioError: There is no such file, it is too large, or it is not YAML of the kind described above.
    """
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise ScenarioError(f"cannot be read: {error.strerror}", file=path) from None
    if len(data) > MAX_BYTES:
        raise ScenarioError(
            f"is larger than {MAX_BYTES // 1024} KiB", file=path, mend="Split it into several scenarios."
        )
    try:
        return parse_yaml(data.decode("utf-8-sig"), str(path))
    except UnicodeDecodeError as error:
        raise ScenarioError("is not UTF-8", file=path, line=data[: error.start].count(b"\n") + 1) from None


def parse_yaml(text: str, file: str = "<text>") -> Any:
    """Read YAML from a text; see :func:`read_yaml`.

    Args:
        text: The YAML.
        file: Name to tell in errors.
    """
    import yaml

    try:
        root = _composed(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = " ".join(part for part in (error.context, error.problem) if part)
        raise ScenarioError(f"not YAML: {problem}", file=file, line=mark.line + 1 if mark else None) from None
    except (yaml.reader.ReaderError, UnicodeEncodeError):
        raise _unreadable(text, file) from None
    except (yaml.YAMLError, RecursionError) as error:
        raise ScenarioError(f"not YAML: {str(error) or 'nested too deeply'}", file=file) from None
    return _Builder(file).build(root, 0) if root is not None else None


def _composed(text: str) -> Any:
    loader = _loader_class()(text)
    try:
        return loader.get_single_node()
    finally:
        loader.dispose()


def _unreadable(text: str, file: str) -> ScenarioError:
    # What libyaml tells of the place counts bytes, and knows no line.
    from yaml.reader import Reader

    found = Reader.NON_PRINTABLE.search(text)
    if found is None:
        return ScenarioError("not YAML: not a text", file=file)
    line = text.count("\n", 0, found.start()) + 1
    return ScenarioError(f"not YAML: U+{ord(found[0]):04X} is no character of a text", file=file, line=line)


@lru_cache(maxsize=1)
def _loader_class() -> Any:
    """A composer on libyaml (or on pure Python where PyYAML was built without it) that only tells plain from quoted."""
    import yaml
    from yaml.resolver import BaseResolver

    class Resolver(BaseResolver):
        def __init__(self) -> None:
            super().__init__()

        def resolve(self, kind: Any, value: Any, implicit: Any) -> str:
            return _PLAIN if kind is yaml.ScalarNode and implicit[0] else _TEXT

        def descend_resolver(self, *_: Any) -> None: ...

        def ascend_resolver(self) -> None: ...

    parser = _c_parser()
    if parser is not None:

        class CLoader(parser, Resolver):  # type: ignore[misc, valid-type]
            def __init__(self, stream: str) -> None:
                parser.__init__(self, stream)
                Resolver.__init__(self)

            def dispose(self) -> None: ...

        return CLoader

    from yaml.composer import Composer
    from yaml.parser import Parser
    from yaml.reader import Reader
    from yaml.scanner import Scanner

    class PythonLoader(Reader, Scanner, Parser, Composer, Resolver):
        def __init__(self, stream: str) -> None:
            Reader.__init__(self, stream)
            Scanner.__init__(self)
            Parser.__init__(self)
            Composer.__init__(self)
            Resolver.__init__(self)

    return PythonLoader


def _c_parser() -> Any:
    try:
        from yaml import cyaml
    except ImportError:  # PyYAML was built without libyaml
        return None
    return vars(cyaml)["CParser"]


class _Builder:
    """Turns composed nodes into values and counts them, so that aliases cannot blow up."""

    def __init__(self, file: str) -> None:
        import yaml

        self.file = file
        self.count = 0
        self.mapping_node = yaml.MappingNode

    def build(self, node: yaml.Node, depth: int) -> Any:
        self.count += 1
        if self.count > MAX_NODES or depth > MAX_DEPTH:
            problem = f"more than {MAX_NODES} values" if depth <= MAX_DEPTH else f"nested more than {MAX_DEPTH} deep"
            raise self.error(node, f"{problem}, aliases counted")
        if node.tag not in (_PLAIN, _TEXT):
            raise self.error(node, f"tag {node.tag!r} is not allowed", mend="Plain values need no tag.")
        if isinstance(node.value, str):
            return _scalar(node.value) if node.tag == _PLAIN else node.value
        return self.mapping(node, depth) if isinstance(node, self.mapping_node) else self.sequence(node, depth)

    def mapping(self, node: yaml.Node, depth: int) -> LineMap:
        made = line_map({}, node.start_mark.line + 1, {})
        for key_node, value_node in node.value:
            key = key_node.value
            if not isinstance(key, str):
                raise self.error(key_node, "a key must be a text")
            if key in made:
                raise self.error(
                    key_node, f"key {key!r} stands twice in one mapping", mend=f"First on line {made.lines[key]}."
                )
            made.lines[key] = key_node.start_mark.line + 1
            made[key] = self.build(value_node, depth + 1)
        return made

    def sequence(self, node: yaml.Node, depth: int) -> LineList:
        lines = [item.start_mark.line + 1 for item in node.value]
        return line_list([self.build(item, depth + 1) for item in node.value], node.start_mark.line + 1, lines)

    def error(self, node: yaml.Node, problem: str, mend: str = "") -> ScenarioError:
        return ScenarioError(problem, file=self.file, line=node.start_mark.line + 1, mend=mend)


def _scalar(text: str) -> Any:
    if text in _WORDS:
        return _WORDS[text]
    if _WHOLE.fullmatch(text):
        return int(text) if len(text) <= 19 else text
    if _DECIMAL.fullmatch(text):
        return float(text)
    return text
