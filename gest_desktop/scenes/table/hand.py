"""Draws the held pieces at the pointer, or on their way back."""

from __future__ import annotations

import pygame

from gest_desktop.scenes.table.seen.things import Sprite
from gest_desktop.scenes.table.session.table_moment import TableMoment
from gest_desktop.scenes.table.table_view import TableView


def draw_hand(target: pygame.Surface, view: TableView, moment: TableMoment) -> None:
    held, back, (x, y) = moment.held, moment.returning, moment.pos
    if back is not None:
        held, left = back.held, back.left(moment.clock)
        home = view.place_of(held.reach.thing) or back.pos
        x = round(home[0] + (back.pos[0] - home[0]) * left)
        y = round(home[1] + (back.pos[1] - home[1]) * left)
    if held is None:
        return
    unit = view.board.unit
    for i, picture in enumerate(held.pictures):
        spread = (i - (held.number - 1) / 2) * unit * 0.45
        view.board.draw_sprite(target, Sprite(picture, x + spread, y + unit * 0.3, unit * 1.12))
