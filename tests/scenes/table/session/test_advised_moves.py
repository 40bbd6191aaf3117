"""What a hint shows on the map: the exact target, and the way there."""

from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NOTTINGHAM,
    PARTY_HIDDEN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
)
from gest_desktop.scenes.table.seen.things import space
from gest_desktop.scenes.table.session.advised_moves import advised_moves, advised_way
from tests.table import begin, table

SNEAK, PATROL, HIRE = (
    next(plot for plot in PLOTS if plot.name == name) for name in ("sneak", "patrol", "hire")
)


def advised(g, side, option, *plan):
    steps = [{"option": each} for each in plan]
    return advised_moves(redact(g, side), {"option": option, "plan": steps})


def ways(found):
    return [(arrow.source, arrow.target, arrow.number) for arrow in found.arrows]


def test_the_target_and_the_way_of_a_patrol_are_shown():
    g = table((3, HENCHMAN, NOTTINGHAM), (1, HIDDEN_MAN, MANSFIELD))
    found = advised(begin(g, PATROL.single, SHERIFF), SHERIFF, MANSFIELD, NOTTINGHAM, 2)

    assert ({space(MANSFIELD), space(NOTTINGHAM)}, [(NOTTINGHAM, MANSFIELD, 2)]) == (
        found.things,
        ways(found),
    )


def test_a_way_that_is_planned_behind_the_screen_is_shown_to_whoever_plans_it():
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), robin=NOTTINGHAM)
    found = advised(begin(g, SNEAK.single, ROBIN), ROBIN, SHIRE_WOOD, BLYTH, PARTY_HIDDEN)

    assert [(SHIRE_WOOD, BLYTH, 1)] == ways(found)


def test_those_who_are_hired_come_from_where_they_are_available():
    found = advised(begin(table(), HIRE.single, SHERIFF), SHERIFF, NOTTINGHAM, 3)

    assert ({space(NOTTINGHAM)}, [(AVAILABLE, NOTTINGHAM, 3)]) == (found.things, ways(found))


def test_a_plan_that_does_not_fit_any_more_ends_there():
    found = advised(begin(table(), HIRE.single, SHERIFF), SHERIFF, NOTTINGHAM, 99, DONE)

    assert ({space(NOTTINGHAM)}, []) == (found.things, ways(found))


def way(g, side, option, *plan):
    found = advised_way(redact(g, side), {"option": option, "plan": plan})
    return [(arrow.source, arrow.target, arrow.number) for arrow in found]


def test_who_comes_from_a_place_goes_from_there_to_the_place_in_question():
    """The arrow once pointed from the target of a Patrol to those who were to come."""
    g = table((3, HENCHMAN, NOTTINGHAM), (1, HIDDEN_MAN, MANSFIELD))
    begin(g, PATROL.single, SHERIFF)
    answer(g, *question(g), MANSFIELD)
    two = {"kind": "number", "option": 2}

    assert [(NOTTINGHAM, MANSFIELD, 2)] == way(g, SHERIFF, NOTTINGHAM, two)
    assert [(NOTTINGHAM, MANSFIELD, 1)] == way(g, SHERIFF, NOTTINGHAM)


def test_a_sneak_goes_from_the_place_in_question_to_the_one_that_is_advised():
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), robin=NOTTINGHAM)
    begin(g, SNEAK.single, ROBIN)
    answer(g, *question(g), SHIRE_WOOD)

    assert [(SHIRE_WOOD, BLYTH, 1)] == way(g, ROBIN, BLYTH, {"kind": "pieces", "option": PARTY_HIDDEN})


def test_another_space_for_the_same_plot_is_no_way_there():
    g = table(shillings=(5, 9))
    begin(g, HIRE.full, SHERIFF)
    for option in (MANSFIELD, 1):
        answer(g, *question(g), option)

    assert [] == way(g, SHERIFF, NOTTINGHAM)
