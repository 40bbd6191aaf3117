"""What presses something, at its corner: glyphs of a gamepad, and digits on the halves of a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import pygame

from gest_desktop.scenes.kit.buttons import Button
from gest_desktop.scenes.kit.glyphs import glyph
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.offering import BACK, CONFIRM
from gest_desktop.scenes.table.panels.choice_paint import draw_key
from gest_desktop.scenes.table.panels.prompt_bar import UNDO
from gest_desktop.scenes.table.panels.surroundings import Surroundings
from gest_desktop.scenes.table.seen.things import Thing

SIZE, LEAST = 30, 19  # design pixels, and pixels
PRESSED_BY: Final = {CONFIRM: "activate", BACK: "back", UNDO: "undo"}


def draw_digits(target: pygame.Surface, around: Surroundings, answering: Answering, stage: Stage) -> None:
    """Draw the digits that choose the halves of an Event, or borders; grey where that is not possible now."""
    if answering.pending:
        return
    for border in answering.borders:
        spot = around.rect_of(border)
        if spot is not None:
            draw_key(target, stage, answering.key_of(answering.things[border]), spot.topleft)
    if answering.asked.kind != "card":
        return
    for digit in (1, 2):
        thing = answering.thing_of_key(digit)
        rect = around.rect_of(thing) if thing is not None else None
        if thing is not None and rect is not None:
            draw_key(target, stage, digit, rect.topleft, is_locked=thing in answering.barred)


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
