"""What both sides know of the Event deck: its sentences and the marks before the names of the Events."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.rules.cards import EVENTS
from gest_desktop.rules.texts import event_title
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.pictures import piece, sign
from gest_desktop.scenes.table.foresee.still_to_come import StillToCome

SIGN: Final = 24  # units of a mark
CART: Final = 22
NUMBER: Final = 18
GAP: Final = 5
INK: Final = "#3b2410"


def told_of_deck(coming: StillToCome) -> list[str]:
    """How many cards are left and of which kinds, what the next one can be, and how to read the list."""
    if coming.cards_left <= 1:
        return [cards_left(coming)]
    return [cards_left(coming), next_card(coming), *the_list(coming)]


def cards_left(coming: StillToCome) -> str:
    """The kinds of the cards that are left, which are never secret."""
    n, regulars = coming.cards_left, coming.regulars_left
    ending = _(event_title(coming.endings[0])) if coming.endings else ""
    if n <= 1:
        return _("1 card left: “{ending}”").format(ending=ending) if n else _("No card left in this Ballad")
    if coming.fortune_seen:
        words = _("{n} cards left: {regulars} regular, at the end “{ending}”")
    elif not regulars:
        words = _("{n} cards left: the Fortune (star), at the end “{ending}”")
    else:
        words = _("{n} cards left: {regulars} regular, 1 Fortune (star), at the end “{ending}”")
    return words.format(n=n, regulars=regulars, ending=ending)


def next_card(coming: StillToCome) -> str:
    """What the next card is for certain, or how likely the Fortune is."""
    if coming.fortune_seen:
        words = _("The Fortune has come ({title}), so the next card is certainly regular.")
        return words.format(title=_(event_title(coming.fortune_seen)))
    if coming.fortune >= 1.0:
        return _("The next card is certainly the Fortune.")
    if coming.fortune > 0.0:
        share = round(100 * coming.fortune)
        return _("Chance that the next card is the Fortune: {n}%").format(n=share)
    return _("The next card is certainly regular, as are the first two of each Ballad.")


def the_list(coming: StillToCome) -> list[str]:
    if not coming.regulars_left:
        return []
    words = n_(
        "{n} of these {all} regular Events comes; the number is its Carriage moves.",
        "{n} of these {all} regular Events come; the number is their Carriage moves.",
        coming.regulars_left,
    )
    return [words.format(n=coming.regulars_left, all=len(coming.events))]


def event_marks(card: int, kind: str, unit: float) -> pygame.Surface:
    """The Carriage moves before a cart, or before the star or crown of a card that is no regular Event."""
    moves, high = EVENTS[card].carriage_moves, round(SIGN * unit)
    picture = sign(kind, SIGN * unit) if kind else piece("carriage_unknown", CART * unit).surface
    letters = font("number", round(NUMBER * unit))
    column = letters.size("2")[0]
    out = pygame.Surface((column + round((GAP + SIGN) * unit), high), pygame.SRCALPHA)
    if moves:
        number = letters.render(str(moves), True, INK)
        out.blit(number, number.get_rect(midleft=(0, high // 2)))
    out.blit(picture, picture.get_rect(center=(out.get_width() - high // 2, high // 2)))
    return out
