"""The probe for truth: reasons that are named come true when the game goes on."""

import pytest

from gest_desktop.__main__ import main
from gest_desktop.ai.lab import reasons_probe
from gest_desktop.ai.lab.reasons_probe import ALIKE, CHANCES, EMPTY, FALSE, TRUE, UNDECIDED, count, probe_game
from gest_desktop.ai.voice.explanation import Explanation
from gest_desktop.ai.voice.reasons import Reason


@pytest.fixture
def sooner(monkeypatch):
    """A smaller probe."""
    monkeypatch.setattr(reasons_probe, "CONTINUATIONS", 3)
    monkeypatch.setattr(reasons_probe, "SMALL", 16)


def test_most_reasons_of_a_game_come_true_and_none_is_empty(sooner):
    probed = probe_game(0, 100, 12)

    assert 12 == count(probed, TRUE, FALSE, UNDECIDED, CHANCES, ALIKE)
    assert count(probed, TRUE) > 3 * count(probed, FALSE, UNDECIDED)


def test_a_reason_turned_round_is_found_out(sooner, monkeypatch):
    told = Explanation.against

    def turned(explanation, other):
        return [
            Reason(reason.fact, reason.other, reason.chosen, reason.points, reason.clear)
            for reason in told(explanation, other)
        ]

    monkeypatch.setattr(Explanation, "against", turned)
    probed = probe_game(0, 100, 12)

    assert count(probed, FALSE) > 2 * count(probed, TRUE)


def test_a_sentence_without_any_number_is_empty(sooner, monkeypatch):
    monkeypatch.setattr(Explanation, "because", lambda _explanation, _labels: "Why not?")

    assert 3 == count(probe_game(0, 20, 3), EMPTY)


def test_the_command_prints_what_was_found(sooner, capsys, tmp_path):
    out = tmp_path / "probed.json"
    arguments = ["--decisions", "4", "--iterations", "30", "--show", "4", "--out", str(out)]

    assert 0 == main(["reasons", *arguments])
    assert "4 decisions" in capsys.readouterr().out
    assert out.exists()
