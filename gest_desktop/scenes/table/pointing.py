"""What a player points at, holds and presses at the table, and what is told back to him."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.answer.drag_search import Answers
from gest_desktop.scenes.table.answer.held_pieces import HeldPieces, Returning
from gest_desktop.scenes.table.commands import Commands
from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.gestures import Gesture, Keyboard, Mouse
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.adviser import Adviser
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.turn_flow import TurnFlow

HIDDEN: Final = -60.0  # seconds of rest before a note comes back by itself
MESSAGE_SECONDS: Final = 4.0  # seconds that a refusal or a notice stays


class PointingScene(Scene):
    """Events become gestures, and gestures answers, by whatever device they came."""

    flow: TurnFlow
    drawing: Drawing
    commands: Commands

    def __init__(self, app: App, contest: Contest) -> None:
        super().__init__(app)
        self.contest = contest
        self.mouse, self.keyboard = Mouse(), Keyboard()
        self._adviser: Adviser | None = None
        self.held: HeldPieces | None = None
        self.returning: Returning | None = None  # what was dropped in the wrong place
        self.hovered: Thing | None = None
        self.focus = -1  # among the stops of the question; -1: nowhere yet
        self.pos = (-1, -1)
        self.clock = 0.0
        self.still = 0.0  # seconds that the pointer has rested
        self.asked_about: Thing | None = None  # by the right button: stays until something else happens
        self.shows_reasons = False
        self.message, self.message_for = "", 0.0

    @property
    def has_adviser(self) -> bool:
        return self._adviser is not None

    @property
    def adviser(self) -> Adviser:
        """Somebody to ask; the opponent's process is idle while a person is asked."""
        if self._adviser is None:
            self._adviser = Adviser(self.contest, self.app.worker)
        return self._adviser

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
            self.commands.dispatch(gesture.word)

    def move(self, gesture: Gesture) -> None:
        self.pos, self.still = gesture.pos, 0.0
        self.asked_about = None
        if gesture.kind == "lift":
            self.lift(gesture)
        self.hovered = self.drawing.hit(gesture.pos)

    def lift(self, gesture: Gesture) -> None:
        thing = self.drawing.hit(gesture.start)
        held = self.flow.answering.lift(thing) if self.flow.answering is not None else None
        if held is None:
            return
        self.held = held
        if gesture.all:
            self.held.take_all()
        self.app.sound.play("piece_lift")

    def drop(self, gesture: Gesture) -> None:
        held, self.held = self.held, None
        if held is None or self.flow.answering is None:
            return
        target = self.drawing.place_at(gesture.pos)
        if target == held.source:
            return
        ways = held.ways(target)
        if ways:
            self.put_down(ways, Returning(held, gesture.pos, self.clock))
        else:
            self.app.sound.play("illegal_action")
            self.returning = Returning(held, gesture.pos, self.clock)
            self.show_message(self.flow.answering.refuse_drop(held.source, target))

    def put_down(self, ways: list[Answers], back: Returning) -> None:
        """If different Plots or Deeds bring them there, the player has to say first which he means."""
        answering = self.flow.answering
        assert answering is not None
        meant = answering.meant_by(ways)
        if len(meant) > 1:
            self.returning = back
            self.show_message(_("{names}? Choose first, then move.").format(names=" / ".join(meant)))
            return
        way = back.held.left_open(ways[0])
        if way:
            self.react(answering.choose(*way))
        else:
            self.returning = back
            self.show_message(_("How many? The buttons say it; Shift lifts all at once, the wheel one more."))

    def put_away(self) -> None:
        """Notes and cards that lie on the table go when something else happens."""
        self.asked_about, self.shows_reasons, self.still = None, False, HIDDEN

    def click(self, gesture: Gesture) -> None:
        self.put_away()
        thing = self.drawing.hit(gesture.pos)
        if self.flow.beat_player.is_playing and (thing is None or thing.kind != "button"):
            self.flow.beat_player.finish()
            return
        if thing is None:
            return
        if thing.kind == "button" and self.commands.press(thing.picture):
            return
        if self.flow.answering is not None:
            self.react(self.flow.answering.touch(thing))

    def react(self, reaction: Reaction) -> None:
        self.drawing.refresh()
        if self.flow.answering is not None and self.flow.answering.pending:
            self.focus = 0  # so that Enter is the second word
        if reaction.refusal:
            self.app.sound.play("illegal_action")
            self.show_message(reaction.refusal)
        if reaction.answers:
            self.app.sound.play("button_click")
            self.message_for = 0.0
            self.put_away()
            self.advise_no_more()
            self.flow.answer(reaction.answers)
            if self.contest.trouble:
                self.show_message(self.contest.trouble)

    def wheel(self, gesture: Gesture) -> None:
        if self.held is not None:
            self.held.take(gesture.number)
        else:
            self.drawing.scroll(gesture.number)

    def digit(self, number: int) -> None:
        """The buttons of the tray by the digit that they show."""
        answering = self.flow.answering
        if answering is None or answering.pending:
            return
        for chip in range(len(answering.chips)):
            if answering.key_of(chip) == number:
                self.react(answering.touch(Thing("chip", number=chip)))
                return

    @property
    def stops(self) -> tuple[Thing, ...]:
        return self.flow.answering.stops if self.flow.answering is not None else ()

    @property
    def focused(self) -> Thing | None:
        stops = self.stops
        return stops[self.focus % len(stops)] if stops and self.focus >= 0 else None

    def step_focus(self, by: int) -> None:
        count = len(self.stops)
        if count:
            self.focus = (self.focus + by) % count if self.focus >= 0 else (0 if by > 0 else count - 1)

    def show_message(self, words: str) -> None:
        """Say something for a moment, in the prompt bar."""
        self.message, self.message_for = words, MESSAGE_SECONDS

    def advise_no_more(self) -> None:
        if self._adviser is not None:
            self._adviser.forget()
