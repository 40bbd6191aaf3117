"""What gestures, keys and icons do at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.common.refusal import NothingToUndoError
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.shell.gestures import PEEK, Gesture
from gest_desktop.tales.bandits.table.dragging import Dragging
from gest_desktop.tales.bandits.table.focus import FocusMoves
from gest_desktop.tales.bandits.table.pacing import Pacing
from gest_desktop.tales.bandits.table.scene_commands import SceneCommands

if TYPE_CHECKING:
    from gest_desktop.tales.bandits.table.scene import BanditsTable

ICONS: Final = {
    "menu", "rulebook", "gallery", "hint", "because", "speed", "options", "keys", "undo", "rule",
    "cover", "scores", "next_round",
}  # fmt: skip
WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Commands(Dragging, FocusMoves, Pacing, SceneCommands):
    """One method per command word."""

    def __init__(self, table: BanditsTable) -> None:
        self.table = table

    def take(self, gesture: Gesture) -> None:
        table, pointer = self.table, self.table.pointer
        if gesture.kind in ("hover", "drag"):
            pointer.move(gesture.pos, table.drawing.hit(gesture.pos))
        elif gesture.kind == "lift":
            self.lift(gesture)
        elif gesture.kind == "drop":
            self.drop(gesture)
        elif gesture.kind == "click":
            pointer.move(gesture.pos, table.drawing.hit(gesture.pos))
            self.click(pointer.hovered)
        elif gesture.kind == "ask":
            pointer.move(gesture.pos, table.drawing.hit(gesture.pos))
            pointer.asked_about = pointer.hovered
        elif gesture.kind == "wheel":
            table.drawing.chronicle.wheel(gesture.number)
        elif gesture.kind == PEEK:
            table.peeks = bool(gesture.number)
        elif gesture.kind == "digit":
            self.press_digit(gesture.number)
        elif gesture.kind == "command":
            self.dispatch(gesture.word)

    def dispatch(self, word: str) -> None:
        if word in WAYS:
            self.move_focus(*WAYS[word])
            return
        command = getattr(self, word, None)
        if command is not None:
            command()

    def click(self, thing: Thing | None) -> None:
        """A click skips what is being shown; else it touches what lies there."""
        table = self.table
        is_icon = thing is not None and thing.kind == "button" and thing.picture in ICONS
        if table.advice.words and not is_icon:
            table.advice.close()
        if table.flow.is_playing and not is_icon:
            table.flow.finish()
        elif thing is not None:
            self.touch(thing)

    def touch(self, thing: Thing) -> None:
        table, question = self.table, self.table.flow.answering
        if thing.kind == "button" and thing.picture in ICONS:
            table.app.sound.play("button_click")
            self.dispatch(thing.picture)
            return
        if question is None:
            return
        if not question.may_touch(thing):
            self.refuse(thing)
            return
        table.app.sound.play("button_click" if thing.kind == "button" else "piece_lift")
        self.give(question.touch(thing))

    def give(self, option: int | None) -> None:
        """Give a complete answer to the referee."""
        table = self.table
        if option is None:
            return
        wish = table.flow.answering.wish if table.flow.answering is not None else None
        table.message_until = 0.0
        table.advice.close()
        table.flow.answer(option)
        question = table.flow.answering
        if wish is not None and question is not None and question.offers(wish):
            self.give(wish)

    def activate(self) -> None:
        table = self.table
        if table.flow.is_playing:
            table.flow.finish()
        elif table.flow.waits_for_player and table.pointer.focused is None:
            self.next_round()
        elif table.pointer.focused is not None:
            self.touch(table.pointer.focused)
        else:
            self.step_focus(1)

    def press_digit(self, number: int) -> None:
        """The answers in the order of the keyboard."""
        question = self.table.flow.answering
        stops = question.keyboard_stops if question is not None else ()
        if 0 < number <= len(stops):
            self.table.pointer.focused = stops[number - 1]
            self.touch(stops[number - 1])

    def cancel(self) -> None:
        """Close or take back the innermost thing; if there is none, open the menu."""
        if not self.close_innermost():
            self.menu()

    def back(self) -> None:
        self.close_innermost()

    def close_innermost(self) -> bool:
        table, question = self.table, self.table.flow.answering
        if table.advice.words:
            table.advice.close()
        elif table.pointer.asked_about is not None:
            table.pointer.asked_about = None
        elif table.pointer.held is not None:
            table.pointer.held = None
        elif question is not None and question.is_begun:
            question.cancel()
        else:
            return False
        return True

    def undo(self) -> None:
        table = self.table
        table.advice.close()
        if table.flow.is_playing:
            table.flow.finish()
        try:
            table.flow.undo()
        except NothingToUndoError as error:
            table.say(str(error))

    def undo_turn(self) -> None:
        self.undo()

    def ask(self) -> None:
        pointer = self.table.pointer
        pointer.asked_about = pointer.focused or pointer.hovered

    def hint(self) -> None:
        if not self.table.advice.hint() and self.table.flow.answering is not None:
            self.table.say(_("A hint would give away your secrets: uncover them first."))

    def because(self) -> None:
        if not self.table.advice.because():
            self.table.say(_("There is nothing to explain now."))

    def again(self) -> None:
        """Show what the opponents did last once more."""
        self.table.advice.close()
        if not self.table.flow.waits_for_round and not self.table.flow.see_again():
            self.table.say(_("Your opponents have not moved yet."))

    def cover(self) -> None:
        """Show one's own secrets, or cover them again, when several people share the screen."""
        flow = self.table.flow
        if flow.is_private:
            flow.cover()
        elif flow.contest.is_hot_seat:
            flow.waits_for_curtain = True

    def older(self) -> None:
        self.table.drawing.chronicle.wheel(1)

    def newer(self) -> None:
        self.table.drawing.chronicle.wheel(-1)

    def scrolls(self, event: pygame.Event) -> bool:
        """Whether a gesture is for the scroll bar of the chronicle."""
        chronicle = self.table.drawing.chronicle
        is_down = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        is_drag = event.type == pygame.MOUSEMOTION and event.buttons[0]
        if (is_down or is_drag) and chronicle.lowest and chronicle.track().collidepoint(event.pos):
            chronicle.drag_to(event.pos[1])
            self.table.app.dirty = True
            return True
        return False
