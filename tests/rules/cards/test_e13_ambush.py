"""Event 13, Ambush (9.2 #13)."""

import pytest

from gest_desktop.rules.journal import Journal, SearchedInVain
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    CARRIAGE_PLACE,
    CHANCE,
    DISCARD,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NO,
    NOTTINGHAM,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TALLAGE,
    TRAP,
    TRAVELLERS,
    TUXFORD,
    USED,
    YES,
)
from tests.table import (
    actor,
    answer_all,
    begin,
    carry_out,
    count,
    dark,
    dark_is_possible,
    light,
    light_is_possible,
    options,
    party,
    suspicion,
    table,
)

CARRIAGE = [(TALLAGE, TUXFORD, False)]


def test_light_gathers_men_of_any_distance_and_orientation_and_robs():
    g = table(
        (2, HIDDEN_MAN, BLYTH),
        (1, REVEALED_MAN, BINGHAM),
        robin=SHIRE_WOOD,
        shillings=(0, 0),
        carriages=CARRIAGE,
    )

    answer_all(begin(g, light(13), ROBIN), TUXFORD, party(hidden=2), party(revealed=1), party())
    assert [0, TRAVELLER] == options(g)
    assert 3 == count(g, HIDDEN_MAN, TUXFORD)
    answer_all(g, 0, party(hidden=3), -2)

    assert [] == options(g)
    assert USED == g.carriages[CARRIAGE_PLACE]
    assert 5 == g.shillings[ROBIN]
    assert 3 == count(g, REVEALED_MAN, TUXFORD)


def test_light_arrives_unseen_among_henchmen():
    """9.2 #13: they move there Hidden; there is no Sneak test."""
    g = table((3, HIDDEN_MAN, BLYTH), (4, HENCHMAN, TUXFORD), robin=SHIRE_WOOD, carriages=CARRIAGE)

    answer_all(begin(g, light(13), ROBIN), TUXFORD, party(hidden=3), party())

    assert [0, TRAVELLER] == options(g)
    assert 3 == count(g, HIDDEN_MAN, TUXFORD)


def test_light_hides_only_those_who_enter():
    """R50: a Revealed man who was there already stays Revealed and cannot Rob."""
    g = table((1, HIDDEN_MAN, BLYTH), (2, REVEALED_MAN, TUXFORD), robin=SHIRE_WOOD, carriages=CARRIAGE)

    answer_all(begin(g, light(13), ROBIN), TUXFORD, party(hidden=1), party())
    answer_all(g, TRAVELLER)

    assert [party(hidden=1)] == options(g)
    assert 2 == count(g, REVEALED_MAN, TUXFORD)


def test_light_may_rob_a_traveller_instead():
    """R50: any target may be chosen."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD, shillings=(0, 0), carriages=CARRIAGE)

    carry_out(g, light(13), ROBIN, TUXFORD, party(hidden=1), party(), TRAVELLER, party(hidden=1), 6, 0, 0)

    assert 1 == g.shillings[ROBIN]
    assert TUXFORD == g.carriages[CARRIAGE_PLACE]


def test_light_lets_nobody_move_but_those_there_must_still_rob():
    """R58: the Rob must be made if it is legal."""
    g = table((1, HIDDEN_MAN, TUXFORD), robin=SHIRE_WOOD, carriages=CARRIAGE)

    answer_all(begin(g, light(13), ROBIN), TUXFORD, party())

    assert ROBIN == actor(g)
    assert [0, TRAVELLER] == options(g)


def test_light_is_over_when_nobody_there_can_rob():
    g = table((1, REVEALED_MAN, TUXFORD), robin=SHIRE_WOOD, carriages=CARRIAGE)

    carry_out(g, light(13), ROBIN, TUXFORD, party())

    assert TUXFORD == g.carriages[CARRIAGE_PLACE]
    assert 1 == count(g, REVEALED_MAN, TUXFORD)


def test_light_robs_one_carriage_only_and_once():
    g = table((2, HIDDEN_MAN, TUXFORD), robin=AVAILABLE, carriages=[*CARRIAGE, (TRAP, TUXFORD, True)])
    for card in TRAVELLERS:
        g.travellers[card] = DISCARD

    answer_all(begin(g, light(13), ROBIN), TUXFORD)
    assert [0, 1] == options(g)
    answer_all(g, 0, party(hidden=1), 2)

    assert [] == options(g)


def test_light_keeps_it_secret_whether_robin_came():
    """R22, 11.4: Robin came from Shire Wood with one of its two other Hidden men."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (1, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD, carriages=CARRIAGE)

    answer_all(begin(g, light(13), ROBIN), TUXFORD, party(), party(hidden=1, robin=1))

    assert [0, TRAVELLER] == options(g)
    assert (TUXFORD, True) == (g.robin, g.robin_hidden)
    assert {BLYTH: 0.25, SHIRE_WOOD: 0.25, TUXFORD: 0.5} == suspicion(g)


