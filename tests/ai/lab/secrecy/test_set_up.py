"""The set-up: three spaces, of which only the numbers are public."""

from __future__ import annotations

from gest_desktop.ai.lab.secrecy.set_up import NAMES, secret_of, secrets
from gest_desktop.rules.vocabulary import REMSTON, SHIRE_WOOD
from tests.ai.lab.secrecy.stories import steps


def test_every_game_has_one_set_up_with_robin_in_one_of_its_spaces():
    found = [secret for seed, step in steps(6) for secret in secrets(seed, 0, step)]

    assert list(range(6)) == [secret.seed for secret in found]
    assert all(secret.truth in secret.candidates for secret in found)


def test_spaces_without_men_are_no_candidates():
    secret = secret_of(1, 0, (3, 0, 1), REMSTON)

    assert ((SHIRE_WOOD, REMSTON), (0.75, 0.25)) == (secret.candidates, secret.even)


def test_every_space_of_every_shape_has_a_weight_of_its_own():
    one, other = secret_of(1, 0, (3, 0, 1), REMSTON).traits

    assert ["3-0-1: shire_wood"] == [name for name, value in zip(NAMES, one, strict=True) if value]
    assert ["3-0-1: remston"] == [name for name, value in zip(NAMES, other, strict=True) if value]
