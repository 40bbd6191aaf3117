"""A contest: turns, views, undo of real choices, and nothing lost on the way."""

import json
from random import Random

import pytest

from gest_desktop.common.refusal import NothingToUndoError
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.referee import IllegalAnswerError
from gest_desktop.rules.saves import DamagedSaveError
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import PLOTS_AND_DEEDS, ROBIN, SHERIFF, SINGLE_PLOT
from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore
from gest_desktop.scenes.table.session import contest as module
from gest_desktop.scenes.table.session.contest import Contest, Seat

PERSON, COMPUTER = Seat(), Seat("outlaw", "cruel")


@pytest.fixture
def store(tmp_path):
    return SaveStore(tmp_path / "games")


def a_contest(*seats, store=None):
    return Contest(Game(Beginning(seed=1, event_deck=(28, 7))), seats or (PERSON, COMPUTER), store)


def test_the_table_is_seen_through_the_persons_eyes():
    assert [ROBIN, SHERIFF] == [a_contest(PERSON, COMPUTER).viewer, a_contest(COMPUTER, PERSON).viewer]


def test_two_people_look_in_turn():
    contest = a_contest(PERSON, PERSON)
    contest.answer(CLASSIC)
    contest.answer(2 * SINGLE_PLOT + 1)

    assert contest.is_hot_seat
    assert SHERIFF == contest.actor == contest.viewer


def test_the_computer_is_told_its_own_view_only():
    contest = a_contest()
    contest.answer(CLASSIC)
    contest.answer(2 * SINGLE_PLOT + 1)

    request = contest.request()

    assert ("sheriff", "outlaw", "cruel") == (request["side"], request["level"], request["persona"])
    assert "hidden" == request["view"]["robin_hood"]["location"]
    assert not contest.persons_turn


def test_a_choice_can_be_taken_back():
    contest = a_contest()
    contest.answer(CLASSIC)
    contest.answer(2 * PLOTS_AND_DEEDS)
    asked = contest.decision()
    contest.answer(asked.choices[0].option)
    contest.undo()

    assert asked == contest.decision()


def test_what_the_computer_did_cannot_be_taken_back():
    contest = a_contest()
    contest.answer(CLASSIC)
    contest.answer(2 * SINGLE_PLOT + 1)
    contest.answer(contest.game.question()[0].options(contest.game.state, contest.game.question()[1])[0])

    with pytest.raises(NothingToUndoError, match=r"\.$"):
        contest.undo()


def test_at_the_beginning_there_is_nothing_to_take_back():
    with pytest.raises(NothingToUndoError, match="nothing to undo"):
        a_contest().undo()


def test_a_wrong_answer_changes_nothing(store):
    contest = a_contest(store=store)
    with pytest.raises(IllegalAnswerError):
        contest.answer(99)

    assert [] == contest.game.answers == store.load(store.path(CURRENT)).game.answers


def test_every_answer_is_on_the_disk_before_the_next_is_asked_for(store):
    contest, random = a_contest(PERSON, PERSON, store=store), Random(4)
    while not contest.is_over:
        contest.answer(random.choice(contest.decision().choices).option)
        if random.random() < 0.1:
            kept = store.load(store.path(CURRENT))
            assert contest.game.answers == kept.game.answers
    assert contest.seats_json() == store.load(store.path(CURRENT)).seats


def test_a_disk_that_takes_nothing_is_told_and_the_game_goes_on(tmp_path):
    (tmp_path / "games").write_text("in the way")
    contest = a_contest(store=SaveStore(tmp_path / "games"))
    contest.answer(CLASSIC)

    assert contest.trouble.startswith("The game could not be saved")
    assert contest.game.answers


def test_games_have_names_of_any_kind(store):
    game, seats = Game(Beginning(seed=1)), a_contest().seats_json()
    names = ["Nottingham, at last", "Nottingham; at last", "../../etc/passwd", "è già finita?", "", "a" * 200]
    for name in names:
        assert "" == store.keep(game, seats, name)

    assert len(names) == len(store.listed()) == len(list(store.folder.iterdir()))
    assert {name[:60] for name in names} == {row.name for row in store.listed()}


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"name": 3}', "[" * 9999, '{"name": ""}'])
def test_a_damaged_game_is_listed_told_of_and_left(store, text):
    store.keep(Game(Beginning(seed=1)), a_contest().seats_json())
    store.flush()
    path = store.path(CURRENT)
    path.write_text(text)

    with pytest.raises(DamagedSaveError, match=r"\.$"):
        store.load(path)
    assert text == path.read_text()
    assert 1 == len(store.listed())


@pytest.mark.parametrize("change", [{"seats": {}}, {"when": -1}, {"seats": {"robin": {"player": "god"}}}])
def test_seats_and_dates_are_checked(store, change):
    store.keep(Game(Beginning(seed=1)), a_contest().seats_json())
    store.flush()
    path = store.path(CURRENT)
    path.write_text(json.dumps(json.loads(path.read_text()) | change))

    with pytest.raises(DamagedSaveError, match=r"\.$"):
        store.load(path)


def test_a_view_is_made_once_for_each_question_and_side(store, monkeypatch):
    made = []
    monkeypatch.setattr(module, "redact", lambda g, side: made.append(side) or redact(g, side))
    contest = a_contest(store=store)
    views = [contest.view(side) for _frame in range(60) for side in (ROBIN, SHERIFF)]

    assert [ROBIN, SHERIFF] == made
    assert redact(contest.game.state, ROBIN) == views[0] == views[-2]
    contest.answer(contest.options()[0])
    assert redact(contest.game.state, SHERIFF) == contest.view(SHERIFF)
    assert [ROBIN, SHERIFF, SHERIFF] == made


def test_after_an_undo_the_view_is_the_old_one_again(store):
    contest = a_contest(store=store)
    contest.answer(CLASSIC)
    before = contest.view(ROBIN)
    contest.answer(2 * PLOTS_AND_DEEDS)
    assert before != contest.view(ROBIN)
    contest.undo()

    assert before == contest.view(ROBIN)


def a_seeded_contest(seed):
    contest = Contest(Game(Beginning(seed=seed, event_deck=(28, 7))), (PERSON, COMPUTER))
    for option in (CLASSIC, 2 * SINGLE_PLOT + 1):
        contest.answer(option)
    return contest


def test_who_is_asked_finds_the_seed_of_the_game_neither_by_trying_nor_by_reckoning():
    """The opponent and the adviser could tell cards and dice from it; they may know the whole program."""
    seed = 42
    told = [a_seeded_contest(seed).request(side)["seed"] for side in (ROBIN, SHERIFF)]
    tried = {
        found: [a_seeded_contest(found).request(side)["seed"] for side in (ROBIN, SHERIFF)]
        for found in range(100)
    }

    assert [] == [found for found, requests in tried.items() if set(requests) & set(told)]
    assert not any(abs(number - factor * seed) < 1000 for number in told for factor in range(1, 20_000))


def test_two_games_with_the_same_seed_meet_an_opponent_with_other_luck():
    one, other = a_contest(), a_contest()

    assert one.game.beginning == other.game.beginning
    assert one.request()["seed"] != other.request()["seed"]


def test_with_the_same_key_the_opponent_has_the_same_luck_again():
    key, seats = b"the same game once more", (PERSON, COMPUTER)
    one, other = (Contest(Game(Beginning(seed=1)), seats, key=key) for _time in range(2))

    assert one.request() == other.request()
