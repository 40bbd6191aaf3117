"""Turns gestures into answers, whichever device they came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gest_desktop.rules.vocabulary import AVAILABLE, NOWHERE
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.gestures import Gesture
from gest_desktop.scenes.sound.player import Player
from gest_desktop.scenes.table.answer.answering import Answering, Reaction
from gest_desktop.scenes.table.answer.drag_search import Answers
from gest_desktop.scenes.table.answer.held_pieces import HeldPieces, Returning
from gest_desktop.scenes.table.commands import Commands
from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.guide import Guide
from gest_desktop.scenes.table.pointer import HIDDEN
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import GRIP
from gest_desktop.scenes.table.session.joining import Joining
from gest_desktop.scenes.table.session.table_moment import Pos
from gest_desktop.scenes.table.table_state import TableState

CHOOSING: Final = ("activate", "toggle")  # the commands that also hurry movements on


class Pointing:
    def __init__(
        self,
        state: TableState,
        drawing: Drawing,
        commands: Commands,
        guide: Guide,
        sound: Player,
        drags_one: Callable[[], bool],
        react: Callable[[Reaction], None],
    ) -> None:
        self.drags_one = drags_one
        self.state, self.pointer, self.drawing = state, state.pointer, drawing
        self.commands, self.guide, self.sound, self.react = commands, guide, sound, react

    @property
    def answering(self) -> Answering | None:
        return self.state.flow.answering

    def take(self, gesture: Gesture) -> None:
        if gesture.kind in ("hover", "drag", "lift"):
            self.move(gesture)
        elif gesture.kind == "drop":
            self.drop(gesture)
        elif gesture.kind == "click":
            self.click(gesture)
        elif gesture.kind == "ask":
            self.state.ask_about(self.drawing.hit(gesture.pos))
        elif gesture.kind == "wheel":
            self.wheel(gesture.number)
        elif gesture.kind == "peek":
            self.pointer.peeks = bool(gesture.number)
        elif gesture.kind == "digit":
            self.digit(gesture.number)
        else:
            self.pointer.still = HIDDEN  # a keyboard user does not look at the pointer
            if gesture.word not in CHOOSING or not self.is_hurrying:
                self.commands.dispatch(gesture.word)

    def is_surprise(self, pos: Pos) -> bool:
        """Whether a click may be meant for what was there a moment ago; a guide sees to its own things."""
        is_new = self.state.surprises.is_new(pos, self.state.clock)
        return is_new and not self.drawing.overlay.covers(pos)

    @property
    def is_hurrying(self) -> bool:
        """Whether a key may still be meant for what moved just before the question was asked."""
        surprises, clock = self.state.surprises, self.state.clock
        is_asked = self.answering is not None and not self.state.flow.beat_player.is_playing
        return is_asked and surprises.may_be_hurrying(clock, self.state.asked_at)

    def move(self, gesture: Gesture) -> None:
        self.pointer.move_to(gesture.pos)
        if gesture.kind == "lift" and not self.drawing.question.grab(gesture.start):
            self.lift(gesture)
        if gesture.kind in ("lift", "drag") and self.drawing.question.drag(gesture.pos):
            return
        self.pointer.hovered = self.drawing.hit(gesture.pos)

    def lift(self, gesture: Gesture) -> None:
        held = self.answering.lift(self.drawing.hit(gesture.start)) if self.answering is not None else None
        if held is None:
            return
        self.pointer.held = held
        if gesture.all:
            held.take_all()
        self.state.look_ahead()  # the prompt says at once whether it can go anywhere
        self.sound.play("piece_lift")

    def drop(self, gesture: Gesture) -> None:
        if self.drawing.question.let_go():
            return
        held, joins = self.pointer.held, self.state.joins
        self.pointer.held = None
        if held is None or self.answering is None:
            return
        if held.is_cylinder:
            self.take_box(self.answering, held, gesture.pos)
            return
        target = self.drawing.view.place_at(gesture.pos)
        if target == held.source:
            return
        ways, back = held.ways(target), Returning(held, gesture.pos, self.state.clock)
        if ways:
            self.put_down(self.answering, self.guide.meant(ways), target, back)
        elif target in joins:
            self.join(joins[target])
        else:
            self.sound.play("illegal_action")
            self.send_back(back, self.answering.refuse_held(held, target))

    def take_box(self, answering: Answering, held: HeldPieces, pos: Pos) -> None:
        """Put the cylinder on a box, on the track or on the card of the turn."""
        thing = self.drawing.hit(pos)
        if thing is not None and (thing in held.ends() or thing.kind in ("chip", "refused", "box", "pass")):
            self.react(answering.touch(thing))
        elif thing != held.reach.thing:
            self.send_back(Returning(held, pos, self.state.clock), answering.refuse_held(held, NOWHERE))

    def put_down(self, answering: Answering, ways: Sequence[Answers], target: int, back: Returning) -> None:
        """Drop the pieces; if several Plots or Deeds lead there, a card with those asks which is meant."""
        meant = answering.meant_by(ways)
        self.pointer.touched, self.pointer.spot = place_thing(target, answering.asked.actor), None
        if len(meant) > 1:
            answering.narrow(ways, meant)
            self.pointer.returning = back
            self.state.refresh()
            return
        held = back.held
        if held.is_carriage:
            way = held.answers(target)
        elif held.source == AVAILABLE:  # a space is placed in only once, so one piece must not close it
            way = held.left_open_for_more(target, ways[0])
        else:
            way = ways[0] if self.drags_one() else held.left_open(ways[0])
        if way:
            self.react(answering.choose(*way))
        elif held.is_carriage:
            self.send_back(back, answering.prompt)
        else:
            words = _("How many? Use the buttons; Shift picks up all, the wheel one more.")
            self.send_back(back, words)

    def join(self, way: Joining) -> None:
        """Send the pieces after those who are planned to go there."""
        self.sound.play("button_click")
        self.state.forget_advice()
        self.state.flow.join(way)
        self.state.refresh()

    def send_back(self, back: Returning, words: str) -> None:
        """Let the pieces fly back, and say why."""
        self.pointer.returning = back
        self.state.notices.say(words)

    def click(self, gesture: Gesture) -> None:
        thing, beat_player = self.drawing.hit(gesture.pos), self.state.flow.beat_player
        self.pointer.pos, self.pointer.still = gesture.pos, HIDDEN
        if not beat_player.is_playing and self.is_surprise(gesture.pos):
            return
        if not self.drawing.covers_panel(gesture.pos):
            is_button = thing is not None and thing.kind in ("button", "step")
            self.state.click_elsewhere(is_button)
        if beat_player.is_playing and (thing is None or thing.kind != "button"):
            beat_player.finish()
            return
        if thing is None or thing == GRIP:
            return
        if not self.commands.touch(thing) and self.answering is not None:
            self.react(self.answering.touch(thing))

    def carry_out(self, reaction: Reaction) -> None:
        """Show a refusal, or give the answers."""
        state = self.state
        state.refresh()
        if self.answering is not None and self.answering.pending:
            self.pointer.focus = 0  # so that Enter confirms
        if reaction.refusal:
            self.sound.play("illegal_action")
            state.notices.say(reaction.refusal)
        if reaction.answers:
            self.note_touched(reaction.answers[0])
            self.sound.play("button_click")
            state.notices.message_for = 0.0
            self.pointer.put_away()
            state.forget_advice()
            state.flow.answer(reaction.answers)
            trouble = state.contest.trouble or state.contest.archive_trouble
            if trouble:
                state.notices.say(trouble)

    def note_touched(self, option: int) -> None:
        """Remember what the answer was about: the next question opens its card there.

        An answer of a card leaves the hand where that was, whatever it was about.
        """
        if self.answering is None:
            return
        touched = next((thing for thing, each in self.answering.things.items() if each == option), None)
        self.pointer.touched = touched or self.pointer.touched
        given_by, last = self.answering.touched, self.pointer.spot
        is_on_card = given_by is not None and given_by.kind in ("chip", "button")
        on_card = self.drawing.rect_of(given_by) if given_by is not None and is_on_card else None
        if on_card is not None and self.answering.asked.place == NOWHERE:
            self.pointer.spot = on_card.center
        else:
            self.pointer.spot = last if touched is None else None

    def wheel(self, notches: int) -> None:
        if self.pointer.held is not None:
            self.pointer.held.take(notches)
        else:
            self.drawing.scroll(notches)

    def digit(self, number: int) -> None:
        """Choose the row, the number or the half of the card that shows this digit."""
        thing = self.answering.thing_of_key(number) if self.answering is not None else None
        if self.answering is not None and thing is not None:
            if thing.kind == "figure":
                self.pointer.focus = -1  # so that Enter confirms, and touches no other figure
            self.react(self.answering.touch(thing))
