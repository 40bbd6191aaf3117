"""Where a good player would suspect Robin: public facts only, and no place that the rules exclude."""

from __future__ import annotations

from random import Random

import pytest

from gest_desktop.ai.hunch import NAMES, hunch, trained_hunches
from gest_desktop.rules.belief import suspects
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import BLYTH, HIDDEN_MAN, NEWARK, SHERIFF, SHIRE_WOOD
from tests.table import table

NONE = (0.0,) * len(NAMES)
LONERS = tuple(float(name == "alone") for name in NAMES)


def test_without_habits_a_hunch_is_the_suspicion_of_the_rules():
    g = table((2, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=SHIRE_WOOD)

    assert g.suspicion == pytest.approx(hunch(g, NONE))


def test_a_robin_who_likes_to_be_alone_is_suspected_where_one_man_stands():
    g = table((3, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD)
    before, after = g.suspicion, hunch(g, LONERS)

    assert (True, True) == (after[SHIRE_WOOD] > before[SHIRE_WOOD], after[BLYTH] < before[BLYTH])


def test_where_robin_is_seen_there_is_nothing_to_suspect():
    g = table((3, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD, robin_hidden=False)

    assert g.suspicion == hunch(g, LONERS)


def test_a_hunch_rules_out_no_place_adds_none_and_does_not_know_where_robin_is():
    game, random = Game(Beginning(seed=11)), Random(11)
    while not game.is_over:
        view = redact(game.state, SHERIFF)
        known = hunch(view.state, trained_hunches())
        assert suspects(view.state) == [place for place, share in enumerate(known) if share > 0.0]
        assert pytest.approx(1.0) == sum(known)
        assert all(known == hunch(world, trained_hunches()) for world in every_world(view))
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
