"""A mistake of a reviewed game becomes a riddle with the same view."""

from dataclasses import replace

import pytest

from gest_desktop.ai.review.choice import Rated
from gest_desktop.ai.riddles.document import read_riddle, write_riddle
from gest_desktop.rules.cards.event import DARK, LIGHT
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.review.retry import riddle_at
from tests.ai.last_card import yeomen_revolt
from tests.ai.review.finished_games import played_out, reviewed, reviewed_game


@pytest.mark.parametrize(("side", "played", "better"), [(ROBIN, DARK, LIGHT), (SHERIFF, LIGHT, DARK)])
def test_the_better_choice_solves_it_and_the_played_one_does_not(side, played, better):
    review = reviewed(played_out(yeomen_revolt(side), played), 200, side=side)
    riddle = riddle_at("x", review.steps[0], review.found[0])

    assert ((better,), side) == (riddle.steps[0].solutions, riddle.side)
    assert riddle.steps[0].of(played).reasons
    assert redact(review.steps[0].state, side) == riddle.seen()


def test_every_mistake_of_a_game_can_be_kept_as_a_riddle_and_played():
    review = reviewed_game(1)
    mistakes = [at for side in (ROBIN, SHERIFF) for at in review.mistakes(side)]
    riddles = [riddle_at("x", review.steps[at], review.found[at]) for at in mistakes]

    assert len(mistakes) > 3
    for riddle in riddles:
        kept = read_riddle(write_riddle(riddle))
        assert riddle.steps[0].solutions == kept.steps[0].solutions
        assert redact(kept.world(), kept.side) == kept.seen()


def found_with(review, played, *wins):
    """The first choice as if its options, the best one first, had been found to be worth this."""
    at = next(
        s.at for s in review.steps if s.options >= len(wins) and s.actor == ROBIN and s.at in review.found
    )
    asked, f = question(review.steps[at].state)
    options = asked.options(review.steps[at].state, f)
    rated = tuple(Rated(option, win, 0.001, 999) for option, win in zip(options, wins, strict=False))
    lost = max(0.0, rated[0].win - rated[played].win)
    found = replace(review.found[at], rated=rated, played=rated[played], loss=lost, error=0.001)
    return riddle_at("x", review.steps[at], found), options


def test_a_choice_whose_verdict_is_fine_solves_its_riddle():
    riddle, options = found_with(reviewed_game(1), 1, 0.60, 0.58, 0.40)

    assert tuple(options[:2]) == riddle.steps[0].solutions


def test_a_choice_that_was_called_the_best_solves_its_riddle_even_if_another_had_a_lucky_look():
    riddle, options = found_with(reviewed_game(1), 0, 0.60, 0.63, 0.40)

    assert options[0] in riddle.steps[0].solutions
    assert riddle.steps[0].best.win == 0.60
