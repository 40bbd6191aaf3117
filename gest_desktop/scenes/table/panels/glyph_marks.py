"""Glyphs of a gamepad on the corners of the buttons it presses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import pygame

from gest_desktop.scenes.kit.glyphs import glyph
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import BACK, CONFIRM
from gest_desktop.scenes.table.paint.buttons import Button
from gest_desktop.scenes.table.panels.prompt_bar import UNDO
from gest_desktop.scenes.table.seen.things import Thing

SIZE, LEAST = 30, 19  # design pixels, and pixels
PRESSED_BY: Final = {CONFIRM: "activate", BACK: "back", UNDO: "undo"}


def draw_glyphs(
    target: pygame.Surface,
    stage: Stage,
    buttons: Iterable[Button],
    letters: Mapping[str, str],
    focused: Thing | None,
) -> None:
    """Draw them at the upper right; what confirms has one only while it would be pressed."""
    for button in buttons:
        word = PRESSED_BY.get(button.thing)
        if word is None or not button.enabled or (word == "activate" and button.thing != focused):
            continue
        picture = glyph(letters[word], max(LEAST, stage.px(SIZE)))
        corner = picture.get_rect(center=button.rect.topright)
        corner.move_ip(picture.get_width() // 6, -picture.get_height() // 6)  # off the last letter
        target.blit(picture, corner.clamp(stage.area))
