"""Luck: what a die or a draw changed for somebody who only watches, compared with all outcomes."""

from dataclasses import replace

import pytest

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.review.chance import ChanceLook
from gest_desktop.ai.review.steps import steps_of
from gest_desktop.rules.referee import question
from tests.ai.review.finished_games import random_game

ROLL = next(step for step in steps_of(random_game(1)) if step.kind == "roll")


def look(step, iterations=600):
    looking = ChanceLook(step, 0, trained_weights(), "1", iterations)
    while looking.go_on():
        pass
    return looking


def test_over_all_faces_of_the_die_luck_is_nothing():
    asked, f = question(ROLL.state)
    faces = asked.options(ROLL.state, f)
    weights = asked.weights(ROLL.state, f, faces)
    lucks = [look(replace(ROLL, option=face)).found().luck for face in faces]

    assert max(lucks) > 0.0 > min(lucks)
    assert 0.0 == pytest.approx(sum(w * luck for w, luck in zip(weights, lucks, strict=True)), abs=1e-9)


def test_every_outcome_is_tried_as_often_as_it_comes():
    looking = look(ROLL)

    assert [pytest.approx(600 * share, abs=1) for share in looking.shares] == looking.tried


def test_the_deck_of_a_finished_game_has_no_order():
    first = next(step for step in steps_of(random_game(1)) if step.turns_card)

    assert first.options > 20
    assert ((), ()) == (first.state.event_order, first.state.traveller_order)
