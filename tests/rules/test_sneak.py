"""Sneak (3.2.2): Merry Men move one step, declared together."""

import pytest

from gest_desktop.rules.plots.sneak import SNEAK
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PASSIVE,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SUBMISSIVE,
    TUXFORD,
)
from tests.table import answer_all, begin, carry_out, count, options, party, suspicion, table


def test_every_space_with_merry_men_of_either_orientation_may_be_an_origin():
    g = table((1, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, REMSTON), robin=NOTTINGHAM)

    begin(g, SNEAK.full, ROBIN)

    assert [BLYTH, REMSTON, NOTTINGHAM] == options(g)


def test_a_merry_man_moves_one_step_to_an_adjacent_space():
    g = table((1, HIDDEN_MAN, MANSFIELD), robin=AVAILABLE)

    answer_all(begin(g, SNEAK.single, ROBIN), MANSFIELD)

    assert {NOTTINGHAM, REMSTON, SHIRE_WOOD} == set(options(g))
    answer_all(g, REMSTON, party(hidden=1))
    assert [] == options(g)
    assert 0 == count(g, HIDDEN_MAN, MANSFIELD)
    assert 1 == count(g, HIDDEN_MAN, REMSTON)


def test_any_choice_of_the_pieces_of_an_origin_may_go_but_not_none():
    """R21: at least one must leave each origin."""
    g = table((1, HIDDEN_MAN, BINGHAM), (1, REVEALED_MAN, BINGHAM), robin=BINGHAM)

    answer_all(begin(g, SNEAK.single, ROBIN), BINGHAM)
    assert [REMSTON] == options(g)
    answer_all(g, REMSTON)

    assert {
        party(hidden=1),
        party(revealed=1),
        party(robin=1),
        party(hidden=1, revealed=1),
        party(hidden=1, robin=1),
        party(revealed=1, robin=1),
        party(hidden=1, revealed=1, robin=1),
    } == set(options(g))


def test_the_pieces_of_one_origin_may_split():
    g = table((3, HIDDEN_MAN, TUXFORD), robin=AVAILABLE)

    carry_out(
        g,
        SNEAK.single,
        ROBIN,
        TUXFORD,
        BLYTH,
        party(hidden=1),
        NEWARK,
        party(hidden=1),
        RETFORD,
        party(hidden=1),
    )

    assert [1, 1, 1, 0] == [count(g, HIDDEN_MAN, space) for space in (BLYTH, NEWARK, RETFORD, TUXFORD)]


def test_sneak_costs_a_shilling_for_each_of_at_most_three_origins():
    g = table(
        (1, HIDDEN_MAN, BLYTH),
        (1, HIDDEN_MAN, NEWARK),
        (1, HIDDEN_MAN, BINGHAM),
        (1, HIDDEN_MAN, MANSFIELD),
        robin=AVAILABLE,
        shillings=(5, 0),
    )

    carry_out(
        g,
        SNEAK.full,
        ROBIN,
        BLYTH,
        SHIRE_WOOD,
        party(hidden=1),
        NEWARK,
        TUXFORD,
        party(hidden=1),
        BINGHAM,
        REMSTON,
        party(hidden=1),
    )

    assert 2 == g.shillings[ROBIN]
    assert 1 == count(g, HIDDEN_MAN, MANSFIELD)


def test_every_origin_must_be_affordable():
    """1.7: two origins cost two Shillings, and there is one."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=AVAILABLE, shillings=(1, 0))

    carry_out(g, SNEAK.full, ROBIN, BLYTH, SHIRE_WOOD, party(hidden=1))

    assert 0 == g.shillings[ROBIN]
    assert 1 == count(g, HIDDEN_MAN, NEWARK)


@pytest.mark.parametrize(
    ("men", "shillings", "free", "possible"),
    [
        (1, 1, False, True),
        (1, 0, False, False),
        (0, 1, False, False),
        (1, 0, True, True),
        (0, 1, True, False),
    ],
)
def test_sneak_needs_somebody_on_the_map_and_its_price(men, shillings, free, possible):
    g = table((men, HIDDEN_MAN, NEWARK), robin=AVAILABLE, shillings=(shillings, 0))

    assert possible == SNEAK.is_possible(g, free=free)


def test_a_free_sneak_has_one_origin_and_costs_nothing():
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=AVAILABLE, shillings=(0, 0))

    carry_out(g, SNEAK.free, ROBIN, BLYTH, SHIRE_WOOD, party(hidden=1))

    assert 0 == g.shillings[ROBIN]


def test_a_space_may_be_origin_and_destination_at_once():
    """R20: all moves count as simultaneous."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, TUXFORD), robin=AVAILABLE)

    carry_out(g, SNEAK.full, ROBIN, BLYTH, TUXFORD, party(hidden=1), TUXFORD, NEWARK, party(hidden=1))

    assert [0, 1, 1] == [count(g, HIDDEN_MAN, space) for space in (BLYTH, TUXFORD, NEWARK)]


def test_a_piece_that_entered_a_space_does_not_leave_it_again():
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, BINGHAM), robin=AVAILABLE)

    answer_all(begin(g, SNEAK.full, ROBIN), BLYTH, TUXFORD, party(hidden=1))

    assert [BINGHAM, DONE] == options(g)


