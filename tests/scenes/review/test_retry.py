"""A mistake of a reviewed game becomes a riddle with the same view."""

import pytest

from gest_desktop.ai.riddles.document import read_riddle, write_riddle
from gest_desktop.rules.cards.event import DARK, LIGHT
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
