"""The ballad of a game: every stanza is true, and no two games sound alike."""

from random import Random

import pytest

from gest_desktop.rules.ballad import Ballad, compose
from gest_desktop.rules.ballad.facts import read_facts
from gest_desktop.rules.ballad.verses import LANGUAGES, stanza
from tests.rules.ballad.judging import faults, finished, is_true

GAMES = 40


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_stanza_is_true_and_in_metre_and_rhyme(seed: int) -> None:
    entries = finished(seed)
    for language in LANGUAGES:
        assert [] == list(faults(compose(entries, seed, language), entries, language))
    assert [] == [fact for fact in read_facts(entries) if not is_true(fact, entries)]


@pytest.mark.parametrize("language", ["en", "it"])
def test_games_sound_different(language: str) -> None:
    ballads = [compose(finished(seed), seed, language) for seed in range(GAMES)]
    assert len({ballad.stanzas[0].lines for ballad in ballads}) > GAMES * 3 // 4
    assert len({ballad.text() for ballad in ballads}) == GAMES


def test_the_same_game_is_sung_the_same_way_again() -> None:
    assert compose(finished(1), 1) == compose(finished(1), 1)


def test_a_ballad_fits_on_a_sheet() -> None:
    """An opening, at most five stanzas, the end and a farewell; the sheet has room for eight."""
    lengths = {len(compose(finished(seed), seed).stanzas) for seed in range(GAMES)}
    assert max(lengths) == 8


def test_what_turned_the_game_is_sung_first_of_all() -> None:
    entries = finished(2)
    dull = [fact.at for fact in read_facts(entries) if fact.kind == "rob_failed"][:3]
    sung = [one.fact.at for one in compose(entries, 2, turning=dull).stanzas]
    assert set(dull) <= set(sung)


def test_stanzas_stand_in_order_of_time() -> None:
    for seed in range(GAMES):
        told = [one.fact.at for one in compose(finished(seed), seed).stanzas]
        assert sorted(told) == told


def test_the_text_has_title_tune_and_stanzas() -> None:
    ballad: Ballad = compose(finished(3), 3)
    parts = ballad.text().rstrip("\n").split("\n\n")
    assert [ballad.title, ballad.tune] == parts[0].split("\n")
    assert len(ballad.stanzas) + 1 == len(parts)


def test_more_men_than_verses_can_count_are_not_counted() -> None:
    six, many = (stanza("en", "men_caught", 0, number, Random(1)) for number in (6, 9))
    assert "six men" in six[0]
    assert "the men" in many[0]
