"""Habits of the code that a linter does not know."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from .files import ROOT, committed, text_of

MODULES = [
    file
    for file in committed()
    if file.suffix == ".py" and file.is_relative_to(ROOT / "src") and "migrations" not in file.parts
]
MOST_LINES = 400
NO_NAMES = ("manager", "helper", "util", "service")


def test_there_are_modules() -> None:
    assert len(MODULES) > 20


@pytest.mark.parametrize("module", MODULES, ids=lambda file: str(file.relative_to(ROOT / "src")))
def test_a_module_fits_in_the_head(module: Path) -> None:
    lines = text_of(module).count("\n")
    assert lines <= MOST_LINES


@pytest.mark.parametrize("module", MODULES, ids=lambda file: str(file.relative_to(ROOT / "src")))
def test_a_module_opens_with_what_may_live_in_it(module: Path) -> None:
    code = ast.parse(text_of(module))
    assert not code.body or ast.get_docstring(code)


@pytest.mark.parametrize("module", MODULES, ids=lambda file: str(file.relative_to(ROOT / "src")))
def test_names_say_what_a_thing_is(module: Path) -> None:
    tree = ast.walk(ast.parse(text_of(module)))
    classes = [node.name for node in tree if isinstance(node, ast.ClassDef)]
    named = [name for name in [*classes, module.stem] if name.lower().endswith(NO_NAMES)]
    assert named == []
