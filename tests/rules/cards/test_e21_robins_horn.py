"""Event 21, Robin's Horn (9.2 #21)."""

import pytest

from gest_desktop.rules.journal import Announced
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    CAMP,
    DISCARD,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NO,
    NOTTINGHAM,
    OUT,
    PARISHES,
    PASSIVE,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TRAVELLERS,
    TUXFORD,
    VICTIMS,
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
    exhaust,
    light,
    light_is_possible,
    options,
    party,
    suspicion,
    table,
)

SIDES = [ROBIN, SHERIFF]
NOBODY_COMES = party()
RICH_MERCHANT, THE_SAFE_WAY = 1, 0


def claim_victims(g, number):
    for card in TRAVELLERS[:number]:
        g.travellers[card] = VICTIMS
    return g


def test_light_reveals_robin_and_brings_him_three_men_from_adjacent_spaces_hidden():
    g = table((2, HIDDEN_MAN, BLYTH), (2, REVEALED_MAN, MANSFIELD), robin=SHIRE_WOOD, favour=1)

    carry_out(g, light(21), ROBIN, party(hidden=2), party(revealed=1), NO)

    assert not g.robin_hidden
    assert {SHIRE_WOOD: 1} == suspicion(g)
    assert 3 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert 0 == count(g, HIDDEN_MAN, BLYTH)
    assert 1 == count(g, REVEALED_MAN, MANSFIELD)
    assert 1 == g.favour


def test_light_brings_no_more_than_three():
    g = table((4, HIDDEN_MAN, BLYTH), (2, REVEALED_MAN, MANSFIELD), robin=SHIRE_WOOD)

    begin(g, light(21), ROBIN)

    assert max(options(g)) == party(hidden=3)
    answer_all(g, party(hidden=2))
    assert [NOBODY_COMES, party(revealed=1)] == options(g)


def test_light_may_bring_nobody():
    g = table((2, HIDDEN_MAN, BLYTH), (2, REVEALED_MAN, MANSFIELD), robin=SHIRE_WOOD)

    carry_out(g, light(21), ROBIN, NOBODY_COMES, NOBODY_COMES, NO)

    assert not g.robin_hidden
    assert 0 == count(g, HIDDEN_MAN, SHIRE_WOOD)


