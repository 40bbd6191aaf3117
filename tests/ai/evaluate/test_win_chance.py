"""The evaluation: features from Robin Hood's point of view, and weights fitted to games."""

import json

import numpy as np
import pytest

from gest_desktop.__main__ import main
from gest_desktop.ai.evaluate import win_chance as evaluate
from gest_desktop.ai.evaluate.features import NAMES, features
from gest_desktop.ai.evaluate.win_chance import judge, logistic, trained_weights
from gest_desktop.ai.lab.train import Lesson, School, fit, play_lesson, recalibrated, regress, to_json
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    EVENT,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    PLOTS_AND_DEEDS,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SECOND,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
    TALLAGE,
    TRIBUTE,
)
from tests.table import table


def feature(g, name):
    return features(g)[NAMES.index(name)]


def test_there_is_one_number_for_every_name():
    assert len(NAMES) == len(features(table(robin=BLYTH)))


@pytest.mark.parametrize(("favour", "value"), [(1, 0.5), (-1, -0.5), (5, 4.5), (-7, -6.5)])
def test_royal_favour_has_no_gap_at_zero(favour, value):
    assert value == feature(table(robin=BLYTH, favour=favour), "royal favour")


@pytest.mark.parametrize(("revolting", "value"), [(0, -1.0), (2, -1.0), (3, 1.0), (5, 2.0), (7, 3.0)])
def test_unrest_to_come_counts_submissive_parishes(revolting, value):
    """6.1."""
    assert value == feature(table(robin=BLYTH, revolting=range(revolting)), "unrest to come")


def test_a_parish_that_governance_would_calm_is_not_held():
    """6.3: half of three Henchmen stay, and two of them outnumber one man."""
    g = table(
        (3, HENCHMAN, BLYTH),
        (1, HIDDEN_MAN, BLYTH),
        (1, HENCHMAN, NEWARK),
        (1, HIDDEN_MAN, NEWARK),
        robin=PRISON,
        revolting=[BLYTH, NEWARK],
    )

    assert 1.0 == feature(g, "parishes held in revolt")


def test_robin_in_reach_of_henchmen_can_be_captured():
    """3.3.3: one Henchman takes one man; in a Revolting Parish it takes two."""
    near = table((1, HENCHMAN, BLYTH), robin=BLYTH, robin_hidden=False)
    behind = table((1, HENCHMAN, BLYTH), (1, REVEALED_MAN, BLYTH), robin=BLYTH, robin_hidden=False)
    revolt = table((1, HENCHMAN, BLYTH), robin=BLYTH, robin_hidden=False, revolting=[BLYTH])

    assert [1.0, 0.0, 0.0] == [feature(g, "robin can be captured") for g in (near, behind, revolt)]