@pytest.mark.parametrize(
    ("newcomers", "henchmen", "detected"),
    [(1, 2, False), (1, 3, True), (2, 1, False), (2, 2, True), (3, 0, False), (4, 0, True)],
)
@pytest.mark.parametrize(("origin", "target"), [(BLYTH, TUXFORD), (SHIRE_WOOD, NOTTINGHAM)])
def test_more_than_three_newcomers_and_henchmen_in_a_submissive_space_reveal_all_newcomers(
    newcomers, henchmen, detected, origin, target
):
    g = table((newcomers, HIDDEN_MAN, origin), (henchmen, HENCHMAN, target), robin=AVAILABLE)

    carry_out(g, SNEAK.single, ROBIN, origin, target, party(hidden=newcomers))

    assert newcomers == count(g, REVEALED_MAN if detected else HIDDEN_MAN, target)
    assert 0 == count(g, HIDDEN_MAN if detected else REVEALED_MAN, target)


@pytest.mark.parametrize(("status", "revealed"), [(SUBMISSIVE, 1), (REVOLTING, 0), (PASSIVE, 0)])
def test_nobody_is_detected_in_revolting_and_passive_parishes(status, revealed):
    g = table((1, HIDDEN_MAN, BLYTH), (9, HENCHMAN, TUXFORD), robin=AVAILABLE, statuses={TUXFORD: status})

    carry_out(g, SNEAK.single, ROBIN, BLYTH, TUXFORD, party(hidden=1))

    assert revealed == count(g, REVEALED_MAN, TUXFORD)


def test_nobody_is_detected_in_a_forest():
    g = table((1, HIDDEN_MAN, BLYTH), (9, HENCHMAN, SHIRE_WOOD), robin=AVAILABLE)

    carry_out(g, SNEAK.single, ROBIN, BLYTH, SHIRE_WOOD, party(hidden=1))

    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)


def test_newcomers_of_all_origins_count_together():
    """R20: two and two are four."""
    g = table((2, HIDDEN_MAN, BLYTH), (2, HIDDEN_MAN, NEWARK), robin=AVAILABLE)

    carry_out(g, SNEAK.full, ROBIN, BLYTH, TUXFORD, party(hidden=2), NEWARK, TUXFORD, party(hidden=2))

    assert 4 == count(g, REVEALED_MAN, TUXFORD)


def test_those_who_were_there_are_not_counted():
    g = table((1, HIDDEN_MAN, BLYTH), (3, HIDDEN_MAN, TUXFORD), (2, HENCHMAN, TUXFORD), robin=AVAILABLE)

    carry_out(g, SNEAK.full, ROBIN, BLYTH, TUXFORD, party(hidden=1), DONE)

    assert 4 == count(g, HIDDEN_MAN, TUXFORD)


def test_those_who_were_there_are_not_flipped_when_newcomers_are_detected():
    g = table(
        (1, HIDDEN_MAN, BLYTH),
        (1, HIDDEN_MAN, TUXFORD),
        (1, REVEALED_MAN, TUXFORD),
        (3, HENCHMAN, TUXFORD),
        robin=AVAILABLE,
    )

    carry_out(g, SNEAK.full, ROBIN, BLYTH, TUXFORD, party(hidden=1), DONE)

    assert 1 == count(g, HIDDEN_MAN, TUXFORD)
    assert 2 == count(g, REVEALED_MAN, TUXFORD)


def test_revealed_ones_arrive_hidden_and_those_who_stay_keep_their_side():
    g = table((2, REVEALED_MAN, BLYTH), (1, HIDDEN_MAN, BLYTH), robin=BLYTH, robin_hidden=False)

    carry_out(g, SNEAK.single, ROBIN, BLYTH, SHIRE_WOOD, party(revealed=1, robin=1), DONE)

    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert (SHIRE_WOOD, True) == (g.robin, g.robin_hidden)
    assert [1, 1] == [count(g, HIDDEN_MAN, BLYTH), count(g, REVEALED_MAN, BLYTH)]


def test_robin_counts_as_a_newcomer_and_is_revealed_with_the_others():
    g = table((1, HIDDEN_MAN, BLYTH), (2, HENCHMAN, TUXFORD), robin=BLYTH)

    carry_out(g, SNEAK.single, ROBIN, BLYTH, TUXFORD, party(hidden=1, robin=1))

    assert (TUXFORD, False) == (g.robin, g.robin_hidden)
    assert {TUXFORD: 1.0} == suspicion(g)


def test_the_sheriff_does_not_learn_which_piece_of_an_origin_took_which_way():
    """R22: not even a formerly Revealed Robin can be followed."""
    g = table((1, HIDDEN_MAN, TUXFORD), robin=TUXFORD, robin_hidden=False)

    carry_out(g, SNEAK.single, ROBIN, TUXFORD, NEWARK, party(hidden=1), SOUTHWELL_FOREST, party(robin=1))

    assert {NEWARK: 0.5, SOUTHWELL_FOREST: 0.5} == suspicion(g)


def test_the_order_of_declaring_moves_tells_nothing():
    """R22: the journal of two plans that differ in order only is the same."""
    one, other = (table((1, HIDDEN_MAN, TUXFORD), robin=TUXFORD) for _ in range(2))

    carry_out(one, SNEAK.single, ROBIN, TUXFORD, NEWARK, party(hidden=1), BLYTH, party(robin=1))
    carry_out(other, SNEAK.single, ROBIN, TUXFORD, BLYTH, party(robin=1), NEWARK, party(hidden=1))

    assert one.journal.entries == other.journal.entries
