"""Rob a Traveller: a complete Single Plot (3.2.3), with the card and the die as answers."""

from gest_desktop.rules.plots import ROB
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.vocabulary import DECK, ROBIN, SHIRE_WOOD
from tests.table import answer_all, begin, carry_out, party

A, B = 0, 1
ONE = party(hidden=1)


def rob(g, card, way, *answers, space=SHIRE_WOOD, robbers=ONE):
    """Draw this card and choose this way; the answers that follow start with the die."""
    return carry_out(g, ROB.single, ROBIN, space, TRAVELLER, robbers, card, way, *answers)


def meet(g, card, space=SHIRE_WOOD, robbers=ONE):
    """Draw this card; the next question is how to deal with it."""
    return answer_all(begin(g, ROB.single, ROBIN), space, TRAVELLER, robbers, card)


def into_deck(g, card):
    """Add a card to the deck, as Events 2 and 4 do with T11 and T12."""
    g.travellers[card] = DECK
    return g
