"""The other side's expected answer comes from the tree and never presents imagined facts as known."""

from random import Random

import pytest

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.information_set import is_secret
from gest_desktop.ai.search import Search
from gest_desktop.ai.voice import expected as module
from gest_desktop.ai.voice.expected import LEAST_VISITS, expected, in_words, is_open, was_uncovered
from gest_desktop.commands.laws import consistent_worlds
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.referee import play, question
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.turn import BOX_NAMES
from gest_desktop.rules.views import imagine, redact
from gest_desktop.rules.vocabulary import CARRIAGE_UP, EVENT, ROBIN, SHERIFF

PASS_ON_EVENT = 2 * EVENT + 1


@pytest.fixture(scope="module")
def view():
    """Robin Hood chooses a box on the first card."""
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    game.play(CLASSIC)
    return redact(game.state, ROBIN)


@pytest.fixture(scope="module")
def search(view):
    search = Search(trained_weights(), Random(1))
    search.think(view, 600)
    return search


def questions(seeds):
    """The questions of random games to either side, with their positions."""
    for seed in seeds:
        game, random = Game(Beginning(seed=seed)), Random(seed)
        while not game.is_over:
            asked, f = game.question()
            yield game.state, asked, f
            game.play(random.choice(asked.options(game.state, f)))


def test_it_is_what_the_rival_has_tried_most_in_the_tree(view, search):
    """If Robin Hood passes, the Sheriff chooses a box next."""
    told = expected(search, view, PASS_ON_EVENT, Random(1))

    world = imagine(view, Random(1))
    play(world, PASS_ON_EVENT)
    asked, _f = question(world)
    arms = search.arms(world, SHERIFF)
    most = max(arms, key=lambda option: arms[option].visits)
    assert {
        "prompt": asked.prompt,
        "option": most,
        "value": BOX_NAMES[most].id,
        "label": BOX_NAMES[most].words,
        "visits": arms[most].visits,
    } == told


def test_where_the_tree_ends_the_habits_of_this_turn_go_on(view, search):
    told = expected(search, view, 2 * EVENT, Random(1))

    assert "Which box of the Initiative track do you take?" == told["prompt"]
    assert told["visits"] >= LEAST_VISITS


def test_a_tree_that_does_not_reach_the_rival_expects_nothing(view):
    assert None is expected(Search(trained_weights(), Random(1)), view, PASS_ON_EVENT, Random(1))


def test_a_few_visits_are_no_expectation(view, search, monkeypatch):
    monkeypatch.setattr(module, "LEAST_VISITS", 10_000)

    assert None is expected(search, view, PASS_ON_EVENT, Random(1))


def test_the_same_seed_expects_the_same_and_the_search_stays_as_it_was(view, search):
    before = [arm.visits for node in search.nodes.values() for arm in node.arms]
    dice = search.random.getstate()

    told = [expected(search, view, option, Random(5)) for option in BOX_NAMES for _ in range(2)]

    assert told[::2] == told[1::2]
    assert before == [arm.visits for node in search.nodes.values() for arm in node.arms]
    assert dice == search.random.getstate()


def test_a_secret_answer_of_the_rival_is_not_told():
    secret, told = 0, []
    for g, asked, f in questions(range(3)):
        options = list(asked.options(g, f))
        if asked.actor(f) in (ROBIN, SHERIFF) and is_secret(g, asked, f):
            rival = ROBIN + SHERIFF - asked.actor(f)
            told += [in_words(redact(g, rival), g, asked, f, option, LEAST_VISITS) for option in options]
            secret += 1

    assert secret > 10
    assert {None} == set(told)


def test_a_carriage_is_named_as_robin_hood_sees_it():
    asked_of = 0
    for g, asked, f in questions(range(8)):
        if asked.kind == "carriage":
            for token in asked.options(g, f):
                words = in_words(redact(g, ROBIN), g, asked, f, token, LEAST_VISITS)["label"]
                assert ("(" in words) == g.carriages[CARRIAGE_UP + token], words
                asked_of += 1

    assert asked_of > 5


def test_what_only_robins_true_place_allows_is_not_told():
    """Robin can Inspire only where he is, so naming that place would reveal it."""
    betraying = 0
    for g, asked, f in questions(range(12)):
        if asked.actor(f) != ROBIN or is_secret(g, asked, f) or not g.robin_hidden:
            continue
        open_to_all = set(asked.options(g, f))
        for world in consistent_worlds(g, SHERIFF):
            elsewhere, frame = question(world)
            open_to_all &= set(elsewhere.options(world, frame))
        for option in set(asked.options(g, f)) - open_to_all:
            assert not is_open(redact(g, SHERIFF), option)
            assert None is in_words(redact(g, SHERIFF), g, asked, f, option, LEAST_VISITS)
            betraying += 1

    assert betraying > 0


def test_a_walk_that_came_upon_robin_or_a_carriage_is_known_by_it(view):
    world = imagine(view, Random(1))
    seen = redact(world, SHERIFF)
    assert (False, False) == (was_uncovered(view, world), was_uncovered(seen, world))

    world.robin_hidden = False
    assert (False, True) == (was_uncovered(view, world), was_uncovered(seen, world))
    world.carriages[CARRIAGE_UP] = 1
    assert was_uncovered(view, world)


def test_beyond_the_next_card_only_a_box_is_told():
    boxes = others = 0
    for g, asked, f in questions(range(2)):
        if asked.actor(f) == SHERIFF and len(asked.options(g, f)) > 1 and not is_secret(g, asked, f):
            before = redact(g, ROBIN)
            before.state.played = before.state.played[1:]
            told = in_words(before, g, asked, f, asked.options(g, f)[0], LEAST_VISITS)
            assert (told is not None) == (asked.kind == "box")
            boxes += asked.kind == "box"
            others += asked.kind != "box"

    assert min(boxes, others) > 5
