"""The import rules, rules <- ai <- scenes, checked in the source of every module."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.paths import PACKAGE, ROOT

MODULES = sorted(PACKAGE.rglob("*.py"))

ALLOWED = {
    "rules": {"gest_desktop.rules"},
    "ai": {"gest_desktop.rules", "gest_desktop.ai", "numpy"},
}
PYGAME = {"pygame", "pygame_gui"}


def imports(tree: ast.Module) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node


def imported(node: ast.Import | ast.ImportFrom) -> list[str]:
    """Return full names, so that 'from gest_desktop import ai' is gest_desktop.ai."""
    prefix = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
    return [prefix + alias.name for alias in node.names]


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def is_lawful(name: str, layer: str) -> bool:
    """Return whether a module of this part of gest_desktop may import the module or name."""
    top = name.partition(".")[0]
    if top in PYGAME:
        return layer == "scenes"
    if layer == "scenes":
        return not is_within(name, "gest_desktop.commands")
    if layer not in ALLOWED or top in sys.stdlib_module_names:
        return True
    return any(is_within(name, package) for package in ALLOWED[layer])


def offences(source: str, layer: str) -> list[str]:
    """List the forbidden imports of a module."""
    found = []
    for node in imports(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.level:
            found.append(f"line {node.lineno}: relative import")
            continue
        for name in imported(node):
            if layer == "rules" and name.endswith(".*"):
                found.append(f"line {node.lineno}: star import of {name}")
            elif not is_lawful(name, layer):
                found.append(f"line {node.lineno}: {layer or 'the top level'} imports {name}")
    return found


def layer_of(module: Path) -> str:
    """Return the folder under gest_desktop that holds the module; empty for the package's own files."""
    parts = module.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_imports_point_one_way(module: Path) -> None:
    assert offences(module.read_text("utf-8"), layer_of(module)) == []


def test_there_are_rules_to_read() -> None:
    assert "rules" in {layer_of(module) for module in MODULES}


@pytest.mark.parametrize(
    ("layer", "source"),
    [
        ("rules", "import numpy"),
        ("rules", "import gest_desktop.ai.search"),
        ("rules", "from gest_desktop import scenes"),
        ("rules", "from gest_desktop.commands import watch"),
        ("rules", "import gest_desktop.rulesets"),
        ("rules", "from gest_desktop.rules.vocabulary import *"),
        ("rules", "from . import state"),
        ("rules", "def late():\n    import rich"),
        ("ai", "from gest_desktop.scenes.shell.app import run"),
        ("ai", "from gest_desktop import commands"),
        ("ai", "import pygame"),
        ("ai", "from ..rules import state"),
        ("commands", "from pygame import display"),
        ("", "import pygame_gui"),
        ("scenes", "from .widgets import button"),
        ("scenes", "from gest_desktop.commands import watch"),
    ],
)
def test_an_unlawful_import_is_found(layer: str, source: str) -> None:
    assert len(offences(source, layer)) == 1


@pytest.mark.parametrize(
    ("layer", "source"),
    [
        ("rules", "import json\nfrom collections.abc import Set\nfrom gest_desktop.rules.state import State"),
        ("ai", "import numpy as np\nfrom gest_desktop.rules import views\nfrom gest_desktop.ai import node"),
        ("scenes", "import pygame\nfrom gest_desktop.ai import hint\nfrom gest_desktop.rules import views"),
        ("commands", "import rich\nfrom gest_desktop.scenes import app"),
    ],
)
def test_a_lawful_import_is_let_through(layer: str, source: str) -> None:
    assert offences(source, layer) == []


def test_the_packaging_folder_is_no_package() -> None:
    assert not (ROOT / "build" / "__init__.py").exists()
