"""Loot (4.4)."""

import pytest

from gest_desktop.tales.bandits.rules.journal import DiscardsTurned, TokenTaken
from gest_desktop.tales.bandits.rules.vocabulary import OPEN_LOOT, TOKEN_IDS
from tests.tales.bandits.table import answer, asked, entries, table, tokens, values

AWAY = {"K": "marian", "B": "marian", "O": "marian"}


def fallen(word, *rolls, **more):
    """The first cart has fallen, and Loot comes next."""
    g = table("assault", rows=(word, "", ""), leaders=AWAY, **more)
    return answer(g, 1, *rolls)


def test_as_many_tokens_are_drawn_as_spaces_took_part_and_kept_from_the_right():
    """4.4: the rightmost keeps one, passes the rest, and the leftmost takes what is left."""
    g = fallen("KBO", 3, 3, 6)
    answer(g, "ring_red", "coin", "necklace_blue")

    assert ("keep", "O") == asked(g)
    assert ["ring_red", "necklace_blue", "coin"] == values(g)
    answer(g, "coin")
    assert ("keep", "B") == asked(g)
    assert ["ring_red", "necklace_blue"] == values(g)
    answer(g, "necklace_blue")
    assert ["ring_red", "necklace_blue", "coin"] == [tokens(g.fresh[owner]) for owner in (0, 1, 2)]


def test_one_player_may_get_several_turns():
    """4.4, BR30: Loot is per die."""
    g = answer(fallen("KBK", 3, 3, 6), "ring_red", "coin", "coin", "ring_red", "coin")

    assert "ring_red coin" == tokens(g.fresh[0])


def test_the_holder_is_asked_also_if_all_tokens_are_alike():
    """BR33: so that the question itself tells nothing."""
    g = answer(fallen("KB", 4, 6), "coin", "coin")

    assert ("keep", "B") == asked(g)
    assert ["coin"] == values(g)


def test_a_single_token_is_taken_without_a_question():
    """BR33: the holder is asked whenever the hand has two tokens or more."""
    g = table("assault", rows=("KB", "", ""), leaders=AWAY, carts=("a05", "b05", "c02"))
    g.carts[0] = g.carts[0]._replace(token=-2)
    answer(g, 1, 4, 4, "coin", "ring_blue", "coin")

    assert ("cart", "K") == asked(g)
    assert "ring_blue" == tokens(g.fresh[0])


@pytest.mark.parametrize(("options", "seen"), [(1, None), (1 + OPEN_LOOT, TOKEN_IDS.index("coin"))])
def test_how_many_tokens_a_band_holds_is_public_their_faces_only_with_open_loot(options, seen):
    """BR33, 6.2."""
    g = answer(fallen("KB", 4, 6, options=options), "coin", "coin", "coin")

    assert [seen, seen] == [entry.seen_by(2).kind for entry in entries(g, TokenTaken)]


def test_an_empty_supply_is_refilled_from_the_discards_in_the_middle_of_a_draw():
    """BR34."""
    g = fallen("KB", 4, 6)
    leave(g, supply={"coin": 1}, discards={"ring_red": 2})
    answer(g, "coin", "ring_red")

    assert [2] == [entry.number for entry in entries(g, DiscardsTurned)]
    assert ["ring_red", "coin"] == values(g)


def test_with_too_few_tokens_the_rightmost_is_served_first():
    """BR34: the rest go without, VP are not affected."""
    g = fallen("KBO", 3, 3, 6)
    leave(g, supply={"coin": 1})
    answer(g, "coin")

    assert ["", "", "coin"] == [tokens(g.fresh[owner]) for owner in (0, 1, 2)]
    assert [1, 1, 2] == g.points[:3]


def test_with_no_token_at_all_nobody_is_served():
    """BR34."""
    g = fallen("KB", 4, 6)
    leave(g)

    assert ("cart", "K") == asked(g)
    assert () == g.ledger


def leave(g, supply=(), discards=()):
    """Only so many tokens are left; the others are nowhere, which the rules do not mind."""
    supply, discards = dict(supply), dict(discards)
    g.supply = (*(supply.get(name, 0) for name in TOKEN_IDS), 0)
    g.discards = (*(discards.get(name, 0) for name in TOKEN_IDS), 0)
