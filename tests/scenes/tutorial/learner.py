"""A learner who follows the golden highlights, with a real mouse or a real keyboard."""

from __future__ import annotations

import pygame

from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.tutorial.bubble_buttons import NEXT, reply
from gest_desktop.scenes.tutorial.scene import lesson_table
from gest_desktop.scenes.tutorial.wanting import wanted_things

STEP = 0.05
PATIENCE = 300


class Learner:
    def __init__(self, app, lesson, at=0, keyboard=False):
        self.app, self.lesson, self.keyboard = app, lesson, keyboard
        self.finished = 0
        self.numbers = {}  # purses and favour at the end of each beat, by its name
        self.scene, self.guide = lesson_table(app, lesson, at, self.come_to, self.finish)
        app.push(self.scene)
        self.wait()

    def finish(self, lesson):
        self.finished += 1

    def come_to(self, lesson, at):
        g = self.scene.contest.game.state
        numbers = {"robin": g.shillings[ROBIN], "sheriff": g.shillings[SHERIFF], "favour": g.favour}
        self.numbers[lesson.beats[at - 1].name] = numbers

    def frame(self, *events):
        self.app.frame(events, STEP)

    def wait(self):
        """Wait until the minstrel speaks."""
        for _frame in range(PATIENCE):
            self.frame()
            if self.bubble is not None:
                return
        raise AssertionError(f"{self.lesson.name}, {self.guide.course.beat.name}: silence")

    @property
    def bubble(self):
        return self.guide.overlay.bubble

    @property
    def beat(self):
        return self.guide.course.beat

    def click(self, pos):
        while self.scene.state.surprises.is_new(pos, self.scene.state.clock):
            self.frame()  # nobody clicks on what has just appeared
        self.frame(
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
        )
        if not self.finished:
            self.wait()

    def drag(self, start, end):
        start, end = ((round(x), round(y)) for x, y in (start, end))
        self.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        self.frame(pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 0, 0)))
        self.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self.wait()

    def key(self, key, mod=0):
        down = pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.frame(down, pygame.Event(pygame.KEYUP, key=key, mod=mod))
        if not self.finished:
            self.wait()

    def touch(self, thing):
        if self.keyboard:
            self.tab_to(thing)
        else:
            self.click(self.place_of(thing))

    def tab_to(self, thing):
        for _step in range(len(self.scene.state.stops) + 1):
            if self.scene.state.focused == thing:
                self.key(pygame.K_RETURN)
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"the keyboard does not reach {thing}")

    def place_of(self, thing):
        """Where a person would click: on the button, or on the name of the space."""
        for button in (*self.bubble.replies, *self.bubble.buttons):
            if button.thing == thing:
                return button.rect.center
        rect = self.guide.overlay.card_rect(thing)
        if rect is not None:
            return rect.center
        x, y = self.scene.drawing.view.place_of(thing)
        return round(x), round(y)

    def step(self):
        """Do the next thing, whatever it is."""
        course, answering = self.guide.course, self.scene.flow.answering
        if course.beat.kind == "do":
            self.touch(wanted_things(answering, course.wanted(answering.asked))[0])
        elif course.is_settled:
            self.touch(NEXT)
        else:
            self.touch(reply(course.beat.check.right))

    def walk(self):
        """Play to the end."""
        for _step in range(400):
            if self.finished:
                return
            self.step()
        raise AssertionError(f"{self.lesson.name} has no end")
