"""The house keeps its floors: what imports what, how long modules get, what every package says of itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import gts_env.errors

PACKAGE = "gts_env"
SOURCE = Path(gts_env.errors.__file__).parent

# From the roof down. A room imports only from floors below its own; rooms of one floor do not import each other.
FLOORS = [
    {"cli"},
    {"serving", "evaluation"},
    {"arena", "diagnosis"},
    {"agents"},
    {"envs"},
    {"wrappers"},
    {"devices"},
    {"apps"},
    {"faults"},
    {"android"},
    {"judge"},
    {"recording"},
    {"benchmark"},
    {"screen", "actions"},
    {"models"},
]
LEVEL = {room: level for level, floor in enumerate(FLOORS) for room in floor}

# Single modules: those on the ground are for all and stand on each other only; those on the roof hand the house to
# users, and to the topmost floor.
GROUND = {"_version", "errors", "evolving", "lazy", "paths"}
ROOF = {"__init__", "__main__", "sb3"}

MOST_LINES = 500


@dataclass(frozen=True, slots=True)
class Import:
    """One import of a module of this package, wherever in a file it stands."""

    file: Path
    line: int
    target: str

    @property
    def source_room(self) -> str:
        return self.file.relative_to(SOURCE).parts[0].removesuffix(".py")

    @property
    def target_room(self) -> str:
        # `from gts_env import errors` names the package and the room; `import gts_env` the roof.
        return self.target.split(".")[1] if "." in self.target else "__init__"

    def __str__(self) -> str:
        return f"{self.file.relative_to(SOURCE)}:{self.line} imports {self.target}"


def allowed(source: str, target: str) -> bool:
    """Tell whether a module in the room `source` may import from the room `target`."""
    if source == target or source in ROOF or target in GROUND:
        return True
    if target in ROOF:
        return LEVEL.get(source) == 0
    return source in LEVEL and target in LEVEL and LEVEL[source] < LEVEL[target]


@dataclass(frozen=True, slots=True)
class Module:
    """What the tests ask of a module. Its tree is not kept: so many nodes would be gone through again and again."""

    lines: int
    documented: bool
    imports: tuple[Import, ...]
    names_apps: tuple[int, ...]
    plain_skia: tuple[int, ...]


@cache
def modules() -> dict[Path, Module]:
    return {file: read(file, file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


def read(file: Path, text: str) -> Module:
    tree = ast.parse(text, str(file))
    nodes = list(ast.walk(tree))
    return Module(
        lines=len(text.splitlines()),
        documented=bool(ast.get_docstring(tree)),
        imports=tuple(
            Import(file, node.lineno, target) for node in nodes for target in targets(node, file) if is_ours(target)
        ),
        names_apps=tuple(
            node.lineno
            for node in nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and f"{PACKAGE}.apps" in node.value
        ),
        plain_skia=tuple(
            node.lineno
            for node in (runs_at_runtime(tree) if "skia" in text else ())
            if isinstance(node, ast.Import | ast.ImportFrom) and plain_skia(node)
        ),
    )


def imports() -> Iterator[Import]:
    for module in modules().values():
        yield from module.imports


def targets(node: ast.AST, file: Path) -> Iterator[str]:
    """Yield the modules that a statement imports, also by `importlib` if it is given a plain string."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = absolute(node, file)
        yield from (f"{base}.{alias.name}" for alias in node.names) if base == PACKAGE else [base]
    elif isinstance(node, ast.Call) and called(node).endswith("import_module"):
        yield from (arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def absolute(node: ast.ImportFrom, file: Path) -> str:
    if not node.level:
        return node.module or ""
    folders = (PACKAGE, *file.relative_to(SOURCE).parts[:-1])
    return ".".join([*folders[: len(folders) - node.level + 1], *([node.module] if node.module else [])])


def is_ours(target: str) -> bool:
    return target == PACKAGE or target.startswith(f"{PACKAGE}.")


def test_every_room_has_a_floor() -> None:
    rooms = {entry.name for entry in SOURCE.iterdir() if entry.is_dir() and any(entry.rglob("*.py"))}
    single = {entry.stem for entry in SOURCE.glob("*.py")}
    assert rooms <= set(LEVEL), "a room that is on no floor of the house"
    assert single <= GROUND | ROOF, "a single module that is neither ground nor roof: it belongs in a room"


def test_imports_go_down() -> None:
    wrong = [str(one) for one in imports() if not allowed(one.source_room, one.target_room)]
    assert not wrong, "\n" + "\n".join(wrong)


def test_the_walk_sees_every_kind_of_import() -> None:
    text = "import gts_env.a\nfrom gts_env import b\nfrom gts_env.c.d import e\nfrom .f import g\nfrom .. import h\n"
    text += "from ..i import j\nimportlib.import_module('gts_env.k')\nimport json\n"
    nodes = ast.walk(ast.parse(text))
    found = [target for node in nodes for target in targets(node, SOURCE / "screen" / "x.py")]
    assert sorted(filter(is_ours, found)) == [
        f"gts_env.{name}" for name in ("a", "b", "c.d", "h", "i", "k", "screen.f")
    ]


@pytest.mark.parametrize(
    ("source", "target", "answer"),
    [
        ("judge", "recording", True),
        ("judge", "errors", True),
        ("judge", "android", False),
        ("screen", "actions", False),
        ("errors", "screen", False),
        ("envs", "__init__", False),
        ("cli", "__init__", True),
        ("__init__", "envs", True),
    ],
)
def test_allowed(source: str, target: str, answer: bool) -> None:
    assert allowed(source, target) is answer


def test_the_phone_knows_no_app() -> None:
    # Not even by a name that is imported later: apps reach the phone as a registry that is handed to it.
    named = [
        f"{file.relative_to(SOURCE)}:{line}"
        for file, module in modules().items()
        if file.is_relative_to(SOURCE / "android")
        for line in module.names_apps
    ]
    assert not named


def test_skia_is_loaded_at_one_place() -> None:
    # A plain import fails where GL libraries are absent. One that only a type checker sees does not run.
    wrong = [f"{file.relative_to(SOURCE)}:{line}" for file, module in modules().items() for line in module.plain_skia]
    assert not wrong, f"use load_skia() there: {wrong}"


def plain_skia(node: ast.Import | ast.ImportFrom) -> bool:
    names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
    return any(name.split(".")[0] == "skia" for name in names)


def runs_at_runtime(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            continue
        yield node
        yield from runs_at_runtime(node)


def test_no_module_is_too_long() -> None:
    long = {str(file.relative_to(SOURCE)): one.lines for file, one in modules().items() if one.lines > MOST_LINES}
    assert not long


def test_every_folder_of_modules_is_a_documented_package() -> None:
    folders = {file.parent for file in modules()}
    bare = [str(folder.relative_to(SOURCE)) for folder in folders if folder / "__init__.py" not in modules()]
    assert not bare, f"no __init__.py in {bare}"


def test_every_module_says_what_it_is() -> None:
    silent = [str(file.relative_to(SOURCE)) for file, module in modules().items() if not module.documented]
    assert not silent
