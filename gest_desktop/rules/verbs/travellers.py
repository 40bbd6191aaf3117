"""Traveller cards: drawing, discarding, removing, shuffling."""

from gest_desktop.rules.journal import TravellerMoved, TravellersShuffled
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import ASIDE, BEING_ROBBED, DECK, DISCARD, TRAVELLERS


def deck_size(g: State) -> int:
    return g.travellers[1:].count(DECK)


def move_traveller(g: State, number: int, pile: int, space: int | None = None) -> None:
    """Move a card to a pile; `space` is where its Traveller is met."""
    source = g.travellers[number]
    g.travellers[number] = pile
    if source == DECK:
        g.traveller_order = tuple(n for n in g.traveller_order if n != number)
    if g.journal is not None:
        g.journal.write(TravellerMoved(number, source, pile, space))


def being_robbed(g: State) -> int:
    return g.travellers.index(BEING_ROBBED, 1)


def add_to_deck(g: State, number: int) -> None:
    """Add T11 or T12 (Events 2 and 4); the order of the deck is then unknown."""
    if g.travellers[number] == ASIDE:
        move_traveller(g, number, DECK)
        g.traveller_order = ()


def shuffle_travellers(g: State) -> None:
    """Forget the order of the deck: from now on chance draws evenly (R43)."""
    g.traveller_order = ()
    if g.journal is not None:
        g.journal.write(TravellersShuffled())


def discard_returns(g: State) -> None:
    for number in TRAVELLERS:
        if g.travellers[number] == DISCARD:
            g.travellers[number] = DECK
    shuffle_travellers(g)
