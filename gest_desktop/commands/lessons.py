"""`gest lesson-shots` and `gest fuzz --lessons`: screenshots and fuzzing of the lessons."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import Console
from rich.progress import track

from gest_desktop.commands.shots import list_files

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def lesson_shots(folder: str, only: str, language: str) -> int:
    """Write a contact sheet of each lesson into the folder."""
    from gest_desktop.scenes.devtools.lesson_shots import write_lesson_shots

    sheets = write_lesson_shots(Path(folder), only, language)
    return list_files(sheets, f"No lesson's name begins with {only}.")


def fuzz_lessons(inputs: int, seed: int) -> int:
    """Send many wrong, hasty and absurd inputs into each lesson; stop at the first that gets stuck."""
    from gest_desktop.scenes.devtools.lesson_fuzz import StuckError, fuzz_lesson
    from gest_desktop.scenes.tutorial.reading import lessons

    console = Console()
    for lesson in track(lessons(), "Playing badly", console=console):
        try:
            report = fuzz_lesson(lesson, inputs, seed)
        except StuckError as error:
            console.print(str(error), markup=False)
            return 1
        console.print(f"{lesson.name}: {report}", highlight=False)
    return 0
