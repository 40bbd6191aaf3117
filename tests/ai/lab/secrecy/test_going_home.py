"""Going home: what the Sheriff sees after a Redeployment, and where Robin was last seen."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from gest_desktop.ai.lab.secrecy.going_home import NAMES, STEPS_TO_NOTTINGHAM, TRAITS, secrets
from gest_desktop.ai.lab.secrecy.sightings import last_sighting
from gest_desktop.rules.journal import (
    BandWentHome,
    MenLeft,
    MenMoved,
    MenReleased,
    MenRevealed,
    MenWent,
    RobinShown,
    RobinTradedPlaces,
)
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    NOWHERE,
    REMSTON,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TUXFORD,
)
from tests.ai.lab.secrecy.stories import reimagined, steps


def test_nothing_but_the_truth_is_hidden_from_the_sheriff():
    """11.2: every world that looks the same to the Sheriff gives the same traits."""
    random, found = Random(5), 0
    for seed, step in steps(20):
        for secret in secrets(seed, 0, step):
            assert [secret] == secrets(seed, 0, reimagined(step, SHERIFF, random))
            found += 1
    assert found > 10


def test_even_hiding_only_counts():
    """11.4, last row: step 7 hides Robin among all Merry Men on the map."""
    for seed, step in steps(8):
        for secret in secrets(seed, 0, step):
            assert secret.truth in secret.candidates
            assert pytest.approx(1.0, abs=1e-4) == sum(secret.even)
            assert list(secret.even) == [
                row[TRAITS.index("share of the Hidden men")] for row in secret.traits
            ]
            assert {len(NAMES)} == {len(row) for row in secret.traits}


def test_a_robin_who_did_not_go_home_is_no_secret():
    went = BandWentHome((1,) * 10, (), False, AVAILABLE)
    _, step = next(steps(1))

    assert [] == secrets(1, 0, replace(step, fresh=[went]))


@pytest.mark.parametrize(
    ("told", "place"),
    [
        ([], NOWHERE),
        ([MenRevealed(BLYTH, 2, False)], NOWHERE),
        ([MenRevealed(BLYTH, 2, True), MenRevealed(NEWARK, 1, False)], BLYTH),
        ([MenRevealed(BLYTH, 2, True), MenReleased(AVAILABLE, 0, True)], AVAILABLE),
        ([RobinShown(BLYTH, TUXFORD)], TUXFORD),
        ([MenLeft(REMSTON, 1, 0, True, False), MenWent(REMSTON, BINGHAM, 2)], REMSTON),
        ([MenLeft(REMSTON, 1, 0, True, True), MenWent(REMSTON, BINGHAM, 2)], NOWHERE),
        ([MenMoved(BLYTH, SHIRE_WOOD, 1, 0, True, False)], SHIRE_WOOD),
        ([RobinTradedPlaces(BLYTH, MANSFIELD, True)], MANSFIELD),
        ([MenRevealed(BLYTH, 0, True), BandWentHome(())], BLYTH),
        ([MenRevealed(BLYTH, 0, True), BandWentHome(()), BandWentHome(())], NOWHERE),
    ],
)
def test_robin_was_last_seen_where_the_journal_says(told, place):
    assert place == last_sighting(told)


def test_the_way_to_nottingham_is_counted_in_steps():
    assert [0, 1, 1, 2, 3] == [
        STEPS_TO_NOTTINGHAM[space] for space in (NOTTINGHAM, MANSFIELD, SOUTHWELL_FOREST, BLYTH, BINGHAM)
    ]
