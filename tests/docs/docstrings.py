"""Whether docstrings are sound, without the minutes that Sphinx takes for all of them."""

from __future__ import annotations

import ast
import inspect
import io
from collections.abc import Iterator

from docutils.frontend import get_default_settings
from docutils.nodes import inline
from docutils.parsers.rst import Parser, roles
from docutils.utils import new_document
from sphinx.ext.napoleon import Config, GoogleDocstring

from tests.docs.pages import ROOT

_PARSER = Parser()
_SETTINGS = get_default_settings(Parser)
_SETTINGS.report_level, _SETTINGS.halt_level = 2, 5
_CONFIG = Config(napoleon_use_ivar=True, napoleon_custom_sections=[("Keys", "params_style")])

for role in "attr class const data exc func meth mod obj".split():
    roles.register_generic_role(role, inline)


def complaints(module: str) -> Iterator[str]:
    """What docutils has to say of the docstrings of a module that are in the reference."""
    path = ROOT / "src" / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for name, text in _docstrings(ast.parse(file.read_text("utf-8")), module):
        if told := _complaints(name, inspect.cleandoc(text)):
            yield told


def _complaints(name: str, text: str) -> str:
    if "\n" not in text and not set("*_`|:") & set(text):
        return ""  # a plain line can hardly be wrong, and most are
    _SETTINGS.warning_stream = told = io.StringIO()
    _PARSER.parse(str(GoogleDocstring(text, _CONFIG)), new_document(name, _SETTINGS))
    return told.getvalue()


def _docstrings(node: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, str]]:
    """Of a module or a class: its own, and those of its public members and attributes."""
    if text := ast.get_docstring(node):
        yield name, text
    for one in node.body:
        if isinstance(one, ast.ClassDef) and not one.name.startswith("_"):
            yield from _docstrings(one, f"{name}.{one.name}")
        elif isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and not one.name.startswith("_"):
            yield f"{name}.{one.name}", ast.get_docstring(one) or ""
        elif isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) and isinstance(one.value.value, str):
            yield f"{name}:{one.lineno}", one.value.value
