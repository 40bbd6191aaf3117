"""A finished game enters the career by itself, once."""

from random import Random

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.table.session import contest as contests
from gest_desktop.scenes.table.session.contest import LONGEST_THOUGHT, Contest, Seat


@pytest.fixture
def store(tmp_path):
    return SaveStore(tmp_path)


def played(contest, seed=3):
    random = Random(seed)
    while not contest.is_over:
        contest.answer(random.choice(list(contest.options())))
    return contest


def test_the_end_of_a_game_is_recorded_without_any_page(store):
    contest = played(Contest(Game(Beginning(3)), (Seat(), Seat("friar", "cruel")), store))
    (record,) = store.career.read().games

    assert contest.about.id == record.id
    assert ("robin", "friar", "cruel") == (record.side, record.level, record.persona)
    assert contest.game.state.favour == record.favour


def test_the_page_at_the_end_asks_again_and_gets_the_same(store):
    contest = played(Contest(Game(Beginning(3)), (Seat(), Seat("friar")), store))
    first, again = contest.enter_career(), contest.enter_career()

    assert first == again
    assert 0 != first.change
    assert 1 == len(store.career.read().games)


def test_a_game_that_goes_on_brings_nothing(store):
    contest = Contest(Game(Beginning(3)), (Seat(), Seat("friar")), store)
    contest.answer(contest.options()[0])

    assert contest.enter_career() is None
    assert () == store.career.read().games


@pytest.mark.parametrize("other", [Seat(), None], ids=["hot seat", "lesson"])
def test_a_game_of_two_people_or_of_a_lesson_is_no_part_of_it(store, other):
    seats, kept = ((Seat(), other), store) if other else ((Seat(), Seat("miller")), None)
    contest = played(Contest(Game(Beginning(3)), seats, kept))

    assert contest.enter_career() is None
    assert () == store.career.read().games


def test_hints_and_practice_are_told(store):
    contest = Contest(Game(Beginning(3)), (Seat(), Seat("friar")), store)
    contest.note_hint()
    played(contest)

    assert (True, False) == (store.career.read().games[0].hints, store.career.read().games[0].practice)


def test_time_at_the_table_is_counted_but_not_that_of_someone_who_left(store, monkeypatch):
    now = 1000.0
    monkeypatch.setattr(contests.time, "monotonic", lambda: now)
    contest = Contest(Game(Beginning(3)), (Seat(), Seat("friar")), store)
    for seconds in (12.6, 12.6, 5000.0):
        now += seconds
        contest.answer(contest.options()[0])

    assert int(25.2 + LONGEST_THOUGHT) == contest.about.seconds
    later = Contest(contest.game, contest.seats, store, about=contest.about)
    now += 10.0
    later.answer(later.options()[0])
    assert int(35.0 + LONGEST_THOUGHT) == later.about.seconds
