"""How riddles are found: what is clear, what is trivial, and what a deeper look must confirm."""

from random import Random

import pytest

from gest_desktop.ai.lab.riddles import mining
from gest_desktop.ai.lab.riddles.checking import check, line_of
from gest_desktop.ai.lab.riddles.choosing import make_book
from gest_desktop.ai.lab.riddles.clear import is_clear, is_open, right_ones
from gest_desktop.ai.lab.riddles.lines import walk
from gest_desktop.ai.lab.riddles.look import Found, Look, mean_and_error
from gest_desktop.ai.lab.riddles.mining import next_view
from gest_desktop.ai.lab.riddles.solvers import is_trivial, solves
from gest_desktop.ai.lab.riddles.themes import place_of, planned_theme, themes_of
from gest_desktop.ai.players import RandomPlayer
from gest_desktop.ai.riddles.book import the_book
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import imagine
from gest_desktop.rules.vocabulary import REGULARS, ROBIN, SHERIFF

RIDDLES = the_book().riddles
EASY = next(riddle for riddle in RIDDLES if riddle.id == "1000-41")
LONG = next(riddle for riddle in RIDDLES if len(riddle.steps) > 1)


class Told:
    """A player that answers as it was told."""

    def __init__(self, *options):
        self.options = list(options)

    def choose(self, view):
        return self.options.pop(0)


class Seen:
    """A look of which only the footprints matter."""

    def __init__(self, footprints):
        self.footprints = footprints


def found(*wins, error=0.01):
    return [Found(option, win, error) for option, win in enumerate(wins)]


APART = Seen({0: "a", 1: "b", 2: "c"})
ALIKE = Seen({0: "a", 1: "a", 2: "c"})


@pytest.mark.parametrize(
    ("wins", "error", "clear"),
    [
        ((0.60, 0.50, 0.40), 0.01, True),
        ((0.60, 0.53, 0.40), 0.01, False),  # less than eight points
        ((0.60, 0.50, 0.40), 0.02, False),  # less than four standard errors
    ],
)
def test_one_choice_must_be_eight_points_and_four_errors_ahead(wins, error, clear):
    assert clear == is_clear(APART, found(*wins, error=error))


def test_choices_that_look_the_same_to_the_other_side_count_as_one():
    assert 2 == right_ones(ALIKE, found(0.60, 0.59, 0.40))
    assert is_clear(ALIKE, found(0.60, 0.59, 0.40))


def test_but_not_if_one_of_them_is_worth_less():
    assert 1 == right_ones(ALIKE, found(0.60, 0.55, 0.40))


@pytest.mark.parametrize(("win", "still_open"), [(0.10, False), (0.5, True), (0.9, False)])
def test_a_game_that_is_won_or_lost_makes_no_riddle(win, still_open):
    assert still_open == is_open(found(win, 0.0))


def test_only_the_second_half_of_the_tries_counts():
    mean, error = mean_and_error([0.0, 0.0, 1.0, 1.0])
    assert (1.0, 0.0) == (mean, error)


def test_a_look_finds_the_best_choice_of_an_easy_riddle_again():
    look = Look(EASY.seen(), "test")
    assert EASY.steps[0].best.option == look.study(1500)[0].option


def test_a_line_is_solved_only_if_every_step_is():
    line = line_of(LONG)
    right = [step.best.option for step in LONG.steps]
    wrong = [*right[:-1], LONG.steps[-1].rated[-1].option]
    assert solves(Told(*right), line)
    assert not solves(Told(*wrong), line)


def test_a_choice_among_one_is_trivial_to_everybody():
    view = EASY.seen()
    every = [one.option for one in EASY.steps[0].rated]
    assert is_trivial([(view, every)], "test")
    assert not is_trivial([(view, [])], "test")


def test_the_next_view_is_the_same_in_every_world():
    seen = next_view(LONG.seen(), LONG.steps[0].best.option)
    assert seen is not None
    assert line_of(LONG)[1][0] == seen


def test_a_walk_ends_at_a_box_or_with_the_game():
    look = Look(EASY.seen(), "test")
    world, option = EASY.world(), EASY.steps[0].best.option
    look.study(200)
    chance, line = walk(look.search, world, EASY.side, option, Random(1))
    assert 0.0 <= chance <= 1.0
    assert len(line) <= 60


def test_a_riddle_from_a_box_is_about_the_right_box():
    boxes = [riddle for riddle in RIDDLES if "initiative" == riddle.theme]
    riddle = boxes[0]
    assert "initiative" in themes_of([riddle.world()], [riddle.steps[0].best.option])


def test_a_theme_may_come_from_what_is_done_in_the_box():
    robs = next(riddle for riddle in RIDDLES if [4, 2] == [step.best.option for step in riddle.steps])
    assert "odds" == planned_theme(robs)  # Plots & Deeds, then Rob


def test_a_place_is_the_space_that_is_chosen():
    riddle = next(each for each in RIDDLES if "space" == question(each.world())[0].kind)
    option = riddle.steps[0].best.option
    assert option == riddle.place == place_of(riddle.world(), option)


def test_a_decision_that_is_looked_at_again_is_the_same_riddle(monkeypatch):
    monkeypatch.setattr(mining, "TIMES", 3)
    again, themes = mining.examine(EASY.seen(), "again")
    assert EASY.view == again.view
    assert EASY.steps[0].solutions == again.steps[0].solutions
    assert themes


def test_the_mine_takes_one_riddle_of_a_turn_and_none_from_a_royal_inspection(monkeypatch):
    turns = []

    def examine(view, _name):
        turns.append((len(view.state.played), view.side, view.state.card))
        return EASY, ["odds"]

    monkeypatch.setattr(mining, "PLAYED", 8)
    monkeypatch.setattr(mining, "examine", examine)
    monkeypatch.setattr(mining, "looks_clear", lambda _thought: True)
    found = list(mining.mine(4))
    assert len(turns) == len(set(turns)) == len(found)
    assert {card for _played, _side, card in turns} <= set(REGULARS)


def test_most_games_yield_no_riddle_that_begins_with_the_largest_box(monkeypatch):
    kinds = []
    monkeypatch.setattr(mining, "PLAYED", 30)
    monkeypatch.setattr(mining, "examine", lambda view, _name: kinds.append(decision_of(view)))
    monkeypatch.setattr(mining, "looks_clear", mining.is_usual)
    list(mining.mine(4))  # every fourth game
    assert kinds
    kinds.clear()
    list(mining.mine(5))
    assert not kinds


def decision_of(view):
    return question(imagine(view, Random(0)))[0].kind


def test_the_book_takes_as_many_for_each_side():
    pool = [(riddle, [riddle.theme]) for riddle in RIDDLES]
    book = make_book(pool, 3)
    assert 3 == book.edition
    assert [60, 60] == [sum(riddle.side == side for riddle in book.riddles) for side in (ROBIN, SHERIFF)]


def test_a_check_tells_whether_the_deeper_look_agrees(monkeypatch):
    monkeypatch.setattr("gest_desktop.ai.lab.riddles.checking.BUDGET", 60)
    monkeypatch.setattr("gest_desktop.ai.lab.riddles.checking.share_solved", lambda *_arguments: 0.5)
    checked = check(EASY)
    assert EASY.id == checked.name
    assert checked.agrees == (checked.margin > 0.0)
    assert {"potter": 0.5}.items() <= checked.shares.items()


def test_a_random_player_solves_some_lines_by_luck():
    line = line_of(EASY)
    player = RandomPlayer(Random(2))
    solved = sum(solves(player, line) for _try in range(60))
    assert 0 < solved < 60
