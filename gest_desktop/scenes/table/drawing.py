"""Everything on the screen of the table, from the wood up to the pieces in the hand.

`lay_out` puts things in their places before they are drawn, and `follow` those that belong to the question
as soon as it changes; `draw` and `hit` only read. So a player points at the table that is on the screen.
"""

from __future__ import annotations

from dataclasses import replace

import pygame

from gest_desktop.rules.favour import TRACK
from gest_desktop.rules.journal import FavourMoved
from gest_desktop.rules.vocabulary import AVAILABLE, NOWHERE, OLLERTON_HILL, PRISON
from gest_desktop.scenes.motion.several import step
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.guide import Overlay
from gest_desktop.scenes.table.paint.kept import Kept
from gest_desktop.scenes.table.panels.drama import Drama
from gest_desktop.scenes.table.panels.encounter import Encounter
from gest_desktop.scenes.table.panels.marks_now import marks_now
from gest_desktop.scenes.table.panels.menu_bar import MenuBar
from gest_desktop.scenes.table.panels.popups import Popups
from gest_desktop.scenes.table.panels.prompt_bar import PromptBar
from gest_desktop.scenes.table.panels.prompt_text import PromptWriter, seconds_thought, turn_status
from gest_desktop.scenes.table.panels.tray import Tray
from gest_desktop.scenes.table.panels.tray_notes import notes
from gest_desktop.scenes.table.replay.flights import Scenery, scenery
from gest_desktop.scenes.table.seen.planned_moves import with_plan
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import Sprite, Thing, ground
from gest_desktop.scenes.table.seen.turn_status import TurnStatus
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment
from gest_desktop.scenes.table.table_view import TableView


class Whereabouts:
    """Where pieces lie, and the roads between."""

    def __init__(self, view: TableView) -> None:
        self.place_of, self.road = view.place_of, view.board.road


