"""`gest selftest`: try out the installed program and write a report."""

from __future__ import annotations

import os
import platform
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from gest_desktop import __version__
from gest_desktop.rules.compiled import how_it_runs

if TYPE_CHECKING:
    from gest_desktop.scenes.devtools.selftest.steps import Trial

ANSWERS: Final = 40


def selftest(headless: bool, report: str | None = None, answers: int | None = None) -> int:
    """Return 0 if every step passed; the report is printed and written to the logs or to `report`."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if headless:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from gest_desktop.scenes.shell.folders import logs_folder

    lines, failures = [heading()], 0
    print(lines[0])
    with TemporaryDirectory(prefix="gest-trial-", ignore_cleanup_errors=True) as folder:
        for name, step in steps(Path(folder), answers or ANSWERS):
            passed, words = run_step(name, step)
            failures += not passed
            lines.append(words)
            print(words, flush=True)
    lines.append("All is well." if not failures else f"{failures} of the steps failed.")
    print(lines[-1])
    written = write_lines(Path(report) if report else logs_folder() / "selftest.txt", lines)
    return 0 if written and not failures else 1


def steps(folder: Path, answers: int) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield the steps by name; the first one imports the program, since a bundle may lack a part of it."""
    found: list[Trial] = []

    def load() -> str:
        from gest_desktop.scenes.devtools.selftest.steps import Trial

        found.append(Trial(folder, answers))
        return f"{sum(name.startswith('gest_desktop') for name in sys.modules)} modules"

    yield "program", load
    for trial in found:
        yield from trial.steps.items()


def heading() -> str:
    kind = "bundle" if getattr(sys, "frozen", False) else "source or wheel"
    program = f"Gest Desktop {__version__} ({kind}, {how_it_runs()})"
    return f"{program}, Python {platform.python_version()}, {platform.platform()}"


def run_step(name: str, step: Callable[[], str]) -> tuple[bool, str]:
    """Run one step; return whether it passed, and a line about it with the traceback of a failure."""
    began = time.perf_counter()
    try:
        passed, words = True, step()
    except Exception:
        passed, words = False, traceback.format_exc().rstrip()
    seconds = time.perf_counter() - began
    return passed, f"{'ok    ' if passed else 'FAILED'}  {name:9} {seconds:6.2f} s  {words}"


def write_lines(path: Path, lines: list[str]) -> bool:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        print(f"The report could not be written: {error.strerror}.")
        return False
    return True
