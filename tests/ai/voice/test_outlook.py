"""What the search expects after an answer."""

from random import Random

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.search import Search
from gest_desktop.ai.voice.facts import IDS
from gest_desktop.ai.voice.outlook import WALKS, learn, look_ahead, walk
from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.referee import GAME_OVER, answer, question
from gest_desktop.rules.turn import PickBox
from gest_desktop.rules.views import imagine, redact
from gest_desktop.rules.vocabulary import EVENT, ROBIN, SINGLE_PLOT
from tests.ai.asking import a_box, a_game

PASS = 1


def asked_for_a_box():
    game = a_box()
    asked, f = game.question()
    return redact(game.state, asked.actor(f))


def a_search(view):
    search = Search(trained_weights(), Random(1))
    search.think(view, 100)
    return search


def means(outlook):
    return [outlook.mean(at) for at in range(len(IDS))]


def test_a_walk_ends_where_a_box_is_chosen_or_a_card_is_turned():
    for seed in range(6):
        game = a_game(seed)
        asked, f = game.question()
        view = redact(game.state, asked.actor(f))
        search, random = a_search(view), Random(seed)
        world = imagine(view, random)
        asked, f = question(world)
        answer(world, asked, f, asked.options(world, f)[0])
        walk(search, world, random)
        asked, _f = question(world)

        assert asked is GAME_OVER or isinstance(asked, PickBox | TurnCard)


def test_to_pass_brings_its_shilling_and_nothing_else():
    """2.3.2: Robin Hood gains 1 Shilling in any box."""
    view = next(view for view in (redact(a_box().state, ROBIN),) if view.state.initiative[ROBIN] >= EVENT)
    search, at = a_search(view), IDS.index("robin_hood_shillings")
    outlook = look_ahead(search, view, 2 * EVENT + PASS, trained_weights(), 1)

    assert view.state.shillings[ROBIN] + 1 == outlook.mean(at)
    assert 0.0 == outlook.variance(at)


def test_the_same_seed_sees_the_same():
    view = asked_for_a_box()
    seen = [
        means(look_ahead(a_search(view), view, 2 * SINGLE_PLOT, trained_weights(), seed)) for seed in (5, 5)
    ]

    assert seen[0] == seen[1]


def test_what_was_hardly_visited_is_learned_first():
    view = asked_for_a_box()
    search = Search(trained_weights(), Random(1))
    learn(search, view, 2 * SINGLE_PLOT, 10)
    learn(search, view, 2 * SINGLE_PLOT, -10)

    assert 10 == search.averages.iterations


def test_an_option_that_is_none_is_never_walked():
    view = asked_for_a_box()
    search = Search(trained_weights(), Random(1))
    learn(search, view, 99, 10)

    assert 0 == look_ahead(search, view, 99, trained_weights(), 1).walks
    assert WALKS == look_ahead(search, view, 2 * EVENT + PASS, trained_weights(), 1).walks
