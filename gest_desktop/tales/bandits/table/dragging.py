"""Lifting and dropping pieces at the table, and why some may not lie where they were dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.shell.gestures import Gesture
from gest_desktop.tales.bandits.rules.explain import why_not
from gest_desktop.tales.bandits.rules.vocabulary import PICKPOCKET, SPACES

if TYPE_CHECKING:
    from gest_desktop.tales.bandits.table.scene import BanditsTable


class Dragging:
    table: BanditsTable

    def give(self, option: int | None) -> None:
        """Answer, if that is an option."""
        raise NotImplementedError

    def lift(self, gesture: Gesture) -> None:
        table, question = self.table, self.table.flow.answering
        thing = table.drawing.hit(gesture.start)
        table.pointer.move(gesture.pos, table.drawing.hit(gesture.pos))
        if table.flow.is_playing:
            table.flow.finish()
        elif question is not None and thing in question.origins():
            table.pointer.held = thing
            table.app.sound.play("piece_lift")

    def drop(self, gesture: Gesture) -> None:
        """Drop what is held; where that means nothing, it goes back."""
        table, question = self.table, self.table.flow.answering
        held, table.pointer.held = table.pointer.held, None
        target = self.drop_target(gesture.pos, held)
        table.pointer.move(gesture.pos, table.drawing.hit(gesture.pos))
        if held is None or question is None:
            return
        if target is None:
            table.app.sound.play("illegal_action")
            if table.pointer.hovered is not None:
                self.refuse(table.pointer.hovered)
            return
        self.give(question.drop(held, target))

    def drop_target(self, pos: tuple[int, int], held: Thing | None) -> Thing | None:
        """The target under the pointer; a panel or a column counts as a whole."""
        question = self.table.flow.answering
        if held is None or question is None:
            return None
        for target in question.targets(held):
            rect = self.table.drawing.rect_of(target)
            if rect is not None and rect.inflate(8, 8).collidepoint(pos):
                return target
        return None

    def refuse(self, thing: Thing) -> None:
        """Say why a place cannot be chosen; what is only looked at needs no refusal."""
        question = self.table.flow.answering
        if question is None or question.asked.kind != "place" or thing.kind not in ("space", "alley"):
            return
        option = SPACES * thing.place + thing.number if thing.kind == "space" else PICKPOCKET
        words = why_not(self.table.contest.game.state, option)
        if words:
            self.table.app.sound.play("illegal_action")
            self.table.say(words)
