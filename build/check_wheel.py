"""Build the wheel, install it into an empty environment elsewhere, and let it try itself out."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = "HATCH_BUILD_HOOK_ENABLE_CUSTOM"  # tells hatchling to run build/wheel_hook.py


def main() -> None:
    parser = argparse.ArgumentParser(description="Check that the wheel works.")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="where the wheel is to be kept")
    parser.add_argument("--compiled", action="store_true", help="build it for this system only, compiled")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="gest-wheel-", ignore_cleanup_errors=True) as folder:
        wheel = build(Path(folder) / "wheel", options.compiled)
        programs = install(wheel, Path(folder) / "environment")
        check_version(programs, "compiled" if options.compiled else "plain Python")
        selftest(programs, Path(folder))
        if options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
            shutil.copy(wheel, options.keep)


def build(folder: Path, is_compiled: bool) -> Path:
    """By pip, which builds apart from everything that is installed here."""
    told = os.environ | {COMPILE: "true" if is_compiled else "false"}
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps"]
    subprocess.run([*pip, "--wheel-dir", str(folder), str(ROOT)], check=True, env=told)
    return next(folder.glob("*.whl"))


def install(wheel: Path, environment: Path) -> Path:
    """Into a new environment; the folder of its programs."""
    venv.create(environment, with_pip=True)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(programs / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, str(wheel)], check=True, cwd=environment)
    return programs


def check_version(programs: Path, runs: str) -> None:
    """The program says itself how it runs."""
    command = [str(programs / "gest"), "--version"]
    version = subprocess.run(command, check=True, cwd=programs, capture_output=True, text=True).stdout.strip()
    print(version, flush=True)
    if not version.endswith(f"({runs})"):
        raise SystemExit(f"This wheel should run as {runs}.")


def selftest(programs: Path, folder: Path) -> None:
    told = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    told["GEST_HOME"] = str(folder / "home")
    subprocess.run([str(programs / "gest"), "--selftest", "--headless"], check=True, cwd=folder, env=told)


if __name__ == "__main__":
    main()
