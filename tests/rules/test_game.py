"""A game in play: chance, undo (R18), replay."""

from random import Random

import pytest

from gest_desktop.common.refusal import NothingToUndoError
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.plots import PLOTS, RECRUIT, ROB, SNEAK
from gest_desktop.rules.referee import GAME_OVER, IllegalAnswerError, play
from gest_desktop.rules.setup import CLASSIC, OWN
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DONE,
    HENCHMAN,
    MANSFIELD,
    PLOTS_AND_DEEDS,
    REMSTON,
    SHIRE_WOOD,
    SINGLE_PLOT,
)
from tests.table import party

ACT = 2  # an option of PickBox is this times the box


def classic(*answers, **beginning):
    game = Game(Beginning(seed=1, event_deck=(28, 7), **beginning))
    for option in (CLASSIC, *answers):
        game.play(option)
    return game


def test_chance_answers_by_itself():
    game = classic()

    assert 28 == game.state.card
    assert "box" == game.question()[0].kind


def test_the_same_seed_gives_the_same_decks_and_another_seed_others():
    orders = [Game(Beginning(seed=seed)).state.event_order for seed in (1, 1, 2)]

    assert orders[0] == orders[1] != orders[2]
    assert 24 == len(set(orders[0]))


def test_an_answer_that_is_no_option_is_refused_and_changes_nothing():
    game = classic()
    before = game.state.facts()

    with pytest.raises(IllegalAnswerError, match="77 is not one of"):
        game.play(77)

    assert before == game.state.facts()
    assert 2 == len(game.answers)


def test_own_placement_can_be_taken_back_piece_by_piece():
    game = Game(Beginning(seed=1))
    for option in (OWN, SHIRE_WOOD, REMSTON):
        game.play(option)

    game.undo()
    game.undo()

    assert [OWN] == game.answers
    assert "Where does Robin start?" == game.question()[0].prompt


def test_undo_restores_position_answers_and_journal():
    game = classic(ACT * PLOTS_AND_DEEDS, PLOTS.index(SNEAK), SHIRE_WOOD, BLYTH)
    before, written = game.state.facts(), list(game.journal.entries)

    game.play(party(hidden=1))
    game.undo()

    assert before == game.state.facts()
    assert written == game.journal.entries


@pytest.mark.parametrize(("henchmen", "detected"), [(1, False), (2, True)])
def test_a_detected_sneak_cannot_be_taken_back(henchmen, detected):
    """R18: what was uncovered stays uncovered."""
    game = classic(ACT * PLOTS_AND_DEEDS, PLOTS.index(SNEAK), SHIRE_WOOD, MANSFIELD)
    game.state.pieces[HENCHMAN + MANSFIELD] = henchmen

    game.play(party(hidden=1, robin=1))
    game.play(DONE)

    assert detected != game.can_undo()


def test_a_turned_card_cannot_be_taken_back():
    """R18."""
    game = classic()

    assert not game.can_undo()
    with pytest.raises(NothingToUndoError, match="new information"):
        game.undo()


def test_there_is_nothing_to_take_back_at_the_beginning():
    with pytest.raises(NothingToUndoError, match="nothing to undo"):
        Game(Beginning(seed=1)).undo()


def test_dice_are_not_thrown_again_after_an_undo():
    """Undoing and giving the same answer leads to the same result."""
    random = Random(3)
    game = Game(Beginning(seed=9))
    while not game.is_over:
        asked, f = game.question()
        option = random.choice(asked.options(game.state, f))
        game.play(option)
        if game.can_undo():
            after = game.state.facts()
            game.undo()
            game.play(option)
            assert after == game.state.facts()


def test_a_game_can_be_replayed_to_any_point():
    random, game, past = Random(4), Game(Beginning(seed=4)), {}
    while not game.is_over:
        past[len(game.answers)] = game.state.facts()
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))

    for number, facts in past.items():
        assert facts == game.replay(number).state.facts()


def test_the_table_shuffles_the_travellers_really():
    """After a shuffle the deck has a fixed order again, unless the caller answers for chance."""
    open_game = Game(Beginning(seed=1, ask_chance=True))

    assert () == open_game.state.traveller_order
    assert 10 == len(Game(Beginning(seed=1)).state.traveller_order)


def test_nobody_is_asked_once_the_game_is_over():
    random, game = Random(4), Game(Beginning(seed=4))
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))

    asked, f = game.question()

    assert asked is GAME_OVER
    assert () == asked.options(game.state, f)
    with pytest.raises(ValueError, match="over"):
        asked.answer(game.state, f, 0)


def test_a_single_plot_box_asks_for_one_plot():
    game = classic(ACT * SINGLE_PLOT)

    asked, f = game.question()
    assert [PLOTS.index(plot) for plot in (RECRUIT, SNEAK, ROB)] == list(asked.options(game.state, f))


def test_the_referee_refuses_what_is_no_option():
    g = classic().state
    before = g.facts()

    with pytest.raises(IllegalAnswerError, match="77 is not one of"):
        play(g, 77)

    assert before == g.facts()


def unplayable(game):
    """The game with a plan that cannot be carried out: it moves more Merry Men than there are."""
    game.state.frames[-1].plan = (BLYTH, REMSTON, party(3))
    return game


def test_an_answer_that_cannot_be_carried_out_changes_nothing():
    """Dividing by nobody fails half-way through the Sneak, after Shillings have been paid."""
    sneak = (SINGLE_PLOT * ACT, PLOTS.index(SNEAK), SHIRE_WOOD, MANSFIELD)
    game = unplayable(classic(*sneak))
    before = (game.state.facts(), game.answers[:], game.journal.entries[:], game.moments[:], game.barrier)
    asked, f = game.question()
    option = asked.options(game.state, f)[-1]

    with pytest.raises(IllegalAnswerError, match="nothing has changed"):
        game.play(option)

    assert before == (game.state.facts(), game.answers, game.journal.entries, game.moments, game.barrier)
    assert game.journal is game.state.journal


def test_after_such_an_answer_the_last_one_can_be_taken_back():
    game = unplayable(classic(SINGLE_PLOT * ACT, PLOTS.index(SNEAK), SHIRE_WOOD, MANSFIELD))
    asked, f = game.question()
    with pytest.raises(IllegalAnswerError):
        game.play(asked.options(game.state, f)[-1])

    game.undo()
    assert classic(SINGLE_PLOT * ACT, PLOTS.index(SNEAK), SHIRE_WOOD).state.facts() == game.state.facts()
