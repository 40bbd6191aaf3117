"""What each band may know (6, 11)."""

from collections import Counter
from random import Random

import pytest

from gest_desktop.tales.bandits.rules.imagination import Imagination
from gest_desktop.tales.bandits.rules.referee import question
from gest_desktop.tales.bandits.rules.views import imagine, may_open_chest, redact
from gest_desktop.tales.bandits.rules.vocabulary import (
    BACK_OF,
    CART_IDS,
    FACE_DOWN,
    OPEN_CHEST,
    OPEN_LOOT,
    SCARLET,
    TOKEN_IDS,
    UNSEEN,
)
from tests.tales.bandits.table import answer, asked, band, table, tokens, values

AWAY = {"K": "marian", "B": "marian", "O": "marian"}
COIN, RING, NECKLACE = (TOKEN_IDS.index(name) for name in ("coin", "ring_red", "necklace_red"))


def drafted(*kept, options=OPEN_CHEST):
    """The Brooms, the Brackens and the Kingfishers share a coin, a red ring and a red necklace."""
    g = table("assault", rows=("KBO", "", ""), leaders=AWAY, options=options)
    return answer(g, 1, 3, 3, 6, "coin", "ring_red", "necklace_red", *kept)


def test_a_face_down_cart_shows_its_back_alone():
    """11.1, 11.2."""
    seen = redact(table("place"), band("K")).state

    assert [UNSEEN, UNSEEN + 1, UNSEEN + 2] == [cart.card for cart in seen.carts[:3]]
    assert seen.cart_pile >> CART_IDS.index("a05") & 1


def test_an_imagined_cart_has_its_back_and_is_not_one_seen_elsewhere():
    """11.3: jointly without replacement."""
    g = table("place", carts=("a05", "a07", "c02"))
    g.carts[0] = g.carts[0]._replace(seen=1)
    imagination, random = Imagination(redact(g, 0)), Random(1)

    drawn = Counter(imagination.world(random).carts[1].card for _world in range(600))
    assert {0} == {BACK_OF[card] for card in drawn}
    assert CART_IDS.index("a05") not in drawn
    assert 13 == len(drawn)


def test_fresh_tokens_and_chests_of_others_show_their_number_and_village_coins_alone():
    """11.1, 11.2."""
    g = table("tuck", round=2, fresh={"B": "coin ring_red village_coin"}, chests={"B": "necklace_red"})
    seen = redact(g, band("K")).state

    assert (2, "village_coin") == (seen.fresh[1][FACE_DOWN], tokens(seen.fresh[1]))
    assert 1 == seen.chests[1][FACE_DOWN]
    assert "ring_red coin village_coin" == tokens(redact(g, band("B")).state.fresh[1])


def test_the_holder_of_a_hand_sees_it_and_those_further_left_do_not():
    """11.2."""
    g = drafted()
    assert ("keep", "O") == asked(g)

    assert (RING, NECKLACE, COIN) == redact(g, band("O")).state.ledger[-1].kinds
    assert (FACE_DOWN,) * 3 == redact(g, band("K")).state.ledger[-1].kinds


def test_who_held_the_hand_knows_for_good_what_went_on_but_not_who_took_which():
    """11.3: each later taker holds one of these."""
    g = drafted("coin", "ring_red")
    view = redact(g, band("O"))

    assert (COIN, RING, NECKLACE) == view.state.ledger[-1].kinds
    pairs = {
        (tokens(world.fresh[1]), tokens(world.fresh[0]))
        for world in (imagine(view, Random(seed)) for seed in range(40))
    }
    assert {("ring_red", "necklace_red"), ("necklace_red", "ring_red")} == pairs


def test_an_observer_further_left_does_not_know_what_was_kept_before_him():
    """11.3."""
    g = drafted("coin", "ring_red")
    view = redact(g, band("K"))

    assert (FACE_DOWN, FACE_DOWN, NECKLACE) == view.state.ledger[-1].kinds
    kept = {tokens(imagine(view, Random(seed)).fresh[2]) for seed in range(60)}
    assert len(kept) > 5


def test_who_held_a_hand_twice_knows_what_was_taken_in_between():
    """11.3."""
    g = table("assault", rows=("BOBO", "", ""), leaders=AWAY, carts=("c10", "b05", "c02"))
    answer(g, 1, 5, 5, 5, 5, "coin", "ring_red", "necklace_red", "coin", "coin")
    answer(g, "ring_red", "coin")

    assert (COIN, RING, COIN, NECKLACE) == redact(g, band("O")).state.ledger[-1].kinds
    assert (FACE_DOWN, RING, COIN, NECKLACE) == redact(g, band("B")).state.ledger[-1].kinds


def test_a_token_shown_on_discarding_removes_possibilities():
    """11.3, 11.4: the Brackens gave the ring, so the Kingfishers have the necklace."""
    g = drafted("coin", "ring_red", 2)
    while asked(g) != ("bail", "B"):
        answer(g, values(g)[0])
    answer(g, ["ring_red"])
    view = redact(g, band("O"))

    assert {"necklace_red"} == {tokens(imagine(view, Random(seed)).fresh[0]) for seed in range(20)}


def test_with_open_loot_everybody_sees_fresh_tokens_but_not_a_hand_being_passed():
    """6.2, BR43: views change, never what is legal."""
    g = drafted("coin", options=OPEN_CHEST + OPEN_LOOT)
    seen = redact(g, band("K")).state

    assert "coin" == tokens(seen.fresh[band("O")])
    assert (COIN, FACE_DOWN, FACE_DOWN) == seen.ledger[-1].kinds
    assert values(drafted("coin")) == values(g)


@pytest.mark.parametrize(("options", "may_look"), [(OPEN_CHEST, True), (0, False)])
def test_whether_one_may_look_into_ones_own_chest_is_an_option(options, may_look):
    """6.1, BR43: a band never forgets, so what it knows is the same."""
    g = table("tuck", round=2, options=options, chests={"K": "coin"})
    view = redact(g, band("K"))

    assert may_look == may_open_chest(view)
    assert "coin" == tokens(view.state.chests[0])


def test_will_scarlets_chest_is_known_to_nobody():
    """11.2."""
    g = table("tuck", players=2, round=2, options=OPEN_CHEST + OPEN_LOOT, chests={"R": "coin ring_red"})
    worlds = {tokens(imagine(redact(g, 0), Random(seed)).chests[SCARLET]) for seed in range(40)}

    assert 2 == redact(g, 0).state.chests[SCARLET][FACE_DOWN]
    assert len(worlds) > 5


def test_at_the_end_all_chests_are_open():
    """11.4."""
    g = table("end", round=4, chests={"B": "coin"}, points={"K": 1})
    question(g)

    assert "coin" == tokens(redact(g, band("K")).state.chests[1])
