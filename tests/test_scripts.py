"""The set-up scripts: when the environment is recreated, updated or left alone."""

import ast
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import environment
from scripts.environment import Task

SCRIPTS = Path(environment.__file__).parent
STARTERS = [SCRIPTS / "play.py", SCRIPTS / "test.py"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a space in its path, and a finished environment for playing."""
    root = tmp_path / "my games"
    folder = root / ".venv"
    python = environment.python_in(folder)
    python.parent.mkdir(parents=True)
    python.touch()
    (root / "pyproject.toml").write_text('[project]\nname = "gest-desktop"\n', "utf-8")
    (folder / "pyvenv.cfg").write_text(f"home = {tmp_path}\nversion = 3.11.7\n", "utf-8")
    environment.write_stamp(folder, environment.stamp_for(root, ()))
    return root


def task(root: Path, *extras: str) -> Task:
    return environment.task_for(root / ".venv", environment.stamp_for(root, extras))


def test_a_finished_environment_is_left_alone(checkout: Path) -> None:
    assert task(checkout) is Task.NOTHING


def test_a_changed_pyproject_is_installed_again(checkout: Path) -> None:
    before = environment.stamp_for(checkout, ())
    (checkout / "pyproject.toml").write_text('[project]\nname = "other"\n', "utf-8")

    assert environment.stamp_for(checkout, ()) != before
    assert task(checkout) is Task.INSTALL


def test_the_tests_need_more_than_the_game(checkout: Path) -> None:
    assert task(checkout, "test") is Task.INSTALL


def test_the_game_needs_no_more_than_the_tests(checkout: Path) -> None:
    environment.write_stamp(checkout / ".venv", environment.stamp_for(checkout, ("test",)))

    assert task(checkout) is Task.NOTHING


@pytest.mark.parametrize("field", ["python", "checkout"])
def test_another_python_or_place_needs_a_new_environment(checkout: Path, field: str) -> None:
    old = environment.stamp_for(checkout, ())._replace(**{field: "another"})
    environment.write_stamp(checkout / ".venv", old)

    assert task(checkout) is Task.MAKE


@pytest.mark.parametrize("stamp", [None, "", "{", "[]", "3", "{}", '{"python": "3.11"}', "\xff"])
def test_an_environment_without_a_sound_stamp_is_half_made(checkout: Path, stamp: str | None) -> None:
    path = checkout / ".venv" / environment.STAMP
    path.unlink()
    if stamp is not None:
        path.write_bytes(stamp.encode("latin-1"))

    assert task(checkout) is Task.MAKE


@pytest.mark.parametrize("text", [None, "", "home\n", "home = /no/such/folder\n"])
def test_an_environment_whose_python_was_removed_is_broken(checkout: Path, text: str | None) -> None:
    settings = checkout / ".venv" / "pyvenv.cfg"
    settings.unlink()
    if text is not None:
        settings.write_text(text, "utf-8")

    assert task(checkout) is Task.MAKE


@pytest.mark.skipif(os.name == "nt", reason="environments on Windows hold no symbolic links")
def test_a_dangling_interpreter_is_broken(checkout: Path) -> None:
    python = environment.python_in(checkout / ".venv")
    python.unlink()
    python.symlink_to(checkout / "removed" / "python3.11")

    assert task(checkout) is Task.MAKE


def test_the_stamp_survives_being_written(checkout: Path) -> None:
    stamp = environment.stamp_for(checkout, ("test", "build"))
    environment.write_stamp(checkout / ".venv", stamp)

    assert environment.read_stamp(checkout / ".venv") == stamp
    assert stamp.extras == ("build", "test")


@pytest.fixture
def pip_calls(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The pip commands that an installation in the checkout would run; all of them succeed."""
    calls: list[list[str]] = []
    monkeypatch.setattr(environment, "pip_for", lambda folder: ["pip"])

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        calls.append(command)
        return subprocess.CompletedProcess(command, 0, stderr=b"")

    monkeypatch.setattr(environment.subprocess, "run", run)
    return calls


def test_installing_again_keeps_the_extras_of_before(checkout: Path, pip_calls: list[list[str]]) -> None:
    folder = checkout / ".venv"
    environment.write_stamp(folder, environment.stamp_for(checkout, ("test",)))
    environment.install(folder, environment.stamp_for(checkout, ()))

    assert [command[-1] for command in pip_calls] == [".[test]"]
    assert environment.read_stamp(folder) == environment.stamp_for(checkout, ("test",))


def test_a_failed_installation_ends_in_a_sentence_and_leaves_no_stamp(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "pip_for", lambda folder: ["pip"])
    failure = subprocess.CompletedProcess(["pip"], 1, stderr=b"ERROR: No space left on device")
    monkeypatch.setattr(environment.subprocess, "run", lambda command, **_: failure)

    with pytest.raises(SystemExit, match="No space left on device\nGest Desktop could not be installed"):
        environment.install(checkout / ".venv", environment.stamp_for(checkout, ()))
    assert task(checkout) is Task.MAKE


def test_being_offline_is_told_in_one_sentence() -> None:
    complaint = "WARNING: Retrying after connection broken by 'NewConnectionError(...)'\nERROR: No matching"
    sentence = environment.why_not_installed(complaint)

    assert sentence.startswith("Gest Desktop needs packages from the internet")


@pytest.mark.parametrize(
    ("system", "advice"),
    [
        ("linux", r"sudo apt install python3\.\d+-venv"),
        ("win32", "installer once more, choose Modify, tick pip"),
        ("darwin", "python3 -m ensurepip"),
    ],
)
def test_without_any_pip_the_way_to_get_it_is_named(
    system: str, advice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "succeeds", lambda command: False)
    monkeypatch.setattr(environment.sys, "platform", system)

    with pytest.raises(SystemExit, match=advice) as stopped:
        environment.pip_for(Path(".venv"))
    assert ("apt" in str(stopped.value.code)) == (system == "linux")


def test_pip_from_outside_is_the_second_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "succeeds", lambda command: "--python" in command)

    assert environment.pip_for(Path(".venv"))[:4] == [environment.BASE_PYTHON, "-m", "pip", "--python"]


@pytest.mark.parametrize("script", STARTERS, ids=lambda path: path.name)
def test_an_old_python_is_told_in_one_sentence(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))

    with pytest.raises(SystemExit) as stopped:
        runpy.run_path(str(script))
    assert stopped.value.code == "Gest Desktop needs Python 3.11 or newer, but this is Python 3.10."


@pytest.mark.parametrize("script", STARTERS, ids=lambda path: path.name)
def test_an_old_python_can_read_the_script(script: Path) -> None:
    new = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.Starred, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(script.read_text("utf-8"))):
        assert not isinstance(node, new)
        assert getattr(node, "annotation", None) is None
        assert getattr(node, "returns", None) is None


def test_every_test_is_run_once_and_the_rules_must_be_covered() -> None:
    checks = runpy.run_path(str(SCRIPTS / "test.py"))
    rules, others = checks["tests"]([])

    assert "--cov" in rules
    assert [f"--ignore={folder}" for folder in checks["RULES"]] == others[-len(checks["RULES"]) :]
    assert checks["RULES"] == rules[-len(checks["RULES"]) :]
    assert all((SCRIPTS.parent / folder).is_dir() for folder in checks["RULES"])


def test_arguments_go_to_one_run_of_pytest() -> None:
    checks = runpy.run_path(str(SCRIPTS / "test.py"))

    assert [["pytest", "-n", "2", "--dist", "worksteal", "-k", "rob"]] == checks["tests"](["-k", "rob"])
