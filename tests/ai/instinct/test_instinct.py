"""Instinct: which answers are looked at first; it rules nothing out and knows no secret."""

from __future__ import annotations

import math
from random import Random

import pytest

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.information_set import is_secret
from gest_desktop.ai.instinct.instinct import FURTHEST, Instinct, question_names, questions, trained_instinct
from gest_desktop.ai.search import Search
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import CHANCE
from tests.ai.asking import a_box, a_game


def decisions(seed):
    """Every choice of a random game: the game, and what is asked."""
    game, random = Game(Beginning(seed=seed)), Random(seed)
    while not game.is_over:
        asked, f = game.question()
        options = list(asked.options(game.state, f))
        if len(options) > 1 and asked.actor(f) != CHANCE:
            yield game, asked, f, options
        game.play(random.choice(options))


@pytest.mark.parametrize("seed", range(4))
def test_leanings_are_shares_of_one_whole_and_rule_nothing_out(seed):
    for game, asked, f, options in decisions(seed):
        leanings = trained_instinct().leanings(game.state, asked, f, options)
        shares = [math.exp(leaning) / len(options) for leaning in leanings]

        assert all(-FURTHEST <= leaning <= FURTHEST for leaning in leanings)
        if -FURTHEST < min(leanings):
            assert pytest.approx(1.0) == sum(shares)


@pytest.mark.parametrize("seed", range(4))
def test_it_is_the_same_in_every_world_that_fits_what_the_side_sees(seed):
    others = 0
    for game, asked, f, options in decisions(seed):
        known = trained_instinct().leanings(game.state, asked, f, options)
        for world in every_world(redact(game.state, asked.actor(f))):
            again, frame = question(world)
            others += world.facts() != game.state.facts()
            assert known == trained_instinct().leanings(world, again, frame, options)

    assert others > 20


def test_a_question_without_weights_leans_nowhere():
    game = a_game(3)
    asked, f = game.question()
    options = list(asked.options(game.state, f))

    assert [0.0] * len(options) == Instinct({}).leanings(game.state, asked, f, options)


def test_the_search_looks_first_at_what_instinct_leans_to():
    game = a_box()
    asked, f = game.question()
    view = redact(game.state, asked.actor(f))
    options = list(asked.options(game.state, f))
    leanings = trained_instinct().leanings(game.state, asked, f, options)
    liked = options[leanings.index(max(leanings))]

    def visits_to_the_liked(instinct):
        return Search(trained_weights(), Random(1), instinct).think(view, 60)[liked].visits

    assert visits_to_the_liked(trained_instinct()) > visits_to_the_liked(Instinct({}))


def test_every_question_has_one_name_and_is_found_by_it():
    names, known = question_names(), questions()

    assert set(names.values()) == set(known)
    assert all(names[id(asked)] == name for name, asked in known.items())


def test_where_an_answer_stays_hidden_the_search_leans_nowhere():
    secrets = 0
    for game, asked, f, _options in decisions(2):
        if is_secret(game.state, asked, f):
            secrets += 1
            arms = Search(trained_weights(), Random(1)).new_node(game.state, asked, f).arms
            assert {(0.0, 1.0)} == {(arm.hope, arm.reach) for arm in arms}

    assert secrets > 5
