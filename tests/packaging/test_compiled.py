"""The rules and the search, compiled: the same games as in plain Python, to the last bit."""

import ast
import hashlib
import importlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.tools import BUILD, ROOT

from pack import compiling  # isort: skip
from pack.parity import difference  # isort: skip

PACKAGE = ROOT / "gest_desktop"
GAMES = 6
COMPILED = [path.as_posix() for path in compiling.sources(PACKAGE)]


def test_what_the_search_spends_its_time_in_is_compiled():
    assert {
        "ai/search.py", "ai/information_set.py", "ai/evaluate/features.py", "rules/state.py",
        "rules/referee.py", "rules/views.py", "rules/belief.py", "rules/plots/rob.py", "rules/compiled.py",
        "rules/verbs/men.py", "rules/questions/spaces.py", "rules/cards/e17_the_red_cap.py",
    } <= set(COMPILED)  # fmt: skip


def test_what_needs_other_libraries_or_the_system_stays_plain():
    plain = {"ai/worker.py", "ai/worker_process.py", "ai/lab/train.py", "rules/__init__.py"}
    assert plain.isdisjoint(COMPILED)


def test_no_plain_class_derives_from_a_compiled_one():
    """Python refuses that; see PLAIN in build/pack/compiling.py."""
    names = {compiling.module_name(Path(path)) for path in COMPILED}
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).as_posix() not in COMPILED:
            assert set() == names & compiling.ancestors(path), path


def test_no_compiled_module_has_a_starred_pattern():
    """Compiled, it takes what it matches for a list, and a tuple ends the program; see PLAIN again."""
    for path in COMPILED:
        tree = ast.parse((PACKAGE / path).read_text("utf-8"))
        assert [] == [node for node in ast.walk(tree) if isinstance(node, ast.MatchStar)], path


def test_no_compiled_module_asks_whether_something_is_a_certain_tuple():
    """Compiled, a constant tuple is made anew wherever it is named, so that it is never the same one."""
    for path in COMPILED:
        module = importlib.import_module(compiling.module_name(Path(path)))
        tree = ast.parse((PACKAGE / path).read_text("utf-8"))
        asked = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)]
        compared = {
            part.id
            for node in asked
            if isinstance(node.ops[0], ast.Is | ast.IsNot)
            for part in (node.left, *node.comparators)
            if isinstance(part, ast.Name)
        }
        assert [] == [name for name in compared if isinstance(getattr(module, name, None), tuple)], path


def test_heirs_are_found(tmp_path):
    module = tmp_path / "heir.py"
    module.write_text(
        "from gest_desktop.ai.search import Search as Base\n\nclass Heir(Base):\n    pass\n", "utf-8"
    )
    assert {"gest_desktop.ai.search"} == compiling.ancestors(module)


def test_the_bundle_takes_the_compiled_module_instead_of_the_plain_one(tmp_path):
    for name in ("gest_desktop/rules/state", "gest_desktop/ai/unused", compiling.LIBRARY):
        path = tmp_path / f"{name}{compiling.SUFFIX}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    pure = [(name, "", "PYMODULE") for name in ("gest_desktop", "gest_desktop.rules.state", "json")]
    binaries = []
    compiling.exchange(pure, binaries, tmp_path)

    assert ["gest_desktop", "json"] == [entry[0] for entry in pure]
    names = {Path(entry[0]).as_posix().removesuffix(compiling.SUFFIX) for entry in binaries}
    assert {compiling.LIBRARY, "gest_desktop/rules/state"} == names


def test_without_a_compiler_the_reason_is_one_sentence(monkeypatch):
    pytest.importorskip("mypyc", reason="without mypyc there is another reason")

    class Missing:
        def compile(self, *_arguments, **_options):
            raise OSError("no such program")

    monkeypatch.setattr(compiling, "new_compiler", Missing)
    assert "there is no working C compiler with Python's headers (no such program)." in compiling.why_not()


@pytest.fixture(scope="module")
def compiled(pytestconfig) -> Path:
    """A compiled copy, kept in pytest's cache as long as the sources and the tools are the same."""
    reason = compiling.why_not()
    if reason is not None:
        pytest.skip(reason)
    folder = pytestconfig.cache.mkdir("gest-compiled")
    out = folder / state_of_sources()
    if not (out / "done").exists():
        for old in folder.iterdir():
            shutil.rmtree(old, ignore_errors=True)
        command = [sys.executable, str(BUILD / "compile.py"), str(out), "--quick"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert 0 == done.returncode, done.stdout + done.stderr
        (out / "done").touch()
    return out


def state_of_sources() -> str:
    found = hashlib.sha256(sys.version.encode())
    tools = [BUILD / "pack" / "compiling.py", ROOT / "pyproject.toml"]
    files = [
        path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".json") and "scenes" not in path.parts
    ]
    for path in tools + sorted(files):
        found.update(path.as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]


def test_games_are_the_same_compiled_and_in_plain_python(compiled):
    assert difference(compiled, GAMES) is None
