"""Rob (3.2.3): Robin and Hidden Merry Men rob a Traveller, a Carriage or the Treasury."""

import pytest

from gest_desktop.rules.plots.rob import ROB, TRAVELLER, TREASURY
from gest_desktop.rules.referee import question
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BEING_ROBBED,
    BLYTH,
    CARRIAGE_PLACE,
    CARRIAGE_UP,
    DISCARD,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NOTTINGHAM,
    PASSIVE,
    PRISON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SUBMISSIVE,
    TALLAGE,
    TRAP,
    TRIBUTE,
    TUXFORD,
    USED,
)
from tests.table import answer_all, begin, carry_out, count, options, party, suspicion, table

MONKS = 6
POTTER = 9
RICHARD_AT_THE_LEA = 5
GENTLY, HARSHLY = 0, 1
GREEN = [-1, 0, 1, 2, 3]
WHITE = [-2, -1, 0, 1, 2]


def without_travellers(g):
    for number in range(1, 11):
        g.travellers[number] = DISCARD
    return g


def test_a_space_needs_a_hidden_merry_man_or_robin():
    g = table((1, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, NEWARK), robin=SHIRE_WOOD, robin_hidden=False)

    begin(g, ROB.full, ROBIN)

    assert [BLYTH, SHIRE_WOOD] == options(g)


def test_rob_costs_nothing():
    g = table((1, HIDDEN_MAN, NOTTINGHAM), robin=AVAILABLE, shillings=(0, 0))

    assert ROB.is_possible(g)


def test_travellers_are_everywhere_carriages_where_they_stand_and_the_treasury_in_nottingham():
    """R10: each Carriage of the space is a target of its own."""
    g = table(
        (1, HIDDEN_MAN, NOTTINGHAM),
        (1, HIDDEN_MAN, TUXFORD),
        robin=AVAILABLE,
        carriages=[(TALLAGE, TUXFORD, False), (TRAP, BLYTH, False), (TRIBUTE, TUXFORD, True)],
    )

    answer_all(begin(g, ROB.full, ROBIN), NOTTINGHAM)
    assert [TRAVELLER, TREASURY] == options(g)
    answer_all(g, TREASURY, party(hidden=1), 0, TUXFORD)

    assert [0, 2, TRAVELLER] == options(g)


def test_an_empty_traveller_deck_leaves_only_carriages_and_the_treasury():
    """R24: the discard does not return before Reset."""
    g = table(
        (1, HIDDEN_MAN, NOTTINGHAM),
        (1, HIDDEN_MAN, TUXFORD),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        robin=AVAILABLE,
        carriages=[(TALLAGE, TUXFORD, False)],
    )
    without_travellers(g)

    begin(g, ROB.full, ROBIN)

    assert [TUXFORD, NOTTINGHAM] == options(g)
    answer_all(g, TUXFORD)
    assert [0] == options(g)


