"""Advice on request, in three rungs, from the player's own view."""

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.vocabulary import EVENT, PLOTS_AND_DEEDS
from gest_desktop.scenes.table.session.adviser import LEVEL, RUNGS, Adviser
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

    assert contest.request() | {"level": LEVEL, "persona": "none"} == request
    assert "robin" == request["side"]


def test_while_it_thinks_it_is_asked_once(contest):
    adviser = asked(contest, {"kind": "progress", "iterations": 5})
    adviser.ask()

    assert (1, True) == (len(adviser.worker.asked), adviser.is_thinking)
    assert ["Let me think…"] == adviser.lines(contest.decision())


def test_each_rung_says_more_and_only_the_second_names_the_answer(contest):
    adviser, question = asked(contest, ADVICE), contest.decision()
    lines, named = [], []
    for _rung in range(RUNGS + 1):
        lines.append(adviser.lines(question))
        named.append(adviser.option)
        adviser.ask()

    assert [None, *[2 * PLOTS_AND_DEEDS] * RUNGS] == named
    assert ["What to aim for: Robin safe from Capture.", "Press H for more."] == lines[0]
    assert ["I'd choose: Plots & Deeds.", "Chance of winning 50% (40% with “Event”)."] == lines[1][1:3]
    assert "Also worth considering: Event." == lines[2][-1]
    assert lines[2] == lines[3]


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

    assert words == adviser.lines(contest.decision())[0]


@pytest.mark.parametrize("message", [{"kind": "refused", "error": "No."}, {"kind": "cancelled"}])
def test_without_a_reply_there_is_no_advice_and_one_may_ask_again(contest, message):
    adviser = asked(contest, message)
    assert ([], None, False) == (adviser.lines(contest.decision()), adviser.option, adviser.is_thinking)
    adviser.ask()

    assert 2 == len(adviser.worker.asked)


def test_a_question_that_is_answered_is_advised_on_no_more(contest):
    thinking, answered = asked(contest), asked(contest, ADVICE)
    thinking.forget()
    answered.forget()

    assert [1, 0] == [thinking.worker.cancelled, answered.worker.cancelled]
    assert [[], []] == [thinking.lines(contest.decision()), answered.lines(contest.decision())]


def test_nothing_is_heard_before_it_is_asked(contest):
    adviser = Adviser(contest, FakeWorker(ADVICE))

    assert not adviser.update()
    assert [] == adviser.lines(contest.decision())


def test_a_hint_that_was_put_away_is_shown_again_without_thinking(contest):
    adviser = asked(contest, ADVICE)
    adviser.close()
    assert [] == adviser.lines(contest.decision())
    adviser.ask()

    assert (1, 1) == (adviser.rung, len(adviser.worker.asked))
    assert adviser.lines(contest.decision())[0].startswith("What to aim for")
