"""The table of the first game: as ever, with somebody who points out what was missed."""

from __future__ import annotations

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.app import App
from gest_desktop.scenes.table.answering import Reaction
from gest_desktop.scenes.table.buttons import Button
from gest_desktop.scenes.table.commands import Commands
from gest_desktop.scenes.table.contest import Contest
from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.gestures import Gesture
from gest_desktop.scenes.table.pause import STEP, WIDE, PauseScene
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.things import Thing
from gest_desktop.scenes.tutorial.bubble import Bubble, Speech
from gest_desktop.scenes.tutorial.coach import Coach
from gest_desktop.scenes.tutorial.placing import laid
from gest_desktop.scenes.tutorial.progress import load_progress
from gest_desktop.scenes.tutorial.spotlight import figures, thing_rect

THANKS, ENOUGH = (Thing("button", picture=f"coach_{name}") for name in ("thanks", "enough"))


class CoachedScene(TableScene):
    commands: CoachedCommands
    drawing: CoachedDrawing

    def __init__(self, app: App, contest: Contest, greeting: str = "") -> None:
        super().__init__(app, contest)
        self.commands = CoachedCommands(self)
        self.coach = Coach(contest, contest.viewer)
        self.words = greeting

    def make_drawing(self) -> CoachedDrawing:
        return CoachedDrawing(self)

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        rival, worker = self.play.rival, self.app.worker
        asked = self.has_adviser and self.adviser.is_thinking
        if asked or (rival is not None and rival.is_thinking):
            self.coach.forget()
        else:
            if self.play.answering is not None:
                self.coach.attend(worker)
            self.coach.hear(worker)
        told = self.coach.advice()
        if told:
            self.words = told
        return changed or bool(told)

    @property
    def is_lively(self) -> bool:
        return super().is_lively or self.coach.is_thinking

    def react(self, reaction: Reaction) -> None:
        if reaction.answers:
            self.words = ""
            self.coach.see(reaction.answers[0])
        super().react(reaction)

    def click(self, gesture: Gesture) -> None:
        thing = self.drawing.hit(gesture.pos)
        if thing in (THANKS, ENOUGH):
            self.app.sound.play("button_click")
            self.words = ""
            if thing == ENOUGH:
                self.switch_advice()
            return
        super().click(gesture)

    def switch_advice(self) -> None:
        self.coach.is_on = not self.coach.is_on
        self.words = ""
        seed = self.contest.game.beginning.seed if self.coach.is_on else None
        load_progress(self.app.settings_file).advise_in(seed)
        self.tell(_("Advice is on.") if self.coach.is_on else _("No more advice; the menu brings it back."))


class CoachedCommands(Commands):
    table: CoachedScene

    def cancel(self) -> None:
        """Esc thanks the coach first."""
        if self.table.words:
            self.table.words = ""
        else:
            super().cancel()

    def menu(self) -> None:
        self.app.push(CoachedPauseScene(self.app, self.table))


class CoachedDrawing(Drawing):
    table: CoachedScene

    def __init__(self, table: CoachedScene) -> None:
        super().__init__(table)
        self._bubble: tuple[object, Bubble | None] = (None, None)

    @property
    def bubble(self) -> Bubble | None:
        words = self.table.words
        if not words or self.table.play.director.is_playing:
            return None
        key = (words, self.tray, self.table.play.answering)
        if self._bubble[0] != key:
            self._bubble = (key, self.lay_bubble(words))
        return self._bubble[1]

    def lay_bubble(self, words: str) -> Bubble:
        near = pygame.Rect(self.view.layout.board).center
        standing = [rect for rect, _place, _picture in figures(self.view.board)]
        return laid(self.stage, speech(words), near, self.seen(), standing * 4, self._bubble[1])

    def seen(self) -> list[pygame.Rect]:
        """Whatever may be touched now."""
        answering = self.table.play.answering
        legal = answering.legal if answering is not None else frozenset[Thing]()
        rects = [rect for thing in legal if (rect := thing_rect(self.view, thing)) is not None]
        rects.append(pygame.Rect(self.view.layout.prompt))
        rects += [self.encounter.rect] if self.encounter is not None else []
        tray = self.tray
        return [*rects, tray.rect] if tray is not None and not tray.is_empty else rects

    def draw_guide(self, target: pygame.Surface) -> None:
        bubble = self.bubble
        if bubble is not None:
            bubble.draw(target, self.table.hovered, self.table.focused)

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        bubble = self.bubble
        if bubble is not None and bubble.covers(pos):
            return bubble.hit(pos)
        return super().hit(pos)


def speech(words: str) -> Speech:
    buttons = (
        Button(ENOUGH, _("No more advice"), "icon_close"),
        Button(THANKS, _("Thank you"), "icon_confirm", "green"),
    )
    return Speech(_("The minstrel"), "", words, buttons=buttons)


class CoachedPauseScene(PauseScene):
    """With one row more: advice can be had again, or not."""

    paper_size = (WIDE, PauseScene.paper_size[1] + STEP)

    table: CoachedScene

    def lay_out(self) -> None:
        super().lay_out()
        words = _("No more advice") if self.table.coach.is_on else _("Ask for advice again")
        box = (110, self.paper_size[1] - STEP - 56, WIDE - 220, 54)
        self.button("advice", words, box, self.switch_advice, "blue", "icon_hint")

    def switch_advice(self) -> None:
        self.table.switch_advice()
        self.app.pop()
