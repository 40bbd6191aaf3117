"""Why the opponent moves as it does, in one sentence from what its side knows."""

import pytest

from gest_desktop.ai.because import REASONS, because
from gest_desktop.ai.evaluate import trained_weights
from gest_desktop.ai.features import NAMES
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import EVENT, ROBIN, SINGLE_PLOT

PASS = 1


def weights_of(**by_name):
    row = tuple(float(by_name.get(name.replace(" ", "_"), 0.0)) for name in NAMES)
    return (row, row, row)


@pytest.fixture
def view():
    """Robin Hood chooses a box on the first card."""
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    game.play(CLASSIC)
    return redact(game.state, ROBIN)


def test_every_feature_but_the_bias_has_words():
    assert set(NAMES) - {"bias"} == set(REASONS)


def test_the_greatest_difference_is_named(view):
    """Passing on Single Plot is the way to be first on the next card."""
    options = [2 * SINGLE_PLOT + PASS, 2 * EVENT + PASS]
    told = because(view, options, weights_of(robin_hood_first=1.0), 1)

    assert "Robin Hood will be first on the next card." == told


def test_without_a_difference_it_says_so(view):
    options = [2 * SINGLE_PLOT + PASS, 2 * EVENT + PASS]

    assert "No other answer looks much different." == because(view, options, weights_of(bias=1.0), 1)


def test_a_single_option_is_compared_with_the_present(view):
    assert because(view, [2 * SINGLE_PLOT + PASS], trained_weights(), 1).endswith(".")


def test_nothing_to_explain_is_explained_by_nothing(view):
    assert "" == because(view, [], trained_weights(), 1)


def test_the_same_seed_gives_the_same_reason(view):
    options = [2 * SINGLE_PLOT + PASS, 2 * EVENT + PASS]
    told = {because(view, options, trained_weights(), seed) for seed in (5, 5, 5)}

    assert 1 == len(told)
