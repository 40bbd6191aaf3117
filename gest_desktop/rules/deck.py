"""The Event deck (2.1.2): eight cards per ballad, drawn evenly from those that can still come."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import CardTurned
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.state import State
from gest_desktop.rules.texts import event_title
from gest_desktop.rules.vocabulary import (
    BALLAD_CARDS,
    BALLADS,
    CHANCE,
    FORTUNES,
    KING_RICHARD,
    REGULARS,
    ROYAL_INSPECTIONS,
)
from gest_desktop.rules.words import _

QUIET: Final = 2  # this many cards at the start of a ballad are always regular


def unseen(g: State, cards: tuple[int, ...]) -> list[int]:
    played = set(g.played)
    return [card for card in cards if card not in played]


def fortune_has_come(g: State) -> bool:
    return any(card in FORTUNES for card in g.played[: g.slot])


def next_cards(g: State) -> tuple[list[int], list[int]]:
    """The regular (or Inspection) cards and the Fortune cards that may come next."""
    slot = g.slot + 1
    if slot >= BALLAD_CARDS:
        inspections = unseen(g, ROYAL_INSPECTIONS) if g.ballad < BALLADS else []
        return inspections[:1] or [KING_RICHARD], []
    if slot <= QUIET or fortune_has_come(g):
        return unseen(g, REGULARS), []
    fortunes = unseen(g, FORTUNES)
    return ([] if slot == BALLAD_CARDS - 1 else unseen(g, REGULARS)), fortunes


def regular_card_follows(slot: int, played: tuple[int, ...]) -> bool:
    """Whether a card on which someone is First still comes in this ballad."""
    fortune_is_left = not any(card in FORTUNES for card in played[:slot])
    return slot + 1 < BALLAD_CARDS - fortune_is_left


class TurnCard(Question):
    """Turn the top Event card; if the order of the deck is not fixed, any card that may come next."""

    kind = "draw"

    def actor(self, f: Frame) -> int:
        return CHANCE

    def options(self, g: State, f: Frame) -> Sequence[int]:
        if g.event_order:
            return g.event_order[:1]
        regulars, fortunes = next_cards(g)
        return regulars + fortunes

    def weights(self, g: State, f: Frame, options: Sequence[int]) -> Sequence[int]:
        """Spread the Fortune evenly over its remaining slots in the ballad; Fortunes are the last options."""
        if options[0] in FORTUNES or options[-1] not in FORTUNES:
            return [1] * len(options)
        fortunes = sum(card in FORTUNES for card in options[-len(FORTUNES) :])
        regulars = len(options) - fortunes
        places = BALLAD_CARDS - 1 - g.slot
        return [fortunes * (places - 1)] * regulars + [regulars] * fortunes

    def label(self, g: State, f: Frame, option: int) -> str:
        return f"{option} {_(event_title(option))}"

    def answer(self, g: State, f: Frame, option: int) -> None:
        g.card = option
        g.slot += 1
        g.played = (option, *g.played)
        g.event_order = g.event_order[1:]
        if g.journal is not None:
            g.journal.write(CardTurned(option))


def shuffled_events(random: Random) -> tuple[int, ...]:
    """Return a full deck of 24 cards, top first."""
    regulars, fortunes = list(REGULARS), list(FORTUNES)
    random.shuffle(regulars)
    random.shuffle(fortunes)
    deck: list[int] = []
    for ending in (*ROYAL_INSPECTIONS, KING_RICHARD):
        middle = [regulars.pop() for _ in range(BALLAD_CARDS - 2 - QUIET)] + [fortunes.pop()]
        random.shuffle(middle)
        deck += [regulars.pop() for _ in range(QUIET)] + middle + [ending]
    return tuple(deck)


def shuffled_travellers(random: Random, cards: Sequence[int]) -> tuple[int, ...]:
    order = list(cards)
    random.shuffle(order)
    return tuple(order)
