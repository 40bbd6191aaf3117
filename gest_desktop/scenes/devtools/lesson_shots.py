"""Contact sheets with every bubble of every lesson, for inspection."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from gest_desktop.scenes.devtools.table_shots import NoWorker
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.tutorial.lesson import Lesson
from gest_desktop.scenes.tutorial.lesson_guide import LessonGuide
from gest_desktop.scenes.tutorial.reading import lessons
from gest_desktop.scenes.tutorial.scene import lesson_table

SIZES: Final = ((1280, 720), (1920, 1080))
ACROSS: Final = 3
SMALL: Final = 640  # width of one picture on the sheet, in pixels
STEP: Final = 1 / 30
LONGEST: Final = 400  # frames until a bubble must be shown


def write_lesson_shots(folder: Path, only: str = "", language: str = "en") -> Iterator[Path]:
    """One contact sheet for each lesson whose name begins with `only`, at each size."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        for lesson in lessons():
            if lesson.name.startswith(only):
                yield write_sheet(lesson, folder, size, language)


def write_sheet(lesson: Lesson, folder: Path, size: tuple[int, int], language: str) -> Path:
    with TemporaryDirectory() as home:
        settings = Settings(width=size[0], height=size[1], language=language, instant=True)
        app = App(settings, Path(home) / "settings.json", SaveStore(Path(home) / "games"), NoWorker)
        sheet = contact_sheet([smaller(picture) for picture in pictures(app, lesson)])
        file = folder / f"{lesson.name}_{language}_{size[0]}x{size[1]}.png"
        pygame.image.save(sheet, file)
        app.close()
    return file


def pictures(app: App, lesson: Lesson) -> Iterator[pygame.Surface]:
    """Each beat as it begins, and each question in it."""
    scene, guide = lesson_table(app, lesson)
    app.push(scene)
    for at in range(len(lesson.beats)):
        guide.pages.go_to(at)
        while guide.course.at == at and come_to_rest(app, guide):
            yield app.screen.copy()
            answering = scene.flow.answering
            if guide.course.beat.kind != "do" or answering is None:
                break
            guide.pages.show_next(answering)


def come_to_rest(app: App, guide: LessonGuide) -> bool:
    """Let time pass until the bubble is there; False if another beat came instead."""
    course = guide.course
    at = course.at
    for _frame in range(LONGEST):
        app.frame([], STEP)
        if course.at != at:
            return False
        if guide.overlay.bubble is not None:
            guide.table.state.clock += 10.0  # the light no longer breathes
            app.dirty = True
            app.frame([], STEP)
            return True
    raise TimeoutError(f"{course.lesson.name}: {course.beat.name} never speaks.")


def smaller(picture: pygame.Surface) -> pygame.Surface:
    height = round(SMALL * picture.get_height() / picture.get_width())
    return pygame.transform.smoothscale(picture, (SMALL, height))


def contact_sheet(rows: list[pygame.Surface]) -> pygame.Surface:
    wide, high = rows[0].get_size()
    sheet = pygame.Surface((ACROSS * wide, -(-len(rows) // ACROSS) * high))
    for number, picture in enumerate(rows):
        sheet.blit(picture, (number % ACROSS * wide, number // ACROSS * high))
    return sheet
