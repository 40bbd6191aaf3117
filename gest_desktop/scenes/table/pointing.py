"""Turns gestures into answers, whichever device they came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gest_desktop.rules.words import _
from gest_desktop.scenes.sound.player import Player
from gest_desktop.scenes.table.answer.answering import Answering, Reaction
from gest_desktop.scenes.table.answer.drag_search import Answers
from gest_desktop.scenes.table.answer.held_pieces import Returning
from gest_desktop.scenes.table.commands import Commands
from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.gestures import Gesture
from gest_desktop.scenes.table.guide import Guide
from gest_desktop.scenes.table.pointer import HIDDEN
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.table_state import TableState


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
            self.commands.dispatch(gesture.word)

    def move(self, gesture: Gesture) -> None:
        self.pointer.move_to(gesture.pos)
        if gesture.kind == "lift":
            self.lift(gesture)
        self.pointer.hovered = self.drawing.hit(gesture.pos)

    def lift(self, gesture: Gesture) -> None:
        held = self.answering.lift(self.drawing.hit(gesture.start)) if self.answering is not None else None
        if held is None:
            return
        self.pointer.held = held
        if gesture.all:
            held.take_all()
        self.sound.play("piece_lift")

    def drop(self, gesture: Gesture) -> None:
        held, self.pointer.held = self.pointer.held, None
        if held is None or self.answering is None:
            return
        target = self.drawing.view.place_at(gesture.pos)
        if target == held.source:
            return
        ways, back = held.ways(target), Returning(held, gesture.pos, self.state.clock)
        if ways:
            self.put_down(self.answering, self.guide.meant(ways), target, back)
        else:
            self.sound.play("illegal_action")
            self.send_back(back, self.answering.refuse_drop(held.source, target))

    def put_down(self, answering: Answering, ways: Sequence[Answers], target: int, back: Returning) -> None:
        """Drop the pieces; if several Plots or Deeds lead there, ask first which is meant."""
        meant = answering.meant_by(ways)
        if len(meant) > 1:
            words = _("{names}? Choose first, then move.")
            self.send_back(back, words.format(names=" / ".join(meant)))
            return
        way = ways[0] if self.drags_one() else back.held.left_open(ways[0])
        if way:
            self.pointer.touched = place_thing(target, answering.asked.actor)
            self.react(answering.choose(*way))
        else:
            words = _("How many? Use the buttons; Shift picks up all, the wheel one more.")
            self.send_back(back, words)

    def send_back(self, back: Returning, words: str) -> None:
        """Let the pieces fly back, and say why."""
        self.pointer.returning = back
        self.state.notices.say(words)

    def click(self, gesture: Gesture) -> None:
        thing, beat_player = self.drawing.hit(gesture.pos), self.state.flow.beat_player
        self.pointer.still = HIDDEN
        if not self.drawing.covers_panel(gesture.pos):
            is_button = thing is not None and thing.kind in ("button", "step")
            self.state.click_elsewhere(is_button)
        if beat_player.is_playing and (thing is None or thing.kind != "button"):
            beat_player.finish()
            return
        if thing is None:
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
            if state.contest.trouble:
                state.notices.say(state.contest.trouble)

    def note_touched(self, option: int) -> None:
        """Remember what the answer was about: the next question opens its card there."""
        things = self.answering.things if self.answering is not None else {}
        touched = next((thing for thing, each in things.items() if each == option), None)
        if touched is not None:
            self.pointer.touched = touched

    def wheel(self, notches: int) -> None:
        if self.pointer.held is not None:
            self.pointer.held.take(notches)
        else:
            self.drawing.scroll(notches)

    def digit(self, number: int) -> None:
        """Choose the row or number that shows this digit."""
        answering = self.answering
        if answering is None:
            return
        for chip in range(len(answering.chips)):
            if answering.key_of(chip) == number:
                self.react(answering.touch(Thing("chip", number=chip)))
                return
