"""A plan behind the screen is shown to Robin Hood alone, as if it were carried out."""

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.referee import question
from gest_desktop.rules.setup import OWN
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DONE,
    HIDDEN_MAN,
    MANSFIELD,
    REMSTON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
)
from gest_desktop.scenes.table.seen.planned_moves import arrivals, planned_arrows, with_plan
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, ROBIN_HIDDEN, sight
from gest_desktop.scenes.table.seen.things import Arrow, Thing
from tests.scenes.random_games import moments
from tests.table import answer_all, begin, party, table

SNEAK = next(plot for plot in PLOTS if plot.name == "sneak")


def men(seen, place):
    return next(each.merry_men for each in seen.spaces if each.place == place)


def planned(g, side=ROBIN):
    view = redact(g, side)
    return with_plan(sight(view), view)


def sneaking(*answers, robin=SHIRE_WOOD):
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, SHIRE_WOOD), robin=robin)
    return answer_all(begin(g, SNEAK.full, ROBIN), SHIRE_WOOD, *answers)


def test_those_who_will_sneak_stand_where_they_will_go():
    """3.2.2: Hidden, whoever was Revealed before."""
    g = sneaking(BLYTH, party(1, 1, 1))

    assert (ROBIN_HIDDEN, MAN_HIDDEN, MAN_HIDDEN) == men(planned(g), BLYTH)
    assert (MAN_HIDDEN,) == men(planned(g), SHIRE_WOOD)


def test_two_ways_are_shown_together():
    g = sneaking(BLYTH, party(1), MANSFIELD, party(robin=1))

    assert [(MAN_HIDDEN,), (ROBIN_HIDDEN,)] == [men(planned(g), place) for place in (BLYTH, MANSFIELD)]


def test_the_sheriff_sees_nothing_of_it():
    """11: behind the screen."""
    g = sneaking(BLYTH, party(1, 1, 1))

    assert sight(redact(g, SHERIFF)) == planned(g, SHERIFF)


def test_without_a_plan_the_table_stays_as_it_is():
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH)
    begin(g, SNEAK.full, ROBIN)
    question(g)

    assert sight(redact(g, ROBIN)) == planned(g)


def test_a_band_of_ones_own_is_shown_as_it_is_placed():
    """2.1: Robin comes first."""
    game = Game(Beginning(seed=1))
    for option in (OWN, REMSTON, SHIRE_WOOD):
        game.play(option)

    assert [(ROBIN_HIDDEN,), (MAN_HIDDEN,)] == [
        men(planned(game.state), place) for place in (REMSTON, SHIRE_WOOD)
    ]


def on_the_map(seen):
    return sum(len(each.merry_men) for each in seen.spaces)


def test_a_plan_moves_men_and_makes_none():
    """Along whole games, until it is carried out; in the set-up they come from outside."""
    plans = 0
    for game, asked in moments(*range(6)):
        if asked.actor == ROBIN and len(game.answers) > 8:
            now = sight(redact(game.state, ROBIN))
            seen = planned(game.state)
            assert on_the_map(now) == on_the_map(seen)
            plans += seen != now
    assert plans > 10


def test_what_was_planned_comes_true():
    """3.2.2: nobody stands in the way, so all of them go where they were shown."""
    g = sneaking(BLYTH, party(1, 0, 1))
    shown = [len(men(planned(g), place)) for place in (SHIRE_WOOD, BLYTH)]
    while DONE in question(g)[0].options(g, question(g)[1]):
        answer_all(g, DONE)

    assert shown == [len(men(sight(redact(g, ROBIN)), place)) for place in (SHIRE_WOOD, BLYTH)]


def test_whoever_has_his_place_in_the_set_up_is_no_longer_available():
    """2.1.1."""
    game = Game(Beginning(seed=1))
    game.play(OWN)
    before = sight(redact(game.state, ROBIN)).mats.men_available
    game.play(SHIRE_WOOD)
    game.play(REMSTON)
    after = planned(game.state).mats.men_available

    assert (1, 0) == (before.count(ROBIN_HIDDEN), after.count(ROBIN_HIDDEN))
    assert len(before) - 2 == len(after)


def test_planned_moves_look_planned():
    """Arrows lead where the men will go, and those who will arrive are pale."""
    view = redact(sneaking(BLYTH, party(1, 0, 1), MANSFIELD, party(1)), ROBIN)

    assert {Arrow(MAN_HIDDEN, SHIRE_WOOD, BLYTH, 2), Arrow(MAN_HIDDEN, SHIRE_WOOD, MANSFIELD, 1)} == set(
        planned_arrows(sight(view), view)
    )
    assert {
        Thing("piece", BLYTH, ROBIN_HIDDEN, 0),
        Thing("piece", BLYTH, MAN_HIDDEN, 0),
        Thing("piece", MANSFIELD, MAN_HIDDEN, 0),
    } == arrivals(sight(view), view)


def test_the_sheriff_sees_no_plan():
    view = redact(sneaking(BLYTH, party(1)), SHERIFF)

    assert ((), frozenset()) == (planned_arrows(sight(view), view), arrivals(sight(view), view))
