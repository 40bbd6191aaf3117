"""An explaining panel as a picture: a header, its blocks one below the other, and buttons at the foot."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import pygame

from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.buttons import Button, from_right, icon
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.tooltip import RIM
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.blocks import CAPTION, RED, Block
from gest_desktop.scenes.table.panels.chronicle_signs import KIT
from gest_desktop.scenes.table.seen.things import Thing

ON_PANEL: Final = 2  # the `place` of its buttons, which other bars have too
PAD, GAP, HEAD, SIGN, FOOT = 20, 9, 46, 32, 12  # design pixels
LETTERS, FEWEST_LETTERS = 26, 17  # the least width, in text heights; where there is little room


@dataclass(frozen=True)
class Sheet:
    """What a panel says."""

    width: int  # design pixels
    sign: str
    title: str
    blocks: tuple[Block, ...]
    buttons: tuple[Button, ...] = ()
    note: str = ""  # at the right of the header
    letters: int = LETTERS


@dataclass(frozen=True)
class Written:
    """A panel as a picture with the usual rim around it; its buttons lie relative to its corner."""

    paper: pygame.Surface
    buttons: tuple[Button, ...]


def panel_button(name: str, label: str = "", sign: str = "", colour: str = "brown") -> Button:
    return Button(Thing("button", ON_PANEL, name), label, sign, colour)


def written(stage: Stage, sheet: Sheet) -> Written:
    width = min(max(stage.px(sheet.width), stage.text_px(18) * sheet.letters), stage.width * 3 // 5)
    inner = width - 2 * stage.px(PAD)
    gap, head = stage.px(GAP), max(stage.px(HEAD), stage.text_px(23) + stage.px(10))
    heights = [block.height(stage, inner) for block in sheet.blocks]
    closing, *feet = sheet.buttons
    foot = pygame.Rect(0, 0, inner, 0)
    placed = from_right(feet, foot, stage) if feet else []
    foot.height = max((button.rect.height for button in placed), default=0)
    height = stage.px(PAD) // 2 + head + sum(heights) + gap * len(heights) + stage.px(FOOT)
    height += foot.height + gap if placed else 0
    rim = stage.px(RIM)
    paper = pygame.Surface((width + 2 * rim, height + 2 * rim), pygame.SRCALPHA)
    area = pygame.Rect(rim, rim, width, height)
    draw(paper, "panel", area, stage.factor)
    top = pygame.Rect(area.x + stage.px(PAD), area.y + stage.px(PAD) // 2, inner, head)
    cross = draw_header(paper, stage, sheet, top, closing)
    y = top.bottom
    for block, high in zip(sheet.blocks, heights, strict=True):
        block.draw(paper, stage, pygame.Rect(top.x, y, inner, high))
        y += high + gap
    foot.topleft = (top.x, area.bottom - stage.px(FOOT) - foot.height)
    buttons = (cross, *from_right(feet, foot, stage))
    return Written(paper, tuple(replace(each, rect=each.rect.move(-rim, -rim)) for each in buttons))


def lettering(stage: Stage, title: str) -> pygame.Font:
    """The font of a title: in the heading font a 1 looks like an i."""
    has_figures = any(sign.isdigit() for sign in title)
    return stage.font("text", 23, "bold") if has_figures else stage.font("heading", 23)


def draw_header(
    paper: pygame.Surface, stage: Stage, sheet: Sheet, rect: pygame.Rect, closing: Button
) -> Button:
    """Sign, title and note; return the placed button that closes the panel."""
    size = stage.px(SIGN)
    sign = icon(sheet.sign, size) if sheet.sign.startswith(KIT) else pictures.piece(sheet.sign, size).surface
    paper.blit(sign, sign.get_rect(midleft=(rect.x, rect.centery)))
    title = lettering(stage, sheet.title).render(sheet.title, True, RED)
    side = max(stage.px(30), 22)
    cross = pygame.Rect(rect.right - side, rect.centery - side // 2, side, side)
    room = cross.x - rect.x - sign.get_width() - stage.px(20)
    if title.get_width() > room:
        high = round(title.get_height() * room / title.get_width())
        title = pygame.transform.smoothscale(title, (room, high))
    paper.blit(title, title.get_rect(midleft=(rect.x + sign.get_width() + stage.px(12), rect.centery)))
    if sheet.note:
        note = stage.font("text", 16, "italic").render(sheet.note, True, CAPTION)
        left = rect.x + sign.get_width() + stage.px(24) + title.get_width()
        place = note.get_rect(midright=(cross.x - stage.px(12), rect.centery))
        if place.left >= left:
            paper.blit(note, place)
    return replace(closing, rect=cross)
