"""How a persona plays: means of what it likes, and what they cost."""

from __future__ import annotations

import pytest

from gest_desktop import __main__
from gest_desktop.ai.evaluate.features import NAMES
from gest_desktop.ai.lab.style import Styled, difference, elo_cost, play_styled, sittings
from gest_desktop.ai.personas import PERSONAS
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

CRUEL = next(persona for persona in PERSONAS if persona.name == "cruel")


def a_game(won, camps):
    return Styled(won, [camps * (name == "camps") for name in NAMES])


def test_only_the_looked_at_side_has_the_persona():
    (sitting,) = sittings("potter", CRUEL, SHERIFF, 1, 5).values()

    assert ("potter", "potter+cruel", SHERIFF, 5) == (
        str(sitting.robin), str(sitting.sheriff), sitting.side, sitting.seed,
    )  # fmt: skip


def test_the_same_sitting_has_the_same_style():
    (sitting,) = sittings("potter", None, ROBIN, 1, 5).values()

    assert play_styled(sitting) == play_styled(sitting)


def test_a_difference_is_between_the_means():
    more, half = difference("camps", [a_game(True, 3), a_game(True, 1)], [a_game(True, 1), a_game(True, 1)])

    assert 1.0 == more
    assert pytest.approx(1.96, abs=0.01) == half


def test_who_wins_less_than_a_plain_player_pays_for_it():
    won, lost = a_game(True, 0), a_game(False, 0)
    cost, low, high = elo_cost([won, lost, lost, lost] * 10, [won, lost] * 20)

    assert low < cost < high
    assert 150 < cost < 230


def test_every_persona_is_told_in_a_table(capsys):
    assert 0 == __main__.main(["personas", "--level", "potter", "--games", "2", "--jobs", "1"])
    names = [line.split(" | ")[0].strip("| ") for line in capsys.readouterr().out.splitlines() if "|" in line]

    assert [persona.name for persona in PERSONAS] == names[-len(PERSONAS) :]
