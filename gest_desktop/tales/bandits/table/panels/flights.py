"""Tokens on their way: from a fallen cart or the supply to whoever takes them, or to the discards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from gest_desktop.scenes.motion.several import coin
from gest_desktop.scenes.motion.ways import carry
from gest_desktop.tales.bandits.rules import journal as j
from gest_desktop.tales.bandits.rules.vocabulary import TOKEN_IDS
from gest_desktop.tales.bandits.table.paint import pictures
from gest_desktop.tales.bandits.table.session.moment import Moment

if TYPE_CHECKING:
    from gest_desktop.tales.bandits.table.drawing import Drawing

Flight = tuple[str, tuple[float, float], tuple[float, float]]  # picture, from, to


def flights(target: pygame.Surface, moment: Moment, drawing: Drawing) -> None:
    """Draw the tokens that move in this beat."""
    if moment.settings.reduced_motion:
        return
    found = list(moving_tokens(moment, drawing))
    unit = drawing.board.ground.piece("token")
    for number, (name, start, end) in enumerate(found):
        t = coin(moment.flow.progress, number, len(found))
        if 0.0 < t < 1.0:
            piece = pictures.piece(name, unit)
            target.blit(piece.surface, piece.corner(*carry(start, end, t)))


def moving_tokens(moment: Moment, drawing: Drawing) -> Iterator[Flight]:
    beat = moment.flow.beat
    entry = beat.entry if beat is not None else None
    ground = drawing.board.ground
    supply, discards = ground.pile("loot").center, ground.pile("loot_discards").center
    if isinstance(entry, j.TokenTaken):
        name = "loot_back" if entry.kind is None else TOKEN_IDS[entry.kind]
        start = supply if entry.drawn else ground.cart(moment.state.cart).center
        yield name, start, home_of(entry.band, moment, drawing)
    elif isinstance(entry, j.HandDrawn):
        for _token in range(entry.number):
            yield "loot_back", supply, ground.cart(moment.state.cart).center
    elif isinstance(entry, j.PocketPicked | j.WorkedQuickly):
        alley = ground.alley(max(0, len(moment.state.alleys) - 1))
        yield "village_coin", alley, home_of(entry.band, moment, drawing)
    elif isinstance(entry, j.TokenDiscarded | j.TokenSold):
        yield TOKEN_IDS[entry.kind], home_of(entry.band, moment, drawing), discards
    elif isinstance(entry, j.BailPaid):
        for kind in entry.tokens:
            yield TOKEN_IDS[kind], home_of(entry.band, moment, drawing), discards


def home_of(band: int, moment: Moment, drawing: Drawing) -> tuple[float, float]:
    """Where the fresh tokens of a band are."""
    if band == moment.flow.seat:
        return drawing.layout.fresh.center
    return drawing.bands.home(moment.state.bands.index(band))
