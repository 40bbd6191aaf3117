"""The reasons for the opponent's answer: sentences that use only what its side knows."""

import pytest

from gest_desktop.ai.opponent import answer
from gest_desktop.ai.voice.because import (
    BOXES,
    HALVES,
    PICKED,
    QUOTED,
    because,
    chances,
    deed,
    only_chance,
    percent,
)
from gest_desktop.ai.voice.reasons import Reason
from gest_desktop.rules.cards.event import LIGHT
from gest_desktop.rules.deeds import DEEDS
from gest_desktop.rules.explain import decision
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.plots.choosing import ONLY_DEED
from gest_desktop.rules.position import write_view
from gest_desktop.rules.questions.choices import NO_OR_YES
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.turn import BOX_NAMES, choosing_a_box
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DONE,
    EVENT,
    HIDDEN_MAN,
    NEWARK,
    PLOTS_AND_DEEDS,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHIRE_WOOD,
    TUXFORD,
    YES,
)
from tests.ai.asking import a_game
from tests.table import answer_all, begin, table

RECRUIT = next(plot for plot in PLOTS if plot.name == "recruit")
SNEAK = next(i for i, plot in enumerate(PLOTS) if plot.name == "sneak")
SWASHBUCKLE = next(i for i, deed in enumerate(DEEDS) if deed.name == "swashbuckle")
CAMP = Reason("camps", 2.0, 1.0, 0.1, True)


def a_view(*answers):
    """Robin Hood's view after these answers on the first card."""
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    for option in (CLASSIC, *answers):
        game.play(option)
    return redact(game.state, ROBIN)


def test_what_the_other_answer_would_have_done_as_well_or_better_is_no_reason():
    """Plots & Deeds leave the other side First on the next card: clear, but no reason for them."""
    g = table(
        (1, HIDDEN_MAN, BLYTH),
        (1, REVEALED_MAN, NEWARK),
        robin=SHIRE_WOOD,
        revolting=[TUXFORD],
        shillings=(2, 1),
        card=10,
    )
    g.slot, g.played, g.frames = 1, (10,), choosing_a_box(g, ROBIN)
    view = write_view(redact(g, ROBIN))
    reply = answer({"view": view, "side": "robin", "level": "outlaw", "seconds": 60, "seed": 1})

    first = next(reason for reason in reply["reasons"] if reason["fact"] == "robin_hood_first")
    assert reply["because"].startswith("Takes Plots & Deeds: ")
    assert first["clear"]
    assert first["points"] < 0.0
    assert "First" not in reply["because"]


@pytest.mark.parametrize(
    ("answers", "option", "told"),
    [
        ((), 2 * EVENT, "Takes the Event: 1 more Camp."),
        ((), 2 * EVENT + 1, "Passes, taking the Event box: 1 more Camp."),
        ((2 * EVENT,), LIGHT, "Takes the light half: 1 more Camp."),
        ((2 * PLOTS_AND_DEEDS,), SNEAK, "Picks Sneak: 1 more Camp."),
        ((2 * PLOTS_AND_DEEDS,), ONLY_DEED + SWASHBUCKLE, "Picks Swashbuckle: 1 more Camp."),
        ((2 * PLOTS_AND_DEEDS, SNEAK), SHIRE_WOOD, "Picks Shire Wood: 1 more Camp."),
        ((2 * PLOTS_AND_DEEDS, SNEAK), DONE, "Stops here: 1 more Camp."),
    ],
)
def test_the_sentence_begins_with_what_is_done_where_that_has_a_name(answers, option, told):
    assert told == deed(a_view(*answers), option, "1 more Camp")


def test_a_choice_in_words_is_quoted():
    g = begin(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON), RECRUIT.single, ROBIN)
    answer_all(g, SHIRE_WOOD)
    labels = {choice.option: choice.label for choice in decision(g).choices}

    for option, label in labels.items():
        assert f"Picks “{label}”: 1 more Camp." == deed(redact(g, ROBIN), option, "1 more Camp")


def test_yes_and_no_are_not():
    game = next(game for game in map(a_game, range(100)) if game.question()[0].names == NO_OR_YES)
    view = redact(game.state, decision(game.state).actor)

    assert "1 more Camp." == deed(view, YES, "1 more Camp")


def test_every_box_has_a_sentence_and_every_sentence_a_place_for_the_reasons():
    assert len(BOX_NAMES) == len(BOXES)
    for words in (*BOXES, *HALVES.values(), PICKED, QUOTED):
        assert "{reasons}" in words


def test_reasons_come_before_the_chances():
    words = chances(0.54, 0.49, "Single Plot")
    told = because(a_view(), 2 * EVENT, [CAMP], words)

    assert "Takes the Event: 1 more Camp. Chance of winning 54% (49% with “Single Plot”)." == told


def test_without_a_clear_reason_the_chances_speak():
    words = chances(0.54, 0.49, "Single Plot")

    assert "Takes the Event: chance of winning 54% (49% with “Single Plot”)." == because(
        a_view(), 2 * EVENT, [], words
    )


def test_chances_that_hardly_differ_are_called_the_same():
    assert "chance of winning about 54%, the same with “Event”" == chances(0.545, 0.535, "Event")


def test_a_choice_that_was_drawn_may_be_worse_and_says_so():
    """A secret is drawn, so that nobody can learn a pattern."""
    assert "chance of winning 41% (44% with “Remston”)" == chances(0.41, 0.44, "Remston")


def test_a_forced_choice_is_called_so():
    assert "There is no other choice: chance of winning 30%." == only_chance(0.3)


def test_only_a_decided_game_is_certain():
    assert [0, 1, 50, 99, 100] == [percent(win) for win in (0.0, 0.001, 0.5, 0.999, 1.0)]
