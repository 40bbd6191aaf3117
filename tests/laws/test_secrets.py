"""Secrets: whatever the other side hides, a side sees, is asked, may answer and reads the same."""

from random import Random

from gest_desktop.commands import laws
from gest_desktop.rules.game import Beginning, Game

POSITIONS = 2000


def random_positions(number):
    random, seed = Random(7), 0
    while number:
        game, seed = Game(Beginning(seed=seed)), seed + 1
        while not game.is_over and number:
            asked, f = game.question()
            option = random.choice(asked.options(game.state, f))
            yield game.state, option
            number -= 1
            game.play(option)


def test_2000_random_positions_tell_no_secret_in_any_consistent_world():
    """R33: what a side may do and see follows from what it knows."""
    worlds = 0
    for g, option in random_positions(POSITIONS):
        for side in laws.SIDES:
            seen = laws.testimony(g, side)
            for world in laws.consistent_worlds(g, side):
                worlds += 1
                assert seen == laws.testimony(world, side)
        laws.journal_keeps_secrets(g, option)

    assert worlds > 3 * POSITIONS
