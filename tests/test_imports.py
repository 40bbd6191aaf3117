"""The import law, read from the source of every module: what may know of what.

common <- rules <- ai <- scenes <- terminal, the floors inside the table, and a game that knows neither
laboratory nor tools. The terminal knows only those scenes that need no window. Tales stand beside all this:
none knows another, and A Gest (rules, ai, scenes/table) knows none.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.paths import PACKAGE, ROOT

MODULES = sorted(PACKAGE.rglob("*.py"))
TERMINAL = [path for path in sorted(PACKAGE.joinpath("terminal").glob("*.py")) if path.stem != "__init__"]

WINDOWLESS = {  # what the terminal shares with the table: none of it needs pygame
    "gest_desktop.scenes.menus.new_game.choices",
    "gest_desktop.scenes.menus.rulebook",
    "gest_desktop.scenes.riddles.attempt",
    "gest_desktop.scenes.riddles.names",
    "gest_desktop.scenes.riddles.words",
    "gest_desktop.scenes.shell.archive",
    "gest_desktop.scenes.shell.career",
    "gest_desktop.scenes.shell.save_store",
    "gest_desktop.scenes.table.answer.refusals",
    "gest_desktop.scenes.table.foresee",
    "gest_desktop.scenes.table.foresee.odds_words",
    "gest_desktop.scenes.table.seen",
    "gest_desktop.scenes.table.session",
}
ALLOWED = {
    "common": {"gest_desktop.common"},
    "rules": {"gest_desktop.common", "gest_desktop.rules"},
    "ai": {"gest_desktop.common", "gest_desktop.rules", "gest_desktop.ai"},
    "terminal": {
        "gest_desktop.common", "gest_desktop.rules", "gest_desktop.ai", "gest_desktop.terminal", *WINDOWLESS,
    },
}  # fmt: skip
SPEECH = {"gest_desktop.rules.words", "gest_desktop.rules.languages"}  # what every game speaks with
PARTS = {  # what a part of a tale may know, besides itself, what is common, and how to speak
    "rules": (),
    "mind": ("rules",),
    "workshop": ("rules", "mind", "engine"),
    "engine": ("rules", "mind"),
    "table": ("rules", "mind", "pages.doors"),
    "pages": ("rules", "mind", "table"),
}
WITH_WINDOW = ("table", "pages")  # the parts of a tale that know the scenes
WORKER = "gest_desktop.ai.worker"  # serves any mind
SHELF = "tales/shelf.py"  # names the tales, and imports none
PYGAME = {"pygame", "pygame_gui"}
NUMPY_IN = "ai/lab/"
OPENSPIEL, OPENSPIEL_IN = {"pyspiel", "open_spiel"}, "ai/lab/baselines/openspiel.py"
DASK, DASK_IN = {"dask", "distributed"}, "ai/lab/executors.py"
NATIVE_IN = "ai/fingerprint.py"  # for types only: when the program runs, the compiler's package is not there

TABLE = "gest_desktop.scenes.table"
FLOORS = ("seen", "foresee", "answer", "replay", "session", "paint", "board", "panels")  # bottom to top

WORKSHOPS = ("gest_desktop.ai.lab", "gest_desktop.scenes.devtools")
STARTERS = ("__main__.py", "commands/for_players.py")  # they open a command's module only when it runs
DEVELOPER_COMMANDS = {
    "arena", "bench", "code_mutations", "for_builders", "for_the_lab", "forgeries", "forgery_checks", "fuzz",
    "hints", "honesty", "instinct", "ladder", "laws", "lessons", "many_games", "mutations", "pauses",
    "personas", "placement", "pointer", "reasons", "review_probe", "riddles", "secrecy", "selftest", "shots",
    "train",
}  # fmt: skip
NAMED = re.compile(r"(tests|gest_desktop)(\.\w+)+")


def imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The line and the full name of whatever is imported, wherever in the module, or named in a string."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            prefix = "." * node.level if node.level else f"{node.module}."
            yield from ((node.lineno, prefix + alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.Constant) and NAMED.fullmatch(str(node.value)):
            yield node.lineno, str(node.value)


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def is_of_layer(name: str, module: str) -> bool:
    """Rules, opponent, scenes, commands: imports point one way, and few know the world outside."""
    layer, top = module.rpartition("/")[0].partition("/")[0], name.partition(".")[0]
    if layer == "tales":
        return is_of_tale(name, module)
    if is_within(name, "gest_desktop.tales"):
        return layer in ("", "commands", "scenes") and not module.startswith("scenes/table/")
    if top in PYGAME:
        return layer == "scenes"
    if top == "numpy":
        return module.startswith(NUMPY_IN)
    if top in OPENSPIEL:
        return module == OPENSPIEL_IN
    if top in DASK:
        return module == DASK_IN
    if top == "mypy_extensions":
        return module == NATIVE_IN
    if layer == "scenes":
        return not any(is_within(name, f"gest_desktop.{above}") for above in ("commands", "terminal"))
    if layer not in ALLOWED or top in sys.stdlib_module_names:
        return True
    return any(is_within(name, package) for package in ALLOWED[layer])


def is_of_tale(name: str, module: str) -> bool:
    """A tale knows its own lower parts, what is common, and how to speak; table and pages know the scenes."""
    _tales, *inside = module.removesuffix(".py").split("/")
    top, speaks = name.partition(".")[0], any(is_within(name, words) for words in SPEECH)
    if speaks or is_within(name, "gest_desktop.common") or top in sys.stdlib_module_names:
        return True
    if len(inside) == 1:
        return is_within(name, "gest_desktop.tales.tale") or module == SHELF
    tale, part = inside[0], inside[1]
    if part not in PARTS:
        return False
    if part == "workshop" and top == "rich":
        return True
    if part in WITH_WINDOW and (top in PYGAME or is_within(name, "gest_desktop.scenes")):
        return not is_within(name, TABLE)
    if part in WITH_WINDOW and is_within(name, WORKER):
        return True
    own = f"gest_desktop.tales.{tale}"
    return name == "gest_desktop.__version__" or any(
        is_within(name, f"{own}.{p}") for p in (part, *PARTS[part])
    )


def floor_of(dotted: str) -> int:
    """How high a module of the table stands; those outside its floors stand on top."""
    part = dotted.removeprefix(f"{TABLE}.").partition(".")[0]
    return FLOORS.index(part) if part in FLOORS else len(FLOORS)


def is_of_floor(name: str, module: str) -> bool:
    """Inside the table each floor knows only those below it; none knows the scene, or who teaches there."""
    dotted = "gest_desktop." + module.removesuffix(".py").replace("/", ".")
    if not is_within(dotted, TABLE):
        return True
    if is_within(name, "gest_desktop.scenes.tutorial") or is_within(name, f"{TABLE}.scene"):
        return False
    return not is_within(name, TABLE) or floor_of(name) <= floor_of(dotted)


def is_for_players(name: str, module: str) -> bool:
    """Nothing of the game needs the laboratory, the tools, or the commands that use them."""
    folder, _slash, file = module.rpartition("/")
    if f"{folder}/".startswith(("ai/lab/", "scenes/devtools/")):
        return True
    if folder == "commands" and file.removesuffix(".py") in DEVELOPER_COMMANDS:
        return True
    commands = (f"gest_desktop.commands.{command}" for command in DEVELOPER_COMMANDS)
    is_command = any(is_within(name, command) for command in commands)
    is_workshop = any(is_within(name, workshop) for workshop in WORKSHOPS)
    return not is_workshop and (not is_command or module in STARTERS)


def is_lawful(name: str, module: str) -> bool:
    if name.startswith(".") or is_within(name, "tests"):
        return False
    if module.startswith("rules/") and name.endswith(".*"):
        return False
    return is_of_layer(name, module) and is_of_floor(name, module) and is_for_players(name, module)


def offences(source: str, module: str) -> list[str]:
    """List what the imports of a module (rules/state.py …) do against the law."""
    found = imports(ast.parse(source))
    return [f"line {line}: {name}" for line, name in found if not is_lawful(name, module)]


def path_of(module: Path) -> str:
    return module.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("module", MODULES, ids=path_of)
def test_imports_are_lawful(module: Path) -> None:
    assert offences(module.read_text("utf-8"), path_of(module)) == []


def test_there_are_modules_of_every_kind_to_read() -> None:
    folders = {path_of(module).rpartition("/")[0] for module in MODULES}

    assert {"common", "rules", "ai", "ai/lab", "scenes/devtools", "terminal", "commands"} <= folders
    assert {f"tales/bandits/{part}" for part in ("rules", "workshop")} <= folders
    assert {f"scenes/table/{floor}" for floor in FLOORS} <= folders
    assert {f"commands/{command}.py" for command in DEVELOPER_COMMANDS} <= {path_of(m) for m in MODULES}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rules/x.py", "import numpy"),
        ("rules/x.py", "import gest_desktop.ai.search"),
        ("rules/x.py", "from gest_desktop import scenes"),
        ("rules/x.py", "from gest_desktop.commands import watch"),
        ("rules/x.py", "import gest_desktop.rulesets"),
        ("rules/x.py", "from gest_desktop.rules.vocabulary import *"),
        ("rules/x.py", "from . import state"),
        ("rules/x.py", "def late():\n    import rich"),
        ("ai/x.py", "from gest_desktop.scenes.shell.app import run"),
        ("ai/x.py", "from gest_desktop import commands"),
        ("ai/x.py", "import pygame"),
        ("ai/x.py", "import numpy"),
        ("ai/x.py", "from ..rules import state"),
        ("ai/lab/x.py", "import pyspiel"),
        ("ai/lab/x.py", "import distributed"),
        ("commands/x.py", "from pygame import display"),
        ("__main__.py", "import pygame_gui"),
        ("scenes/x.py", "from .widgets import button"),
        ("scenes/x.py", "from gest_desktop.commands import watch"),
        ("scenes/x.py", "from gest_desktop.terminal.lines import Lines"),
        ("ai/x.py", "from gest_desktop.terminal.lines import Lines"),
        ("terminal/x.py", "import pygame"),
        ("terminal/x.py", "import rich"),
        ("terminal/x.py", "from gest_desktop.commands import watch"),
        ("terminal/x.py", "from gest_desktop.scenes.shell.app import App"),
        ("terminal/x.py", "from gest_desktop.scenes.table.scene import TableScene"),
        ("common/x.py", "from gest_desktop.rules import state"),
    ],
)
def test_an_import_against_the_layers_is_found(module: str, source: str) -> None:
    assert len(offences(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("scenes/table/seen/x.py", "from gest_desktop.scenes.table.answer.answering import Answering"),
        ("scenes/table/answer/x.py", "from gest_desktop.scenes.table.session.contest import Contest"),
        ("scenes/table/replay/x.py", "from gest_desktop.scenes.table import panels"),
        ("scenes/table/session/x.py", "from gest_desktop.scenes.table.paint.beak import draw_beak"),
        ("scenes/table/board/x.py", "def late():\n    import gest_desktop.scenes.table.panels.choice_card"),
        ("scenes/table/panels/x.py", "from gest_desktop.scenes.table.scene import TableScene"),
        (
            "scenes/table/panels/x.py",
            "if TYPE_CHECKING:\n    from gest_desktop.scenes.table.scene import TableScene",
        ),
        ("scenes/table/commands.py", "from gest_desktop.scenes.table.scene import TableScene"),
        ("scenes/table/x.py", "from gest_desktop.scenes.tutorial.coach import Coach"),
    ],
)
def test_an_import_up_the_floors_of_the_table_is_found(module: str, source: str) -> None:
    assert len(offences(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("ai/x.py", "from gest_desktop.ai.lab.baselines.rules import RulesPlayer"),
        ("ai/x.py", "def late():\n    from gest_desktop.ai import lab"),
        ("scenes/menus/x.py", "from gest_desktop.scenes.devtools.shots import write_shots"),
        ("scenes/table/x.py", "from gest_desktop.ai.lab.arena import play_game"),
        ("commands/engine.py", "from gest_desktop.ai.lab.budget import Budget"),
        ("commands/window.py", "def late():\n    from gest_desktop.scenes.devtools import window_bench"),
        ("commands/window.py", "from gest_desktop.commands.arena import arena"),
        ("__main__.py", "from gest_desktop.scenes.devtools.window_bench import window_bench"),
        ("ai/x.py", 'MODULE = "gest_desktop.ai.lab.train"'),
    ],
)
def test_a_game_that_needs_the_workshop_is_found(module: str, source: str) -> None:
    assert len(offences(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rules/x.py", "from gest_desktop.tales.bandits.rules import state"),
        ("ai/x.py", "from gest_desktop.tales import shelf"),
        ("common/x.py", "from gest_desktop.tales import shelf"),
        ("scenes/table/x.py", "from gest_desktop.tales.shelf import TALES"),
        ("terminal/x.py", "from gest_desktop.tales.shelf import TALES"),
        ("tales/bandits/rules/x.py", "from gest_desktop.rules.state import State"),
        ("tales/bandits/rules/x.py", "from gest_desktop.tales.bandits.mind import levels"),
        ("tales/bandits/rules/x.py", "import numpy"),
        ("tales/bandits/rules/x.py", "import rich"),
        ("tales/bandits/mind/x.py", "from gest_desktop.ai.search import Search"),
        ("tales/bandits/mind/x.py", "import pygame"),
        ("tales/bandits/mind/x.py", "from gest_desktop.tales.bandits.workshop.laws import LAWS"),
        ("tales/bandits/mind/x.py", "from gest_desktop.tales.other.rules import state"),
        ("tales/bandits/table/x.py", "from gest_desktop.scenes.table.scene import TableScene"),
        ("tales/bandits/table/x.py", "from gest_desktop.tales.bandits.pages.new_game import scene"),
        ("tales/bandits/pages/x.py", "from gest_desktop.scenes.table.scene import TableScene"),
        ("tales/bandits/table/x.py", "from gest_desktop.ai.opponent import answer"),
        ("tales/bandits/mind/x.py", "from gest_desktop.ai.worker import Worker"),
        ("tales/tale.py", "from gest_desktop.tales.bandits import rules"),
    ],
)
def test_a_tale_in_the_wrong_place_is_found(module: str, source: str) -> None:
    assert len(offences(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rules/x.py", "from tests.table import table"),
        ("ai/lab/x.py", "def late():\n    import tests.ai.asking"),
        ("ai/lab/x.py", 'BOT = "tests.ai.openspiel.openspiel_bot"'),
        ("commands/fuzz.py", "from tests import paths"),
        ("scenes/devtools/x.py", "import tests"),
    ],
)
def test_a_package_that_needs_its_tests_is_found(module: str, source: str) -> None:
    assert len(offences(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rules/x.py", "import json\nfrom collections.abc import Set\nfrom gest_desktop.rules import state"),
        ("ai/x.py", "from gest_desktop.rules import views\nfrom gest_desktop.ai import node"),
        ("ai/lab/x.py", "import numpy as np\nfrom gest_desktop.ai import search"),
        ("ai/lab/baselines/openspiel.py", "import numpy\nimport pyspiel"),
        ("ai/lab/executors.py", "from distributed import Client"),
        (
            "scenes/x.py",
            "import pygame\nfrom gest_desktop.ai import hint\nfrom gest_desktop.rules import views",
        ),
        ("scenes/table/panels/x.py", "from gest_desktop.scenes.table.board.ground import Point"),
        ("scenes/table/panels/x.py", "from gest_desktop.scenes.table.panels.panel import Panel"),
        ("scenes/table/seen/x.py", "from gest_desktop.scenes.motion.pace import Pace"),
        ("scenes/table/x.py", "from gest_desktop.scenes.table.panels.choice_card import ChoiceCard"),
        ("scenes/tutorial/x.py", "from gest_desktop.scenes.table.scene import TableScene"),
        ("scenes/devtools/x.py", "from gest_desktop.ai.lab.baselines.rules import RulesPlayer"),
        (
            "terminal/x.py",
            "from gest_desktop.rules import views\nfrom gest_desktop.scenes.table.foresee import odds",
        ),
        ("commands/x.py", "import rich\nfrom gest_desktop.scenes.shell import app"),
        ("commands/arena.py", "from gest_desktop.ai.lab.arena import play_game"),
        ("__main__.py", "def late():\n    from gest_desktop.commands.arena import arena"),
        ("rules/x.py", 'WORDS = "tests of strength"\nNAME = "gest_desktop"'),
        ("rules/x.py", "from gest_desktop.common.chance import draw_weighted"),
        ("tales/bandits/rules/x.py", "import json\nfrom gest_desktop.rules.words import _"),
        ("tales/bandits/mind/x.py", "from gest_desktop.tales.bandits.rules import views"),
        ("tales/bandits/table/x.py", "import pygame\nfrom gest_desktop.scenes.kit import art"),
        ("tales/bandits/pages/x.py", "from gest_desktop.tales.bandits.table import opening"),
        ("tales/bandits/table/x.py", "from gest_desktop.tales.bandits.pages.doors import rulebook"),
        ("tales/bandits/table/x.py", "from gest_desktop.ai.worker import Worker"),
        ("tales/bandits/workshop/x.py", "import rich\nfrom gest_desktop.tales.bandits.mind import search"),
        ("tales/shelf.py", 'RULES = "gest_desktop.tales.bandits.rules"'),
        ("commands/x.py", "from gest_desktop.tales.shelf import TALES"),
    ],
)
def test_a_lawful_import_is_let_through(module: str, source: str) -> None:
    assert offences(source, module) == []


def test_the_terminal_needs_no_window() -> None:
    modules = ["gest_desktop.commands.play", *(f"gest_desktop.terminal.{m.stem}" for m in TERMINAL)]
    code = f"import sys, {', '.join(modules)}; print(sorted({PYGAME} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)

    assert len(TERMINAL) > 5
    assert "[]" == ran.stdout.strip()


def test_the_packaging_folder_is_no_package() -> None:
    assert not (ROOT / "build" / "__init__.py").exists()
