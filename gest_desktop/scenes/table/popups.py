"""Papers on top of the table: notes about things, cards to read, a hint, and why the rival did that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.foresee.about import about, about_choice
from gest_desktop.scenes.table.foresee.effects import effects
from gest_desktop.scenes.table.paint.tooltip import note, place
from gest_desktop.scenes.table.panels.menu_bar import meaning
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.table_view import TableView

if TYPE_CHECKING:
    from gest_desktop.scenes.table.scene import TableScene

HOVER_DELAY: Final = 0.45  # seconds of rest before a note appears
EXPLAINED: Final = {"box", "pass", "inspection", "eligible", "deck", "travellers", "victims"}


class Popups:
    """Keeps the last note, since words are set anew only when there is something new to say."""

    def __init__(self, table: TableScene, view: TableView) -> None:
        self.table, self.view, self.stage = table, view, view.stage
        self._note: tuple[object, pygame.Surface | None] = (None, None)

    def refresh(self) -> None:
        self._note = (None, None)

    def draw(self, target: pygame.Surface, place_in_hand: int) -> None:
        """`place_in_hand` is where the pieces in the hand would be put down."""
        self.draw_card(target)
        self.draw_papers(target)
        paper = self.drop_note(place_in_hand) or self.thing_note()
        if paper is not None:
            target.blit(paper, place(paper, self.table.pos, self.stage))

    def resting_on(self) -> Thing | None:
        """What was asked about, or what the pointer has rested on long enough."""
        table = self.table
        if table.asked_about is not None:
            return table.asked_about
        return table.hovered if table.still >= HOVER_DELAY and table.held is None else None

    def draw_card(self, target: pygame.Surface) -> None:
        """The card on which the pointer rests, large enough to be read with ease."""
        thing, beat_player = self.resting_on(), self.table.flow.beat_player
        if thing is None or thing.kind not in ("card", "half") or beat_player.is_playing:
            return
        number = thing.number if thing.kind == "card" else beat_player.shown.card
        if number:
            self.view.draw_large_card(target, f"e{number:02}")

    def draw_papers(self, target: pygame.Surface) -> None:
        table, board = self.table, pygame.Rect(self.view.layout.board)
        if table.shows_reasons and table.flow.reasons:
            paper = note(self.stage, _("Why the rival may have done that"), table.flow.reasons)
            target.blit(paper, paper.get_rect(bottomleft=board.bottomleft))
        elif table.toast_until > table.clock:
            paper = note(self.stage, "", [table.toast])
            target.blit(paper, paper.get_rect(bottomleft=board.bottomleft))
        answering = table.flow.answering
        if answering is not None and table.has_adviser:
            advice = table.adviser.lines(answering.asked)
            if advice:
                paper = note(self.stage, _("A hint"), advice)
                target.blit(paper, paper.get_rect(bottomright=board.bottomright))

    def drop_note(self, target: int) -> pygame.Surface | None:
        """What would happen if the pieces in the hand were put down here."""
        held, answering = self.table.held, self.table.flow.answering
        if held is None or answering is None:
            return None
        answers = held.answers(target)
        lines_before = effects(answering.view, *answers) if answers else []
        return note(self.stage, "", lines_before) if lines_before else None

    def thing_note(self) -> pygame.Surface | None:
        thing, asked = self.resting_on(), self.table.asked_about is not None
        if thing is None:
            return None
        key = (thing, asked, self.table.flow.answering)
        if self._note[0] != key:
            self._note = (key, self.make_note(thing, asked))
        return self._note[1]

    def make_note(self, thing: Thing, asked: bool) -> pygame.Surface | None:
        """On request all that is known; else only what an answer would do, and what a sign means."""
        table, answering = self.table, self.table.flow.answering
        if thing.kind == "button":
            words = meaning(thing, table.flow.viewer)
            return note(self.stage, "", [words]) if words else None
        if thing.kind == "chip":
            return self.chip_note(answering, thing.number) if answering is not None else None
        lines_before: Sequence[str] = ()
        if answering is not None and thing in answering.things and not table.flow.beat_player.is_playing:
            lines_before = effects(answering.view, answering.things[thing])
        known = about(thing, table.flow.beat_player.shown, table.app.settings.language)
        if known is None or not (asked or lines_before or thing.kind in EXPLAINED):
            return None
        lines = (*lines_before, *(known.lines if asked or not lines_before else ()))
        return note(self.stage, known.title, lines, known.rule if asked else "")

    def chip_note(self, answering: Answering, number: int) -> pygame.Surface | None:
        """What a Plot or Deed is, and what the answer would do at once."""
        if number >= len(answering.chips):  # of the question before
            return None
        choice = answering.chips[number]
        known = about_choice(choice.value, self.table.app.settings.language)
        lines = [*(known.lines if known else ()), *effects(answering.view, choice.option)]
        if not lines:
            return None
        return note(self.stage, known.title if known else "", lines, known.rule if known else "")
