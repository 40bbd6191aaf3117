"""Board, pieces and cards of the bandits at the size in which they are shown; made once per size."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.pictures import Piece, Shelf, converted
from gest_desktop.tales.bandits.rules.naming import SPECIAL_NAMES
from gest_desktop.tales.bandits.rules.texts import entry
from gest_desktop.tales.bandits.rules.vocabulary import (
    BACK_IDS,
    BACK_OF,
    BEER,
    CARD_IDS,
    CART_IDS,
    CHANGES,
    MAN_IDS,
    NOBODY,
    PRINTED,
)
from gest_desktop.tales.bandits.table.paint.language import in_language

FOLDER: Final = "bandits/"
CARDS: Final = FOLDER + "cards"
NUMBER_INK, DARK_CREAM = "#fff2cc", "#f6e7bf"
KEPT: Final = 160
RIM: Final = 16  # between the emblem of a card and its title
ELLIPSIS: Final = " …"
SMALLEST: Final = 13  # pixels of text; what is still too long is cut
SHADOW: Final = (28, 16, 6, 96)

Maker = Callable[[int, tuple[int, int]], pygame.Surface]

_shelf = Shelf(KEPT)


def piece(name: str, unit: float) -> Piece:
    """A piece whose figure is `unit` pixels wide."""
    return pictures.piece(name, unit, FOLDER + "pieces")


@lru_cache(maxsize=2)  # for a window, and for the full screen
def board(size: tuple[int, int]) -> pygame.Surface:
    source = pictures.loaded(f"{FOLDER}board/board_{2400 if size[0] > 800 else 800}.webp")
    return converted(pygame.transform.smoothscale(source, size), has_alpha=False)


def card(name: str, size: tuple[int, int]) -> pygame.Surface:
    """A picture of the cards at a size: a back, a Merry Man, an emblem."""
    return _shelf.get(("card", name, size), lambda: scaled(painted(name), size))


def scaled(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return converted(pygame.transform.smoothscale(source, size))


@cache
def painted(name: str) -> pygame.Surface:
    return pictures.loaded(f"{CARDS}/{name}.webp")


def cart_back(back: int, size: tuple[int, int]) -> pygame.Surface:
    return card(f"back_{BACK_IDS[back]}", size)


def cart_face(cart: int, size: tuple[int, int]) -> pygame.Surface:
    """A cart turned up; the rule of a special one is written only on a large card."""
    return _shelf.get(("cart", cart, size), lambda: scaled(whole_cart(cart), size))


def whole_cart(cart: int) -> pygame.Surface:
    """A cart as large as it was painted, with its shield and badge."""
    if cart >= BEER:
        return painted(f"cart_{CART_IDS[cart]}")
    places = pictures.manifest(CARDS)["cart"]
    changed = CHANGES[cart]
    number = 1 + int(CART_IDS[cart][1:]) % 2
    face = painted(f"cart_{BACK_IDS[BACK_OF[cart]].lower()}{number}").copy()
    device = "plain" if changed == NOBODY else MAN_IDS[changed]
    face.blit(painted(f"device_{device}"), (0, places["device_top"]))
    spot = places["number"]["plain" if changed == NOBODY else "change"]
    figures = font("number", places["number"]["height"]).render(str(PRINTED[cart]), True, NUMBER_INK)
    face.blit(figures, figures.get_rect(center=(round(spot[0]), round(spot[1]))))
    return face


def lettered_cart(cart: int) -> pygame.Surface:
    """A special cart with its name and rule, as large as it was painted; others have no words."""
    face = whole_cart(cart).copy()
    if cart < BEER:
        return face
    places, words = pictures.manifest(CARDS)["cart"], entry("special_carts", CART_IDS[cart])
    x, y, wide, high = places["text"]
    title = fitted(_(SPECIAL_NAMES[cart - BEER]), ("heading", 38), DARK_CREAM, 420, 50)
    face.blit(title, title.get_rect(midtop=(face.get_width() // 2, 384)))
    text = fitted(in_language(words["text"]), ("text", 30), DARK_CREAM, round(wide) - 6, round(high) - 8)
    face.blit(text, (round(x) + 2, round(y) + 6))
    return face


def fitted(words: str, letters: tuple[str, int], ink: str, width: int, height: int) -> pygame.Surface:
    """Words broken to a width, as large as the height allows."""
    words, size = fitting(words, letters, width, height)
    return font(letters[0], size).render(words, True, ink, wraplength=width)


def fitting(words: str, letters: tuple[str, int], width: int, height: int) -> tuple[str, int]:
    """The words, cut only if the smallest letters are too large, and the size of the letters."""
    role, size = letters
    while True:
        picture = font(role, size).render(words, True, "black", wraplength=width)
        if picture.get_height() <= height and picture.get_width() <= width:
            return words, size
        shorter = words.removesuffix(ELLIPSIS).rpartition(" ")[0]
        if size > SMALLEST:
            size -= 1
        elif shorter:
            words = shorter + ELLIPSIS
        else:
            return words, size


def height_of(words: str, letters: tuple[str, int], width: int) -> int:
    """How high words are, broken to a width."""
    role, size = letters
    return font(role, size).render(words, True, "black", wraplength=width).get_height()


def lettered_man(number: int) -> pygame.Surface:
    """A Merry Man's card with title and text, as large as it was painted."""
    face = painted(CARD_IDS[number]).copy()
    places, words = pictures.manifest(CARDS)["merry"], entry("cards", CARD_IDS[number])
    title, (x, y, wide, high) = places["title"], places["text"]
    name = fitted(in_language(words["name"]), ("heading", 42), "#2a1708", round(title["width"]) - 2 * RIM, 92)
    face.blit(name, name.get_rect(center=(round(title["centre"]) + RIM // 2, title["baseline"] - 10)))
    text = fitted(in_language(words["text"]), ("text", 31), "#2a1708", round(wide) - 28, round(high) - 16)
    face.blit(text, text.get_rect(center=(round(x + wide / 2), round(y + high / 2))))
    return face


def shadow(size: tuple[int, int]) -> pygame.Surface:
    """A soft shadow under a card."""

    def make() -> pygame.Surface:
        picture = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(picture, SHADOW, picture.get_rect(), border_radius=max(3, size[0] // 16))
        return converted(picture)

    return _shelf.get(("shadow", size), make)
