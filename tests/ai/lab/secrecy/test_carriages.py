"""Carriages: what Robin Hood sees when one is loaded face-down."""

from __future__ import annotations

from random import Random

from gest_desktop.ai.lab.secrecy.carriages import CONTEXT, NAMES, order_in_ballad, secrets
from gest_desktop.rules.journal import BalladBegun, CarriagePlaced
from gest_desktop.rules.vocabulary import BLYTH, REMSTON, ROBIN, TRAP, TRIBUTE
from tests.ai.lab.secrecy.stories import reimagined, steps


def test_nothing_but_the_truth_is_hidden_from_robin_hood():
    random, found = Random(5), 0
    for seed, step in steps(20):
        for secret in secrets(seed, 0, step):
            assert secret.truth in secret.candidates
            assert {len(NAMES)} == {len(row) for row in secret.traits}
            assert [secret] == secrets(seed, 0, reimagined(step, ROBIN, random))
            found += 1
    assert found > 10


def test_the_first_carriage_of_a_game_may_be_anything():
    first = {}
    for seed, step in steps(10):
        for secret in secrets(seed, 0, step):
            first.setdefault(seed, secret)

    assert first
    assert {(0.333333,) * 3} == {secret.even for secret in first.values()}
    assert all(secret.traits[0][CONTEXT.index("first of the ballad")] == 1.0 for secret in first.values())


def test_carriages_are_counted_anew_in_each_ballad():
    one, two, three = (
        CarriagePlaced(0, BLYTH, TRAP),
        CarriagePlaced(1, REMSTON, TRAP),
        CarriagePlaced(0, BLYTH, TRIBUTE),
    )
    told = [one, two, BalladBegun(2), three]

    assert [1, 2, 1] == [order_in_ballad(told, placed) for placed in (one, two, three)]