def test_light_calls_neither_distant_men_nor_hides_those_already_there():
    """Newark is not adjacent, and only those who move in arrive Hidden."""
    g = table((1, HIDDEN_MAN, NEWARK), (1, REVEALED_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    carry_out(g, light(21), ROBIN, NO)

    assert 1 == count(g, HIDDEN_MAN, NEWARK)
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)


def test_light_detects_nobody_among_many_henchmen():
    """No Sneak: five Henchmen in a Submissive Parish do not matter."""
    g = table((3, HIDDEN_MAN, NOTTINGHAM), (5, HENCHMAN, MANSFIELD), robin=MANSFIELD)

    carry_out(g, light(21), ROBIN, party(hidden=3), NO)

    assert 3 == count(g, HIDDEN_MAN, MANSFIELD)


@pytest.mark.parametrize(("side", "offered"), [(ROBIN, [NOBODY_COMES, party(hidden=1)]), (SHERIFF, [])])
def test_light_counts_the_paths_of_ollerton_hill_for_robin_hood_only(side, offered):
    """R03: the player who moves the pieces decides what is adjacent."""
    g = table((1, HIDDEN_MAN, TUXFORD), robin=SHIRE_WOOD)
    g.ollerton = True

    assert offered == options(begin(g, light(21), side))


@pytest.mark.parametrize("side", SIDES)
def test_light_counts_the_bridge_for_both_sides(side):
    g = table((1, HIDDEN_MAN, RETFORD), robin=BLYTH)
    g.bridge = RIVER_BORDERS.index((BLYTH, RETFORD))

    assert [NOBODY_COMES, party(hidden=1)] == options(begin(g, light(21), side))


def test_light_allows_one_rob_with_robin_and_the_newcomers():
    """3.2.3: a Revealed Robin robs too. Two robbers and a 0 beat the Defense of 1."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD, shillings=(0, 0))
    robbers = party(hidden=1, robin=1)

    carry_out(g, light(21), ROBIN, party(hidden=1), YES, TRAVELLER, robbers, RICH_MERCHANT, THE_SAFE_WAY, 0)

    assert 2 == g.shillings[ROBIN]
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)


def test_light_does_not_ask_for_a_rob_without_a_target():
    """R24: the Traveller deck is empty, and no Carriage is there."""
    g = table(robin=SHIRE_WOOD)
    for card in TRAVELLERS[:10]:
        g.travellers[card] = DISCARD

    carry_out(g, light(21), ROBIN)

    assert not g.robin_hidden


def test_light_only_moves_men_if_the_sheriff_executes_it():
    """9.3, R36: the Sheriff chooses who comes, and nobody robs."""
    g = table((2, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD)

    begin(g, light(21), SHERIFF)

    assert SHERIFF == actor(g)
    answer_all(g, party(hidden=1))
    assert [] == options(g)
    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert 1 == count(g, HIDDEN_MAN, BLYTH)


@pytest.mark.parametrize("place", [AVAILABLE, OUT])
def test_light_fails_for_the_sheriff_who_was_wrong_about_robin(place):
    """R35: only the failure is announced; 11.4: the Sheriff now knows that Robin is off the map."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=place, suspects=[BLYTH, place])

    carry_out(g, light(21), SHERIFF)

    assert [Announced("fails")] == g.journal.entries
    assert {place: 1} == suspicion(g)


@pytest.mark.parametrize(
    ("robin", "hidden", "possible"),
    [
        (SHIRE_WOOD, True, True),
        (SHIRE_WOOD, False, False),
        (PRISON, False, False),
        (AVAILABLE, True, False),
        (OUT, True, False),
    ],
)
def test_light_is_impossible_when_robin_is_not_hidden_on_the_map(robin, hidden, possible):
    """R34: "Reveal Robin to" is a cost; Robin Hood uses the true position."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=robin, robin_hidden=hidden)

    assert possible == light_is_possible(g, 21, ROBIN)


@pytest.mark.parametrize(
    ("robin", "hidden", "suspects", "possible"),
    [
        (AVAILABLE, True, [BLYTH, AVAILABLE], True),
        (AVAILABLE, True, [AVAILABLE], False),
        (OUT, True, [OUT], False),
        (BLYTH, False, None, False),
        (PRISON, False, None, False),
    ],
)
def test_light_is_impossible_when_the_sheriff_suspects_no_space(robin, hidden, suspects, possible):
    """R57: the true position must not show through."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=robin, robin_hidden=hidden, suspects=suspects)

    assert possible == light_is_possible(g, 21, SHERIFF)


@pytest.mark.parametrize(("victims", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_dark_places_at_most_half_the_victims_rounded_up(victims, most):
    g = claim_victims(table(), victims)

    answer_all(begin(g, dark(21), SHERIFF), NEWARK)

    assert list(range(1, most + 1)) == options(g)


@pytest.mark.parametrize("side", SIDES)
def test_dark_splits_the_henchmen_freely_among_parishes(side):
    g = claim_victims(table(), 5)

    carry_out(g, dark(21), side, BLYTH, 1, NEWARK, 2)

    assert 1 == count(g, HENCHMAN, BLYTH)
    assert 2 == count(g, HENCHMAN, NEWARK)


@pytest.mark.parametrize("side", SIDES)
def test_dark_may_place_fewer_but_not_none(side):
    g = claim_victims(table(), 5)

    begin(g, dark(21), side)

    assert DONE not in options(g)
    answer_all(g, BLYTH, 1)
    assert [*PARISHES, DONE] == options(g)
    answer_all(g, DONE)
    assert [] == options(g)
    assert 1 == count(g, HENCHMAN, BLYTH)
    assert 17 == count(g, HENCHMAN, AVAILABLE)


def test_dark_works_in_every_parish_whatever_its_status():
    g = claim_victims(table(revolting=[REMSTON], statuses={BINGHAM: PASSIVE}), 1)

    assert list(PARISHES) == options(begin(g, dark(21), SHERIFF))


def test_dark_places_what_is_available():
    """8.1: three would be allowed, one is left."""
    g = exhaust(claim_victims(table(), 5), HENCHMAN, leave=1)

    carry_out(g, dark(21), SHERIFF, BLYTH, 1)

    assert 1 == count(g, HENCHMAN, BLYTH)


def test_dark_lets_the_sheriff_capture_in_one_parish_that_got_a_henchman():
    """Free of charge. Newark could be Captured in as well, but no Henchman was placed there."""
    g = table(
        (2, REVEALED_MAN, BLYTH),
        (1, HENCHMAN, BLYTH),
        (1, REVEALED_MAN, NEWARK),
        (1, HENCHMAN, NEWARK),
        shillings=(0, 0),
    )
    claim_victims(g, 1)

    answer_all(begin(g, dark(21), SHERIFF), BLYTH, 1)

    assert [BLYTH, DONE] == options(g)
    answer_all(g, BLYTH)
    assert [] == options(g)
    assert 2 == count(g, REVEALED_MAN, PRISON)


def test_dark_captures_in_no_second_parish():
    g = claim_victims(table((1, REVEALED_MAN, BLYTH), (1, REVEALED_MAN, NEWARK)), 3)

    carry_out(g, dark(21), SHERIFF, BLYTH, 1, NEWARK, 1, NEWARK)

    assert 1 == count(g, REVEALED_MAN, PRISON)
    assert 1 == count(g, REVEALED_MAN, BLYTH)


def test_dark_capture_may_be_declined():
    """R58: a Plot granted by the card may be declined."""
    g = claim_victims(table((1, REVEALED_MAN, BLYTH)), 1)

    carry_out(g, dark(21), SHERIFF, BLYTH, 1, DONE)

    assert 1 == count(g, REVEALED_MAN, BLYTH)


def test_dark_capture_takes_robin_for_one_order():
    g = claim_victims(table(robin=BLYTH, robin_hidden=False, favour=3), 1)

    carry_out(g, dark(21), SHERIFF, BLYTH, 1, BLYTH)

    assert PRISON == g.robin
    assert {PRISON: 1} == suspicion(g)
    assert 2 == g.favour


def test_dark_capture_may_take_a_lone_camp():
    """3.3.3: +1 Order for the Camp."""
    g = claim_victims(table((1, CAMP, BLYTH), favour=3), 1)

    carry_out(g, dark(21), SHERIFF, BLYTH, 1, BLYTH)

    assert 0 == count(g, CAMP, BLYTH)
    assert 2 == g.favour


@pytest.mark.parametrize(("henchmen", "asked"), [(1, []), (2, [BLYTH, DONE])])
def test_dark_capture_takes_two_henchmen_in_a_revolting_parish(henchmen, asked):
    g = claim_victims(table((1, REVEALED_MAN, BLYTH), revolting=[BLYTH]), 2 * henchmen)

    answer_all(begin(g, dark(21), SHERIFF), BLYTH, henchmen)

    assert asked == options(g)


def test_dark_captures_nobody_if_robin_hood_executes_it():
    """9.3, R36: placing Henchmen only."""
    g = claim_victims(table((1, REVEALED_MAN, BLYTH)), 1)

    carry_out(g, dark(21), ROBIN, BLYTH, 1)

    assert 1 == count(g, HENCHMAN, BLYTH)
    assert 1 == count(g, REVEALED_MAN, BLYTH)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("victims", "henchmen", "possible"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_dark_is_impossible_when_victims_or_henchmen_are_missing(side, victims, henchmen, possible):
    g = exhaust(claim_victims(table(), victims), HENCHMAN, leave=henchmen)

    assert possible == dark_is_possible(g, 21, side)
