"""Recruit (3.2.1): new Merry Men, new Camps, or Merry Men hiding at a Camp."""

import pytest

from gest_desktop.rules.plots.recruit import (
    CAMP_FOR_HIDDEN,
    CAMP_FOR_REVEALED,
    HIDE_ALL,
    PLACE_ONE,
    PLACE_TWO,
    RECRUIT,
)
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CAMP,
    DONE,
    HIDDEN_MAN,
    NEWARK,
    NO,
    PASSIVE,
    PRISON,
    REMSTON,
    REVEALED_MAN,
    ROBIN,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    YES,
)
from tests.table import actor, answer_all, begin, carry_out, count, exhaust, options, suspicion, table


def test_recruit_is_for_forests_and_for_revolting_and_passive_parishes():
    g = table(robin=BLYTH, revolting=[REMSTON], statuses={NEWARK: PASSIVE})

    begin(g, RECRUIT.full, ROBIN)

    assert [NEWARK, REMSTON, SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)


def test_recruit_costs_a_shilling_in_each_of_at_most_three_different_spaces():
    """R16: one space is resolved before the next is chosen."""
    g = table(robin=BLYTH, shillings=(5, 0), revolting=[REMSTON, NEWARK])

    answer_all(begin(g, RECRUIT.full, ROBIN), SHIRE_WOOD, PLACE_ONE)

    assert [NEWARK, REMSTON, SOUTHWELL_FOREST, DONE] == options(g)
    assert 4 == g.shillings[ROBIN]
    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    answer_all(g, REMSTON, PLACE_ONE, NEWARK, PLACE_ONE)
    assert 2 == g.shillings[ROBIN]
    assert [] == options(g)


def test_no_further_space_is_offered_without_a_shilling():
    g = table(robin=BLYTH, shillings=(1, 0))

    answer_all(begin(g, RECRUIT.full, ROBIN), SHIRE_WOOD, PLACE_ONE)

    assert [DONE] == options(g)


@pytest.mark.parametrize(
    ("shillings", "free", "possible"), [(1, False, True), (0, False, False), (0, True, True)]
)
def test_recruit_must_be_paid_unless_an_effect_makes_it_free(shillings, free, possible):
    g = table(robin=BLYTH, shillings=(shillings, 0))

    assert possible == RECRUIT.is_possible(g, free=free)


def test_a_free_recruit_costs_nothing():
    g = table(robin=BLYTH, shillings=(0, 0))

    carry_out(g, RECRUIT.free, ROBIN, SHIRE_WOOD, PLACE_ONE)

    assert 0 == g.shillings[ROBIN]


def test_without_a_camp_one_merry_man_comes_or_an_ordinary_one_makes_room_for_a_camp():
    g = table((1, HIDDEN_MAN, REMSTON), (1, REVEALED_MAN, REMSTON), robin=BLYTH, revolting=[REMSTON])

    answer_all(begin(g, RECRUIT.single, ROBIN), REMSTON)

    assert [PLACE_ONE, CAMP_FOR_HIDDEN, CAMP_FOR_REVEALED] == options(g)


@pytest.mark.parametrize(("kind", "way"), [(HIDDEN_MAN, CAMP_FOR_HIDDEN), (REVEALED_MAN, CAMP_FOR_REVEALED)])
def test_a_merry_man_becomes_a_camp_for_a_step_of_justice(kind, way):
    g = table((1, kind, REMSTON), robin=BLYTH, revolting=[REMSTON], favour=1)

    carry_out(g, RECRUIT.single, ROBIN, REMSTON, way)

    assert 1 == count(g, CAMP, REMSTON)
    assert 4 == count(g, CAMP, AVAILABLE)
    assert 0 == count(g, kind, REMSTON)
    assert 10 == count(g, HIDDEN_MAN, AVAILABLE)
    assert 2 == g.favour


@pytest.mark.parametrize("hidden", [True, False])
def test_robin_never_becomes_a_camp(hidden):
    """R07: Recruit is one of the rules that exclude him."""
    g = table(robin=REMSTON, robin_hidden=hidden, revolting=[REMSTON])

    answer_all(begin(g, RECRUIT.single, ROBIN), REMSTON)

    assert [PLACE_ONE] == options(g)


