"""The OpenSpiel adapter, where OpenSpiel is installed."""

from random import Random
from types import SimpleNamespace

import pytest

from gest_desktop.ai.lab.arena import Pairing, play_game
from gest_desktop.ai.lab.budget import Budget
from gest_desktop.ai.lab.entrants import Entrant, read_entrant, seat
from gest_desktop.rules.cards.event import DARK, LIGHT
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from tests.ai.last_card import yeomen_revolt


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_openspiel_plays_a_game_to_its_end(side):
    pairing = Pairing(read_entrant("openspiel:2", Budget(1)), Entrant("random"), 3, side)

    assert play_game(pairing).decisions[0] > 10


@pytest.mark.parametrize(("side", "best"), [(ROBIN, LIGHT), (SHERIFF, DARK)])
def test_openspiel_finds_the_half_that_wins_the_game(side, best):
    g = yeomen_revolt(side)
    player = seat(Entrant("openspiel", Budget(20)), ROBIN, Random(1), SimpleNamespace(state=g))

    assert best == player.choose(redact(g, side))
