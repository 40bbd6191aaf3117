"""Placing (3.1)."""

from gest_desktop.tales.bandits.rules.vocabulary import ALL_CARTS, BANDITS
from tests.tales.bandits.table import answer, asked, at, row, table, tokens, values


def place_all(g, *places):
    """Everybody declines Marian and places in turn."""
    for place in places:
        if asked(g)[0] == "marian":
            answer(g, "no")
        answer(g, place)
    return g


def test_bands_take_turns_from_the_first_player():
    """3.1."""
    g = table("place", first="B", marian="brotherhood", leaders={"K": "prison", "B": "prison", "O": "prison"})

    turns = []
    for place in (at(1, 1), at(1, 2), at(1, 3), at(1, 4)):
        turns.append(asked(g)[1])
        answer(g, place)
    assert ["B", "O", "K", "B"] == turns


def test_any_free_ambush_space_or_a_pickpocket_space_may_be_taken():
    """3.1."""
    g = answer(table("place", rows=("K.B", "", "")), "no")

    assert at(1, 2) in values(g)
    assert at(1, 1) not in values(g)
    assert at(1, 3) not in values(g)
    assert "pickpocket" in values(g)
    assert 11 == len(values(g))


def test_a_band_may_have_all_its_bandits_in_one_row():
    """BR08."""
    g = answer(table("place", rows=("KKK", "BBB", "OOO")), "no", at(1, 4))

    assert "KKKK" == row(g, 1)


def test_a_pickpocket_earns_a_village_coin_at_once():
    """3.1."""
    g = answer(table("place"), "no", "pickpocket")

    assert "village_coin" == tokens(g.fresh[0])
    assert 12 == g.village


def test_full_pickpocket_spaces_are_not_offered():
    """1.1."""
    g = answer(table("place", alleys="KBO"), "no")

    assert "pickpocket" not in values(g)


def test_every_row_closes_up_once_all_bandits_are_placed():
    """3.1, BR09: bandits keep their order, gaps vanish."""
    g = table("place", rows=("K.B.", "BO.K", "O.KO"), alleys="B")
    assert "K.B." == row(g, 1)

    place_all(g, at(3, 2), at(2, 3), at(1, 4))
    assert ["KBO", "BOBK", "OKKO"] == [row(g, cart) for cart in (1, 2, 3)]


def test_a_bandit_must_be_placed_while_one_is_in_hand():
    """BR10: there is always room, and no way to decline."""
    g = answer(table("place", rows=("KKKB", "BBBO", "OOO")), "no")

    assert [at(3, 4), "pickpocket"] == values(g)


def test_the_cart_pile_cannot_run_out():
    """BR15: at most 16 carts are laid and 16 exchanged."""
    rounds, carts, bands = 4, 4, 4

    assert rounds * carts + rounds * bands < ALL_CARTS.bit_count()
    assert BANDITS == 4
