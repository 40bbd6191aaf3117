"""Event 10, Tax Collectors (9.2 #10)."""

import pytest

from gest_desktop.rules.plots.rob import TRAVELLER, TREASURY
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    CHANCE,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NO,
    NOTTINGHAM,
    PASSIVE,
    REMSTON,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SUBMISSIVE,
    TALLAGE,
    TRAP,
    TRIBUTE,
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

ALL_SIX = [(kind, NEWARK, True) for kind in (TALLAGE, TRIBUTE, TRAP) for _copy in range(2)]


def test_light_lets_men_of_any_orientation_enter_nottingham_hidden():
    """9.2 #10: no Sneak test, however many Henchmen are there; those at home stay as they are."""
    g = table(
        (1, HIDDEN_MAN, MANSFIELD),
        (2, REVEALED_MAN, SHIRE_WOOD),
        (1, REVEALED_MAN, NOTTINGHAM),
        (6, HENCHMAN, NOTTINGHAM),
        robin=BLYTH,
    )

    carry_out(g, light(10), ROBIN, party(hidden=1), party(revealed=1), NO)

    assert 2 == count(g, HIDDEN_MAN, NOTTINGHAM)
    assert 1 == count(g, REVEALED_MAN, NOTTINGHAM)
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)


def test_light_lets_up_to_four_men_of_all_spaces_together_enter():
    g = table(
        (3, HIDDEN_MAN, MANSFIELD),
        (3, HIDDEN_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, SOUTHWELL_FOREST),
        robin=BLYTH,
    )

    answer_all(begin(g, light(10), ROBIN), party(hidden=3))

    assert [party(), party(hidden=1)] == options(g)
    answer_all(g, party(hidden=1))
    assert [NO, YES] == options(g)
    assert 4 == count(g, HIDDEN_MAN, NOTTINGHAM)


def test_light_lets_nobody_enter_if_nobody_is_sent():
    g = table((1, HIDDEN_MAN, MANSFIELD), robin=BLYTH)

    carry_out(g, light(10), ROBIN, party())

    assert 1 == count(g, HIDDEN_MAN, MANSFIELD)


def test_light_keeps_it_secret_whether_robin_has_entered():
    """R22, 11.4: one of three Hidden pieces of Shire Wood went."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    carry_out(g, light(10), ROBIN, party(revealed=1, robin=1), NO)

    assert (NOTTINGHAM, True) == (g.robin, g.robin_hidden)
    assert {SHIRE_WOOD: 0.666667, NOTTINGHAM: 0.333333} == suspicion(g)


def test_light_hides_a_revealed_robin_in_nottingham():
    """11.4: he visibly left, so the Sheriff knows where he is."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, robin_hidden=False)

    carry_out(g, light(10), ROBIN, party(hidden=1, robin=1), NO)

    assert (NOTTINGHAM, True) == (g.robin, g.robin_hidden)
    assert {NOTTINGHAM: 1} == suspicion(g)


def test_light_lets_robin_hood_rob_there_once_or_not_at_all():
    """R58: the Rob may be declined; any target may be chosen."""
    g = table((1, HIDDEN_MAN, MANSFIELD), robin=BLYTH, shillings=(0, 5), favour=1)

    answer_all(begin(g, light(10), ROBIN), party(hidden=1))
    assert [NO, YES] == options(g)
    answer_all(g, YES)
    assert [TRAVELLER, TREASURY] == options(g)
    answer_all(g, TREASURY, party(hidden=1), 2)

    assert [] == options(g)
    assert [2, 3] == g.shillings
    assert 2 == g.favour
    assert 1 == count(g, REVEALED_MAN, NOTTINGHAM)


def test_light_lets_those_rob_who_were_in_nottingham_already():
    g = table((1, HIDDEN_MAN, MANSFIELD), robin=NOTTINGHAM, robin_hidden=False, shillings=(0, 5))

    carry_out(g, light(10), ROBIN, party(), YES, TREASURY, party(robin=1), 0)

    assert [2, 3] == g.shillings


