"""The Initiative track (2.2, 2.3.2): which side acts first, in which box, and what passing pays."""

import pytest

from gest_desktop.rules.cards.event import DARK, LIGHT
from gest_desktop.rules.deeds import DEEDS, INSPIRE, RIDE, SWASHBUCKLE, TURNCOAT
from gest_desktop.rules.journal import FirstOnNextCard, Journal
from gest_desktop.rules.plots import CAPTURE, HIRE, PATROL, PLOTS, RECRUIT, ROB, SNEAK
from gest_desktop.rules.plots.choosing import ONLY_DEED
from gest_desktop.rules.plots.recruit import PLACE_ONE
from gest_desktop.rules.state import DEED_NEEDS_PLOT, EVENTS_SIDE_LOCKED
from gest_desktop.rules.turn import REGULAR_CARD
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    DISCARD,
    DONE,
    FIRST,
    HENCHMAN,
    HIDDEN_MAN,
    NOTTINGHAM,
    OUT,
    PRISON,
    REMSTON,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SECOND,
    SHERIFF,
    SHIRE_WOOD,
)
from tests.table import actor, answer_all, begin, carry_out, count, options, suspicion, table

SINGLE_PLOT, PASS_ON_SINGLE_PLOT, EVENT, PASS_ON_EVENT, PLOTS_AND_DEEDS, PASS_ON_PLOTS_AND_DEEDS = range(6)
YEOMEN_REVOLT = 7


def sheriff_first(g):
    g.initiative[:] = SECOND, FIRST
    return g


def a_regular_card(*pieces, card=YEOMEN_REVOLT, **words):
    return begin(table(*pieces, card=card, **words), REGULAR_CARD, SHERIFF)


def nothing_to_do_for_robin_hood(**words):
    """No Shillings, no Merry Man on the map, no Event that Robin Hood could use."""
    return table(robin=PRISON, shillings=(0, 9), card=22, **words)


def test_the_first_eligible_player_has_all_three_boxes_and_the_second_the_two_left():
    g = a_regular_card((1, HENCHMAN, NOTTINGHAM), robin=SHIRE_WOOD)

    assert ROBIN == actor(g)
    assert [0, 1, 2, 3, 4, 5] == options(g)
    answer_all(g, PASS_ON_EVENT)

    assert SHERIFF == actor(g)
    assert [SINGLE_PLOT, PASS_ON_SINGLE_PLOT, PLOTS_AND_DEEDS, PASS_ON_PLOTS_AND_DEEDS] == options(g)


def test_the_sheriff_acts_first_when_he_is_first_eligible():
    g = sheriff_first(a_regular_card(robin=SHIRE_WOOD))

    assert SHERIFF == actor(g)


@pytest.mark.parametrize(
    ("box", "robin_hood", "sheriff"),
    [(PASS_ON_SINGLE_PLOT, 1, 1), (PASS_ON_EVENT, 1, 2), (PASS_ON_PLOTS_AND_DEEDS, 1, 3)],
)
def test_passing_pays_robin_hood_one_shilling_and_the_sheriff_more_further_right(box, robin_hood, sheriff):
    first = a_regular_card(robin=SHIRE_WOOD, shillings=(0, 0))
    other = sheriff_first(a_regular_card(robin=SHIRE_WOOD, shillings=(0, 0)))

    answer_all(first, box)
    answer_all(other, box)

    assert robin_hood == first.shillings[ROBIN]
    assert sheriff == other.shillings[SHERIFF]


@pytest.mark.parametrize(
    ("robin_hood", "sheriff", "first"),
    [
        (PASS_ON_SINGLE_PLOT, PASS_ON_EVENT, ROBIN),
        (PASS_ON_SINGLE_PLOT, PASS_ON_PLOTS_AND_DEEDS, ROBIN),
        (PASS_ON_EVENT, PASS_ON_PLOTS_AND_DEEDS, ROBIN),
        (PASS_ON_EVENT, PASS_ON_SINGLE_PLOT, SHERIFF),
        (PASS_ON_PLOTS_AND_DEEDS, PASS_ON_EVENT, SHERIFF),
        (PASS_ON_PLOTS_AND_DEEDS, PASS_ON_SINGLE_PLOT, SHERIFF),
    ],
)
def test_the_cylinder_further_left_is_first_eligible_on_the_next_card(robin_hood, sheriff, first):
    g = table(card=YEOMEN_REVOLT, robin=SHIRE_WOOD)

    carry_out(g, REGULAR_CARD, SHERIFF, robin_hood, sheriff)

    assert FIRST == g.initiative[first]
    assert SECOND == g.initiative[ROBIN + SHERIFF - first]


