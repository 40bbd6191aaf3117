"""Judges whole ballads: is every stanza true, in metre and in rhyme?

    python -m tests.rules.ballad.judging 1000

plays so many games of random answers and judges their ballads in both languages.
"""

import sys
from collections.abc import Iterator
from functools import cache
from random import Random

from gest_desktop.rules.ballad import Ballad, Fact, compose
from gest_desktop.rules.ballad.verses import LANGUAGES
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
from tests.rules.ballad import english_metre, italian_metre

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


def faults(ballad: Ballad, entries: list[Entry], language: str) -> Iterator[str]:
    """What is wrong with a ballad: claims that the journal does not bear out, metre, rhyme."""
    for one in ballad.stanzas:
        if not is_true(one.fact, entries):
            yield f"not true: {one.fact}"
        if not metre_of(language).rhymes(one.lines[1], one.lines[3]):
            yield f"no rhyme: {one.lines}"
        for number, line in enumerate(one.lines):
            if not is_metric(language, number, line):
                yield f"no metre: {line}"


def metre_of(language: str):
    return english_metre if language == "en" else italian_metre


def is_metric(language: str, number: int, line: str) -> bool:
    if language == "en":
        return english_metre.is_iambic(line, 6 if number % 2 else 8)
    return italian_metre.metric_syllables(line) == 8 and italian_metre.is_trochaic(line)


def main(games: int) -> int:
    wrong = 0
    for language in LANGUAGES:
        openings, texts = set(), set()
        for seed in range(games):
            ballad = compose(finished(seed), seed, language)
            openings.add(ballad.stanzas[0].lines)
            texts.add(ballad.text())
            for fault in faults(ballad, finished(seed), language):
                wrong += 1
                print(language, seed, fault)
        print(f"{language}: {games} ballads, {len(openings)} openings, {len(texts)} different")
    print(f"{wrong} faults")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