def test_cover_is_what_the_sheriff_does_not_suspect():
    g = table((3, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH)

    assert 0.75 == feature(g, "robin's cover")


def test_carriages_count_more_the_nearer_they_are():
    far = table(robin=BLYTH, carriages=[(TALLAGE, BINGHAM, False)])
    near = table(robin=BLYTH, carriages=[(TALLAGE, SHIRE_WOOD, False)])
    tribute = table(robin=BLYTH, carriages=[(TRIBUTE, SHIRE_WOOD, False)])

    assert [0.2, 0.5, 1.0] == [feature(g, "carriages on the road") for g in (far, near, tribute)]


@pytest.mark.parametrize(
    ("robin", "sheriff", "value"),
    [
        (SINGLE_PLOT, SECOND, 1.0),
        (EVENT, SECOND, 0.5),
        (PLOTS_AND_DEEDS, SECOND, 0.0),
        (SECOND, SINGLE_PLOT, 0.0),
    ],
)
def test_a_box_tells_who_will_be_first(robin, sheriff, value):
    g = table(robin=BLYTH)
    g.initiative[ROBIN], g.initiative[SHERIFF] = robin, sheriff

    assert value == feature(g, "robin hood first")


def test_justice_is_good_for_robin_hood_and_order_is_not():
    odds = [judge(table(robin=MANSFIELD, favour=favour), trained_weights()) for favour in (-4, 1, 4)]

    assert odds == sorted(odds)
    assert 0.0 < odds[0] < odds[2] < 1.0


@pytest.mark.parametrize(("winner", "value"), [(ROBIN, 1.0), (SHERIFF, 0.0)])
def test_a_finished_game_is_certain(winner, value):
    g = table(robin=BLYTH)
    g.winner = winner

    assert value == judge(g, trained_weights())


def test_the_logistic_curve_does_not_overflow():
    assert [0.0, 0.5, 1.0] == [logistic(-1e6), logistic(0.0), logistic(1e6)]


def test_weights_for_other_features_are_refused(monkeypatch):
    monkeypatch.setattr(evaluate, "NAMES", ("bias",))
    evaluate.trained_weights.cache_clear()
    with pytest.raises(ValueError, match="other features"):
        evaluate.trained_weights()
    evaluate.trained_weights.cache_clear()


def test_regression_finds_the_weights_behind_the_results():
    random = np.random.default_rng(1)
    x = np.column_stack([np.ones(20_000), random.normal(size=20_000), random.normal(size=20_000)])
    truth = np.array([0.3, 1.0, -2.0])
    y = (random.random(20_000) < 1 / (1 + np.exp(-(x @ truth)))).astype(float)

    found = regress(x, y, np.zeros(3), ridge=0.01)

    assert truth == pytest.approx(found, abs=0.1)


def test_a_strong_ridge_keeps_the_weights_where_they_were():
    x = np.column_stack([np.ones(100), np.arange(100.0)])
    y = (np.arange(100) > 50).astype(float)

    assert pytest.approx(0.25, abs=0.001) == regress(x, y, np.array([0.0, 0.25]), ridge=1e9)[1]


def test_training_plays_lessons_and_fits_all_three_ballads():
    school = School(4, 0.1, trained_weights())
    lessons = [play_lesson(seed, school) for seed in range(4)]
    again = play_lesson(0, school)

    weights, loss = fit(lessons, trained_weights(), ridge=5.0)

    assert again.moments == lessons[0].moments
    assert [len(NAMES)] * 3 == [len(row) for row in weights]
    assert 0.0 < loss < 1.0
    assert json.loads(json.dumps(to_json(weights, "a test")))["how"] == "a test"


def test_the_search_has_an_opinion_where_a_box_is_chosen():
    lesson = play_lesson(1, School(8, 0.1, trained_weights()))

    opinions = [opinion for _, _, opinion in lesson.moments]

    assert None in opinions  # a card is turned
    assert all(0.0 <= opinion <= 1.0 for opinion in opinions if opinion is not None)


def test_an_opinion_that_favours_a_side_is_put_right():
    """The search thinks that Robin Hood wins 3 of 10 such games; Robin Hood wins 7."""
    won = np.array([1.0] * 7 + [0.0] * 3)

    found = recalibrated(np.array([0.3] * 10), won)

    assert [pytest.approx(0.7, abs=0.01)] * 10 == list(found)


def test_who_won_counts_beside_the_opinion():
    values = [1.0, *[0.0] * (len(NAMES) - 1)]
    lessons = [Lesson([(1, values, 0.5)], robin_won=True), Lesson([(1, values, 0.5)], robin_won=True)]

    weights, _loss = fit(lessons, trained_weights(), ridge=5.0)

    assert weights[0][0] > 2.0
    assert weights[1:] == trained_weights()[1:]


def test_the_command_trains_and_says_how(tmp_path, capsys):
    path = tmp_path / "weights.json"
    sizes = ["--games", "4", "--iterations", "4", "--jobs", "1"]

    assert 0 == main(["train", *sizes, "--out", str(path)])

    learned = json.loads(path.read_text())
    assert list(NAMES) == learned["features"]
    assert "4 games between searches of 4 iterations" in learned["how"]
    assert "log-loss" in capsys.readouterr().out
