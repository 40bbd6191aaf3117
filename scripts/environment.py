"""Create the environment in .venv that the game and its tests run in, and keep it up to date."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from enum import Enum
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = "gest-desktop.json"

# What pip reports without a network, or without access to the internet.
OFFLINE = ("NewConnectionError", "ConnectTimeout", "NameResolutionError")

# In an activated .venv the running interpreter is the one about to be replaced.
BASE_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable


class Stamp(NamedTuple):
    """What an environment was created from; written last, so an environment without one is unfinished."""

    python: str
    checkout: str
    pyproject: str
    extras: tuple[str, ...]


class Task(Enum):
    """What has to be done before an environment can be used."""

    NOTHING = "nothing"
    INSTALL = "install"
    MAKE = "make"


def ready(*extras: str) -> Path:
    """Return the environment's interpreter, with the project and these extras installed."""
    wanted = stamp_for(ROOT, extras)
    task = task_for(VENV, wanted)
    try:
        if task is Task.MAKE:
            make(VENV)
        if task is not Task.NOTHING:
            install(VENV, wanted)
    except KeyboardInterrupt:
        sys.exit("\nStopped before everything was installed; the next run begins afresh.")
    except OSError as error:
        sys.exit(f"{VENV} could not be made: {error}. Close what is using it, or see to the folder's rights.")
    return python_in(VENV)


def stamp_for(root: Path, extras: tuple[str, ...]) -> Stamp:
    """Return the stamp that an up-to-date environment of this checkout would have."""
    return Stamp(
        python=f"{sys.implementation.cache_tag} {sysconfig.get_platform()}",
        checkout=str(root),
        pyproject=hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest(),
        extras=tuple(sorted(extras)),
    )


def task_for(venv: Path, wanted: Stamp) -> Task:
    """Compare an environment with the one that is needed."""
    found = read_stamp(venv)
    if found is None or not stands(venv):
        return Task.MAKE
    if (found.python, found.checkout) != (wanted.python, wanted.checkout):
        return Task.MAKE
    if found.pyproject != wanted.pyproject or not set(wanted.extras) <= set(found.extras):
        return Task.INSTALL
    return Task.NOTHING


def read_stamp(venv: Path) -> Stamp | None:
    """Return the environment's stamp, or None when it was never finished."""
    try:
        found = Stamp(**json.loads((venv / STAMP).read_text("utf-8")))
    except (OSError, TypeError, ValueError):
        return None
    return found._replace(extras=tuple(found.extras))


def write_stamp(venv: Path, stamp: Stamp) -> None:
    """Mark the environment as finished."""
    (venv / STAMP).write_text(json.dumps(stamp._asdict(), indent=2) + "\n", "utf-8")


def stands(venv: Path) -> bool:
    """Return whether the Python that the environment was created with is still installed."""
    try:
        lines = (venv / "pyvenv.cfg").read_text("utf-8").splitlines()
    except (OSError, ValueError):
        return False
    settings = dict(line.split(" = ", 1) for line in lines if " = " in line)
    return python_in(venv).exists() and Path(settings.get("home", "nowhere")).is_dir()


def python_in(venv: Path) -> Path:
    """Return where the environment keeps its interpreter."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def make(venv: Path) -> None:
    """Create an empty environment, replacing whatever is there."""
    say(f"Making an environment for Gest Desktop in {venv}.")
    if venv.exists():
        shutil.rmtree(venv)
    if succeeds([BASE_PYTHON, "-I", "-m", "venv", str(venv)]):
        return
    # Debian ships Python without ensurepip; an environment without pip can be filled from outside.
    command = [BASE_PYTHON, "-I", "-m", "venv", "--clear", "--without-pip", str(venv)]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    if outcome.returncode != 0:
        sys.exit(f"Python could not make an environment in {venv}: {last_line(outcome.stderr)}")


def install(venv: Path, wanted: Stamp) -> None:
    """Install the project and its extras, and any extras installed before."""
    before = read_stamp(venv)
    stamp = wanted._replace(extras=tuple(sorted({*wanted.extras, *(before.extras if before else ())})))
    (venv / STAMP).unlink(missing_ok=True)
    pip = pip_for(venv)
    say("Installing what Gest Desktop needs; this takes a minute or two, and only now and then.")
    project = f".[{','.join(stamp.extras)}]" if stamp.extras else "."
    command = [*pip, "install", "--disable-pip-version-check", "--editable", project]
    # If pip is configured to install for the user, it refuses to work in an environment.
    environ = {**os.environ, "PIP_USER": "0"}
    outcome = subprocess.run(command, cwd=ROOT, env=environ, stderr=subprocess.PIPE, check=False)
    if outcome.returncode != 0:
        sys.exit(why_not_installed(outcome.stderr.decode(errors="replace")))
    write_stamp(venv, stamp)


def why_not_installed(complaint: str) -> str:
    """Say why pip failed: in one sentence when offline, otherwise in pip's own words."""
    if any(sign in complaint for sign in OFFLINE):
        return (
            "Gest Desktop needs packages from the internet, which cannot be reached:"
            " connect to it and run the same command again."
        )
    return f"{complaint}\nGest Desktop could not be installed; pip says why above."


def pip_for(venv: Path) -> list[str]:
    """Return the command that installs into the environment: its own pip, or the one outside."""
    python = str(python_in(venv))
    for pip in [python, "-m", "pip"], [BASE_PYTHON, "-m", "pip", "--python", python]:
        if succeeds([*pip, "--version"]):
            return pip
    sys.exit(f"This Python has no pip to install packages with: {how_to_get_pip()}")


def how_to_get_pip() -> str:
    """Return the end of that sentence, for the system it is read on."""
    again = "and then the same command again."
    if sys.platform == "win32":
        return f"run Python's installer once more, choose Modify, tick pip, {again}"
    if sys.platform == "darwin":
        return f"run 'python3 -m ensurepip' {again}"
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    return f"on Debian or Ubuntu, run 'sudo apt install {package}' {again}"


def succeeds(command: list[str]) -> bool:
    """Run a command without showing its output and return whether it succeeded."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def last_line(text: str) -> str:
    """Return the last line of an error message, where programs say what went wrong."""
    return ([line for line in text.splitlines() if line.strip()] or ["no reason was given"])[-1]


def say(sentence: str) -> None:
    """Print and flush, so that the text comes before the output of the commands that follow."""
    print(sentence, flush=True)


def become(command: list[str]) -> NoReturn:
    """Continue as another program; where a process cannot be replaced, wait for that program instead."""
    if os.name != "nt":
        os.execv(command[0], command)
    try:
        sys.exit(subprocess.call(command))
    except KeyboardInterrupt:
        sys.exit(130)
