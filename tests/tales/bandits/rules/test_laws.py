"""Laws along random games, at every table and with every option."""

from random import Random

import pytest

from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.workshop.fuzz import beginning_of, check_game, check_replay, play_lawfully
from gest_desktop.tales.bandits.workshop.laws import LawBrokenError, nothing_is_lost, secrets_do_not_show


@pytest.mark.parametrize("seed", range(18))
def test_no_law_is_broken_along_a_random_game(seed):
    """11.3, 11.4: views, JSON, clones, journal, conservation; every game ends."""
    game = Game(beginning_of(seed))
    play_lawfully(game, Random(f"{seed}/laws"), costly_every=5)
    check_replay(game)

    assert game.is_over


def test_games_with_every_option_are_among_them():
    beginnings = [beginning_of(seed) for seed in range(18)]

    assert {2, 3, 4} == {beginning.players for beginning in beginnings}
    assert {True, False} == {beginning.open_loot for beginning in beginnings}
    assert {True, False} == {beginning.open_chest for beginning in beginnings}


def test_a_report_tells_how_long_the_game_was():
    report = check_game(3)

    assert "" == report.failure
    assert 40 < report.decisions < report.answers < 800


def test_a_token_that_vanishes_breaks_a_law():
    game = Game(Beginning(seed=2))
    game.state.supply = (0, *game.state.supply[1:])

    with pytest.raises(ValueError, match="A token is lost or won"):
        nothing_is_lost(game.state, Random(0))


def test_a_secret_in_a_question_breaks_a_law(monkeypatch):
    game = Game(Beginning(seed=2))
    tell = "gest_desktop.tales.bandits.workshop.laws.testimony"
    monkeypatch.setattr(tell, lambda g, band: str(g.carts))

    with pytest.raises(LawBrokenError, match="could tell a secret"):
        secrets_do_not_show(game.state, Random(0))
