"""The reasons for the opponent's answer: one sentence that uses only what its side knows."""

import pytest

from gest_desktop.ai.evaluate.features import NAMES
from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.voice.because import BOXES, FOR_ORDER, HALVES, PICKED, REASONS, because, sentence
from gest_desktop.rules.cards.event import LIGHT
from gest_desktop.rules.deeds import DEEDS
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.plots.choosing import ONLY_DEED
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.turn import BOX_NAMES, PickBox
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import DONE, EVENT, PLOTS_AND_DEEDS, ROBIN, SHIRE_WOOD, SINGLE_PLOT

PASS = 1
SNEAK = next(i for i, plot in enumerate(PLOTS) if plot.name == "sneak")
SWASHBUCKLE = next(i for i, deed in enumerate(DEEDS) if deed.name == "swashbuckle")


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
    assert FOR_ORDER < set(NAMES)


def test_the_greatest_difference_is_named(view):
    """Passing on Single Plot is the way to be first on the next card."""
    options = [2 * SINGLE_PLOT + PASS, 2 * EVENT + PASS]
    told = because(view, options, weights_of(robin_hood_first=1.0), 1)

    assert "Passes on Single Plot so that Robin Hood will be first on the next card." == told


def test_a_reason_that_serves_the_rival_is_not_told(view):
    """Whatever the weights say, letting the opponent be first is never a reason."""
    options = [2 * EVENT + PASS, 2 * SINGLE_PLOT + PASS]
    told = because(view, options, weights_of(robin_hood_first=-1.0), 1)

    assert "No other answer looks much different." == told


def test_without_a_difference_it_says_so(view):
    options = [2 * SINGLE_PLOT + PASS, 2 * EVENT + PASS]

    assert "No other answer looks much different." == because(view, options, weights_of(bias=1.0), 1)


def a_view(*answers):
    """Robin Hood's view after these answers on the first card."""
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    for option in (CLASSIC, *answers):
        game.play(option)
    return redact(game.state, ROBIN)


@pytest.mark.parametrize(
    ("answers", "option", "told"),
    [
        ((), 2 * EVENT, "Takes the Event so that more Camps pay and Robin stays Hidden."),
        ((2 * EVENT,), LIGHT, "Takes the light half so that more Camps pay and Robin stays Hidden."),
        ((2 * PLOTS_AND_DEEDS,), SNEAK, "Picks Sneak so that more Camps pay and Robin stays Hidden."),
        (
            (2 * PLOTS_AND_DEEDS,),
            ONLY_DEED + SWASHBUCKLE,
            "Picks Swashbuckle so that more Camps pay and Robin stays Hidden.",
        ),
        (
            (2 * PLOTS_AND_DEEDS, SNEAK),
            SHIRE_WOOD,
            "Picks Shire Wood so that more Camps pay and Robin stays Hidden.",
        ),
        ((2 * PLOTS_AND_DEEDS, SNEAK), DONE, "More Camps pay and Robin stays Hidden."),
    ],
)
def test_the_sentence_begins_with_what_is_done_where_that_has_a_name(answers, option, told):
    assert told == sentence(a_view(*answers), option, ["more Camps pay", "Robin stays Hidden"], 1)


def test_every_box_has_a_sentence_and_every_sentence_a_place_for_the_reasons():
    assert len(BOX_NAMES) == len(BOXES)
    for words in (*BOXES, *HALVES.values(), PICKED):
        assert "{reasons}" in words


def test_a_forced_answer_without_a_reason_is_called_the_only_one(view, monkeypatch):
    monkeypatch.setattr(PickBox, "options", lambda asked, g, f: [2 * EVENT])

    assert "There is no other answer." == because(view, [2 * EVENT], weights_of(bias=1.0), 1)


def test_a_single_option_is_compared_with_the_present(view):
    assert because(view, [2 * SINGLE_PLOT + PASS], trained_weights(), 1).endswith(".")


def test_nothing_to_explain_is_explained_by_nothing(view):
    assert "" == because(view, [], trained_weights(), 1)


def test_the_same_seed_gives_the_same_reason(view):
    options = [2 * SINGLE_PLOT + PASS, 2 * EVENT + PASS]
    told = {because(view, options, trained_weights(), seed) for seed in (5, 5, 5)}

    assert 1 == len(told)
