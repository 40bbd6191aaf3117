"""Pictures of saved games: the map as the player sees it, or the curtain where two people play."""

from __future__ import annotations

import pygame

from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.position import read_position
from gest_desktop.rules.views import redact
from gest_desktop.scenes.kit.nine_slice import inside
from gest_desktop.scenes.kit.pictures import sign
from gest_desktop.scenes.menus.curtain import curtains
from gest_desktop.scenes.menus.saves.summary import Summary
from gest_desktop.scenes.menus.small_map import filling
from gest_desktop.scenes.table.seen.sight import sight

RIM = 6  # units of the frame


def game_picture(summary: Summary | None, size: tuple[int, int], unit: float) -> pygame.Surface:
    """A picture of exactly this size in a dark frame; a damaged game has a cross."""
    out = inside("panel_dark", *size, unit)
    rim = round(RIM * unit)
    window = out.get_rect().inflate(-2 * rim, -2 * rim)
    picture = game_inside(summary, window.size) if summary else None
    if picture is None:
        picture = sign("window_128" if summary else "mark_cross", 0.7 * window.height)
    out.blit(picture, picture.get_rect(center=window.center))
    return out


def game_inside(summary: Summary, size: tuple[int, int]) -> pygame.Surface | None:
    """What the only person at the table sees of it; None if the position cannot be read."""
    if summary.side is None:
        return curtains(size)
    try:
        return filling(sight(redact(read_position(summary.position), summary.side)), size)
    except FAILURES:
        return None
