"""How the table looked after each journal entry."""

from random import Random

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import PLOTS_AND_DEEDS, ROBIN, SHERIFF
from gest_desktop.scenes.table.replay.sight_recorder import sights, watch
from gest_desktop.scenes.table.seen.sight import sight


def a_game():
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    game.play(CLASSIC)
    return game


def test_what_was_written_before_it_came_was_not_seen():
    game = a_game()
    recorder = watch(game)

    assert [None] * len(game.journal.entries) == recorder.seen


def test_each_entry_is_seen_by_both_sides_as_they_may():
    """11."""
    game, random = a_game(), Random(3)
    recorder = watch(game)
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    seen = [pair for pair in recorder.seen if pair]

    assert len(game.journal.entries) == len(recorder.seen)
    assert {(ROBIN, SHERIFF)} == {(robin.side, sheriff.side) for robin, sheriff in seen}


def test_after_the_last_entry_the_table_looks_as_it_does():
    game = a_game()
    recorder = watch(game)
    game.play(2 * PLOTS_AND_DEEDS)
    own, rivals = (sight(redact(game.state, side)) for side in (ROBIN, SHERIFF))

    assert (own, rivals) == sights(game) == recorder.seen[-1]


def test_what_is_taken_back_was_never_seen():
    game = a_game()
    recorder = watch(game)
    game.play(2 * PLOTS_AND_DEEDS)
    before = list(game.journal.entries), list(recorder.seen)
    game.play(game.question()[0].options(game.state, game.question()[1])[0])
    assert len(recorder.seen) > len(before[1])
    game.undo()

    assert before == (game.journal.entries, recorder.seen)


def test_a_game_is_recorded_once_however_many_watch_it():
    game = a_game()

    assert watch(game) is watch(game)
    assert 1 == len(game.journal.observers)
