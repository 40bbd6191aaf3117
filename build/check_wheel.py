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


def main() -> None:
    parser = argparse.ArgumentParser(description="Check that the wheel works.")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="where the wheel is to be kept")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="gest-wheel-", ignore_cleanup_errors=True) as folder:
        wheel = build(Path(folder) / "wheel")
        programs = install(wheel, Path(folder) / "environment")
        selftest(programs, Path(folder))
        if options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
            shutil.copy(wheel, options.keep)


def build(folder: Path) -> Path:
    """By pip, which builds apart from everything that is installed here."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps"]
    subprocess.run([*pip, "--wheel-dir", str(folder), str(ROOT)], check=True)
    return next(folder.glob("*.whl"))


def install(wheel: Path, environment: Path) -> Path:
    """Into a new environment; the folder of its programs."""
    venv.create(environment, with_pip=True)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(programs / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, str(wheel)], check=True, cwd=environment)
    return programs


def selftest(programs: Path, folder: Path) -> None:
    told = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    told["GEST_HOME"] = str(folder / "home")
    subprocess.run([str(programs / "gest"), "--selftest", "--headless"], check=True, cwd=folder, env=told)


if __name__ == "__main__":
    main()
