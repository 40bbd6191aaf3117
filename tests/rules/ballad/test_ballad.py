"""The ballad of a game: every stanza is true, and no two games sound alike."""

from functools import cache
from random import Random

import pytest

from gest_desktop.rules.ballad import Ballad, Fact, compose
from gest_desktop.rules.ballad.facts import read_facts
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import (
    BridgeBuilt,
    CampMoved,
    CardTurned,
    CarriageUsed,
    DeedAdded,
    Entry,
    EventCarriedOut,
    FavourMoved,
    GameWon,
    MenImprisoned,
    OllertonSettled,
    Rolled,
    StatusChanged,
    TruceAnswered,
    UnrestCounted,
)
from gest_desktop.rules.vocabulary import AVAILABLE, NOTTINGHAM, PRISON, REVOLTING, ROBIN, SHERIFF, SUBMISSIVE

GAMES = 40
SUCCESSES = [
    "merchant",
    "knight",
    "lea",
    "monks",
    "potter",
    "miller",
    "bishop",
    "gisborne",
    "carriage_robbed",
]
EVENTS = {
    "john": 5,
    "ambush": 13,
    "scarlet": 15,
    "red_cap": 17,
    "allan": 18,
    "horn": 21,
    "tuck": 23,
    "marian": 24,
}
FORTUNES = {"market": 1, "queen": 3, "warden": 8, "rain": 16}


@cache
def finished(seed: int) -> list[Entry]:
    """The journal of a game of random answers."""
    dice, game = Random(f"ballad/{seed}"), Game(Beginning(seed=seed))
    while not game.is_over:
        asked, f = game.question()
        game.play(dice.choice(list(asked.options(game.state, f))))
    return game.journal.entries


def is_true(fact: Fact, entries: list[Entry]) -> bool:
    """Look the fact up in the journal, in other words than the ballad's own reader."""
    entry = entries[fact.at]
    kind = fact.kind
    if kind in SUCCESSES:
        return isinstance(entry, Rolled) and entry.success and entry.space == fact.place
    if kind in ("rob_failed", "trap"):
        return isinstance(entry, Rolled) and not entry.success and entry.space == fact.place
    if kind in EVENTS:
        return entry == EventCarriedOut(ROBIN, EVENTS[kind], "light")
    if kind in FORTUNES:
        return entry == CardTurned(FORTUNES[kind])
    if kind in ("robin_freed", "prison_break"):
        released = entry.verb == "released" or getattr(entry, "source", None) == PRISON
        return released and getattr(entry, "robin", None) == (kind == "robin_freed")
    return {
        "opening": lambda: fact.at == 0,
        "robin_caught": lambda: (
            isinstance(entry, MenImprisoned) and entry.robin and entry.space == fact.place
        ),
        "men_caught": lambda: isinstance(entry, MenImprisoned) and entry.men == fact.number >= 2,
        "camp_built": lambda: entry == CampMoved(AVAILABLE, fact.place),
        "camp_lost": lambda: entry == CampMoved(fact.place, AVAILABLE),
        "revolt": lambda: entry == StatusChanged(fact.place, REVOLTING),
        "submitted": lambda: entry == StatusChanged(fact.place, SUBMISSIVE),
        "carriage_home": lambda: isinstance(entry, CarriageUsed) and entry.source == NOTTINGHAM,
        "bridge": lambda: isinstance(entry, BridgeBuilt),
        "ollerton": lambda: isinstance(entry, OllertonSettled),
        "truce": lambda: isinstance(entry, TruceAnswered) and entry.accepts,
        "inspire": lambda: entry == DeedAdded(ROBIN, "inspire"),
        "gisborne_hired": lambda: entry == EventCarriedOut(SHERIFF, 4, "dark"),
        "inspection_justice": lambda: isinstance(entry, UnrestCounted) and favour_then(entries, fact.at) > 0,
        "inspection_order": lambda: isinstance(entry, UnrestCounted) and favour_then(entries, fact.at) < 0,
        "justice": lambda: is_won_by(entry, ROBIN) and favour_then(entries, fact.at) >= 5,
        "order": lambda: is_won_by(entry, SHERIFF) and favour_then(entries, fact.at) <= -5,
        "pardon": lambda: is_won_by(entry, ROBIN) and 0 < favour_then(entries, fact.at) < 5,
        "confirmed": lambda: is_won_by(entry, SHERIFF) and -5 < favour_then(entries, fact.at) < 0,
        "farewell_robin": lambda: is_won_by(entry, ROBIN),
        "farewell_sheriff": lambda: is_won_by(entry, SHERIFF),
    }[kind]()


def is_won_by(entry: Entry, side: int) -> bool:
    return isinstance(entry, GameWon) and entry.side == side


def favour_then(entries: list[Entry], at: int) -> int:
    return [entry.after for entry in entries[: at + 2] if isinstance(entry, FavourMoved)][-1]


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_stanza_tells_what_the_journal_tells(seed: int) -> None:
    entries = finished(seed)
    ballad = compose(entries, seed)
    assert [] == [one for one in ballad.stanzas if not is_true(one.fact, entries)]
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
