"""The guesser finds a planted pattern, none in unbiased hidings, and learns from other games only."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from random import Random

import numpy as np
import pytest

from gest_desktop.ai.lab.secrecy.guesser import FOLDS, best_ridge, chances, cross_guess, design, fit, surprise
from gest_desktop.ai.lab.secrecy.probe import probe
from gest_desktop.ai.lab.secrecy.secret import Secret, block_names, in_block, read_secret
from gest_desktop.rules.vocabulary import BLYTH, FORESTS, PARISHES, SHIRE_WOOD

NAMES = ("Forest", "Henchmen", "Carriage", "share of the Hidden men")


def anywhere(random, spaces, hidden):
    """Every Hidden man is equally likely to be Robin."""
    return random.choices(spaces, hidden)[0]


def in_a_forest(random, spaces, hidden):
    return random.choice([space for space in spaces if space in FORESTS])


def away_from_the_crowd(random, spaces, hidden):
    """Every space is equally likely, no matter how many men hide there."""
    return random.choice(spaces)


def hidings_of(habit, games=300, seed=1):
    """Made-up hidings, two in each game, with traits that are mostly noise."""
    random, hidings = Random(f"{seed}/made up"), []
    for game in range(games):
        for number in (0, 1):
            spaces = sorted([*random.sample(PARISHES, 3), random.choice(FORESTS)])
            hidden = [random.randint(1, 4) for _ in spaces]
            even = tuple(men / sum(hidden) for men in hidden)
            rows = tuple(
                (float(space in FORESTS), random.random(), random.choice((0.0, 1.0)), share)
                for space, share in zip(spaces, even, strict=True)
            )
            robin = habit(random, spaces, hidden)
            hidings.append(Secret("hiding", game, number, tuple(spaces), even, rows, robin))
    return hidings


def test_a_planted_pattern_is_found():
    found = probe(hidings_of(in_a_forest), NAMES)

    assert found["trained"]["share"] > 0.97
    assert found["ratio"][1] > 1.2
    assert found["learned"]["Forest"] > 1.0
    assert found["bits"] > 1.0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_even_hiding_teaches_the_guesser_nothing(seed):
    found = probe(hidings_of(anywhere, seed=seed), NAMES)

    assert 0.9 < found["ratio"][0] < 1.1
    assert found["ratio"][1] < 1.0 < found["ratio"][2]
    assert -0.05 < found["bits"] < 0.02


def test_who_shuns_the_crowd_is_found_less_often_than_by_even_hiding():
    found = probe(hidings_of(away_from_the_crowd), NAMES)

    assert found["ratio"][0] < 1.0
    assert found["learned"]["share of the Hidden men"] < 0.0
    assert found["bits"] > 0.0


def test_the_guesser_learns_only_from_other_games():
    told = hidings_of(anywhere, games=40)
    lied = [
        replace(hiding, truth=hiding.candidates[0]) if hiding.seed % FOLDS == 0 else hiding for hiding in told
    ]

    one, other = cross_guess(told)[0], cross_guess(lied)[0]

    same = [number for number, hiding in enumerate(told) if hiding.seed % FOLDS == 0]
    assert [one[number] for number in same] == [other[number] for number in same]
    assert one != other


def test_without_games_to_learn_from_the_guesser_hides_evenly():
    hidings = hidings_of(in_a_forest, games=1)

    assert [list(hiding.even) for hiding in hidings] == cross_guess(hidings)[0]


def test_the_fit_is_the_best_there_is():
    """The penalised likelihood has a single maximum: a small step in any direction lowers it."""
    hidings = hidings_of(in_a_forest, games=30)
    weights, nudges = fit(hidings, 5.0), np.vstack([np.eye(len(NAMES)), -np.eye(len(NAMES))])

    def loss(tried):
        return surprise(hidings, chances(*design(hidings), tried)) + 5.0 / 2 * tried @ tried

    assert all(loss(weights + 0.01 * nudge) > loss(weights) for nudge in nudges)


def test_the_penalty_is_weak_where_there_is_much_to_learn():
    assert best_ridge(hidings_of(in_a_forest)) < best_ridge(hidings_of(anywhere))


def test_even_hiding_is_the_mean_of_the_best_guesses():
    rows = ((0.0,), (0.0,))
    one = Secret("hiding", 1, 0, (BLYTH, SHIRE_WOOD), (0.25, 0.75), rows, SHIRE_WOOD)
    other = Secret("hiding", 2, 0, (BLYTH, SHIRE_WOOD), (0.6, 0.4), rows, SHIRE_WOOD)

    found = probe([other, one], ("nothing",))

    assert pytest.approx(0.675) == found["even"]
    assert (1, 2, 0.5) == tuple(found["luck"][key] for key in ("hits", "of", "share"))


def test_a_secret_is_read_as_it_was_written():
    secret = hidings_of(anywhere, games=1)[0]

    assert secret == read_secret(json.loads(json.dumps(asdict(secret))))


def test_a_block_gives_each_candidate_weights_of_its_own():
    assert (0.0, 0.0, 1.0, 2.0, 0.0, 0.0) == in_block((1.0, 2.0), 1, 3)
    assert ("went: always", "stayed: always") == block_names(("went", "stayed"), ("always",))
