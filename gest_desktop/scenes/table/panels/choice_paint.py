"""How the parts of a choice card look: rows with chips and a ring of odds, number tiles, figures."""

from __future__ import annotations

from math import pi
from typing import Final

import pygame

from gest_desktop.scenes.cards import card_back
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.buttons import CREAM, INK, icon
from gest_desktop.scenes.kit.parts import parts
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.choice_rows import PIECES, Row
from gest_desktop.scenes.table.foresee.odds_words import percent
from gest_desktop.scenes.table.foresee.prospects import BAD, COST, GOOD, PLAIN, Chip

CAPTION, FADED, RED = "#5b4129", "#8a775a", "#7d2417"
ROW: Final = ("#f7ecd0", "#cdb686", 1)  # ground, rim, width of the rim
HOVERED: Final = ("#f5e7bf", "#c6962f", 2)
CHOSEN: Final = ("#e3c684", "#8a2217", 2)
GREYED: Final = ("#ddd0ab", "#cdb686", 1)
TONES: Final = {
    PLAIN: ("#efe2bd", INK),
    COST: ("#efdcc0", "#8c2a1b"),
    GOOD: ("#dfe6bf", "#285c32"),
    BAD: ("#efd3c4", "#8c2a1b"),
}
LIKELY, UNLIKELY = 0.66, 0.40
ODDS: Final = ("#2f6e3a", "#b8791c", "#b5402f")  # likely, even, unlikely
ROUND: Final = 8


def paper(target: pygame.Surface, rect: pygame.Rect, look: tuple[str, str, int], unit: float) -> None:
    ground, rim, width = look
    corner = round(ROUND * unit)
    pygame.draw.rect(target, ground, rect, 0, corner)
    pygame.draw.rect(target, rim, rect, max(1, round(width * unit)), corner)


def look_of(row: Row, is_hovered: bool) -> tuple[str, str, int]:
    if row.reason:
        return GREYED
    return CHOSEN if row.is_chosen else HOVERED if is_hovered else ROW


def draw_sign(target: pygame.Surface, row: Row, area: pygame.Rect) -> None:
    """Draw what an option is about: the sign of a Plot or Deed, a Carriage, a Traveller."""
    if not area.height:
        return
    names = (f"plot_{row.sign}", f"deed_{row.sign}", row.sign)
    name = next((sign for sign in names if sign in parts()), "")
    if name:
        sign = icon(name, area.height)
    elif is_piece(row.sign):
        sign = picture_of(PIECES.get(row.sign, row.sign), area.height)
    else:
        return
    if row.reason:
        sign = sign.copy()
        sign.set_alpha(110)
    target.blit(sign, sign.get_rect(center=area.center))


def is_piece(sign: str) -> bool:
    return sign in PIECES or sign in PIECES.values() or sign.startswith("carriage_")


def picture_of(name: str, height: int) -> pygame.Surface:
    if name.startswith("back_"):
        return card_back(name.removeprefix("back_"), (round(height * 0.6), height))
    return pictures.piece(name, height * 0.8).surface


def has_sign(row: Row) -> bool:
    names = (f"plot_{row.sign}", f"deed_{row.sign}", row.sign)
    return is_piece(row.sign) or any(name in parts() for name in names)


def chip_width(stage: Stage, chip: Chip) -> int:
    font = stage.font("text", 17, "bold" if chip.tone in (COST, GOOD) else "plain")
    return font.size(chip.words)[0] + font.get_height()


def draw_chip(target: pygame.Surface, stage: Stage, chip: Chip, rect: pygame.Rect) -> None:
    ground, ink = TONES[chip.tone]
    pygame.draw.rect(target, ground, rect, 0, rect.height // 2)
    pygame.draw.rect(target, "#cdb686", rect, 1, rect.height // 2)
    font = stage.font("text", 17, "bold" if chip.tone in (COST, GOOD) else "plain")
    words = font.render(chip.words, True, ink)
    target.blit(words, words.get_rect(center=rect.center))


def draw_odds(target: pygame.Surface, stage: Stage, share: float, area: pygame.Rect) -> None:
    """Draw a ring that is closed as far as the chance goes, with the number inside."""
    colour = ODDS[0] if share > LIKELY else ODDS[1] if share > UNLIKELY else ODDS[2]
    width = max(3, area.width // 9)
    pygame.draw.circle(target, CREAM, area.center, area.width // 2)
    pygame.draw.circle(target, "#d8c79c", area.center, area.width // 2, width)
    if share > 0.0:
        start = pi / 2 - 2 * pi * min(share, 0.9999)
        for inset in range(width):
            pygame.draw.arc(target, colour, area.inflate(-2 * inset, -2 * inset), start, pi / 2, 2)
    text = stage.font("number", 16).render(percent(share), True, INK)
    target.blit(text, text.get_rect(center=area.center))


def draw_key(
    target: pygame.Surface, stage: Stage, key: int, corner: tuple[int, int], is_locked: bool = False
) -> None:
    """Draw the digit that chooses a row, in its corner; grey if the row cannot be chosen now."""
    digit = stage.font("number", 14).render(str(key), True, CREAM)
    badge = digit.get_rect().inflate(digit.get_height() // 2, 2)
    badge.center = corner
    pygame.draw.rect(target, FADED if is_locked else RED, badge, border_radius=badge.height // 3)
    target.blit(digit, digit.get_rect(center=badge.center))


def draw_advice(target: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Draw a green rim around what a hint advises."""
    pygame.draw.rect(target, ODDS[0], rect, max(2, round(3 * unit)), round(ROUND * unit))


def draw_focus(target: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Draw a ring, dark outside and light inside, that shows on any ground."""
    ring, corner = rect.inflate(round(6 * unit), round(6 * unit)), round((ROUND + 3) * unit)
    pygame.draw.rect(target, "#1b0f06", ring.inflate(4, 4), max(3, round(5 * unit)), corner)
    pygame.draw.rect(target, "#ffe9a0", ring, max(2, round(3.4 * unit)), corner)
