"""Personas: small changes to the evaluation, each for one side."""

import pytest

from gest_desktop.ai.evaluate.features import NAMES
from gest_desktop.ai.evaluate.win_chance import judge, trained_weights
from gest_desktop.ai.personas import NO_PERSONA, PERSONAS, persona_names, tilted
from gest_desktop.rules.vocabulary import PRISON, REVEALED_MAN, ROBIN, SHERIFF
from tests.ai.asking import a_game

FEW = 0.2  # in logits: about five percentage points in an even game


def test_each_side_has_three_personas_besides_none():
    assert ("none", "bold", "cunning", "merciful") == persona_names(ROBIN)
    assert ("none", "greedy", "cruel", "patient") == persona_names(SHERIFF)


def test_none_leaves_the_weights_alone():
    assert trained_weights() is tilted(trained_weights(), ROBIN, NO_PERSONA)


@pytest.mark.parametrize("persona", PERSONAS, ids=lambda persona: persona.name)
def test_a_persona_likes_features_that_exist_and_only_a_little(persona):
    assert set(persona.likes) <= set(NAMES)
    assert all(0.0 < abs(like) <= FEW for like in persona.likes.values())


@pytest.mark.parametrize("persona", PERSONAS, ids=lambda persona: persona.name)
def test_a_tilt_changes_what_the_persona_likes_and_nothing_else(persona):
    sign = 1.0 if persona.side == ROBIN else -1.0

    for before, after in zip(
        trained_weights(), tilted(trained_weights(), persona.side, persona.name), strict=True
    ):
        difference = {
            name: pytest.approx(sign * (new - old))
            for name, old, new in zip(NAMES, before, after, strict=True)
            if new != old
        }
        assert dict(persona.likes) == difference


def test_a_cruel_sheriff_is_happier_than_others_about_a_full_prison():
    cruel = tilted(trained_weights(), SHERIFF, "cruel")
    empty, full = a_game(3).state, a_game(3).state
    empty.pieces[REVEALED_MAN + PRISON], full.pieces[REVEALED_MAN + PRISON] = 0, 3

    others = judge(empty, trained_weights()) - judge(full, trained_weights())
    assert judge(empty, cruel) - judge(full, cruel) > others


def test_a_side_cannot_have_a_persona_of_the_other():
    with pytest.raises(StopIteration):
        tilted(trained_weights(), ROBIN, "cruel")
