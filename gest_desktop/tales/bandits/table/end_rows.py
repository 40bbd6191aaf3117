"""One band's score at the end: what is on the track, majorities, and the chest as it is spent best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import pygame

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.naming import band_name
from gest_desktop.tales.bandits.rules.scoring.final import Score
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import (
    BAND_IDS,
    BRACELETS,
    COIN,
    NECKLACES,
    POINTS,
    RINGS,
    TOKEN_IDS,
    VILLAGE_COIN,
)
from gest_desktop.tales.bandits.table.paint import pictures

if TYPE_CHECKING:
    from gest_desktop.tales.bandits.table.end import EndScene

COINS = 3  # that make a point
SIDES = (72, 60, 49, 42)  # of a token, in units of the page; the largest that fits
STEP = 0.82  # from one token to the next, in tokens
TALL = 1.5  # of a row of sets, with their names


class Spent(NamedTuple):
    """Tokens that are spent together, what they are called, and what they bring."""

    kinds: tuple[int, ...]
    name: str
    points: int


def sets_of(score: Score, tokens: tuple[int, ...]) -> Iterator[Spent]:
    """The best spending, set by set; leftover rings and bracelets are change."""
    change: list[int] = [COIN] * tokens[COIN] + [VILLAGE_COIN] * tokens[VILLAGE_COIN]
    for colour, spent in enumerate(score.spending.colours):
        ring, bracelet, necklace = RINGS[colour], BRACELETS[colour], NECKLACES[colour]
        for _number in range(spent.sets):
            yield Spent((ring, bracelet, necklace), _("Set"), POINTS["set"])
        for _number in range(spent.triples):
            yield Spent((ring,) * 3, _("Three rings"), POINTS["three_rings"])
        for _number in range(spent.pairs):
            yield Spent((bracelet,) * 2, _("Two bracelets"), POINTS["two_bracelets"])
        for _number in range(spent.necklaces):
            yield Spent((necklace,), _("Necklace"), POINTS["necklace"])
        change += [ring] * (tokens[ring] - spent.sets - 3 * spent.triples)
        change += [bracelet] * (tokens[bracelet] - spent.sets - 2 * spent.pairs)
    while len(change) >= COINS:
        yield Spent(tuple(change[:COINS]), _("Three coins"), POINTS["three_coins"])
        del change[:COINS]
    if change:
        yield Spent(tuple(change), _("Left over"), 0)


class ScoreSheet:
    """Draws the rows of the page at the end."""

    def __init__(self, page: EndScene, g: State, found: dict[int, Score]) -> None:
        self.page, self.g, self.found = page, g, found
        self.unit = page.unit
        self.sets = {band: list(sets_of(score, g.chests[band])) for band, score in found.items()}

    def rect(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        return pygame.Rect(round(x), round(y), round(wide), round(high))

    def lay_band(self, band: int, box: pygame.Rect) -> None:
        scene, score, u = self.page, self.found[band], self.unit
        page = scene.page
        page.part("row_selected" if band == self.g.winner and scene.is_open else "row_normal", box)
        self.piece(f"score_{BAND_IDS[band]}", box.x + 54 * u, box.y + 50 * u, 66 * u)
        title = self.rect(box.x + 98 * u, box.y + 12 * u, 262 * u, 36 * u)
        page.write(band_name(band, self.g.players), title, "heading", 25, scene.inks.heading)
        is_opened = scene.is_opened(band)
        rows = [(_("On the track"), score.track)]
        if is_opened:
            rows.append((_("Majorities"), sum(score.majorities)))
            rows.append((_("Treasure"), score.spending.points))
        for k, (words, points) in enumerate(rows):
            y = box.y + (54 + 32 * k) * u
            page.write(words, self.rect(title.x, y, 180 * u, 30 * u), size=19)
            page.write(
                str(points), self.rect(title.x + 180 * u, y, 56 * u, 30 * u), "number", 20, align="right"
            )
        total = self.rect(box.right - 122 * u, box.y, 104 * u, box.height)
        left = box.x + 372 * u
        if not is_opened:
            self.piece(f"chest_{BAND_IDS[band]}", left + 60 * u, box.y + box.height / 2, 96 * u)
            return
        page.write(str(score.total), total, "number", 54, scene.inks.heading, "middle")
        self.lay_sets(band, self.rect(left, box.y + 10 * u, total.x - left - 290 * u, box.height - 20 * u))
        self.lay_majorities(band, self.rect(total.x - 260 * u, box.y + 24 * u, 240 * u, box.height - 40 * u))

    def lay_sets(self, band: int, room: pygame.Rect) -> None:
        """Sets side by side, in two rows if need be, each with its name and points."""
        side = self.side_in(room)
        x, y = float(room.x), float(room.y)
        for each in self.sets[band]:
            wide = self.wide(each, side)
            if x > room.x and x + wide > room.right:
                x, y = float(room.x), y + side * TALL
            self.lay_set(each, x, y, side)
            x += wide

    def side_in(self, room: pygame.Rect) -> float:
        """The largest size of a token at which every band's sets fit: the same in all rows."""
        for share in SIDES[:-1]:
            side = share * self.unit
            most = max(self.rows_of(found, side, room.width) for found in self.sets.values())
            if most * side * TALL <= room.height:
                return side
        return SIDES[-1] * self.unit

    def rows_of(self, found: list[Spent], side: float, width: float) -> int:
        """How many rows the sets take at a size of the tokens."""
        rows, x = 1, 0.0
        for each in found:
            wide = self.wide(each, side)
            if x and x + wide > width:
                rows, x = rows + 1, 0.0
            x += wide
        return rows

    def wide(self, each: Spent, side: float) -> float:
        return max(side * (STEP * (len(each.kinds) - 1) + 1), 96 * self.unit) + 22 * self.unit

    def lay_set(self, each: Spent, x: float, y: float, side: float) -> None:
        page, inks, u = self.page.page, self.page.inks, self.unit
        for k, kind in enumerate(each.kinds):
            self.piece(TOKEN_IDS[kind], x + side / 2 + side * STEP * k, y + side / 2, side)
        words = _("{set} +{points}").format(set=each.name, points=each.points) if each.points else each.name
        room = self.rect(x, y + side * 1.02, self.wide(each, side) - 8 * u, side * (TALL - 1.02))
        page.write(
            words,
            room,
            size=16,
            ink=inks.text if each.points else inks.quiet,
            cut="bold" if each.points else "italic",
        )

    def lay_majorities(self, band: int, room: pygame.Rect) -> None:
        """A ribbon for each kind of which the band has the most."""
        names = (_("Most rings"), _("Most bracelets"), _("Most necklaces"))
        shared = (_("Most rings, shared"), _("Most bracelets, shared"), _("Most necklaces, shared"))
        won = [
            ((names if points == POINTS["majority"] else shared)[k], points)
            for k, points in enumerate(self.found[band].majorities)
            if points
        ]
        for k, (words, points) in enumerate(won):
            box = self.rect(room.x, room.y + 42 * self.unit * k, room.width, 36 * self.unit)
            self.page.page.part("ribbon", box)
            told = _("{majority} +{points}").format(majority=words, points=points)
            inside = box.inflate(-round(36 * self.unit), 0)
            self.page.page.write(told, inside, size=16, ink=self.page.inks.text, align="middle", cut="bold")

    def piece(self, name: str, x: float, y: float, unit: float) -> None:
        picture = pictures.piece(name, unit)
        page = self.page.page
        corner = picture.corner(x, y)
        page.surface.blit(picture.surface, page.here(pygame.Rect(corner, picture.surface.get_size())))
