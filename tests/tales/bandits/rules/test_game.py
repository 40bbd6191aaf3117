"""A game in play: undo until something is uncovered, replay."""

import pytest

from gest_desktop.common.refusal import NothingToUndoError
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.position import write_position
from gest_desktop.tales.bandits.rules.referee import IllegalAnswerError
from tests.tales.bandits.table import asked, table


def game_at(g, **more):
    asked(g)
    return Game(Beginning(position=write_position(g), **more))


def test_a_bandit_placed_can_be_taken_up_again():
    game = game_at(table("place"))
    before = game.state.facts()
    game.play(0)
    game.play(5)

    game.undo()
    game.undo()
    assert before == game.state.facts()
    assert [] == game.answers
    assert [] == game.journal.entries


def test_what_was_peeked_at_cannot_be_undone():
    """3.2: something was uncovered."""
    game = game_at(table("place"))
    game.play(1)
    game.play(0)

    assert not game.can_undo()
    with pytest.raises(NothingToUndoError, match="new information"):
        game.undo()


def test_dice_cannot_be_undone():
    game = game_at(table("assault", rows=("K", "B", "")))
    game.play(0)

    assert not game.can_undo()


def test_a_token_passed_on_cannot_be_undone():
    """4.4: the next holder has seen the hand."""
    away = {"K": "marian", "B": "marian", "O": "marian"}
    game = game_at(table("assault", rows=("KBO", "", ""), dice=("336",), leaders=away))
    game.play(0)
    assert "keep" == game.question().kind
    game.play(game.question().options(game.state)[0])

    assert not game.can_undo()


def test_bail_shows_tokens_and_cannot_be_undone_but_paying_nothing_can():
    more = {"bridge": {"K": (6, 6), "B": (6,)}, "fresh": {"K": "coin", "B": "coin"}}
    game = game_at(table("bail", **more))
    game.play(0)
    assert game.can_undo()
    game.undo()

    game.play(game.question().options(game.state)[1])
    assert not game.can_undo()


def test_nothing_can_be_undone_before_the_first_answer():
    with pytest.raises(NothingToUndoError, match="nothing to undo"):
        Game().undo()


def test_an_answer_that_is_not_an_option_is_refused_and_changes_nothing():
    game = Game(Beginning(seed=3))
    before = game.state.facts()

    with pytest.raises(IllegalAnswerError, match="is not one of"):
        game.play(99)
    assert before == game.state.facts()


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    first, again, other = (Game(Beginning(seed=seed)) for seed in (5, 5, 6))

    assert first.state.facts() == again.state.facts()
    assert first.state.facts() != other.state.facts()


def test_a_game_can_be_replayed_up_to_any_answer():
    game = Game(Beginning(seed=5))
    for _answer in range(12):
        game.play(game.question().options(game.state)[0])

    assert game.answers[:20] == game.replay(20).answers[:20]
    assert game.state.facts() == game.replay(len(game.answers)).state.facts()
