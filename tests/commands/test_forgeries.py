"""Forged positions and saves: refused with one sentence, or playable to the end; nothing in between."""

import json
from random import Random

import pytest

from gest_desktop import __main__
from gest_desktop.commands.forgeries import FORGERIES, forged
from gest_desktop.commands.forgery_checks import check_forged_saves, check_positions
from gest_desktop.commands.mutations import a_game
from gest_desktop.rules.position import write_position


@pytest.mark.parametrize("seed", range(2))
def test_a_forged_position_is_refused_or_can_be_played_to_the_end(seed):
    counts = check_positions(150, seed, lambda: None)

    assert 150 == counts.refused + counts.played
    assert min(counts.refused, counts.played) > 10


@pytest.mark.parametrize("seed", range(2))
def test_a_forged_save_is_refused_or_can_be_played_to_the_end(seed):
    counts = check_forged_saves(80, seed, lambda: None)

    assert 80 == counts.refused + counts.played
    assert min(counts.refused, counts.played) > 5


def test_both_are_one_command(capsys):
    assert 0 == __main__.main(["fuzz", "--positions", "20", "--saves", "10"])
    printed = capsys.readouterr().out

    assert "20 forged positions: " in printed
    assert "10 forged saves: " in printed


def test_a_forgery_leaves_the_position_it_was_made_from():
    position = write_position(a_game(Random(3)).state)
    before = json.dumps(position)
    forgeries = [forged(position, Random(seed)) for seed in range(50)]

    assert before == json.dumps(position)
    assert sum(forgery == json.loads(before) for forgery in forgeries) < 10


@pytest.mark.parametrize("forgery", FORGERIES)
def test_every_kind_of_forgery_changes_something(forgery):
    """In some position; many need rules in progress."""
    random, changed = Random(1), 0
    for _time in range(40):
        position = json.loads(json.dumps(write_position(a_game(random).state)))
        before = json.dumps(position)
        try:
            forgery(position, random)
        except (IndexError, KeyError, ValueError):
            continue
        changed += before != json.dumps(position)

    assert changed
