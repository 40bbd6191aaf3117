"""The picture of a game in the list: how the map looked at its end, as the person may see it."""

from __future__ import annotations

import pygame

from gest_desktop.rules.saves import DamagedSaveError
from gest_desktop.rules.views import View, redact
from gest_desktop.rules.vocabulary import ROBIN, SIDE_IDS
from gest_desktop.scenes.kit.nine_slice import inside
from gest_desktop.scenes.kit.pictures import sign
from gest_desktop.scenes.menus.curtain import curtains
from gest_desktop.scenes.menus.saves.pictures import RIM
from gest_desktop.scenes.menus.small_map import filling
from gest_desktop.scenes.shell.archive.archive import Archive
from gest_desktop.scenes.shell.archive.record import Record
from gest_desktop.scenes.table.seen.sight import Sight, sight


def sight_of(archive: Archive, record: Record) -> Sight | None:
    """What may be shown of the last position; None if there is nothing, or not for one pair of eyes."""
    try:
        state = archive.load(record.id).last_position()
    except DamagedSaveError:
        return None
    if record.is_over:
        return sight(View(ROBIN, state))
    return sight(redact(state, SIDE_IDS.index(record.side))) if record.side else None


def record_picture(archive: Archive, record: Record, size: tuple[int, int], unit: float) -> pygame.Surface:
    """A picture of exactly this size in a dark frame; a damaged game has a cross."""
    out = inside("panel_dark", *size, unit)
    rim = round(RIM * unit)
    window = out.get_rect().inflate(-2 * rim, -2 * rim)
    seen = None if record.damage else sight_of(archive, record)
    if seen is not None:
        picture = filling(seen, window.size)
    elif record.damage or record.side:
        picture = sign("mark_cross", 0.7 * window.height)
    else:
        picture = curtains(window.size)
    out.blit(picture, picture.get_rect(center=window.center))
    return out