class Drawing:
    """Made anew for every size of the window and every language."""

    prompt_bar: PromptBar

    def __init__(self, stage: Stage, settings: Settings, overlay: Overlay) -> None:
        self.stage, self.overlay = stage, overlay
        self.view = TableView(stage, settings.language, settings.palette)
        self.language, layout = settings.language, self.view.layout
        self.menu_bar = MenuBar(stage, layout)
        self.drama = Drama(stage, pygame.Rect(layout.board), settings.language, settings.reduced_motion)
        self.popups = Popups(stage, layout, settings.language)
        self.prompts = PromptWriter(stage, layout)
        self.tray: Tray | None = None
        self.encounter: Encounter | None = None
        self.moving = Scenery()
        self._sight: Kept[Sight] = Kept()
        self._status: Kept[TurnStatus] = Kept()
        self._tray: Kept[Tray] = Kept()
        self._encounter: Kept[Encounter] = Kept()

    def follow(self, moment: TableMoment) -> None:
        """Lay out what belongs to the question, over the table as it was seen last."""
        self.lay_question(moment)
        self.overlay.lay_out(moment, self.view, self.tray, self.encounter)

    def lay_question(self, moment: TableMoment) -> None:
        question = moment.question
        self.tray = self.lay_tray(question, moment.version) if question is not None else None
        self.encounter = self.lay_encounter(question) if question is not None else None
        self.prompt_bar = self.prompts.bar(moment)

    def lay_out(self, moment: TableMoment) -> None:
        """Everything that is about to be drawn; what moves sets out from where it was seen last."""
        self.lay_question(moment)
        if self.overlay.stays_put:
            self.overlay.lay_out(moment, self.view, self.tray, self.encounter)
        self.moving = self.find_moving(moment)
        beat_player = moment.flow.beat_player
        shown = (moment.flow, len(moment.contest.game.answers), beat_player.beat, beat_player.entries_shown)
        status = self._status.get(shown, lambda: turn_status(moment))
        self.view.lay_out(self.sight(moment), moment.flow.told_lines, status)
        self.overlay.lay_out(moment, self.view, self.tray, self.encounter)

    def sight(self, moment: TableMoment) -> Sight:
        """What lies on the table at this moment, Royal Favour on its way box by box."""
        beat_player, question = moment.flow.beat_player, moment.question
        beat = beat_player.beat
        if beat is not None and isinstance(beat.entry, FavourMoved):
            start, end = TRACK.index(beat.entry.before), TRACK.index(beat.entry.after)
            return replace(beat.before, favour=TRACK[round(step(beat_player.progress, start, end))])
        shown = beat_player.shown
        if question is None:
            return shown
        return self._sight.get((shown, question), lambda: with_plan(shown, question.view))

    def lay_tray(self, question: Answering, version: int) -> Tray:
        return self._tray.get((question, version), lambda: self.make_tray(question))

    def make_tray(self, question: Answering) -> Tray:
        """At the lower edge of the map if the upper one is what the question is about."""
        words = notes(question)
        tray = Tray(self.stage, self.view.layout, question, words)
        places = [question.asked.place, *(thing.place for thing in question.things)]
        spots = [self.view.place_of(spot) for one in places if (spot := place_thing(one, 0))]
        over = tray.rect.inflate(40, 80)
        is_covering = any(spot is not None and over.collidepoint(spot) for spot in spots)
        return Tray(self.stage, self.view.layout, question, words, low=True) if is_covering else tray

    def lay_encounter(self, question: Answering) -> Encounter | None:
        """The Traveller about whom something is asked."""
        if not any(thing.kind == "way" for thing in question.things):
            return None
        met = question.sight.met
        return self._encounter.get(met, lambda: Encounter(self.stage, self.view.layout, met, self.language))

    def find_moving(self, moment: TableMoment) -> Scenery:
        beat_player = moment.flow.beat_player
        if beat_player.beat is None:
            return Scenery()
        return scenery(beat_player.beat, beat_player.progress, Whereabouts(self.view), self.view.board.unit)

    def draw(self, target: pygame.Surface, moment: TableMoment) -> None:
        hovered, focused, beat_player = moment.hovered, moment.focused, moment.flow.beat_player
        marks = marks_now(moment, frozenset(self.moving.lifted))
        self.view.draw(target, marks)
        self.prompt_bar.draw(target, hovered, focused, seconds_thought(moment))
        self.menu_bar.draw(target, hovered, focused, "suspicion" if moment.settings.suspicion else "")
        for sprite in self.moving.sprites:
            self.view.board.draw_sprite(target, sprite)
        if self.encounter is not None:
            self.encounter.draw(target, marks, self.view.colours)
        if self.tray is not None:
            self.tray.draw(target, hovered, focused)
        if beat_player.beat is not None:
            self.drama.draw(target, beat_player.beat, beat_player.progress)
        self.overlay.draw(target, moment)
        self.draw_hand(target, moment)
        self.popups.draw(target, moment, self.place_at(moment.pos) if moment.held is not None else NOWHERE)

    def draw_hand(self, target: pygame.Surface, moment: TableMoment) -> None:
        held, back, (x, y) = moment.held, moment.returning, moment.pos
        if back is not None:
            held, left = back.held, back.left(moment.clock)
            home = self.view.place_of(Thing("piece", held.source, held.picture)) or back.pos
            x = round(home[0] + (back.pos[0] - home[0]) * left)
            y = round(home[1] + (back.pos[1] - home[1]) * left)
        if held is None:
            return
        unit = self.view.board.unit
        for i in range(held.number):
            spread = (i - (held.number - 1) / 2) * unit * 0.45
            self.view.board.draw_sprite(target, Sprite(held.picture, x + spread, y + unit * 0.3, unit * 1.12))

    def hit(self, pos: Pos) -> Thing | None:
        """What is under the pointer, the topmost first."""
        if self.overlay.covers(pos):
            return self.overlay.hit(pos)
        if self.tray is not None and self.tray.covers(pos):
            return self.tray.hit(pos)
        if self.encounter is not None and self.encounter.covers(pos):
            return self.encounter.hit(pos)
        return self.prompt_bar.hit(pos) or self.menu_bar.hit(pos) or self.view.hit(pos)

    def place_at(self, pos: Pos) -> int:
        """Where a piece put down here would lie."""
        thing = self.view.hit(pos)
        if thing is None:
            return NOWHERE
        if thing.kind == "prison":
            return PRISON
        if thing.kind == "mat" or (thing.kind == "piece" and thing.place == AVAILABLE):
            return AVAILABLE
        on = ground(thing)
        return on.place if on is not None and (on.place <= OLLERTON_HILL or on.place == PRISON) else NOWHERE

    def scrolls(self, event: pygame.Event) -> bool:
        """Whether the chronicle's scroll bar takes this event."""
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
