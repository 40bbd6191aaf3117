"""Contact sheets of board, pieces, cards, title and kit."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

import pygame

from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.texts import card_texts
from gest_desktop.scenes.cards import card_back, card_face
from gest_desktop.scenes.cards.lettering import Hand, font

Size = tuple[int, int]
FULL: Final = (500, 860)
TABLE: Final = (316, 544)  # the current card on a screen of 1920 × 1080
TABLE_BOARD: Final = (1376, 860)
WOOD, PARCHMENT, FOREST, INK = "#46301c", "#d8b260", "#5e8a3c", "#2a1708"
GAP: Final = 10
CAPTION: Final = 15
WIDEST_NAME: Final = 190  # pixels


def manifest(folder: str) -> Any:
    return json.loads(asset(f"{folder}/manifest.json").read_text("utf-8"))


def rows(pictures: Sequence[pygame.Surface], columns: int, ground: str = WOOD) -> pygame.Surface:
    """Pictures of about the same size, in rows."""
    width = max(picture.get_width() for picture in pictures) + GAP
    height = max(picture.get_height() for picture in pictures) + GAP
    lines = -(-len(pictures) // columns)
    sheet = pygame.Surface((columns * width + GAP, lines * height + GAP))
    sheet.fill(ground)
    for i, picture in enumerate(pictures):
        sheet.blit(picture, (GAP + i % columns * width, GAP + i // columns * height))
    return sheet


def board(number: int, size: Size | None = None) -> pygame.Surface:
    """The board with its names, as in the assets or scaled for a screen."""
    files = manifest("board")["sizes"][number]
    picture = pygame.image.load(asset(f"board/{files['board']}"))
    names = pygame.image.load(asset(f"board/{files['labels']}"))
    if size:
        picture, names = (pygame.transform.smoothscale(layer, size) for layer in (picture, names))
    picture.blit(names, (0, 0))
    return picture


def events(language: str, size: Size) -> pygame.Surface:
    """Every event card."""
    return rows([card_face(card, language, size) for card in _cards("e")], 8)


def travellers(language: str, size: Size) -> pygame.Surface:
    """Every traveller card, and both backs."""
    faces = [card_face(card, language, size) for card in _cards("t")]
    return rows([*faces, card_back("event", size), card_back("traveller", size)], 7)


def _cards(deck: str) -> Iterable[str]:
    return (card for card in card_texts() if card.startswith(deck))


def pieces(unit: int) -> pygame.Surface:
    """Every piece at a unit in pixels, on a parish and on a forest, with its name."""
    known = manifest("pieces")["pieces"]
    grounds = [
        rows([_piece(name, known[name], unit, ground) for name in known], 9) for ground in (PARCHMENT, FOREST)
    ]
    return rows(grounds, 1)


def _piece(name: str, piece: Any, unit: int, ground: str) -> pygame.Surface:
    picture = pygame.image.load(asset(f"pieces/{piece['file']}"))
    picture = pygame.transform.smoothscale_by(picture, unit / piece["unit"])
    tile = pygame.Surface((max(WIDEST_NAME, unit * 7 // 4), unit * 7 // 4 + CAPTION + GAP))
    tile.fill(ground)
    middle = (tile.get_width() // 2, (tile.get_height() - CAPTION) // 2)
    tile.blit(picture, picture.get_rect(center=middle))
    caption = font(Hand.TEXT, CAPTION).render(name.replace("_", " "), True, INK)
    tile.blit(caption, caption.get_rect(midbottom=(middle[0], tile.get_height() - 2)))
    return tile


def title() -> pygame.Surface:
    """The layers of the title picture, at rest."""
    known = manifest("title")
    page = pygame.Surface(known["size"])
    for layer in known["layers"]:
        x, y, width, height = layer["area"]
        picture = pygame.image.load(asset(f"title/{layer['file']}"))
        page.blit(pygame.transform.smoothscale(picture, (round(width), round(height))), (round(x), round(y)))
    return page


def kit() -> pygame.Surface:
    """The parts of the UI kit."""
    from gest_desktop.scenes.kit.sheet import kit_sheet

    return kit_sheet()
