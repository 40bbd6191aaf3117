"""The recap of the opponent's last turn: where the strip lies, which steps it shows, what they mark."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import OLLERTON_HILL, ROBIN, SHERIFF
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.badge import badge
from gest_desktop.scenes.table.panels.recap_steps import Step
from gest_desktop.scenes.table.panels.recap_strip import RecapStrip
from gest_desktop.scenes.table.panels.surroundings import Surroundings
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment

LEFT, TOP, HEIGHT = 34, 4, 58  # design pixels
LOWEST: Final = 40  # pixels
MINUTE, HOUR, DAY = 60, 3600, 86400
SPREAD: Final = (0, 1, -1, 2, -2)  # badge sides, from the first spot that is tried to the others
OTHERS_FIRST: Final = ("box", "pass", "card", "prison", "purse", "inspection")


class RecapView:
    """Read by drawing and pointing; laid out with the question."""

    def __init__(self, stage: Stage, around: Surroundings) -> None:
        self.stage, self.around = stage, around
        self.strip: RecapStrip | None = None
        self.pointed: Step | None = None  # whose marks alone are shown
        self.badges: list[tuple[int, pygame.Rect]] = []
        self.beat: Beat | None = None
        self.is_deciding = False  # the player has begun to choose
        self._strip: Kept[RecapStrip | None] = Kept()
        self._badges: Kept[list[tuple[int, pygame.Rect]]] = Kept()

    @property
    def rects(self) -> list[pygame.Rect]:
        return [self.strip.rect] if self.strip is not None else []

    @property
    def spaces(self) -> list[Thing]:
        """Where something happened, or what moved there."""
        steps = [chip.step for chip in self.strip.chips] if self.strip is not None else []
        return [thing for step in steps for thing in step.things if thing.kind == "space"]

    @property
    def stops(self) -> tuple[Thing, ...]:
        """What the keyboard reaches; nothing in the middle of a decision, where Enter must not replay."""
        return self.strip.stops if self.strip is not None and not self.is_deciding else ()

    def lay_out(self, moment: TableMoment) -> None:
        """Show the steps that the table has shown."""
        self.around.strips = []
        turn, player = moment.flow.last_turn, moment.flow.beat_player
        rows = [beat for beat in turn.rows if beat.number < player.entries_shown]
        self.is_deciding = turn.is_past or (moment.question is not None and moment.question.is_begun)
        side = ROBIN + SHERIFF - moment.flow.viewer
        ago = ago_words(moment.away)
        is_shown = turn.is_open and moment.flow.pacing.recaps and bool(rows)
        has_reasons = is_shown and not moment.flow.is_turn_under_way and turn.can_be_explained
        key = (turn, is_shown, len(rows), ago, moment.flow.viewer, has_reasons)
        make = partial(self.make, rows, side, ago, has_reasons)
        self.strip = self._strip.get(key, lambda: make() if is_shown else None)
        self.around.strips = self.rects
        self.beat = player.beat if moment.flow.is_replaying or not moment.flow.is_mine else None
        self.pointed = self.step_of(moment.hovered) or self.step_of(moment.focused)
        self.badges = self.find_badges(moment)

    def make(self, rows: Sequence[Beat], side: int, ago: str, has_reasons: bool) -> RecapStrip:
        return RecapStrip(self.stage, strip_area(self.stage, self.around), side, rows, ago, has_reasons)

    def step_of(self, thing: Thing | None) -> Step | None:
        """The step that is pointed at."""
        if thing is None or thing.kind != "step" or self.strip is None:
            return None
        return self.strip.chips[thing.number].step if thing.number < len(self.strip.chips) else None

    def number_of(self, row: Beat | None) -> int:
        """The number of the step that something shown belongs to; 0 if it has none."""
        chips = self.strip.chips if self.strip is not None and row is not None else []
        of_step = ([beat.number for beat in chip.step.rows] for chip in chips)
        return next((n for n, beats in enumerate(of_step, 1) if row is not None and row.number in beats), 0)

    # --- numbered marks

    def find_badges(self, moment: TableMoment) -> list[tuple[int, pygame.Rect]]:
        """Those of the step pointed at; of all steps for someone who was away or asks why."""
        turn = moment.flow.last_turn
        is_remembering = bool(moment.away) and not turn.is_past
        if self.strip is None or moment.is_playing:
            return []
        if self.pointed is None and not (is_remembering or moment.shows_reasons):
            return []
        spots = tuple(len(panel.spots) for panel in self.around.panels)  # none before the first picture
        key = (self.strip, self.pointed, self.around.board.seen, spots)
        return self._badges.get(key, lambda: self.place_badges(self.pointed))

    def place_badges(self, pointed: Step | None = None) -> list[tuple[int, pygame.Rect]]:
        """Those of all steps, or of one alone."""
        found: list[tuple[int, pygame.Rect]] = []
        for number, chip in enumerate(self.strip.chips if self.strip is not None else [], 1):
            anchor = self.anchor_of(chip.step) if pointed in (None, chip.step) else None
            if anchor is not None:
                found.append((number, self.free_spot(anchor, [rect for _number, rect in found])))
        return found

    def anchor_of(self, step: Step) -> pygame.Rect | None:
        """Where a step happened: a place it went to, or else a thing beside the map."""
        targets = [Thing("space", each.target) for each in step.arrows if 0 <= each.target <= OLLERTON_HILL]
        others = sorted(step.things, key=lambda thing: (thing.kind not in OTHERS_FIRST, thing.place))
        for thing in (*targets, *others):
            if thing.kind == "favour":
                return self.around.favour_rect()
            rect = self.around.rect_of(thing)
            if rect is not None:
                return rect
        return None

    def free_spot(self, anchor: pygame.Rect, taken: list[pygame.Rect]) -> pygame.Rect:
        """At a corner of the anchor where the badge hides neither a name nor another badge."""
        names = [pygame.Rect(box) for box in self.around.board.ground.boxes]
        mark = badge(1, self.stage, ROBIN, 1.15).get_rect()
        spots = []
        for corner in ("topleft", "topright", "bottomright", "bottomleft"):
            for shift in SPREAD:
                x, y = getattr(anchor, corner)
                spots.append(mark.copy())
                spots[-1].center = (x + shift * mark.width, y)
        free = (spot for spot in spots if spot.collidelist([*names, *taken, *self.rects]) < 0)
        return next(free, spots[0]).clamp(self.stage.area)

    # --- drawing and pointing

    def draw(self, target: pygame.Surface, hovered: Thing | None, focused: Thing | None) -> None:
        if self.strip is not None:
            self.strip.draw(target, hovered, focused, self.beat)
            for number, rect in self.badges:
                target.blit(badge(number, self.stage, self.strip.side, 1.15), rect)

    def covers(self, pos: Pos) -> bool:
        return self.strip is not None and bool(self.strip.rect.collidepoint(pos))

    def hit(self, pos: Pos) -> Thing | None:
        return self.strip.hit(pos) if self.strip is not None else None

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return self.strip.rect_of(thing) if self.strip is not None else None


def strip_area(stage: Stage, around: Surroundings) -> pygame.Rect:
    """Over the upper frame of the map, above all names."""
    px, board, names = stage.px, around.layout.board, around.board.ground.boxes
    lowest = min(box.y for box in names) - max(2, px(3))
    top, height = board.y + px(TOP), max(LOWEST, px(HEIGHT))
    highest = around.layout.prompt.bottom + 3
    if top + height > lowest:
        top = max(min(top, highest), lowest - height)
    return pygame.Rect(board.x + px(LEFT), top, board.w - 2 * px(LEFT), min(height, lowest - top))


def ago_words(seconds: float) -> str:
    """How long ago something was, in whole units; empty if it was just now."""
    if seconds < MINUTE:
        return ""
    if seconds < HOUR:
        n = int(seconds // MINUTE)
        return n_("{n} minute ago", "{n} minutes ago", n).format(n=n)
    if seconds < DAY:
        n = int(seconds // HOUR)
        return n_("{n} hour ago", "{n} hours ago", n).format(n=n)
    n = int(seconds // DAY)
    return _("yesterday") if n == 1 else n_("{n} day ago", "{n} days ago", n).format(n=n)
