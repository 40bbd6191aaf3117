"""Everything on the screen of the table, from the wood up to the pieces in the hand; changes nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from gest_desktop.rules.favour import TRACK
from gest_desktop.rules.journal import FavourMoved
from gest_desktop.rules.vocabulary import AVAILABLE, NOWHERE, OLLERTON_HILL, PRISON
from gest_desktop.scenes.motion.several import step
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.marks_now import MarksNow
from gest_desktop.scenes.table.panels.drama import Drama
from gest_desktop.scenes.table.panels.encounter import Encounter
from gest_desktop.scenes.table.panels.menu_bar import MenuBar
from gest_desktop.scenes.table.panels.prompt_bar import PromptBar
from gest_desktop.scenes.table.panels.tray import Tray
from gest_desktop.scenes.table.panels.tray_notes import notes
from gest_desktop.scenes.table.popups import Popups
from gest_desktop.scenes.table.prompt_text import prompt_bar, turn_status
from gest_desktop.scenes.table.replay.flights import Scenery, scenery
from gest_desktop.scenes.table.seen.planned_moves import with_plan
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import Sprite, Thing, ground
from gest_desktop.scenes.table.seen.turn_status import TurnStatus
from gest_desktop.scenes.table.table_view import TableView

if TYPE_CHECKING:
    from gest_desktop.scenes.table.scene import TableScene

Pos = tuple[int, int]


class Whereabouts:
    """Where pieces lie, and the roads between."""

    def __init__(self, view: TableView) -> None:
        self.place_of, self.road = view.place_of, view.board.road


class Drawing:
    """Made anew for every size of the window; asks the scene for everything that changes."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        stage, settings = table.app.stage, table.app.settings
        self.stage = stage
        self.view = TableView(stage, settings.language, settings.palette)
        self.menu_bar = MenuBar(stage, self.view.layout)
        board = pygame.Rect(self.view.layout.board)
        self.drama = Drama(stage, board, settings.language, settings.reduced_motion)
        self.marks_now, self.popups = MarksNow(table), Popups(table, self.view)
        self._tray: tuple[Answering | None, Tray | None] = (None, None)
        self._encounter: tuple[int, Encounter | None] = (0, None)
        self._outlook: tuple[object, TurnStatus] = (None, TurnStatus())

    @property
    def encounter(self) -> Encounter | None:
        """The Traveller about whom something is asked."""
        answering = self.table.flow.answering
        if answering is None or self.table.flow.beat_player.is_playing:
            return None
        if not any(thing.kind == "way" for thing in answering.things):
            return None
        if self._encounter[0] != answering.sight.met:
            language = self.table.app.settings.language
            met = Encounter(self.stage, self.view.layout, answering.sight.met, language)
            self._encounter = (answering.sight.met, met)
        return self._encounter[1]

    def refresh(self) -> None:
        """Something in the question has changed: lay out the tray again."""
        self._tray = (None, None)
        self.popups.refresh()

    @property
    def tray(self) -> Tray | None:
        answering = self.table.flow.answering
        if self.table.flow.beat_player.is_playing or answering is None:
            return None
        if self._tray[0] is not answering or self._tray[1] is None:
            self._tray = (answering, self.make_tray(answering))
        return self._tray[1]

    def make_tray(self, answering: Answering) -> Tray:
        """At the lower edge of the map if the upper one is what the question is about."""
        words = notes(answering)
        tray = Tray(self.stage, self.view.layout, answering, words)
        places = [answering.asked.place, *(thing.place for thing in answering.things)]
        spots = [self.view.place_of(spot) for one in places if (spot := place_thing(one, 0))]
        over = tray.rect.inflate(40, 80)
        is_covering = any(spot is not None and over.collidepoint(spot) for spot in spots)
        return Tray(self.stage, self.view.layout, answering, words, low=True) if is_covering else tray

    @property
    def prompt_bar(self) -> PromptBar:
        return prompt_bar(self.table, self.stage, self.view.layout)

    @property
    def turn_status(self) -> TurnStatus:
        beat_player = self.table.flow.beat_player
        key = (len(self.table.contest.game.answers), beat_player.beat, beat_player.entries_shown)
        if self._outlook[0] != key:
            self._outlook = (key, turn_status(self.table))
        return self._outlook[1]

    def sight(self) -> Sight:
        """What lies on the table at this moment, Royal Favour on its way box by box."""
        table, beat = self.table, self.table.flow.beat_player.beat
        if beat is not None and isinstance(beat.entry, FavourMoved):
            progress = table.flow.beat_player.progress
            start, end = TRACK.index(beat.entry.before), TRACK.index(beat.entry.after)
            return replace(beat.before, favour=TRACK[round(step(progress, start, end))])
        if table.flow.beat_player.is_playing or table.flow.answering is None:
            return table.flow.beat_player.shown
        return with_plan(table.flow.beat_player.shown, table.flow.answering.view)

    def moment(self) -> Scenery:
        beat_player = self.table.flow.beat_player
        if beat_player.beat is None:
            return Scenery()
        return scenery(beat_player.beat, beat_player.progress, Whereabouts(self.view), self.view.board.unit)

    def draw(self, target: pygame.Surface) -> None:
        table = self.table
        moment = self.moment()
        marks = self.marks_now.marks(moment)
        self.view.draw(target, self.sight(), marks, table.flow.told_lines, self.turn_status)
        self.prompt_bar.draw(target, table.hovered, table.focused)
        shown = "suspicion" if table.app.settings.suspicion else ""
        self.menu_bar.draw(target, table.hovered, table.focused, shown)
        for sprite in moment.sprites:
            self.view.board.draw_sprite(target, sprite)
        if self.encounter is not None:
            self.encounter.draw(target, marks, self.view.colours)
        tray = self.tray
        if tray is not None:
            tray.draw(target, table.hovered, table.focused)
        if table.flow.beat_player.beat is not None:
            self.drama.draw(target, table.flow.beat_player.beat, table.flow.beat_player.progress)
        self.draw_guide(target)
        self.draw_hand(target)
        self.popups.draw(target, self.place_at(table.pos) if table.held is not None else NOWHERE)

    def draw_guide(self, target: pygame.Surface) -> None:
        """Room for whoever teaches at this table; what is in the hand stays on top."""

    def draw_hand(self, target: pygame.Surface) -> None:
        held, (x, y) = self.table.held, self.table.pos
        back = self.table.returning
        if back is not None:
            held, left = back.held, back.left(self.table.clock)
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
        tray = self.tray
        if tray is not None and tray.covers(pos):
            return tray.hit(pos)
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