def test_any_of_the_hidden_and_robin_take_part_but_not_nobody():
    """R23: at least one participant, even if a Revealed Robin is there."""
    g = table(
        (1, HIDDEN_MAN, SHIRE_WOOD), (2, REVEALED_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, robin_hidden=False
    )

    answer_all(begin(g, ROB.single, ROBIN), SHIRE_WOOD, TRAVELLER)

    assert {party(hidden=1), party(robin=1), party(hidden=1, robin=1)} == set(options(g))


def test_the_robbers_are_revealed_before_the_traveller_is_seen():
    """11.6: identities are public from step 3."""
    g = table((3, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    answer_all(begin(g, ROB.single, ROBIN), SHIRE_WOOD, TRAVELLER, party(hidden=1, robin=1))
    options(g)

    assert 2 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)
    assert not g.robin_hidden
    assert {SHIRE_WOOD: 1.0} == suspicion(g)


def test_a_traveller_lies_open_before_an_option_is_chosen():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=AVAILABLE)

    answer_all(begin(g, ROB.single, ROBIN), SHIRE_WOOD, TRAVELLER, party(hidden=1))
    assert list(range(1, 11)) == options(g)
    answer_all(g, MONKS)

    assert [GENTLY, HARSHLY] == options(g)
    assert BEING_ROBBED == g.travellers[MONKS]


@pytest.mark.parametrize(
    ("space", "status", "faces", "weights"),
    [
        (BLYTH, SUBMISSIVE, WHITE, [1, 2, 1, 1, 1]),
        (BLYTH, PASSIVE, WHITE, [1, 2, 1, 1, 1]),
        (BLYTH, REVOLTING, GREEN, [2, 1, 1, 1, 1]),
        (SHIRE_WOOD, None, GREEN, [2, 1, 1, 1, 1]),
        (NOTTINGHAM, None, WHITE, [1, 2, 1, 1, 1]),
    ],
)
def test_the_die_is_green_in_forests_and_revolting_parishes_and_white_elsewhere(
    space, status, faces, weights
):
    """1.2: minus one is on two sides of each die."""
    statuses = {} if status is None else {space: status}
    g = table((1, HIDDEN_MAN, space), robin=AVAILABLE, statuses=statuses)

    answer_all(begin(g, ROB.single, ROBIN), space, TRAVELLER, party(hidden=1), MONKS, GENTLY)

    asked, f = question(g)
    assert faces == list(asked.options(g, f))
    assert weights == list(asked.weights(g, f, asked.options(g, f)))


@pytest.mark.parametrize(
    ("robbers", "henchmen", "die", "loot"),
    [(1, 0, 0, 5), (1, 0, -1, 0), (1, 1, 0, 0), (1, 1, 1, 5), (3, 2, 0, 5), (3, 2, -1, 0)],
)
def test_robbers_and_die_must_exceed_henchmen_and_defense(robbers, henchmen, die, loot):
    """A tie fails; a Tallage has no Defense and pays five."""
    g = table(
        (robbers, HIDDEN_MAN, TUXFORD),
        (henchmen, HENCHMAN, TUXFORD),
        robin=AVAILABLE,
        shillings=(0, 0),
        carriages=[(TALLAGE, TUXFORD, False)],
    )

    carry_out(g, ROB.single, ROBIN, TUXFORD, 0, party(hidden=robbers), die)

    assert loot == g.shillings[ROBIN]


def test_those_revealed_before_do_not_help():
    g = table(
        (1, HIDDEN_MAN, TUXFORD),
        (5, REVEALED_MAN, TUXFORD),
        (1, HENCHMAN, TUXFORD),
        robin=AVAILABLE,
        shillings=(0, 0),
        carriages=[(TALLAGE, TUXFORD, False)],
    )

    carry_out(g, ROB.single, ROBIN, TUXFORD, 0, party(hidden=1), 0)

    assert 0 == g.shillings[ROBIN]


@pytest.mark.parametrize(("kind", "shillings", "favour"), [(TALLAGE, 5, 1), (TRIBUTE, 2, 2), (TRAP, 2, 1)])
def test_a_robbed_carriage_pays_and_is_used_up(kind, shillings, favour):
    """1.9: the column of a successful Rob."""
    g = table(
        (3, HIDDEN_MAN, TUXFORD),
        robin=AVAILABLE,
        shillings=(0, 5),
        favour=1,
        carriages=[(kind, TUXFORD, False)],
    )

    carry_out(g, ROB.single, ROBIN, TUXFORD, 0, party(hidden=3), 0)

    assert [shillings, 5] == g.shillings
    assert favour == g.favour
    assert USED == g.carriages[CARRIAGE_PLACE]


@pytest.mark.parametrize("kind", [TALLAGE, TRIBUTE])
def test_a_carriage_that_gets_away_stays_face_up_and_may_be_robbed_again(kind):
    g = table((1, HIDDEN_MAN, TUXFORD), robin=TUXFORD, favour=1, carriages=[(kind, TUXFORD, False)])

    carry_out(g, ROB.single, ROBIN, TUXFORD, 0, party(hidden=1), -1)

    assert [TUXFORD, 1] == [g.carriages[CARRIAGE_PLACE], g.carriages[CARRIAGE_UP]]
    assert 1 == count(g, REVEALED_MAN, TUXFORD)
    assert 1 == g.favour
    answer_all(begin(g, ROB.single, ROBIN), TUXFORD)
    assert [0, TRAVELLER] == options(g)


@pytest.mark.parametrize(("die", "caught"), [(1, 0), (0, 2)])
def test_a_trap_has_defense_two_and_imprisons_all_robbers_of_a_failed_rob(die, caught):
    """R09: the Trap, not the Tallage, has a Defense and captures."""
    g = table(
        (2, HIDDEN_MAN, TUXFORD),
        (1, REVEALED_MAN, TUXFORD),
        robin=AVAILABLE,
        favour=1,
        carriages=[(TRAP, TUXFORD, False)],
    )

    carry_out(g, ROB.single, ROBIN, TUXFORD, 0, party(hidden=2), die)

    assert caught == count(g, REVEALED_MAN, PRISON)
    assert 3 - caught == count(g, REVEALED_MAN, TUXFORD)
    assert 1 == g.favour


def test_robin_caught_by_a_trap_is_a_step_towards_order():
    g = table(robin=TUXFORD, favour=2, carriages=[(TRAP, TUXFORD, True)])

    carry_out(g, ROB.single, ROBIN, TUXFORD, 0, party(robin=1), 0)

    assert PRISON == g.robin
    assert 1 == g.favour


@pytest.mark.parametrize(("purse", "taken"), [(5, 2), (1, 1), (0, 0)])
def test_the_treasury_gives_two_shillings_of_the_sheriff_and_a_step_of_justice(purse, taken):
    """R25: the step is made even if the Sheriff has no Shillings."""
    g = table((1, HIDDEN_MAN, NOTTINGHAM), robin=AVAILABLE, shillings=(0, purse), favour=1)

    carry_out(g, ROB.single, ROBIN, NOTTINGHAM, TREASURY, party(hidden=1), 0)

    assert [taken, purse - taken] == g.shillings
    assert 2 == g.favour


def test_a_failed_rob_of_the_treasury_changes_nothing_but_shows_the_robbers():
    g = table((1, HIDDEN_MAN, NOTTINGHAM), robin=AVAILABLE, shillings=(0, 5), favour=1)

    carry_out(g, ROB.single, ROBIN, NOTTINGHAM, TREASURY, party(hidden=1), -1)

    assert [0, 5] == g.shillings
    assert 1 == g.favour
    assert 1 == count(g, REVEALED_MAN, NOTTINGHAM)


def test_robin_moved_by_the_potter_may_join_a_later_rob_of_the_same_plot():
    """R26: spaces are resolved one after another."""
    g = table(robin=SHIRE_WOOD)

    answer_all(
        begin(g, ROB.full, ROBIN), SHIRE_WOOD, TRAVELLER, party(robin=1), POTTER, HARSHLY, 3, SOUTHWELL_FOREST
    )

    assert [SOUTHWELL_FOREST, DONE] == options(g)


def test_the_die_follows_a_status_that_changed_earlier_in_the_same_plot():
    """R26: Retford revolts for Richard at the Lea, then the green die is rolled there."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (1, HIDDEN_MAN, RETFORD), robin=AVAILABLE, shillings=(3, 0))

    answer_all(
        begin(g, ROB.full, ROBIN),
        SHIRE_WOOD,
        TRAVELLER,
        party(hidden=1),
        RICHARD_AT_THE_LEA,
        HARSHLY,
        RETFORD,
        TRAVELLER,
        party(hidden=1),
        MONKS,
        GENTLY,
    )

    assert GREEN == options(g)


def test_each_of_at_most_three_spaces_is_robbed_once():
    g = table(
        (2, HIDDEN_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, BLYTH),
        (1, HIDDEN_MAN, NEWARK),
        (1, HIDDEN_MAN, TUXFORD),
        robin=AVAILABLE,
    )
    alone = (TRAVELLER, party(hidden=1))

    answer_all(begin(g, ROB.full, ROBIN), SHIRE_WOOD, *alone, MONKS, GENTLY, -1)
    assert [BLYTH, TUXFORD, NEWARK, DONE] == options(g)
    answer_all(g, BLYTH, *alone, MONKS + 1, GENTLY, -1, NEWARK, *alone, MONKS + 2, GENTLY, -1)

    assert [] == options(g)
    assert 1 == count(g, HIDDEN_MAN, TUXFORD)
