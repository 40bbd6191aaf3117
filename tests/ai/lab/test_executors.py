"""Games are played by worker processes, and those of a lost worker are played again."""

from __future__ import annotations

import os
from functools import partial
from importlib.util import find_spec

import pytest

from gest_desktop.ai.lab.executors import TRIES, NoWorkersError, Workers

NUMBERS = {str(number): number for number in range(12)}
SQUARES = {str(number): number * number for number in range(12)}
SEVERAL = [Workers(2), *([Workers(1, "local:2")] if find_spec("distributed") else [])]


def square(number):
    return number * number


def square_in_a_worker_that_dies_once(number, folder):
    if number == 5 and not (folder / "died").exists():
        (folder / "died").touch()
        os._exit(1)
    return number * number


def die(number):
    os._exit(1)


def refuse(number):
    raise ArithmeticError(f"{number} has no square")


@pytest.mark.parametrize("workers", [Workers(1), *SEVERAL])
def test_all_outcomes_come_with_the_names_of_their_tasks(workers):
    assert SQUARES == dict(workers.run(square, NUMBERS))


@pytest.mark.parametrize("workers", SEVERAL)
def test_the_games_of_a_lost_worker_are_played_again(workers, tmp_path):
    play = partial(square_in_a_worker_that_dies_once, folder=tmp_path)

    assert SQUARES == dict(workers.run(play, NUMBERS))
    assert (tmp_path / "died").exists()


def test_workers_that_are_lost_again_and_again_are_given_up():
    with pytest.raises(NoWorkersError, match=f"lost {TRIES} times"):
        list(Workers(2).run(die, {"1": 1}))


@pytest.mark.parametrize("workers", [Workers(1), Workers(2)])
def test_an_error_in_a_game_is_not_taken_for_a_lost_worker(workers):
    with pytest.raises(ArithmeticError, match="has no square"):
        list(workers.run(refuse, {"1": 1}))


def test_a_cluster_that_cannot_be_reached_is_refused_in_one_sentence():
    with pytest.raises(NoWorkersError, match=r"no cluster at|extra `cluster`"):
        list(Workers(1, "nonsense").run(square, NUMBERS))
