"""Reset (6.5): the Travellers return, Robin Hood is First Eligible, and a new ballad begins."""

from gest_desktop.rules.inspection.reset import RESET
from gest_desktop.rules.vocabulary import (
    ASIDE,
    DECK,
    DISCARD,
    FIRST,
    REMOVED,
    ROBIN,
    SECOND,
    SHERIFF,
    VICTIMS,
)
from tests.table import carry_out, table


def test_the_discard_returns_to_the_deck_and_the_other_piles_stay():
    """R24, R55: also Guy of Gisborne, once discarded, comes back."""
    g = table()
    g.travellers[1], g.travellers[12] = DISCARD, DISCARD
    g.travellers[2], g.travellers[3], g.travellers[11] = VICTIMS, REMOVED, ASIDE

    carry_out(g, RESET, SHERIFF)

    assert [DECK, DECK, VICTIMS, REMOVED, ASIDE] == [g.travellers[card] for card in (1, 12, 2, 3, 11)]


def test_the_deck_is_shuffled():
    """A known order is forgotten."""
    g = table()
    g.traveller_order = (4, 5, 6)

    carry_out(g, RESET, SHERIFF)

    assert () == g.traveller_order


def test_robin_hood_is_first_eligible_again():
    g = table()
    g.initiative[:] = SECOND, FIRST

    carry_out(g, RESET, SHERIFF)

    assert [FIRST, SECOND] == [g.initiative[ROBIN], g.initiative[SHERIFF]]


def test_the_next_ballad_begins():
    g = table()
    g.ballad, g.slot = 1, 8

    carry_out(g, RESET, SHERIFF)

    assert (2, 0) == (g.ballad, g.slot)
