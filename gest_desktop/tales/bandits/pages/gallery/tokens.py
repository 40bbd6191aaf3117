"""Tokens in the gallery: each on a card of its own, with how many there are and what they bring."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.rules.words import N_, _, n_
from gest_desktop.tales.bandits.rules.naming import TOKEN_NAMES
from gest_desktop.tales.bandits.rules.vocabulary import (
    COIN,
    LOOT_COUNTS,
    TOKEN_IDS,
    VILLAGE_COIN,
    VILLAGE_COINS,
)
from gest_desktop.tales.bandits.table.paint.pictures import fitted, painted, piece

MARKERS: Final = {  # name, what it is for, rule
    "plus_two": (N_("+2"), N_("Raises the defence of a cart by 2; everyone sees it."), "3.2.4"),
    "minus_two": (N_("−2"), N_("Lowers the defence of a cart by 2; everyone sees it."), "3.2.4"),
    "cross": (N_("Cross"), N_("Marks what the same help cannot touch again in this round."), "R25"),
    "first_player": (N_("First Player"), N_("Is asked first, and names the carts to assault."), "5.4"),
}
TOKENS: Final = (*TOKEN_IDS, *MARKERS)
WORTH: Final = (
    N_("3 rings of one colour are worth 6 points."),
    N_("2 bracelets of one colour are worth 3 points."),
    N_("A necklace is worth 1 point."),
)
SET: Final = N_("A ring, a bracelet and a necklace of one colour are worth 4 points.")
MOST: Final = N_("The band with the most of its kind gets 2 points.")
COINS: Final = N_("3 coins are worth 1 point; an unused ring or bracelet is a coin, too.")
INK: Final = "#2a1708"
UNIT: Final = 200  # width of a piece on its card, in pixels
PAPER: Final = "#efe0bb"
EDGE: Final = "#7a5a2a"


def token_title(name: str) -> str:
    if name in MARKERS:
        return _(MARKERS[name][0])
    words = _(TOKEN_NAMES[TOKEN_IDS.index(name)])
    return words[0].upper() + words[1:]


def token_rule(name: str) -> str:
    return MARKERS[name][2] if name in MARKERS else "9.2"


def token_words(name: str) -> list[str]:
    """How many there are, and what they bring."""
    if name in MARKERS:
        return [_(MARKERS[name][1])]
    kind = TOKEN_IDS.index(name)
    number = VILLAGE_COINS if kind == VILLAGE_COIN else LOOT_COUNTS[kind]
    count = n_("There is {n} of these.", "There are {n} of these.", number).format(n=number)
    if kind >= COIN:
        earned = [_("Earned by a bandit in an alley.")] if kind == VILLAGE_COIN else []
        return [count, *earned, _(COINS)]
    return [count, _(WORTH[kind // 3]), _(SET), _(MOST)]


def blank() -> pygame.Surface:
    face = pygame.Surface(painted("back_A").get_size(), pygame.SRCALPHA)
    pygame.draw.rect(face, EDGE, face.get_rect(), border_radius=34)
    pygame.draw.rect(face, PAPER, face.get_rect().inflate(-16, -16), border_radius=28)
    pygame.draw.rect(face, EDGE, face.get_rect().inflate(-44, -44), 3, border_radius=18)
    return face


def paint_token(name: str) -> pygame.Surface:
    """A card of plain paper with the token and its name."""
    face = blank()
    picture = piece(name, UNIT).surface
    face.blit(picture, picture.get_rect(center=(face.get_width() // 2, 280)))
    title = fitted(token_title(name), ("heading", 52), INK, 400, 130)
    face.blit(title, title.get_rect(center=(face.get_width() // 2, 545)))
    return face