def test_light_by_the_sheriff_moves_drawn_pieces_and_robs_nothing():
    """R36, R37, 9.3: the Sheriff names orientation and number, chance draws, and the Sheriff cannot Rob."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    begin(g, light(10), SHERIFF)
    assert SHERIFF == actor(g)
    answer_all(g, party(hidden=1))
    assert CHANCE == actor(g)
    answer_all(g, YES)

    assert [] == options(g)
    assert (NOTTINGHAM, True) == (g.robin, g.robin_hidden)
    assert {SHIRE_WOOD: 0.666667, NOTTINGHAM: 0.333333} == suspicion(g)


@pytest.mark.parametrize("kind", [HIDDEN_MAN, REVEALED_MAN])
@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize(
    ("space", "possible"), [(MANSFIELD, True), (SHIRE_WOOD, True), (SOUTHWELL_FOREST, True), (REMSTON, False)]
)
def test_light_is_impossible_when_nobody_is_adjacent_to_nottingham(kind, side, space, possible):
    g = table((1, kind, space), robin=BLYTH)

    assert possible == light_is_possible(g, 10, side)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize(("border", "space"), [(3, BINGHAM), (5, REMSTON)])
def test_light_is_possible_over_the_bridge(side, border, space):
    """1.3.4: the Bridge makes its spaces adjacent for both sides."""
    g = table((1, REVEALED_MAN, space), robin=BLYTH)
    g.bridge = border

    assert light_is_possible(g, 10, side)


@pytest.mark.parametrize(
    ("kind", "robin", "side", "possible"),
    [
        (HIDDEN_MAN, BLYTH, ROBIN, True),
        (HIDDEN_MAN, BLYTH, SHERIFF, False),
        (REVEALED_MAN, BLYTH, ROBIN, False),
        (REVEALED_MAN, NOTTINGHAM, ROBIN, True),
        (REVEALED_MAN, NOTTINGHAM, SHERIFF, False),
    ],
)
def test_light_is_impossible_when_only_a_rob_by_the_sheriff_would_remain(kind, robin, side, possible):
    """R36: in Nottingham already, only a Hidden man or Robin of Robin Hood is of use."""
    g = table((1, kind, NOTTINGHAM), robin=robin, robin_hidden=False)

    assert possible == light_is_possible(g, 10, side)


def test_dark_confiscates_in_two_parishes_of_any_status():
    g = table((1, HENCHMAN, BLYTH), (2, HENCHMAN, NEWARK), revolting=[BLYTH])

    carry_out(g, dark(10), SHERIFF, BLYTH, TRAP, NEWARK, TALLAGE)

    assert [BLYTH, NEWARK] == list(g.carriages[CARRIAGE_PLACE:][:2])
    assert [TRAP, TALLAGE] == list(g.carriages[CARRIAGE_TYPE:][:2])
    assert [0, 0] == list(g.carriages[CARRIAGE_UP:][:2])
    assert [REVOLTING, REVOLTING] == [g.status[BLYTH], g.status[NEWARK]]


def test_dark_stops_after_the_second_parish():
    g = table((1, HENCHMAN, BLYTH), (1, HENCHMAN, NEWARK), (1, HENCHMAN, MANSFIELD))

    carry_out(g, dark(10), SHERIFF, BLYTH, TRAP, NEWARK, TRAP)

    assert SUBMISSIVE == g.status[MANSFIELD]


def test_dark_leaves_a_passive_parish_passive():
    """R08."""
    g = table((1, HENCHMAN, BLYTH), statuses={BLYTH: PASSIVE})

    carry_out(g, dark(10), SHERIFF, BLYTH, TRIBUTE)

    assert PASSIVE == g.status[BLYTH]
    assert BLYTH == g.carriages[CARRIAGE_PLACE]


def test_dark_may_stop_after_the_first_parish_but_not_before_it():
    """R58: the first space must be done."""
    g = table(
        (1, HENCHMAN, BLYTH), (1, HENCHMAN, NEWARK), (1, HENCHMAN, SHIRE_WOOD), (1, HENCHMAN, NOTTINGHAM)
    )

    begin(g, dark(10), SHERIFF)
    assert [BLYTH, NEWARK] == options(g)
    answer_all(g, BLYTH, TALLAGE)
    assert [NEWARK, DONE] == options(g)
    answer_all(g, DONE)

    assert [] == options(g)
    assert SUBMISSIVE == g.status[NEWARK]


def test_dark_stops_when_the_last_carriage_is_placed():
    """8.1, 4.3.2."""
    g = table((1, HENCHMAN, BLYTH), (1, HENCHMAN, MANSFIELD), carriages=ALL_SIX[:5])

    begin(g, dark(10), SHERIFF)
    answer_all(g, BLYTH)
    assert [TRAP] == options(g)
    answer_all(g, TRAP)

    assert [] == options(g)
    assert AVAILABLE not in g.carriages[CARRIAGE_PLACE:CARRIAGE_TYPE]


@pytest.mark.parametrize(
    ("space", "carriages", "side", "possible"),
    [
        (BLYTH, [], SHERIFF, True),
        (BLYTH, ALL_SIX, SHERIFF, False),
        (NOTTINGHAM, [], SHERIFF, False),
        (SHIRE_WOOD, [], SHERIFF, False),
        (BLYTH, [], ROBIN, False),
    ],
)
def test_dark_is_impossible_when_henchmen_carriages_or_the_right_side_are_missing(
    space, carriages, side, possible
):
    """R36: Confiscate is the Sheriff's Deed (9.3: not selectable for Robin Hood)."""
    g = table((1, HENCHMAN, space), carriages=carriages)

    assert possible == dark_is_possible(g, 10, side)
