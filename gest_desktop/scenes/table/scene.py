"""The table on the screen: draws what the play says and brings it the player's gestures."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.rules.game import NothingToUndoError
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import NOBODY
from gest_desktop.rules.words import _
from gest_desktop.scenes.app import App
from gest_desktop.scenes.curtain import CurtainScene
from gest_desktop.scenes.motion.pulse import glow
from gest_desktop.scenes.opening import thumbnail
from gest_desktop.scenes.saves import CURRENT
from gest_desktop.scenes.scene import Scene
from gest_desktop.scenes.table.adviser import Adviser
from gest_desktop.scenes.table.answering import Reaction
from gest_desktop.scenes.table.beats import Beat
from gest_desktop.scenes.table.commands import Commands
from gest_desktop.scenes.table.contest import Contest
from gest_desktop.scenes.table.cues import cue, verdict
from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.gestures import Gesture, Keyboard, Mouse
from gest_desktop.scenes.table.hand import Hand, Returning, can_hold
from gest_desktop.scenes.table.noting import HOVER_DELAY
from gest_desktop.scenes.table.play import Play
from gest_desktop.scenes.table.things import Thing

THUMBNAIL: Final = 400  # pixels across
HIDDEN: Final = -60.0  # seconds of rest before a note comes back by itself
TOLD_FOR: Final = 4.0  # seconds that a refusal or a notice stays
BREATHING: Final = 4.8  # seconds, three breaths
NAP: Final = 0.2  # seconds in which the loop certainly wakes up


class TableScene(Scene):
    """One contest, from wherever it stands to its end."""

    music = "greenwood"

    def __init__(self, app: App, contest: Contest) -> None:
        super().__init__(app)
        self.contest = contest
        self.play = Play(contest, lambda: app.worker, app.settings.confirm, self.begins, self.lands)
        self.mouse, self.keyboard = Mouse(), Keyboard()
        self.commands = Commands(self)
        self._adviser: Adviser | None = None
        self.hand: Hand | None = None
        self.returning: Returning | None = None  # what was dropped in the wrong place
        self.hovered: Thing | None = None
        self.focus = -1  # among the stops of the question; -1: nowhere yet
        self.pos = (-1, -1)
        self.still = 0.0  # seconds that the pointer has rested
        self.asked_about: Thing | None = None  # by the right button: stays until something else happens
        self.told, self.told_for = "", 0.0
        self.toast, self.toast_until = "", 0.0  # what went by itself
        self.clock = self.asked_at = 0.0
        self.shows_reasons = False
        self.has_ended = False

    def enter(self) -> None:
        """The options may have been changed meanwhile; the question is put anew."""
        self.play.ask_again(self.app.settings.confirm)

    @property
    def has_adviser(self) -> bool:
        return self._adviser is not None

    @property
    def adviser(self) -> Adviser:
        """Somebody to ask; the opponent's process is idle while a person is asked."""
        if self._adviser is None:
            self._adviser = Adviser(self.contest, self.app.worker)
        return self._adviser

    def leave(self) -> None:
        self.hand = None
        self.put_away()
        self.mouse, self.keyboard = Mouse(), Keyboard()
        if self._adviser is not None:
            self._adviser.forget()
        self.keep_picture()
        if self.play.rival is not None:
            self.play.rival.cancel()

    def keep_picture(self) -> None:
        """A small picture of the table for the list of saved games; one that cannot be written is no loss.

        Of two people at one table neither may find the other's secrets in it, so there is none.
        """
        if self.contest.is_hot_seat or self.app.drawn is not self:
            return
        size = (THUMBNAIL, round(THUMBNAIL * self.app.stage.height / self.app.stage.width))
        small = pygame.transform.smoothscale(self.app.screen, size)
        with suppress(OSError, pygame.error):
            pygame.image.save(small, thumbnail(self.app.store.path(CURRENT)))

    def rebuild(self) -> None:
        """Also in another language: the question is put anew in its words."""
        self.play.ask_again(self.app.settings.confirm)
        self.drawing = self.make_drawing()

    def make_drawing(self) -> Drawing:
        """Others who teach at this table draw more."""
        return Drawing(self)

    @property
    def is_lively(self) -> bool:
        thinking = self.play.rival is not None and self.play.rival.is_thinking
        thinking |= self._adviser is not None and self._adviser.is_thinking
        moving = self.play.director.is_playing or self.returning is not None
        return moving or thinking or self.is_breathing

    @property
    def is_breathing(self) -> bool:
        """Highlights breathe when a question is new; then they hold still, and so does the processor."""
        new = self.clock - self.asked_at < BREATHING
        return new and self.play.answering is not None and not self.app.settings.reduced_motion

    def begins(self, beat: Beat) -> None:
        self.sound(cue(beat.entries[-1]))

    def lands(self, beat: Beat) -> None:
        self.sound(verdict(beat.entries[-1]))

    def sound(self, name: str) -> None:
        if name:
            self.app.sound.play(name)

    def update(self, seconds: float) -> bool:
        self.clock += seconds
        self.still += seconds
        was_told, self.told_for = self.told_for, max(0.0, self.told_for - seconds)
        rested = self.still < HOVER_DELAY + NAP or 0.0 <= self.clock - self.toast_until < NAP
        hurried = bool(pygame.key.get_pressed()[pygame.K_SPACE]) if pygame.key.get_focused() else False
        was_mine = self.play.answering is not None
        changed = self.play.update(seconds, replace(self.app.pace, hurried=hurried))
        changed |= self._adviser is not None and self._adviser.update()
        if self.play.notice:
            self.toast, self.toast_until = self.play.notice, self.clock + TOLD_FOR
            self.play.notice = ""
        if not was_mine and self.play.answering is not None:
            self.greet()
        if self.returning is not None and self.returning.is_home(self.clock):
            self.returning = None
        self.look_for_the_end()
        return changed or self.is_lively or rested or (was_told > 0.0 and not self.told_for)

    def greet(self) -> None:
        """A new question: the focus starts anew; a bell rings if the rival was at it before."""
        self.focus, self.asked_at = -1, self.clock
        self.hovered = self.drawing.hit(self.pos)
        if self.play.last_turn:
            self.sound("your_turn")

    def look_for_the_end(self) -> None:
        if self.play.director.is_playing:
            return
        if self.play.waits_for_curtain:
            self.app.push(CurtainScene(self.app, self.contest.actor, self.change_seats))
        elif self.contest.is_over and not self.has_ended:
            self.has_ended = True
            self.commands.show_end()

    def change_seats(self) -> None:
        """What one person was told is not for the other."""
        self.told_for, self.toast_until = 0.0, self.clock
        self.play.come_to_screen()

    def handle(self, event: pygame.Event) -> None:
        if self.drawing.scrolls(event):
            return
        gesture = self.mouse.read(event) or self.keyboard.read(event)
        if gesture is not None:
            self.take(gesture)

    def take(self, gesture: Gesture) -> None:
        """One gesture, of whatever device."""
        if gesture.kind in ("hover", "drag", "lift"):
            self.move(gesture)
        elif gesture.kind == "drop":
            self.drop(gesture)
        elif gesture.kind == "click":
            self.click(gesture)
        elif gesture.kind == "ask":
            self.asked_about = self.drawing.hit(gesture.pos)
        elif gesture.kind == "wheel":
            self.wheel(gesture)
        elif gesture.kind == "digit":
            self.digit(gesture.number)
        else:
            self.still = HIDDEN  # whoever uses the keyboard does not look at the pointer
            self.commands.obey(gesture.word)

    def move(self, gesture: Gesture) -> None:
        self.pos, self.still = gesture.pos, 0.0
        self.asked_about = None
        if gesture.kind == "lift":
            self.lift(gesture)
        self.hovered = self.drawing.hit(gesture.pos)

    def lift(self, gesture: Gesture) -> None:
        thing = self.drawing.hit(gesture.start)
        if self.play.answering is None or self.play.answering.pending or thing is None or not can_hold(thing):
            return
        self.hand = Hand(self.play.answering.view, self.play.answering.sight, thing)
        if gesture.all:
            self.hand.take_all()
        self.app.sound.play("piece_lift")

    def drop(self, gesture: Gesture) -> None:
        hand, self.hand = self.hand, None
        if hand is None or self.play.answering is None:
            return
        target = self.drawing.place_at(gesture.pos)
        if target == hand.source:
            return
        answers = hand.answers(target)
        if answers:
            self.react(self.play.answering.choose(*answers))
        else:
            self.app.sound.play("illegal_action")
            self.returning = Returning(hand, gesture.pos, self.clock)
            self.tell(self.play.answering.refuse_drop(hand.source, target))

    def put_away(self) -> None:
        """Notes and cards that lie on the table go when something else happens."""
        self.asked_about, self.shows_reasons, self.still = None, False, HIDDEN

    def click(self, gesture: Gesture) -> None:
        self.put_away()
        thing = self.drawing.hit(gesture.pos)
        if self.play.director.is_playing and (thing is None or thing.kind != "button"):
            self.play.director.finish()
            return
        if thing is None:
            return
        if thing.kind == "button" and self.commands.press(thing.picture):
            return
        if self.play.answering is not None:
            self.react(self.play.answering.touch(thing))

    def react(self, reaction: Reaction) -> None:
        self.drawing.refresh()
        if self.play.answering is not None and self.play.answering.pending:
            self.focus = 0  # so that Enter is the second word
        if reaction.refusal:
            self.app.sound.play("illegal_action")
            self.tell(reaction.refusal)
        if reaction.answers:
            self.app.sound.play("button_click")
            self.told_for = 0.0
            self.put_away()
            self.advise_no_more()
            self.play.answer(reaction.answers)
            if self.contest.trouble:
                self.tell(self.contest.trouble)

    def wheel(self, gesture: Gesture) -> None:
        if self.hand is not None:
            self.hand.take(gesture.number)
        else:
            self.drawing.scroll(gesture.number)

    def digit(self, number: int) -> None:
        """The buttons of the tray by the number that they show."""
        answering = self.play.answering
        if answering is not None and not answering.pending and number < len(answering.chips):
            self.react(answering.touch(Thing("chip", number=number)))

    @property
    def stops(self) -> tuple[Thing, ...]:
        return self.play.answering.stops if self.play.answering is not None else ()

    @property
    def focused(self) -> Thing | None:
        stops = self.stops
        return stops[self.focus % len(stops)] if stops and self.focus >= 0 else None

    def step_focus(self, by: int) -> None:
        count = len(self.stops)
        if count:
            self.focus = (self.focus + by) % count if self.focus >= 0 else (0 if by > 0 else count - 1)

    def tell(self, words: str) -> None:
        """Say something for a moment, in the prompt bar."""
        self.told, self.told_for = words, TOLD_FOR

    def advise_no_more(self) -> None:
        if self._adviser is not None:
            self._adviser.forget()

    def undo(self) -> None:
        self.advise_no_more()
        try:
            self.play.undo()
        except NothingToUndoError as error:
            self.tell(str(error))
        self.drawing.refresh()

    def draw(self, target: pygame.Surface) -> None:
        self.drawing.draw(target)

    @property
    def glow(self) -> float:
        return glow(self.clock - self.asked_at, not self.is_breathing)

    @property
    def heading(self) -> str:
        actor = self.contest.actor
        if actor == NOBODY:
            return _("The end")
        return side_name(actor)