@pytest.mark.parametrize(
    ("slot", "played", "told"),
    [(5, (7, 9, 10, 11, 12), 1), (6, (7, 9, 10, 11, 12, 13), 0), (6, (7, 1, 9, 10, 11, 12), 1),
     (7, (7, 1, 9, 10, 11, 12, 13), 0)],
)  # fmt: skip
def test_nobody_is_told_to_be_first_when_only_the_fortune_and_the_inspection_are_left(slot, played, told):
    g = table(card=YEOMEN_REVOLT, robin=SHIRE_WOOD)
    g.slot, g.played, g.journal = slot, played, Journal()

    carry_out(g, REGULAR_CARD, SHERIFF, PASS_ON_SINGLE_PLOT, PASS_ON_EVENT)

    assert told == sum(isinstance(entry, FirstOnNextCard) for entry in g.journal.entries)


def test_a_single_plot_is_one_plot_in_exactly_one_space():
    g = a_regular_card(robin=SHIRE_WOOD)

    answer_all(g, SINGLE_PLOT, PLOTS.index(RECRUIT), SHIRE_WOOD, PLACE_ONE)

    assert SHERIFF == actor(g)
    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)


@pytest.mark.parametrize("box", [SINGLE_PLOT, PLOTS_AND_DEEDS])
def test_each_side_has_plots_of_its_own(box):
    g = a_regular_card(robin=SHIRE_WOOD, options=DEED_NEEDS_PLOT)
    other = sheriff_first(a_regular_card((2, HENCHMAN, SHIRE_WOOD), robin=SHIRE_WOOD, robin_hidden=False))

    answer_all(g, box)
    answer_all(other, box)

    assert [PLOTS.index(plot) for plot in (RECRUIT, SNEAK, ROB)] == options(g)
    assert [PLOTS.index(plot) for plot in (HIRE, PATROL, CAPTURE)] == options(other)


def test_plots_and_deeds_is_a_plot_and_then_perhaps_a_deed():
    g = a_regular_card((1, HENCHMAN, NOTTINGHAM), robin=SHIRE_WOOD)

    answer_all(g, PLOTS_AND_DEEDS, PLOTS.index(RECRUIT), SHIRE_WOOD, PLACE_ONE, DONE)
    assert [DEEDS.index(SWASHBUCKLE), DONE] == options(g)
    answer_all(g, DONE)

    assert SHERIFF == actor(g)


def test_a_deed_may_follow_in_a_space_of_the_plot():
    """4.1: a Plot and a Deed may use the same space."""
    g = a_regular_card(robin=REMSTON, revolting=[REMSTON], favour=1)

    answer_all(
        g,
        PLOTS_AND_DEEDS,
        PLOTS.index(RECRUIT),
        REMSTON,
        PLACE_ONE,
        DONE,
        DEEDS.index(INSPIRE),
        PASS_ON_SINGLE_PLOT,
    )

    assert 2 == g.favour


def test_the_plot_may_be_skipped_for_a_deed_but_not_both():
    """R14: at least one of them."""
    g = sheriff_first(a_regular_card((1, HENCHMAN, NOTTINGHAM), robin=SHIRE_WOOD))

    answer_all(g, PLOTS_AND_DEEDS)
    assert [PLOTS.index(HIRE), PLOTS.index(PATROL), ONLY_DEED + DEEDS.index(RIDE)] == options(g)
    answer_all(g, ONLY_DEED + DEEDS.index(RIDE), BLYTH, 1)

    assert ROBIN == actor(g)
    assert 1 == count(g, HENCHMAN, BLYTH)


def test_any_deed_of_the_own_side_may_be_done_alone():
    """R14: Robin Hood has Turncoat, Donate, Swashbuckle and Inspire to choose from."""
    g = a_regular_card(
        (1, HENCHMAN, REMSTON),
        (1, REVEALED_MAN, NOTTINGHAM),
        (1, HIDDEN_MAN, BLYTH),
        robin=REMSTON,
        revolting=[REMSTON],
    )

    answer_all(g, PLOTS_AND_DEEDS)
    assert [ONLY_DEED + i for i in range(4)] == options(g)[-4:]
    answer_all(g, ONLY_DEED + DEEDS.index(TURNCOAT), REMSTON)

    assert SHERIFF == actor(g)
    assert 0 == count(g, HENCHMAN, REMSTON)


def test_the_plot_cannot_be_skipped_without_a_deed_to_do():
    """R14."""
    g = sheriff_first(a_regular_card(robin=SHIRE_WOOD))

    answer_all(g, PLOTS_AND_DEEDS)

    assert [PLOTS.index(HIRE)] == options(g)


