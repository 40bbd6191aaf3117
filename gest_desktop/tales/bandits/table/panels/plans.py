"""What is not on the table yet: what an answer would change, and the piece in the player's hand."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS, TOKEN_IDS
from gest_desktop.tales.bandits.table.foresee.bridge_after import changes
from gest_desktop.tales.bandits.table.paint import pictures, sprites
from gest_desktop.tales.bandits.table.paint.ground import Ground
from gest_desktop.tales.bandits.table.panels.counts import paint_change
from gest_desktop.tales.bandits.table.seen.placed import PEOPLE, Placed
from gest_desktop.tales.bandits.table.session.moment import Moment

GHOST: Final = 0.6  # opacity of a bandit who is not there yet
LIFTED: Final = 1.15  # how much larger a piece in the hand is


def draw_plans(target: pygame.Surface, moment: Moment, ground: Ground, brush: Brush) -> None:
    """A ghost of a bandit where he would stand, dice that would leave the Drawbridge, and new sums."""
    if moment.placing_at is not None:
        x, y = ground.ambush(*moment.placing_at, 0, -6)
        ghost = Placed(f"bandit_{BAND_IDS[moment.flow.seat]}", x, y, ground.piece("bandit"), PEOPLE)
        sprites.draw_placed(target, ghost, GHOST)
    for band, change in changes(moment).items():
        for number in change.leaving:
            x, y = ground.bridge_die(band, number)
            sprites.strike(target, (round(x), round(y)), round(ground.piece("die") * 0.5))
        paint_change(target, ground, brush, band, change.now, change.then)


def draw_held(target: pygame.Surface, moment: Moment, ground: Ground) -> None:
    """What is dragged, at the pointer."""
    name = held_picture(moment)
    if name:
        size = ground.piece("leader" if "leader" in name else "bandit")
        piece = pictures.piece(name, size * LIFTED)
        target.blit(piece.surface, piece.corner(*moment.pos))


def held_picture(moment: Moment) -> str:
    held, seat = moment.held, BAND_IDS[moment.flow.seat]
    if held is None:
        return ""
    if held.kind in ("fresh", "held"):
        return TOKEN_IDS[held.place]
    if held.kind == "bridge":
        return f"die_{BAND_IDS[held.place]}_{moment.state.bridge[held.place][held.number]}"
    if held.kind == "button":
        signs = {2: "plus_two", -2: "minus_two"}
        return signs.get(held.number, "loot_back" if held.picture == "loot" else f"score_{seat}")
    names = {"hand": f"bandit_{seat}", "space": f"bandit_{seat}", "leader": f"leader_{seat}"}
    return {**names, "horn": "first_player", "pile": "loot_back"}.get(held.kind, "")