def test_a_camp_must_be_available_to_replace_a_merry_man():
    """8.1: here the new piece is a condition."""
    g = exhaust(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH), CAMP)

    answer_all(begin(g, RECRUIT.single, ROBIN), SHIRE_WOOD)

    assert [PLACE_ONE] == options(g)


def test_at_a_camp_one_or_two_come_or_all_hide():
    """R19: one is enough; a second Camp is not built."""
    g = table((1, CAMP, SHIRE_WOOD), (1, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, SHIRE_WOOD), robin=BLYTH)

    answer_all(begin(g, RECRUIT.single, ROBIN), SHIRE_WOOD)

    assert [PLACE_ONE, PLACE_TWO, HIDE_ALL] == options(g)


@pytest.mark.parametrize(("way", "number"), [(PLACE_ONE, 1), (PLACE_TWO, 2)])
def test_merry_men_come_hidden_to_a_camp(way, number):
    g = table((1, CAMP, SHIRE_WOOD), robin=BLYTH)

    carry_out(g, RECRUIT.single, ROBIN, SHIRE_WOOD, way)

    assert number == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert 10 - number == count(g, HIDDEN_MAN, AVAILABLE)


def test_two_cannot_come_if_one_is_available():
    """8.1: place what there is."""
    g = exhaust(table((1, CAMP, SHIRE_WOOD), robin=BLYTH), HIDDEN_MAN, leave=1)

    answer_all(begin(g, RECRUIT.single, ROBIN), SHIRE_WOOD)

    assert [PLACE_ONE] == options(g)


def test_hiding_flips_every_merry_man_and_robin():
    g = table(
        (1, CAMP, SHIRE_WOOD),
        (2, REVEALED_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        robin=SHIRE_WOOD,
        robin_hidden=False,
    )

    carry_out(g, RECRUIT.single, ROBIN, SHIRE_WOOD, HIDE_ALL)

    assert 3 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert 0 == count(g, REVEALED_MAN, SHIRE_WOOD)
    assert g.robin_hidden


@pytest.mark.parametrize(("answer", "robin"), [(YES, SHIRE_WOOD), (NO, AVAILABLE)])
def test_robin_hood_decides_in_secret_whether_robin_is_placed(answer, robin):
    """R06: the Sheriff only sees that one of eleven was placed."""
    g = table(robin=AVAILABLE)

    answer_all(begin(g, RECRUIT.single, ROBIN), SHIRE_WOOD, PLACE_ONE)
    assert ROBIN == actor(g)
    assert [NO, YES] == options(g)
    answer_all(g, answer)
    options(g)

    assert robin == g.robin
    assert {SHIRE_WOOD: pytest.approx(1 / 11), AVAILABLE: pytest.approx(10 / 11)} == suspicion(g)


def test_robin_is_placed_if_only_he_is_left():
    """R06: without a question."""
    g = exhaust(table(robin=AVAILABLE), HIDDEN_MAN)

    carry_out(g, RECRUIT.single, ROBIN, SHIRE_WOOD, PLACE_ONE)

    assert SHIRE_WOOD == g.robin
    assert {SHIRE_WOOD: 1.0} == suspicion(g)


def test_nothing_is_asked_about_robin_while_he_is_known_to_be_elsewhere():
    g = table(robin=PRISON)

    carry_out(g, RECRUIT.single, ROBIN, SHIRE_WOOD, PLACE_ONE)

    assert PRISON == g.robin


def test_only_spaces_where_recruit_changes_something_may_be_chosen():
    """R17: nobody Available; Shire Wood can hide one, Remston can give one for a Camp."""
    g = table(
        (1, CAMP, SHIRE_WOOD),
        (1, REVEALED_MAN, SHIRE_WOOD),
        (1, CAMP, NEWARK),
        (1, HIDDEN_MAN, NEWARK),
        (1, HIDDEN_MAN, REMSTON),
        robin=SOUTHWELL_FOREST,
        revolting=[NEWARK, REMSTON],
    )
    exhaust(g, HIDDEN_MAN)

    begin(g, RECRUIT.full, ROBIN)

    assert [REMSTON, SHIRE_WOOD] == options(g)


def test_recruit_is_impossible_when_it_can_change_nothing():
    """R17."""
    g = exhaust(exhaust(table((1, HIDDEN_MAN, REMSTON), robin=BLYTH, revolting=[REMSTON]), HIDDEN_MAN), CAMP)

    assert not RECRUIT.is_possible(g)
