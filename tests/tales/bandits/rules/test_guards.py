"""Guards (3.3)."""

from gest_desktop.tales.bandits.rules.journal import CartTurnedUp
from gest_desktop.tales.bandits.rules.vocabulary import MARIAN, NOBODY, ROBIN
from tests.tales.bandits.table import answer, asked, entries, leader, table, values


def test_all_carts_are_turned_up_together_and_nothing_turned_them_earlier():
    """3.3, BR16: the printed skip for carts already revealed never applies."""
    g = table("guards", rows=("K", "B", "O"))
    assert [False] * 3 == [cart.is_up for cart in g.carts[:3]]

    asked(g)
    assert [True] * 3 == [cart.is_up for cart in g.carts[:3]]
    assert 3 == len(entries(g, CartTurnedUp))


def test_a_picture_changes_that_merry_mans_card_from_stretch_1_upwards():
    """3.3: the card in play leaves the game."""
    g = table("guards", carts=("a06", "b06", "c02"), rows=("K", "B", "O"))

    assert ("card_turned", "chance") == asked(g)
    assert ["second_chance", "look_that_way", "look_this_way"] == values(g)
    answer(g, "second_chance")
    assert ["barter", "to_market", "wheres_the_beer"] == values(g)
    answer(g, "barter")
    assert [9, 13] == g.in_play[2:]
    assert 2 == g.piles[ROBIN].bit_count()


def test_two_carts_with_the_same_man_change_his_card_twice():
    """BR17."""
    g = answer(table("guards", carts=("a02", "a11", "c02")), "brotherhood", "inside_job")

    assert 2 == g.in_play[MARIAN]
    assert 1 == g.piles[MARIAN].bit_count()


def test_with_an_empty_pile_the_card_in_play_stays():
    """BR17."""
    g = table("guards", carts=("a02", "b05", "c02"), rows=("KK", "", ""))
    g.piles[MARIAN] = 0

    assert ("john", "K") == asked(g)
    assert 0 == g.in_play[MARIAN]


def test_a_leader_on_a_changed_card_stays_and_is_spent():
    """BR18."""
    g = table("guards", carts=("a02", "b05", "c02"), rows=("KK", "", ""), leaders={"K": "marian"})
    answer(g, "brotherhood")

    assert "marian" == leader(g, "K")
    assert ("cart", "K") == asked(g)


def test_the_sheriffs_cart_takes_the_leaders_of_all_who_wait_for_it():
    """8.2, BR53: leaders with Marian are safe, those in Prison stay, bands elsewhere are not affected."""
    g = table("guards", players=4, carts=("sheriff", "b05", "c02", "c06"), rows=("KBR", "O", "", ""))
    g.leaders[1] = MARIAN
    asked(g)

    assert ["prison", "marian", "home", "prison"] == [leader(g, letter) for letter in "KBOR"]


def test_the_sheriffs_row_is_read_before_little_john_moves_anyone():
    """BR53: who leaves the row in John's step has lost the leader already."""
    g = table("guards", carts=("sheriff", "b05", "c02"), rows=("KO", "BB", ""), john="infiltrator")

    assert ("john", "B") == asked(g)
    assert ["prison", "prison"] == [leader(g, "K"), leader(g, "O")]
    assert NOBODY == g.winner
