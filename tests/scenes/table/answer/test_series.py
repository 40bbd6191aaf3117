"""Redeployment on one card: how many Henchmen return is asked for all Parishes at once."""

from gest_desktop.rules.inspection.redeployment import RETURN_TO_NOTTINGHAM
from gest_desktop.rules.referee import question
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    HENCHMAN,
    MANSFIELD,
    NOTTINGHAM,
    REMSTON,
    SHERIFF,
)
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.answer.offering import CONFIRM
from gest_desktop.scenes.table.answer.party import ALL, NONE
from gest_desktop.scenes.table.answer.series import FEWER, MORE
from gest_desktop.scenes.table.seen.things import Thing
from tests.scenes.random_games import put_to_a_person
from tests.table import answer_all, begin, count, table


def returning(*pieces):
    g = table(*pieces, revolting=[REMSTON])
    return begin(g, RETURN_TO_NOTTINGHAM, SHERIFF)


def step(number, way):
    return Thing("stepper", number=number, picture=way)


def test_every_parish_whose_henchmen_may_return_has_its_number():
    """6.4: not from a Revolting Parish."""
    asked = put_to_a_person(returning((2, HENCHMAN, BLYTH), (1, HENCHMAN, REMSTON), (3, HENCHMAN, BINGHAM)))

    assert [BLYTH, BINGHAM] == [each.place for each in asked.series.asked]
    assert [(0, 2), (0, 3)] == asked.series.limits
    assert ((), "How many Henchmen return to Nottingham?") == (asked.chips, asked.prompt)


def test_the_numbers_are_given_all_at_once():
    g = returning((2, HENCHMAN, BLYTH), (3, HENCHMAN, BINGHAM))
    asked = put_to_a_person(g)
    for _press in range(5):
        asked.touch(step(1, MORE))
    asked.touch(step(1, FEWER))

    assert Reaction((0, 2)) == asked.touch(CONFIRM)
    question(answer_all(g, 0, 2))  # carries out what follows the last answer
    assert (2, 1, 2) == (
        count(g, HENCHMAN, BLYTH),
        count(g, HENCHMAN, BINGHAM),
        count(g, HENCHMAN, NOTTINGHAM),
    )


def test_everyone_can_be_left_or_called_home_with_one_press():
    asked = put_to_a_person(returning((2, HENCHMAN, BLYTH), (3, HENCHMAN, BINGHAM), (1, HENCHMAN, MANSFIELD)))
    asked.touch(ALL)
    everyone = asked.touch(CONFIRM)
    asked.touch(NONE)

    assert (Reaction((2, 1, 3)), Reaction((0, 0, 0))) == (everyone, asked.touch(CONFIRM))


def test_escape_first_takes_the_numbers_back():
    asked = put_to_a_person(returning((2, HENCHMAN, BLYTH), (3, HENCHMAN, BINGHAM)))
    asked.touch(step(0, MORE))

    assert (True, False) == (asked.cancel(), asked.cancel())
    assert [0, 0] == asked.series.numbers


def test_a_single_parish_is_asked_as_a_plain_number():
    asked = put_to_a_person(returning((2, HENCHMAN, BLYTH)))

    assert (None, 3) == (asked.series, len(asked.chips))
