"""Advice in the first game: about clearly missed chances, immediately, and at most once per card."""

import pytest

from gest_desktop.rules.cards.event import HALF_IDS
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import BALANCED
from gest_desktop.rules.texts import event_title, half_label, player_aids
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.shell.players import PERSON
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.tutorial.coach import Coach
from tests.scenes.fake_worker import FakeWorker
from tests.scenes.tutorial.prompter import EVENT, FOUND, LARGE, PASS_ON_EVENT, SINGLE, Prompter


def a_contest(seed=5):
    game = Game(Beginning(seed=seed))
    game.play(BALANCED)
    return Contest(game, (Seat(PERSON), Seat("miller")), None)


def coached(contest, chosen, *visits):
    coach, worker = Coach(contest, ROBIN), Prompter(*visits)
    coach.attend(worker)
    coach.receive()
    coach.see(chosen)
    return coach.advice()


def advised(chosen, *visits):
    """What is said after an answer to the first question, given this search result."""
    return coached(a_contest(), chosen, *visits)


def test_what_was_done_and_what_was_better_are_named_with_the_reasons_of_the_search():
    message = advised(SINGLE, (LARGE, 150, 0.61), (SINGLE, 40, 0.50), (EVENT, 60, 0.55))
    assert [
        "You chose “Single Plot”",
        "“Plots & Deeds” would raise your chance of winning from 50% to 61%",
        "That way: Royal Favour 1 step closer to Justice.",
    ] == message.split(". ")


def test_of_a_missed_event_its_card_and_a_half_are_named():
    contest = a_contest(seed=4)
    message = coached(contest, PASS_ON_EVENT, (EVENT, 150, 0.61), (PASS_ON_EVENT, 40, 0.50))
    card = contest.game.state.card
    labels = [half_label(card, half) for half in HALF_IDS]
    assert f"The Event would let you use {event_title(card)}: “" in message
    assert any(f"“{label}”." in message for label in labels)


def test_of_a_missed_plot_the_same_is_told():
    contest = a_contest()
    contest.answer(LARGE)
    asked = contest.decision(ROBIN)
    better, done = (choice.option for choice in asked.choices[:2])
    message = coached(contest, done, (better, 150, 0.61), (done, 40, 0.50))
    words = f"You chose “{asked.choices[1].label}”. “{asked.choices[0].label}” would raise your chance"
    assert message.startswith(words)


def test_reasons_for_another_answer_than_the_better_one_are_not_told():
    """The search may draw its answer, and then compares that one."""
    message = advised(SINGLE, (EVENT, 60, 0.55), (LARGE, 150, 0.61), (SINGLE, 40, 0.50))
    assert "“Plots & Deeds” would raise your chance" in message
    assert "That way" not in message


def test_where_the_search_has_no_reason_a_plot_speaks_for_itself(monkeypatch):
    monkeypatch.setattr("gest_desktop.scenes.tutorial.coach.read_reasons", lambda _rows: [])
    contest = a_contest()
    contest.answer(LARGE)
    better, done = (choice.option for choice in contest.decision(ROBIN).choices[:2])
    message = coached(contest, done, (better, 150, 0.61), (done, 40, 0.50))
    value = contest.decision(ROBIN).choices[0].value
    assert message.endswith(f" to 61%. {player_aids()[value]['summary']['en']}")


@pytest.mark.parametrize(
    ("chosen", "visits"),
    [
        (SINGLE, ((LARGE, 150, 0.55), (SINGLE, 40, 0.50))),  # not clearly
        (LARGE, ((LARGE, 150, 0.61), (SINGLE, 40, 0.50))),  # the best
        (SINGLE, ((LARGE, 150, 0.61), (SINGLE, 3, 0.20))),  # too few visits
        (SINGLE, ()),  # nothing found
    ],
)
def test_otherwise_nothing_is_said(chosen, visits):
    assert "" == advised(chosen, *visits)


def test_the_worker_is_given_the_learners_own_view_only():
    coach, worker = Coach(a_contest(), ROBIN), Prompter()
    coach.attend(worker)
    coach.attend(worker)
    (request,) = worker.requests
    assert ("robin", "yeoman", 8) == (request["side"], request["level"], request["alternatives"])
    assert isinstance(request["view"]["event_deck"], int)


def test_at_most_once_a_card():
    coach, worker = Coach(a_contest(), ROBIN), Prompter((LARGE, 150, 0.7), (SINGLE, 40, 0.5))
    for message in (True, False):
        coach.attended = -1
        coach.attend(worker)
        coach.receive()
        coach.see(SINGLE)
        assert message == bool(coach.advice())


def test_a_thought_that_ends_late_is_told_as_long_as_the_card_lies():
    contest, worker = a_contest(), Prompter(*FOUND)
    coach = Coach(contest, ROBIN)
    worker.is_thoughtful = True
    coach.attend(worker)
    coach.see(SINGLE)
    contest.answer(SINGLE)
    coach.receive()
    assert "" == coach.advice()
    assert coach.is_weighing
    worker.is_thoughtful = False
    coach.receive()
    assert coach.advice()


def test_when_the_next_card_lies_there_nothing_is_said_any_more():
    contest, worker = a_contest(), Prompter(*FOUND)
    coach = Coach(contest, ROBIN)
    coach.attend(worker)
    coach.see(SINGLE)
    cards = len(contest.game.state.played)
    while len(contest.game.state.played) == cards:
        contest.answer(contest.options()[-1])
    coach.receive()
    assert "" == coach.advice()


def test_once_the_rival_is_at_it_nothing_is_said_any_more():
    coach, worker = Coach(a_contest(), ROBIN), Prompter(*FOUND)
    coach.attend(worker)
    coach.see(SINGLE)
    coach.forget()
    coach.receive()
    assert "" == coach.advice()


def test_smaller_questions_are_the_learners_own_matter():
    contest = a_contest()
    for value in (LARGE, 1):  # Plots & Deeds, Sneak: now a space is asked for
        contest.answer(value)
    coach, worker = Coach(contest, ROBIN), Prompter()
    coach.attend(worker)
    assert [] == worker.requests


def test_whoever_does_not_want_advice_gets_none():
    coach, worker = Coach(a_contest(), ROBIN), Prompter((LARGE, 150, 0.7), (SINGLE, 40, 0.5))
    coach.is_on = False
    coach.attend(worker)
    assert [] == worker.requests


def test_the_coach_does_not_tell_its_search_the_seed_of_the_game():
    """Nor a number that someone with the whole program could compare."""
    requests = []
    for _time in range(2):
        worker = FakeWorker()
        Coach(a_contest(), ROBIN).attend(worker)
        requests += worker.asked

    assert requests[0]["view"] == requests[1]["view"]
    assert requests[0]["seed"] != requests[1]["seed"]
