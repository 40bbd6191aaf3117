"""Advice on request, in three rungs, from the player's own view."""

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.vocabulary import EVENT, PLOTS_AND_DEEDS
from gest_desktop.scenes.table.session.adviser import LEVEL, OTHERS, RUNGS, Adviser, aim
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.fake_worker import FakeWorker, reply

SAFE = {"fact": "robin_in_danger", "chosen": 0.0, "other": 0.7, "points": 0.2, "clear": True}
VAGUE = {"fact": "camps", "chosen": 1.5, "other": 1.0, "points": 0.3, "clear": False}
OTHER = {"option": 2 * EVENT, "label": "Event", "win": 0.4, "reasons": [VAGUE, SAFE]}
ADVICE = reply(2 * PLOTS_AND_DEEDS) | {"reasons": [VAGUE, SAFE], "alternatives": [OTHER]}


@pytest.fixture
def contest():
    """Robin Hood, played by a person, is asked which box to take."""
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    game.play(CLASSIC)
    return Contest(game, (Seat(), Seat("potter")))


def asked(contest, *messages):
    adviser = Adviser(contest, FakeWorker(*messages))
    adviser.ask()
    while adviser.worker.messages:
        adviser.update()
    return adviser


def test_the_adviser_is_told_what_the_player_may_know_and_thinks_well(contest):
    """11."""
    (request,) = asked(contest).worker.asked

    wishes = {"level": LEVEL, "persona": "none", "alternatives": OTHERS, "numbers": True}
    assert contest.request() | wishes == request
    assert "robin" == request["side"]


def test_a_search_that_was_lost_with_its_process_is_asked_for_once_more(contest):
    """The quick answer of a broken process has no numbers, so it is no hint."""
    quick = ADVICE | {"iterations": 0}
    adviser = asked(contest, quick, ADVICE)

    assert (2, 1, ADVICE) == (len(adviser.worker.asked), adviser.rung, adviser.reply)
    assert 2 == len(asked(contest, quick, quick).worker.asked)


def test_while_it_thinks_it_is_asked_once(contest):
    adviser = asked(contest, {"kind": "progress", "iterations": 5})
    adviser.ask()

    assert (1, True) == (len(adviser.worker.asked), adviser.is_thinking)
    assert 5 == adviser.progress["iterations"]


def test_only_the_second_rung_names_the_answer_and_one_may_step_back(contest):
    adviser, named = asked(contest, ADVICE), []
    for _rung in range(RUNGS + 1):
        named.append((adviser.rung, adviser.option))
        adviser.ask()
    adviser.less()

    best = 2 * PLOTS_AND_DEEDS
    assert [(1, None), (2, best), (3, best), (3, best)] == named
    assert 2 == adviser.rung


@pytest.mark.parametrize(
    ("others", "words"),
    [
        ([OTHER], "Chance of winning: 50% with the best choice, 40% with the next best."),
        ([OTHER | {"win": 0.51}], "The best choices are equally good: chance of winning about 50%."),
        ([], "There is no other choice: chance of winning 50%."),
    ],
)
def test_without_a_clear_reason_the_first_rung_tells_the_chances(contest, others, words):
    adviser = asked(contest, ADVICE | {"reasons": [VAGUE], "alternatives": others})

    assert words == aim(adviser.reply)


def test_without_a_reply_there_is_no_advice_and_one_may_ask_again(contest):
    adviser = asked(contest, {"kind": "refused", "error": "No."})
    assert (None, True, False) == (adviser.option, adviser.is_unavailable, adviser.is_thinking)
    adviser.ask()

    assert (2, False) == (len(adviser.worker.asked), adviser.is_unavailable)


def test_a_search_that_was_stopped_says_nothing(contest):
    adviser = asked(contest, {"kind": "cancelled"})

    assert (None, False) == (adviser.hint(contest.decision()), adviser.is_shown)


def test_a_question_that_is_answered_is_advised_on_no_more(contest):
    thinking, answered = asked(contest), asked(contest, ADVICE)
    thinking.forget()
    answered.forget()

    assert [1, 0] == [thinking.worker.cancelled, answered.worker.cancelled]
    assert [False, False] == [thinking.is_shown, answered.is_shown]


def test_nothing_is_heard_before_it_is_asked(contest):
    adviser = Adviser(contest, FakeWorker(ADVICE))

    assert not adviser.update()
    assert not adviser.is_shown


def test_a_hint_that_was_put_away_is_shown_again_without_thinking(contest):
    adviser = asked(contest, ADVICE)
    adviser.close()
    assert not adviser.is_shown
    adviser.ask()

    assert (1, 1, True) == (adviser.rung, len(adviser.worker.asked), adviser.is_shown)


def test_a_position_that_comes_back_gets_the_same_hint(contest):
    """The choice was undone: a new search might say something else."""
    adviser = asked(contest, ADVICE)
    adviser.forget()
    adviser.ask()

    assert (1, ADVICE, 1) == (len(adviser.worker.asked), adviser.reply, adviser.rung)


def test_shown_on_the_map_the_panel_goes_and_the_answer_stays_marked(contest):
    adviser = asked(contest, ADVICE)
    adviser.ask()
    adviser.show_on_map()
    assert (False, 2 * PLOTS_AND_DEEDS) == (adviser.is_shown, adviser.option)
    adviser.ask()

    assert (True, 2) == (adviser.is_shown, adviser.rung)
