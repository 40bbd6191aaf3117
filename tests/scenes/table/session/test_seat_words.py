"""Who sits where, in words."""

import pytest

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.ai.personas import persona_names
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.seat_words import seat_words

PERSON = Seat()


def words(*seats):
    contest = Contest(Game(Beginning(seed=1)), seats)
    return [seat_words(seat, contest) for seat in seats]


def test_a_person_against_the_computer_is_you():
    assert ["You", "The Outlaw, Cruel"] == words(PERSON, Seat("outlaw", "cruel"))


def test_an_even_temper_needs_no_word():
    assert ["The Miller", "You"] == words(Seat("miller"), PERSON)


def test_two_people_know_who_they_are():
    assert ["", ""] == words(PERSON, PERSON)


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_every_level_and_every_character_has_a_name(level):
    said = {words(PERSON, Seat(level, persona))[1] for side in (0, 1) for persona in persona_names(side)}

    assert len({*persona_names(0), *persona_names(1)}) == len(said)
