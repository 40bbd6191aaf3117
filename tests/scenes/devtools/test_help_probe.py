"""The numbers of sampled hints and reasons are those of the search, and their panels hide nothing."""

import gettext

import pytest

from gest_desktop.rules.words import speak
from gest_desktop.scenes.devtools import help_probe
from gest_desktop.scenes.devtools.help_probe import complaints, sampled, seats, wrong_numbers
from gest_desktop.scenes.table.session.contest import Contest

SAMPLES = 60


@pytest.fixture(autouse=True)
def in_english():
    """Half of the samples are Italian; afterwards the language is English again."""
    yield
    speak(gettext.NullTranslations())


@pytest.mark.parametrize("tenth", range(SAMPLES // 10))
def test_the_numbers_of_sixty_hints_are_those_of_the_search(tenth):
    for seed in range(10 * tenth, 10 * tenth + 10):
        game, side = sampled(seed)

        assert [] == [*wrong_numbers(Contest(game, seats(side), key=b"hints"))], seed


def test_a_hint_with_other_numbers_would_be_noticed(monkeypatch):
    def too_good(contest):
        reply, means = thought_out(contest)
        reply["options"] = [row | {"win": min(1.0, row["win"] + 0.03)} for row in reply["options"]]
        return reply, means

    thought_out = help_probe.thought_out
    monkeypatch.setattr(help_probe, "thought_out", too_good)
    game, side = sampled(0)

    assert [*wrong_numbers(Contest(game, seats(side), key=b"hints"))]


@pytest.mark.parametrize("seed", range(6))
def test_panels_hide_nothing_that_must_be_seen(seed):
    assert [] == [*complaints(seed)]
