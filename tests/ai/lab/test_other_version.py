"""Version matches: a player of another checkout plays in a process of its own."""

from __future__ import annotations

import re
import time
from contextlib import contextmanager
from random import Random

import pytest

from gest_desktop.ai.lab.arena import Pairing, play_game
from gest_desktop.ai.lab.budget import Budget
from gest_desktop.ai.lab.entrants import Entrant, NoPlayerError, read_entrant
from gest_desktop.ai.lab.other_version import OtherVersion, OtherVersionError
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN
from tests.paths import ROOT


@pytest.mark.parametrize(
    ("words", "entrant"),
    [
        (f"other@{ROOT}", Entrant(f"other@{ROOT}", Budget(9))),
        (f"other@{ROOT}:300it", Entrant(f"other@{ROOT}", Budget(300))),
        (f"other@{ROOT}:0.05s", Entrant(f"other@{ROOT}", Budget(seconds=0.05))),
        (f"other@{ROOT}:0.3w", Entrant(f"other@{ROOT}", Budget(wall=0.3))),
        (f"other@{ROOT}:king", Entrant(f"other@{ROOT}:king")),
    ],
)
def test_another_version_is_named_by_its_folder(words, entrant):
    assert entrant == read_entrant(words, Budget(9))
    assert entrant == read_entrant(str(entrant), Budget(9))


def test_a_folder_without_the_package_is_refused(tmp_path):
    with pytest.raises(NoPlayerError, match="no version of the game"):
        read_entrant(f"other@{tmp_path}:king", Budget(9))


def test_a_version_plays_in_its_process_as_it_plays_here():
    search, other = Entrant("search", Budget(2)), Entrant(f"other@{ROOT}", Budget(2))
    here, there = (play_game(Pairing(entrant, Entrant("rules"), 3, ROBIN)) for entrant in (search, other))

    assert (here.favour, here.answers, here.decisions) == (there.favour, there.answers, there.decisions)


def first_decision():
    """A game at its first decision after the set-up, and what the side that makes it sees."""
    game = Game(Beginning(seed=1))
    while True:
        asked, f = game.question()
        options = asked.options(game.state, f)
        if len(options) > 1 and f.script.topic is not Topic.SETUP:
            return game, redact(game.state, asked.actor(f))
        game.play(options[0])


@contextmanager
def other_version(folder, think, game, view):
    player = OtherVersion(folder, think, view.side, Random(1), game)
    try:
        yield player
    finally:
        player.close()


@pytest.mark.parametrize(("think", "least", "most"), [("potter", 0.0, 0.15), ("0.2s", 0.2, 0.4)])
def test_a_level_and_a_time_reach_the_other_process(think, least, most):
    game, view = first_decision()

    with other_version(ROOT, think, game, view) as player:
        player.choose(view)

    assert least <= player.seconds < most  # a coarse clock may not see a short thought


def test_another_version_can_think_for_a_time_on_the_clock():
    game, view = first_decision()

    with other_version(ROOT, "0.3w", game, view) as player:
        began = time.monotonic()
        player.choose(view)

    assert time.monotonic() - began > 0.3


def test_a_version_that_cannot_play_is_named(tmp_path, capfd):
    game, view = first_decision()
    (tmp_path / "gest_desktop").mkdir()
    (tmp_path / "gest_desktop" / "__init__.py").touch()

    with (
        pytest.raises(OtherVersionError, match=f"player of {re.escape(str(tmp_path))} ended with code 1"),
        other_version(tmp_path, "potter", game, view) as player,
    ):
        player.choose(view)

    assert "ModuleNotFoundError" in capfd.readouterr().err
