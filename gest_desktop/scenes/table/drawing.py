"""Draws the whole table, from the background up to the held pieces.

`lay_out` positions everything before it is drawn, and `follow` repositions what belongs to the question as
soon as it changes; `draw` and `hit` only read. So a click always refers to the table on the screen.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

import pygame

from gest_desktop.rules.favour import TRACK
from gest_desktop.rules.journal import FavourMoved
from gest_desktop.rules.vocabulary import NOWHERE
from gest_desktop.scenes.kit.buttons import Button
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.motion.several import step
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.guide import Overlay
from gest_desktop.scenes.table.hand import draw_hand
from gest_desktop.scenes.table.paint.beak import draw_beak, is_beside
from gest_desktop.scenes.table.panels.choice_card import ChoiceCard
from gest_desktop.scenes.table.panels.drama import Drama
from gest_desktop.scenes.table.panels.glyph_marks import draw_digits, draw_glyphs
from gest_desktop.scenes.table.panels.marks_now import marks_now, real_place, tint
from gest_desktop.scenes.table.panels.menu_bar import MenuBar
from gest_desktop.scenes.table.panels.next_card import NextCard
from gest_desktop.scenes.table.panels.popups import Popups
from gest_desktop.scenes.table.panels.preview import draw_preview
from gest_desktop.scenes.table.panels.prompt_text import seconds_thought, turn_status
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.panels.recap_view import RecapView
from gest_desktop.scenes.table.replay.flights import Scenery, scenery
from gest_desktop.scenes.table.seen.planned_moves import with_plan
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.seen.turn_status import TurnStatus
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment
from gest_desktop.scenes.table.table_view import TableView


class Whereabouts:
    """Where pieces lie, and the roads between them."""

    def __init__(self, view: TableView) -> None:
        self.place_of, self.road = view.place_of, view.board.road


class Drawing:
    """Recreated for every window size and language."""

    def __init__(self, stage: Stage, settings: Settings, overlay: Overlay) -> None:
        self.overlay = overlay
        self.view = TableView(stage, settings.language, settings.palette)
        layout, language = self.view.layout, settings.language
        self.question = QuestionView(stage, layout, language, self.view.surroundings)
        self.menu_bar = MenuBar(stage, layout)
        self.next_card = NextCard(stage, self.view.surroundings)
        self.drama = Drama(stage, pygame.Rect(layout.board), language, settings.reduced_motion)
        self.recap = RecapView(stage, self.view.surroundings)
        around = self.view.surroundings
        self.popups = Popups(stage, language, around, self.question, self.menu_bar, self.recap)
        self.moving = Scenery()
        self._sight: Kept[Sight] = Kept()
        self._status: Kept[TurnStatus] = Kept()
        self.peeks = False  # nothing covers the table

    def follow(self, moment: TableMoment) -> None:
        """Lay out what belongs to the question; while something moves, over the table as last drawn."""
        if not moment.is_playing:
            self.view.lay_out(self.find_sight(moment), moment.flow.chronicle_lines, self.find_status(moment))
        self.peeks = moment.peeks
        self.view.surroundings.guides = self.overlay.claims(self.view)
        self.offer_borders(moment)
        self.recap.lay_out(moment)
        self.question.lay_out(moment)
        self.next_card.lay_out(moment)
        self.overlay.lay_out(moment, self.view, self.question)

    def lay_out(self, moment: TableMoment) -> None:
        """Lay out everything about to be drawn; moving pieces start from where they were last drawn."""
        self.moving = self.find_moving(moment)
        self.offer_borders(moment)
        self.view.lay_out(self.find_sight(moment), moment.flow.chronicle_lines, self.find_status(moment))
        self.view.surroundings.guides = self.overlay.claims(self.view)
        self.view.surroundings.shares = self.shares(moment)
        self.recap.lay_out(moment)
        self.question.lay_out(moment)
        self.next_card.lay_out(moment)
        self.overlay.lay_out(moment, self.view, self.question)
        place_in_hand = self.view.place_at(moment.pos) if moment.held is not None else NOWHERE
        self.popups.lay_out(moment, place_in_hand, self.overlay.rects)

    def shares(self, moment: TableMoment) -> list[pygame.Rect]:
        """Where the map of suspicion has its numbers."""
        return [rect for _chip, rect in self.view.board.marks.chips(tint(moment), real_place(moment))]

    def offer_borders(self, moment: TableMoment) -> None:
        self.view.board.spots.offer(moment.question.borders if moment.question is not None else ())

    def find_moving(self, moment: TableMoment) -> Scenery:
        beat_player = moment.flow.beat_player
        if beat_player.beat is None:
            return Scenery()
        return scenery(beat_player.beat, beat_player.progress, Whereabouts(self.view), self.view.board.unit)

    def find_sight(self, moment: TableMoment) -> Sight:
        """What lies on the table at this moment; Royal Favour moves box by box."""
        beat_player, question = moment.flow.beat_player, moment.question
        beat, shown = beat_player.beat, beat_player.shown
        if beat is not None and isinstance(beat.entry, FavourMoved):
            start, end = TRACK.index(beat.entry.before), TRACK.index(beat.entry.after)
            return replace(beat.before, favour=TRACK[round(step(beat_player.progress, start, end))])
        if question is None:
            return shown
        return self._sight.get((shown, question), lambda: with_plan(shown, question.view))

    def forget(self) -> None:
        """Another side looks on, so nothing that was found for this one counts any more."""
        self._sight, self._status = Kept(), Kept()

    def find_status(self, moment: TableMoment) -> TurnStatus:
        flow = moment.flow
        player = flow.beat_player
        key = (flow, len(flow.contest.game.answers), player.beat, player.entries_shown, flow.is_paused)
        return self._status.get(key, lambda: turn_status(moment))

    def draw(self, target: pygame.Surface, moment: TableMoment) -> None:
        hovered, focused, beat_player = moment.hovered, moment.focused, moment.flow.beat_player
        placed, encounter = self.question.placed, self.question.encounter
        marks = marks_now(moment, frozenset(self.moving.lifted), self.recap.pointed)
        self.view.draw(target, marks)
        self.recap.draw(target, hovered, focused)
        self.question.prompt_bar.draw(target, hovered, focused, seconds_thought(moment))
        self.menu_bar.draw(target, hovered, focused, "suspicion" if moment.settings.suspicion else "")
        for sprite in self.moving.sprites:
            self.view.board.draw_sprite(target, sprite)
        if encounter is not None and not moment.peeks:
            encounter.draw(target, marks, self.view.colours)
        if placed is not None and not moment.peeks:
            placed.card.draw(target, hovered, focused)
            unit, is_hand = self.view.stage.factor, placed.subject.is_hand
            is_near = is_beside(placed.card.rect, placed.side, placed.anchor, unit)
            if (
                is_near and not is_hand and not placed.card.is_faded
            ):  # a line across the map looks like a fault
                draw_beak(target, placed.card.rect, placed.side, placed.anchor, unit)
            self.draw_preview(target, placed.card, hovered or focused)
        if not moment.peeks:
            self.next_card.draw(target, hovered, focused)
        if moment.question is not None and moment.pad is None:
            draw_digits(target, self.view.surroundings, moment.question, self.view.stage)
        if beat_player.beat is not None:
            self.drama.draw(target, beat_player.beat, beat_player.progress)
        if not moment.peeks:
            self.overlay.draw(target, moment)
            self.popups.draw(target, hovered, focused)
        if moment.pad is not None:
            draw_glyphs(target, self.view.stage, self.buttons, moment.pad, focused)
        draw_hand(target, self.view, moment)

    def draw_preview(self, target: pygame.Surface, card: ChoiceCard, pointed_at: Thing | None) -> None:
        """Show what the answer that is pointed at would change, where it would."""
        side = Thing("purse", card.answering.view.side)
        purse = self.view.surroundings.rect_of(side)
        if purse is not None:
            expected = card.prospect_of(pointed_at)
            draw_preview(target, self.view.stage, expected, purse, self.view.favour.boxes())

    def hit(self, pos: Pos) -> Thing | None:
        """The topmost thing under the pointer."""
        if not self.peeks:
            if self.overlay.covers(pos):
                return self.overlay.hit(pos)
            if self.covers_panel(pos):
                return self.popups.hit(pos)
            for paper in (self.next_card, self.question):
                if paper.covers(pos):
                    return paper.hit(pos)
        if self.recap.covers(pos):
            return self.recap.hit(pos)
        return self.question.prompt_bar.hit(pos) or self.menu_bar.hit(pos) or self.view.hit(pos)

    @property
    def papers(self) -> dict[Hashable, pygame.Rect]:
        """What lies over the table and can be pressed, by what it is."""
        papers: dict[Hashable, pygame.Rect] = {}
        if self.question.placed is not None:
            papers[self.question.placed.subject.question] = self.question.placed.card.rect
        if self.next_card.button is not None:
            papers[self.next_card.wanted.thing] = self.next_card.rect
        if self.popups.note is not None and self.popups.note.stops:
            papers[self.popups.note.stops] = self.popups.note.rect
        return papers

    @property
    def stops(self) -> tuple[Thing, ...]:
        """What the keyboard reaches besides the answers."""
        return (*self.next_card.stops, *self.overlay.stops, *self.popups.stops, *self.recap.stops)

    @property
    def buttons(self) -> list[Button]:
        """The buttons of the question."""
        card = self.question.card
        on_card = card.places.buttons if card is not None and not self.peeks else []
        return [*self.question.prompt_bar.buttons, *on_card, *self.next_card.buttons]

    @property
    def icons(self) -> tuple[Thing, ...]:
        """What may always be pressed."""
        always = (*self.question.prompt_bar.buttons, *self.menu_bar.buttons)
        return tuple(button.thing for button in always if button.enabled)

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        """Where something is that may have the focus."""
        found = (button.rect for button in self.buttons if button.thing == thing)
        return self.overlay.rect_of(thing) or next(found, None) or self.popups.rect_of(thing)

    def covers_panel(self, pos: Pos) -> bool:
        """Whether a point is on an explaining panel."""
        return self.popups.covers(pos)

    def scrolls(self, event: pygame.Event) -> bool:
        """Whether the chronicle's scroll bar handles this event."""
        chronicle = self.view.chronicle
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return chronicle.press(event.pos)
        if event.type == pygame.MOUSEMOTION and chronicle.grip is not None:
            chronicle.drag(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and chronicle.grip is not None:
            chronicle.release()
            return True
        return False

    def scroll(self, lines: int) -> None:
        self.view.chronicle.wheel(lines)
