"""Notes over the table: about things, enlarged cards, a hint, and why the opponent made a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.foresee.about import about, about_choice
from gest_desktop.scenes.table.foresee.effects import effects
from gest_desktop.scenes.table.paint.kept import Kept
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.paint.pictures import Shelf
from gest_desktop.scenes.table.paint.tooltip import note, place
from gest_desktop.scenes.table.panels.card_view import draw_large_card
from gest_desktop.scenes.table.panels.menu_bar import meaning
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.table_moment import TableMoment

EXPLAINED: Final = {"box", "pass", "inspection", "eligible", "deck", "travellers", "victims"}
KEPT: Final = 8  # notes


class Popups:
    """Caches its notes, so that text is rendered only when it changes."""

    def __init__(self, stage: Stage, layout: Layout, language: str) -> None:
        self.stage, self.layout, self.language = stage, layout, language
        self._papers = Shelf(KEPT)  # by their text
        self._note: Kept[pygame.Surface | None] = Kept()
        self._drop_note: Kept[pygame.Surface | None] = Kept()

    def paper(self, title: str, lines: Sequence[str], rule: str = "") -> pygame.Surface:
        words = (title, tuple(lines), rule)
        return self._papers.get(words, lambda: note(self.stage, *words))

    def draw(self, target: pygame.Surface, moment: TableMoment, place_in_hand: int) -> None:
        """Draw what is shown now; `place_in_hand` is where the held pieces would be dropped."""
        self.draw_card(target, moment)
        self.draw_papers(target, moment)
        paper = self.drop_note(moment, place_in_hand) or self.thing_note(moment)
        if paper is not None:
            target.blit(paper, place(paper, moment.pos, self.stage))

    def draw_card(self, target: pygame.Surface, moment: TableMoment) -> None:
        """Draw the card the pointer rests on, large enough to read."""
        thing = moment.resting_on
        if thing is None or thing.kind not in ("card", "half") or moment.is_playing:
            return
        number = thing.number if thing.kind == "card" else moment.flow.beat_player.shown.card
        if number:
            draw_large_card(target, f"e{number:02}", self.stage, self.layout, self.language)

    def draw_papers(self, target: pygame.Surface, moment: TableMoment) -> None:
        board = pygame.Rect(self.layout.board)
        if moment.shows_reasons and moment.flow.reasons:
            paper = self.paper(_("Why your opponent may have done that"), moment.flow.reasons)
            target.blit(paper, paper.get_rect(bottomleft=board.bottomleft))
        elif moment.toast:
            paper = self.paper("", [moment.toast])
            target.blit(paper, paper.get_rect(bottomleft=board.bottomleft))
        answering = moment.flow.answering
        if answering is not None and moment.adviser is not None:
            advice = moment.adviser.lines(answering.asked)
            if advice:
                paper = self.paper(_("Hint"), advice)
                target.blit(paper, paper.get_rect(bottomright=board.bottomright))

    def drop_note(self, moment: TableMoment, target: int) -> pygame.Surface | None:
        """What would happen if the held pieces were dropped here."""
        held, answering = moment.held, moment.flow.answering
        if held is None or answering is None:
            return None
        key = (held.reach, held.number, target)
        return self._drop_note.get(key, lambda: self.make_drop_note(answering, held.answers(target)))

    def make_drop_note(self, answering: Answering, answers: Sequence[int]) -> pygame.Surface | None:
        lines = effects(answering.view, *answers) if answers else []
        return self.paper("", lines) if lines else None

    def thing_note(self, moment: TableMoment) -> pygame.Surface | None:
        thing = moment.resting_on
        if thing is None:
            return None
        key = (thing, moment.is_asked, moment.flow.answering, moment.version)
        return self._note.get(key, lambda: self.make_note(moment, thing))

    def make_note(self, moment: TableMoment, thing: Thing) -> pygame.Surface | None:
        """On request everything known; else only what an answer would do, or what an icon means."""
        answering, asked = moment.flow.answering, moment.is_asked
        if thing.kind == "button":
            words = meaning(thing, moment.flow.viewer)
            return self.paper("", [words]) if words else None
        if thing.kind == "chip":
            return self.chip_note(answering, thing.number) if answering is not None else None
        lines_before: Sequence[str] = ()
        if answering is not None and thing in answering.things and not moment.is_playing:
            lines_before = effects(answering.view, answering.things[thing])
        known = about(thing, moment.flow.beat_player.shown, self.language)
        if known is None or not (asked or lines_before or thing.kind in EXPLAINED):
            return None
        lines = (*lines_before, *(known.lines if asked or not lines_before else ()))
        return self.paper(known.title, lines, known.rule if asked else "")

    def chip_note(self, answering: Answering, number: int) -> pygame.Surface | None:
        """What a Plot or Deed is, and what the answer would do immediately."""
        if number >= len(answering.chips):  # from the previous question
            return None
        choice = answering.chips[number]
        known = about_choice(choice.value, self.language)
        lines = [*(known.lines if known else ()), *effects(answering.view, choice.option)]
        if not lines:
            return None
        return self.paper(known.title if known else "", lines, known.rule if known else "")