def test_the_strict_option_makes_every_deed_need_a_plot():
    """R14: option deed_needs_plot."""
    g = sheriff_first(a_regular_card((1, HENCHMAN, NOTTINGHAM), robin=SHIRE_WOOD, options=DEED_NEEDS_PLOT))

    answer_all(g, PLOTS_AND_DEEDS)
    assert [PLOTS.index(HIRE), PLOTS.index(PATROL)] == options(g)
    answer_all(g, PLOTS.index(HIRE), NOTTINGHAM, 1, DONE)

    assert [DEEDS.index(RIDE), DONE] == options(g)


@pytest.mark.parametrize(("strict", "offered"), [(0, True), (DEED_NEEDS_PLOT, False)])
def test_with_only_a_deed_to_do_plots_and_deeds_is_offered_unless_the_strict_option_is_on(strict, offered):
    """R14, R15: a Sheriff without Shillings cannot Plot but can Ride."""
    g = sheriff_first(
        a_regular_card((1, HENCHMAN, NOTTINGHAM), robin=PRISON, shillings=(0, 0), card=22, options=strict)
    )

    assert offered == (PLOTS_AND_DEEDS in options(g))
    assert SINGLE_PLOT not in options(g)


def test_only_passing_is_offered_where_nothing_can_be_done():
    """R15: Robin in Prison could Swashbuckle, so he is out of the game here."""
    g = table(robin=OUT, shillings=(0, 9), card=22)

    begin(g, REGULAR_CARD, SHERIFF)

    assert [PASS_ON_SINGLE_PLOT, PASS_ON_EVENT, PASS_ON_PLOTS_AND_DEEDS] == options(g)


def test_a_deed_alone_opens_plots_and_deeds_but_not_the_single_plot():
    """R15: Robin in Prison can break out, nothing else."""
    g = begin(nothing_to_do_for_robin_hood(), REGULAR_CARD, SHERIFF)

    assert [PASS_ON_SINGLE_PLOT, PASS_ON_EVENT, PLOTS_AND_DEEDS, PASS_ON_PLOTS_AND_DEEDS] == options(g)


@pytest.mark.parametrize(
    ("shillings", "expected"),
    [(0, {REMSTON: 1.0}), (1, {REMSTON: pytest.approx(1 / 11), AVAILABLE: pytest.approx(10 / 11)})],
)
def test_acting_where_only_robin_could_act_tells_that_he_is_there(shillings, expected):
    """R15: no Shilling and no Traveller, so only a Swashbuckle of Robin opens the box."""
    g = a_regular_card(robin=REMSTON, shillings=(shillings, 0), suspects=[REMSTON, AVAILABLE])
    for number in range(1, 11):
        g.travellers[number] = DISCARD

    answer_all(g, PLOTS_AND_DEEDS)

    assert expected == suspicion(g)


@pytest.mark.parametrize(("first", "offered"), [(ROBIN, False), (SHERIFF, True)])
def test_each_side_judges_an_event_by_what_it_knows(first, offered):
    """R15, R33, R57: Little John needs a Hidden Robin; he is Available, but the Sheriff suspects Blyth."""
    g = a_regular_card((1, HIDDEN_MAN, BLYTH), robin=AVAILABLE, suspects=[BLYTH], card=5)
    if first == SHERIFF:
        sheriff_first(g)

    assert offered == (EVENT in options(g))


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_either_side_may_use_either_half_of_an_event(side):
    """R13."""
    g = a_regular_card(robin=SHIRE_WOOD)
    if side == SHERIFF:
        sheriff_first(g)

    answer_all(g, EVENT)

    assert [LIGHT, DARK] == options(g)


@pytest.mark.parametrize(("side", "half"), [(ROBIN, LIGHT), (SHERIFF, DARK)])
def test_the_option_locks_each_side_to_its_own_half(side, half):
    """R13: option events_side_locked."""
    g = a_regular_card(robin=SHIRE_WOOD, options=EVENTS_SIDE_LOCKED)
    if side == SHERIFF:
        sheriff_first(g)

    answer_all(g, EVENT)

    assert [half] == options(g)


def test_a_locked_side_must_pass_where_its_own_half_is_impossible():
    """R13, R15: Fast Carriages, dark, needs a Carriage on the map."""
    g = sheriff_first(a_regular_card(card=22, robin=BLYTH, options=EVENTS_SIDE_LOCKED))

    assert EVENT not in options(g)
    assert PASS_ON_EVENT in options(g)


def test_the_event_is_carried_out():
    g = a_regular_card(robin=SHIRE_WOOD, favour=1)

    answer_all(g, EVENT, LIGHT, BLYTH, PASS_ON_SINGLE_PLOT)

    assert REVOLTING == g.status[BLYTH]
    assert 2 == g.favour
