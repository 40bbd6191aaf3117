"""Fuzzes the lessons with wrong input: none may get stuck, crash, or leave the learner without a message."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from gest_desktop.scenes.devtools.table_shots import NoWorker
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.tutorial.bubble_buttons import BACK
from gest_desktop.scenes.tutorial.lesson import Lesson
from gest_desktop.scenes.tutorial.scene import lesson_table

STEP: Final = 0.05
SIZES: Final = ((1024, 640), (1280, 720), (1600, 900))
KEYS: Final = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_u, pygame.K_m, pygame.K_r,
    pygame.K_b, pygame.K_i, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_9, pygame.K_LEFT, pygame.K_PAGEUP,
    pygame.K_SPACE, pygame.K_F1, pygame.K_PLUS, pygame.K_q,
)  # fmt: skip
PATIENCE: Final = 200  # frames within which the bubble must appear again
Pos = tuple[int, int]


class StuckError(AssertionError):
    """A lesson cannot go on; the message says where."""


class BadLearner:
    def __init__(self, app: App, lesson: Lesson, seed: int) -> None:
        self.app, self.lesson, self.random = app, lesson, Random(f"{lesson.name}/{seed}")
        self.furthest = self.finished = 0
        self.sit_down(0)

    def sit_down(self, at: int) -> None:
        while self.app.scenes:
            self.app.scenes.pop()
        self.scene, self.guide = lesson_table(self.app, self.lesson, at, None, self.finish)
        self.app.push(self.scene)
        self.app.frame([], STEP)

    def finish(self, lesson: Lesson) -> None:
        self.finished += 1

    def frame(self, *events: pygame.Event) -> None:
        self.app.frame(events, STEP)

    def key(self, key: int, mod: int = 0) -> None:
        self.frame(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.frame(pygame.Event(pygame.KEYUP, key=key, mod=mod))

    def click(self, pos: Pos, button: int = 1) -> None:
        self.frame(
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button),
        )

    def anywhere(self) -> Pos:
        wide, high = self.app.stage.size
        return self.random.randrange(wide), self.random.randrange(high)

    def drag(self) -> None:
        """Drag from anywhere, often from a piece, to anywhere."""
        standing = self.scene.drawing.view.board.standing
        start = self.anywhere()
        if standing and self.random.random() < 0.7:
            spot = self.scene.drawing.view.place_of(self.random.choice(standing).thing)
            start = (round(spot[0]), round(spot[1])) if spot else start
        end = self.anywhere()
        self.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        self.frame(pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 0, 0)))
        self.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def act(self) -> None:
        """One random input; some are sensible, so that all of the lesson is reached."""
        kind = self.random.randrange(12)
        if kind < 3:
            self.click(self.anywhere(), self.random.choice((1, 1, 1, 3)))
        elif kind == 3:
            pos = self.anywhere()
            self.click(pos)
            self.click(pos)
        elif kind == 4:
            self.drag()
        elif kind < 7:
            self.key(self.random.choice(KEYS), self.random.choice((0, 0, 0, pygame.KMOD_SHIFT)))
        elif kind == 7:
            self.key(pygame.K_z, pygame.KMOD_CTRL)
        elif kind == 8 and self.random.random() < 0.25:
            self.app.resize(*self.random.choice(SIZES))
            self.frame()
        elif kind == 9 and self.random.random() < 0.3:
            self.sit_down(self.guide.course.at)
        else:
            self.go_on()

    def go_on(self) -> None:
        """A legal answer, right or wrong, or a button of the bubble."""
        scene, bubble = self.scene, self.guide.overlay.bubble
        offered = (*bubble.replies, *bubble.buttons) if bubble else ()
        useful = [button for button in offered if button.thing != BACK]
        stops = [stop for stop in scene.state.stops if stop.kind != "button"]
        if stops and self.random.random() < 0.5 and scene.flow.answering is not None:
            scene.react(scene.flow.answering.touch(self.random.choice(stops)))
            self.frame()
        elif useful:
            self.click(self.random.choice(useful).rect.center)

    def check(self) -> None:
        """Return to the lesson and check that its bubble is shown."""
        while self.app.scenes and self.app.scene is not self.scene:
            self.app.pop()
        if not self.app.scenes:
            self.sit_down(self.guide.course.at)
        for _frame in range(PATIENCE):
            bubble = self.guide.overlay.bubble
            if bubble is not None:
                break
            self.frame()
        else:
            raise StuckError(self.where("nothing is said any more"))
        if not bubble.speech.words or not (bubble.buttons or bubble.replies):
            raise StuckError(self.where("the bubble is empty"))
        if not self.app.stage.area.contains(bubble.rect):
            raise StuckError(self.where("the bubble leaves the window"))
        self.furthest = max(self.furthest, self.guide.course.at)

    def where(self, words: str) -> str:
        course = self.guide.course
        return f"{self.lesson.name}, {course.beat.name}, after {course.given}: {words}."


def fuzz_lesson(lesson: Lesson, inputs: int, seed: int = 0) -> str:
    """Send random input, then walk to the end of the lesson; raises StuckError if that is not possible."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with TemporaryDirectory() as home:
        folder = Path(home)
        settings = Settings(instant=True, sound=False)
        app = App(settings, folder / "settings.json", SaveStore(folder / "games"), NoWorker)
        try:
            learner = BadLearner(app, lesson, seed)
            for _input in range(inputs):
                learner.act()
                learner.check()
            walk_to_end(learner)
        finally:
            app.close()
    return f"{inputs} inputs, beat {learner.furthest + 1} of {len(lesson.beats)} reached"


def walk_to_end(learner: BadLearner) -> None:
    """Whatever the input was, a lesson can be finished with its own buttons."""
    before = learner.finished
    for _step in range(40 * len(learner.lesson.beats)):
        if learner.finished > before:
            return
        learner.check()
        check, bubble = learner.guide.course.beat.check, learner.guide.overlay.bubble
        if bubble is None:
            continue
        right = bubble.replies[check.right] if bubble.replies and check else bubble.buttons[-1]
        learner.click(right.rect.center)
    raise StuckError(learner.where("the end is out of reach"))
