"""Laws that hold in random games; these are a few games, `gest fuzz` checks thousands."""

from random import Random

import pytest

from gest_desktop.commands import laws
from gest_desktop.commands.fuzz import check_game, check_replay, play_lawfully
from gest_desktop.commands.laws import LawBrokenError
from gest_desktop.rules.belief import know
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    ROBIN,
    SHIRE_WOOD,
)
from tests.table import begin, light, table


@pytest.mark.parametrize("seed", range(40))
def test_a_random_game_obeys_every_law(seed, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # where a failure would save its game

    report = check_game(seed)

    assert "" == report.failure


@pytest.mark.parametrize("seed", range(8))
def test_every_position_obeys_the_costly_laws_and_so_do_the_optional_rules(seed):
    beginning = Beginning(seed=seed, events_side_locked=seed % 2 == 0, deed_needs_plot=seed % 3 == 0)
    game = Game(beginning)

    play_lawfully(game, Random(seed))
    check_replay(game)

    assert game.is_over


def test_a_lost_piece_is_noticed():
    g = table((1, HENCHMAN, NEWARK), robin=BLYTH)
    g.pieces[HENCHMAN + NEWARK] = 0

    with pytest.raises(LawBrokenError, match="Henchman"):
        laws.pieces_are_conserved(g, Random(0))


def test_a_wrong_belief_is_noticed():
    g = table((1, HIDDEN_MAN, BINGHAM), robin=BLYTH)
    know(g, BINGHAM)

    with pytest.raises(LawBrokenError, match="rules out where Robin is"):
        laws.truth_is_believed_possible(g, Random(0))


def test_a_dead_end_is_noticed():
    g = begin(table(robin=BLYTH), light(26), ROBIN)  # no Henchman to replace

    with pytest.raises(LawBrokenError, match="nothing can be answered"):
        laws.no_dead_end(g, Random(0))


def test_a_secret_that_shows_is_noticed(monkeypatch):
    """If the Sheriff's view showed Robin's place, the law would fail."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH)
    monkeypatch.setattr(laws, "testimony", lambda world, side: str(world.robin))

    with pytest.raises(LawBrokenError, match="tell a secret"):
        laws.secrets_do_not_show(g, Random(0))
