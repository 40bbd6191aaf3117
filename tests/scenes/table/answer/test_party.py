"""Merry Men are picked one by one until they form a party that is an option."""

import pytest

from gest_desktop.rules.explain import Choice, Decision
from gest_desktop.rules.vocabulary import DONE, ROBIN
from gest_desktop.scenes.table.answer.party import HIDDEN, REVEALED, Figure, Party
from gest_desktop.scenes.table.answer.party import ROBIN as LEADER
from tests.scenes.random_games import moments
from tests.table import party as named


def asking_for(*parties, also=()):
    """A question whose options are (hidden, revealed, robin)."""
    choices = [
        Choice(named(*numbers), dict(zip((HIDDEN, REVEALED, LEADER), numbers, strict=True)), "")
        for numbers in parties
    ]
    return Party(Decision(ROBIN, "pieces", "Who goes?", "3.2.2", (*choices, *also)))


@pytest.fixture
def two_and_robin():
    """One or two Hidden men, with or without Robin, but at least one figure."""
    return asking_for((1, 0, 0), (2, 0, 0), (0, 0, 1), (1, 0, 1), (2, 0, 1))


def test_everybody_who_could_go_is_there_to_be_picked_robin_first(two_and_robin):
    assert (Figure(LEADER, 0), Figure(HIDDEN, 0), Figure(HIDDEN, 1)) == two_and_robin.figures


def test_nobody_is_picked_at_first(two_and_robin):
    assert [False] * 3 == [two_and_robin.is_picked(figure) for figure in two_and_robin.figures]
    assert two_and_robin.option is None


def test_those_who_are_picked_are_an_option(two_and_robin):
    two_and_robin.toggle(Figure(HIDDEN, 0))
    two_and_robin.toggle(Figure(LEADER, 0))

    assert named(hidden=1, robin=1) == two_and_robin.option


def test_men_of_a_kind_are_alike(two_and_robin):
    """Whoever picks the second of them has picked one."""
    two_and_robin.toggle(Figure(HIDDEN, 1))

    assert (True, False) == tuple(two_and_robin.is_picked(Figure(HIDDEN, i)) for i in range(2))
    assert named(hidden=1) == two_and_robin.option


def test_who_is_picked_again_stays_behind(two_and_robin):
    for _time in range(2):
        two_and_robin.toggle(Figure(HIDDEN, 0))

    assert two_and_robin.option is None


def test_all_is_the_largest_party_that_is_allowed():
    """Three men stand there, but no more than two may go."""
    some = asking_for((1, 0, 0), (2, 0, 0), (1, 1, 0), (0, 1, 0))
    some.take_all()

    assert 2 == sum(some.is_picked(figure) for figure in some.figures)
    assert some.option is not None


def test_a_party_that_must_be_just_so_is_picked_already():
    assert named(hidden=2, revealed=1) == asking_for((2, 1, 0)).option


def test_to_be_done_is_no_party():
    done = Choice(DONE, "done", "Done")

    assert [named(hidden=1)] == list(asking_for((1, 0, 0), also=(done,)).options.values())


def test_whoever_picks_at_random_never_names_what_is_not_allowed():
    seen = 0
    for _game, asked in moments(0, 1, 2):
        if asked.kind == "pieces":
            group, allowed = Party(asked), {choice.option for choice in asked.choices}
            for figure in group.figures:
                group.toggle(figure)
                assert group.option is None or group.option in allowed
                seen += group.option is not None
    assert seen > 30