def test_light_by_the_sheriff_moves_drawn_pieces_and_robs_nothing():
    """R36, R37, 9.3: movement only, and chance decides who came."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, carriages=CARRIAGE)

    answer_all(begin(g, light(13), SHERIFF), TUXFORD)
    assert SHERIFF == actor(g)
    answer_all(g, party(), party(hidden=1))
    assert CHANCE == actor(g)
    assert [NO, YES] == options(g)
    answer_all(g, YES)

    assert [] == options(g)
    assert (TUXFORD, True) == (g.robin, g.robin_hidden)
    assert {BLYTH: 0.333333, SHIRE_WOOD: 0.333333, TUXFORD: 0.333333} == suspicion(g)
    assert TUXFORD == g.carriages[CARRIAGE_PLACE]


def test_light_by_the_sheriff_must_move_at_least_one_man():
    """9.2 #13."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, BINGHAM), robin=TUXFORD, carriages=CARRIAGE)

    answer_all(begin(g, light(13), SHERIFF), TUXFORD)

    assert [party(), party(hidden=1)] == options(g)
    answer_all(g, party())
    assert [party(revealed=1)] == options(g)


def test_light_by_the_sheriff_may_leave_the_rest_after_one_has_moved():
    g = table((1, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, BINGHAM), robin=TUXFORD, carriages=CARRIAGE)

    answer_all(begin(g, light(13), SHERIFF), TUXFORD, party(hidden=1))

    assert [party(), party(revealed=1)] == options(g)


def test_light_offers_the_spaces_with_a_carriage():
    g = table(robin=NEWARK, carriages=[*CARRIAGE, (TRAP, NEWARK, False), (TRAP, SHIRE_WOOD, False)])

    begin(g, light(13), ROBIN)
    assert [TUXFORD, NEWARK, SHIRE_WOOD] == options(g)


def test_light_offers_the_sheriff_only_spaces_to_which_somebody_could_move():
    g = table(robin=NEWARK, carriages=[*CARRIAGE, (TRAP, NEWARK, False)])

    begin(g, light(13), SHERIFF)
    assert [TUXFORD] == options(g)


@pytest.mark.parametrize(
    ("place", "carriages", "side", "possible"),
    [
        (BLYTH, CARRIAGE, ROBIN, True),
        (BLYTH, CARRIAGE, SHERIFF, True),
        (TUXFORD, CARRIAGE, ROBIN, True),
        (TUXFORD, CARRIAGE, SHERIFF, False),
        (BLYTH, [], ROBIN, False),
        (BLYTH, [], SHERIFF, False),
        (PRISON, CARRIAGE, ROBIN, False),
        (PRISON, CARRIAGE, SHERIFF, False),
    ],
)
def test_light_is_impossible_when_a_carriage_or_an_ambusher_is_missing(place, carriages, side, possible):
    """9.2 #13: the Sheriff needs a Merry Man outside the Carriage's space."""
    g = table((1, REVEALED_MAN, place), robin=AVAILABLE, carriages=carriages)

    assert possible == light_is_possible(g, 13, side)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_reveals_all_men_of_a_forest_and_is_a_step_towards_order(side):
    """9.3: it works fully for both sides; 11.4: the Forest is cleared."""
    g = table(
        (2, HIDDEN_MAN, SHIRE_WOOD),
        (1, REVEALED_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, SOUTHWELL_FOREST),
        robin=NEWARK,
        favour=1,
    )

    carry_out(g, dark(13), side, SHIRE_WOOD)

    assert (0, 3) == (count(g, HIDDEN_MAN, SHIRE_WOOD), count(g, REVEALED_MAN, SHIRE_WOOD))
    assert 1 == count(g, HIDDEN_MAN, SOUTHWELL_FOREST)
    assert -1 == g.favour
    assert {NEWARK: 0.5, SOUTHWELL_FOREST: 0.5} == suspicion(g)


def test_dark_finds_robin():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (1, HIDDEN_MAN, NEWARK), robin=SHIRE_WOOD)

    carry_out(g, dark(13), SHERIFF, SHIRE_WOOD)

    assert (SHIRE_WOOD, False) == (g.robin, g.robin_hidden)
    assert {SHIRE_WOOD: 1} == suspicion(g)


def test_dark_shifts_favour_even_in_an_empty_forest():
    """R48; the Forests are the only choice."""
    g = table((1, HIDDEN_MAN, NOTTINGHAM), robin=NEWARK, favour=1)

    assert [SHIRE_WOOD, SOUTHWELL_FOREST] == options(begin(g, dark(13), SHERIFF))
    answer_all(g, SOUTHWELL_FOREST)
    assert [] == options(g)
    assert -1 == g.favour


def test_the_chronicle_tells_which_forest_was_searched_in_vain():
    g = table((1, HIDDEN_MAN, NOTTINGHAM), (1, REVEALED_MAN, SHIRE_WOOD), robin=NEWARK, favour=1)
    g.journal = Journal()

    carry_out(g, dark(13), SHERIFF, SHIRE_WOOD)

    assert SearchedInVain(SHERIFF, SHIRE_WOOD) == g.journal.entries[0]


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_is_always_possible(side):
    assert dark_is_possible(table(), 13, side)
