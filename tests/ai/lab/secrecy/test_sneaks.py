"""Sneaks out of a space where Robin may be: Robin went along, stayed, or was elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from gest_desktop.ai.lab.secrecy.secret import Step
from gest_desktop.ai.lab.secrecy.sneaks import ELSEWHERE, NAMES, STAYED, WENT, secret_of, secrets
from gest_desktop.rules.journal import Journal, MenLeft
from gest_desktop.rules.plots.sneak import SNEAK
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    REMSTON,
    ROBIN,
    SHERIFF,
)
from tests.ai.lab.secrecy.stories import reimagined, steps
from tests.table import STOP, answer_all, begin, options, party, prompt, table


def sneak(goers, *pieces, **more):
    """Merry Men go from Remston to Mansfield, and nobody else goes."""
    g = table((3, HIDDEN_MAN, REMSTON), *pieces, **more)
    g.journal = Journal()
    answer_all(begin(g, SNEAK.single, ROBIN), REMSTON, MANSFIELD)
    while prompt(g) != STOP.prompt:
        before = g.clone()
        answer_all(g, goers if goers in options(g) else DONE)
    return secrets(1, 0, Step(before, g, g.journal.entries, g.journal.entries))


@pytest.mark.parametrize(
    ("goers", "robin", "truth"),
    [(party(1, robin=1), REMSTON, WENT), (party(2), REMSTON, STAYED), (party(2), BLYTH, ELSEWHERE)],
)
def test_robin_goes_stays_or_is_elsewhere(goers, robin, truth):
    men = ((1, HIDDEN_MAN, BLYTH),) if robin == REMSTON else ((1, HIDDEN_MAN, REMSTON),)

    (secret,) = sneak(goers, *men, robin=robin, suspects=(REMSTON, BLYTH))

    assert (WENT, STAYED, ELSEWHERE) == secret.candidates
    assert truth == secret.truth
    assert {len(NAMES)} == {len(row) for row in secret.traits}


def test_even_hiding_is_the_share_of_those_who_go():
    (secret,) = sneak(party(1), robin=REMSTON)

    assert ((WENT, STAYED), (0.25, 0.75)) == (secret.candidates, secret.even)


def test_a_sum_that_is_not_quite_one_makes_no_candidate():
    g = table((3, HIDDEN_MAN, REMSTON), robin=REMSTON)
    left = MenLeft(REMSTON, 1, 0, False, False)
    g.suspicion[REMSTON] = 0.9999999999999999

    secret = secret_of(1, 0, g, left, [MANSFIELD], Step(g, g, [], []), WENT)

    assert ((WENT, STAYED), (0.25, 0.75)) == (secret.candidates, secret.even)


def test_a_robin_in_sight_is_no_secret():
    assert [] == sneak(party(2), robin=REMSTON, robin_hidden=False)


def test_nobody_who_is_detected_keeps_a_secret():
    assert [] == sneak(party(2), (2, HENCHMAN, MANSFIELD), robin=REMSTON)


def test_no_secret_remains_if_all_suspects_go():
    assert [] == sneak(party(3, robin=1), robin=REMSTON)


def test_nothing_but_the_truth_is_hidden_from_the_sheriff():
    random, found = Random(5), []
    for seed, step in steps(60):
        for secret in secrets(seed, 0, step):
            assert secret.truth in secret.candidates
            other = secrets(seed, 0, reimagined(step, SHERIFF, random))
            assert (secret.even, secret.traits) in [(each.even, each.traits) for each in other]
            found.append(secret.truth)
    assert {WENT, STAYED, ELSEWHERE} == set(found)
