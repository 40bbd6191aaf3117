"""The secrecy probe finds a planted pattern, finds none in unbiased hidings, and uses no hidden data."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from gest_desktop import __main__
from gest_desktop.ai.lab.hidings import (
    STEPS_TO_NOTTINGHAM,
    TRAITS,
    Hiding,
    last_sighting,
    play_hidings,
    record,
)
from gest_desktop.ai.lab.secrecy_probe import NAMES, RIDGE, chances, cross_guess, design, fit, result
from gest_desktop.rules.game import Beginning, Game
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
from gest_desktop.rules.state import robin_on_map
from gest_desktop.rules.views import imagine, redact
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    FORESTS,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    NOWHERE,
    PARISHES,
    REMSTON,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TUXFORD,
)


def anywhere(random, spaces, hidden):
    """Every Hidden man is equally likely to be Robin."""
    return random.choices(spaces, hidden)[0]


def in_a_forest(random, spaces, hidden):
    return random.choice([space for space in spaces if space in FORESTS])


def away_from_the_crowd(random, spaces, hidden):
    """Every space is equally likely, no matter how many men hide there."""
    return random.choice(spaces)


def hidings_of(average, games=300, seed=1):
    """Made-up hidings with two Redeployments per game and traits that are mostly noise."""
    random, hidings = Random(f"{seed}/made up"), []
    for game in range(games):
        for ballad in (2, 3):
            spaces = sorted([*random.sample(PARISHES, 3), random.choice(FORESTS)])
            hidden = [random.randint(1, 4) for _ in spaces]
            rows = []
            for space, number in zip(spaces, hidden, strict=True):
                row = dict.fromkeys(TRAITS, 0.0)
                row |= {"Henchmen": random.random(), "Carriage": random.choice((0.0, 1.0))}
                row |= {"Forest": float(space in FORESTS), "a man alone": float(number == 1)}
                row |= {"share of the Hidden men": number / sum(hidden), "suspicion before": random.random()}
                rows.append(tuple(row[name] for name in TRAITS))
            belief = tuple(number / sum(hidden) for number in hidden)
            robin = average(random, spaces, hidden)
            hidings.append(Hiding(game, ballad, tuple(spaces), tuple(hidden), belief, tuple(rows), robin))
    return hidings


def redeployments(games):
    """Random games: the positions before and after each Redeployment that leaves Robin on the map."""
    for seed in range(games):
        game, random = Game(Beginning(seed=seed)), Random(f"{seed}/secrecy")
        while not game.is_over:
            asked, f = game.question()
            before, told = game.state.clone(), len(game.journal.entries)
            game.play(random.choice(asked.options(game.state, f)))
            went_home = any(isinstance(entry, BandWentHome) for entry in game.journal.entries[told:])
            if robin_on_map(game.state) and went_home:
                yield seed, before, game.state, game.journal.entries


def test_a_planted_habit_is_found():
    probe = result(hidings_of(in_a_forest))

    assert probe["trained"]["share"] > 0.97
    assert probe["ratio"][1] > 1.2
    assert probe["learned"]["Forest"] > 1.0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_honest_hiding_teaches_the_guesser_nothing(seed):
    probe = result(hidings_of(anywhere, seed=seed))

    assert 0.9 < probe["ratio"][0] < 1.1
    assert probe["ratio"][1] < 1.0 < probe["ratio"][2]


def test_who_shuns_the_crowd_is_found_less_often_than_chance():
    probe = result(hidings_of(away_from_the_crowd))

    assert probe["ratio"][0] < 1.0
    assert probe["learned"]["share of the Hidden men"] < 0.0


def test_the_guesser_learns_only_from_other_games():
    told = hidings_of(anywhere, games=40)
    lied = [hiding if hiding.seed % 2 else replace(hiding, robin=hiding.spaces[0]) for hiding in told]

    one, other = cross_guess(told)[0], cross_guess(lied)[0]

    even = [number for number, hiding in enumerate(told) if hiding.seed % 2 == 0]
    assert [one[number] for number in even] == [other[number] for number in even]
    assert one != other


def test_without_games_to_learn_from_the_guesser_counts():
    hidings = hidings_of(in_a_forest, games=1)

    assert [0.0] * len(NAMES) == list(fit([]))
    assert all(
        hiding.hidden[hiding.spaces.index(place)] == max(hiding.hidden)
        for hiding, place in zip(hidings, cross_guess(hidings)[0], strict=True)
    )


def test_the_fit_is_the_best_there_is():
    """The penalised likelihood has a single maximum: a small step in any direction lowers it."""
    hidings = hidings_of(in_a_forest, games=30)
    weights, nudges = fit(hidings), np.vstack([np.eye(len(NAMES)), -np.eye(len(NAMES))])

    best = surprise(hidings, weights)

    assert all(surprise(hidings, weights + 0.01 * nudge) > best for nudge in nudges)


def surprise(hidings, weights):
    shares = chances(*design(hidings), weights)
    found = [row[hiding.robin] for hiding, row in zip(hidings, shares, strict=True)]
    return RIDGE / 2 * weights @ weights - np.log(found).sum()


def test_chance_is_the_share_of_the_largest_band():
    noise = ((0.0,) * len(TRAITS),) * 2
    one = Hiding(1, 2, (BLYTH, SHIRE_WOOD), (1, 3), (0.25, 0.75), noise, SHIRE_WOOD)
    other = Hiding(2, 2, (BLYTH, SHIRE_WOOD), (3, 2), (0.6, 0.4), noise, SHIRE_WOOD)

    probe = result([other, one])

    assert 0.675 == probe["chance"] == probe["counting"]["expected"] == probe["belief"]["expected"]
    assert (1, 2, 0.5) == tuple(probe["counting"][key] for key in ("hits", "of", "share"))
    assert [1, 2] == [hiding["seed"] for hiding in probe["hidings"]]


def test_a_hiding_holds_nothing_the_sheriff_cannot_see_but_where_robin_is():
    """11.2: every world that looks the same to the Sheriff gives the same hiding."""
    random, places = Random(5), set()
    for seed, before, after, entries in redeployments(20):
        truth = record(seed, before, after, entries)
        read = [entry.seen_by(SHERIFF) for entry in entries]
        for _ in range(12):
            was, now = (imagine(redact(g, SHERIFF), random) for g in (before, after))
            if robin_on_map(now):
                assert replace(truth, robin=now.robin) == record(seed, was, now, read)
                places.add((seed, truth.ballad, now.robin == truth.robin))
    assert {True, False} == {same for _, _, same in places}


def test_after_redeployment_the_belief_of_the_rules_only_counts():
    """11.4, last row: step 7 hides Robin among all Merry Men on the map."""
    for seed, before, after, entries in redeployments(8):
        hiding = record(seed, before, after, entries)

        assert hiding.robin in hiding.spaces
        shares = [number / sum(hiding.hidden) for number in hiding.hidden]
        assert pytest.approx(shares, abs=1e-5) == list(hiding.belief)
        assert pytest.approx(shares, abs=1e-5) == [row[0] for row in hiding.traits]


@pytest.mark.parametrize(
    ("told", "place"),
    [
        ([], NOWHERE),
        ([MenRevealed(BLYTH, 2, False)], NOWHERE),
        ([MenRevealed(BLYTH, 2, True), MenRevealed(NEWARK, 1, False)], BLYTH),
        ([MenRevealed(BLYTH, 2, True), MenReleased(AVAILABLE, 0, True)], AVAILABLE),
        ([RobinShown(BLYTH, TUXFORD)], TUXFORD),
        ([MenLeft(REMSTON, 1, 0, True, False), MenWent(REMSTON, BINGHAM, 2)], REMSTON),
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


def test_the_same_seed_hides_robin_in_the_same_places():
    assert play_hidings(3, 4) == play_hidings(3, 4)


def test_the_probe_is_told_and_written_down_alike_by_one_process_or_two(tmp_path, capsys):
    arguments = ["secrecy", "--games", "3", "--iterations", "8", "--seed", "4"]
    probes, told = [], []
    for jobs in ("1", "2"):
        path = tmp_path / f"probe{jobs}.jsonl"
        assert 0 == __main__.main([*arguments, "--jobs", jobs, "--out", str(path)])
        probes.append(sorted(path.read_text("utf-8").splitlines()))
        told.append([line for line in capsys.readouterr().out.splitlines() if "│" in line])

    assert told[0] == told[1]
    assert any("trained" in line for line in told[0])
    assert probes[0] == probes[1]
    assert [{"secrecy": 8}, "4", "5", "6"] == [
        row.get("game", row) for row in map(json.loads, probes[0][-1:] + probes[0][:-1])
    ]


@pytest.mark.parametrize("arguments", [["--games", "1"], ["--iterations", "0"]])
def test_a_probe_that_cannot_learn_is_refused_in_one_sentence(arguments, capsys):
    assert 1 == __main__.main(["secrecy", *arguments])
    assert "at least two games" in capsys.readouterr().out
