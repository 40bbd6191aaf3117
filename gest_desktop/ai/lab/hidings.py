"""Hidings: what the Sheriff sees of the Merry Men after a Redeployment (6.4), and where Robin really is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from gest_desktop.ai.players import SearchPlayer
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import (
    BandWentHome,
    Entry,
    MenHidden,
    MenImprisoned,
    MenLeft,
    MenMoved,
    MenReleased,
    MenRevealed,
    RobinShown,
    RobinTradedPlaces,
)
from gest_desktop.rules.state import State, hidden_men, men, robin_on_map
from gest_desktop.rules.views import View, redact
from gest_desktop.rules.vocabulary import (
    ADJACENT,
    CAMP,
    CARRIAGE_PLACE,
    CARRIAGES,
    FORESTS,
    HENCHMAN,
    NOTTINGHAM,
    NOWHERE,
    PARISHES,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SIDE_IDS,
    SPACES,
)

TRAITS: Final = (
    "share of the Hidden men",
    "a man alone",
    "Forest",
    "Parish with a Camp",
    "Revolting",
    "Henchmen",
    "Henchmen next to it",
    "steps to Nottingham",
    "Carriage",
    "Robin last seen here",
    "Robin last seen next to it",
    "suspicion before",
    "men gained",
    "Forest when Robin returned",
)


@dataclass(frozen=True)
class Hiding:
    """One Redeployment. Everything but `robin` is public; only spaces with Hidden Merry Men are listed."""

    seed: int
    ballad: int  # the one that begins
    spaces: tuple[int, ...]
    hidden: tuple[int, ...]
    belief: tuple[float, ...]  # the suspicion of the rules, once all Merry Men are home
    traits: tuple[tuple[float, ...], ...]  # one row of TRAITS per space
    robin: int


@dataclass(frozen=True)
class Hidings:
    """All hidings of one game."""

    hidings: list[Hiding]


def read_hiding(json: dict[str, Any]) -> Hiding:
    lists = ("spaces", "hidden", "belief")
    return Hiding(
        **{**json, **{name: tuple(json[name]) for name in lists}, "traits": tuple(map(tuple, json["traits"]))}
    )


def play_hidings(seed: int, iterations: int) -> Hidings:
    """Play one game of the search against itself, with the same randomness as in the arena."""
    game = Game(Beginning(seed=seed))
    players = [SearchPlayer(Random(f"{seed}/{SIDE_IDS[side]}"), iterations) for side in (ROBIN, SHERIFF)]
    hidings = []
    while not game.is_over:
        asked, f = game.question()
        options, side = asked.options(game.state, f), asked.actor(f)
        option = options[0] if len(options) == 1 else players[side].choose(redact(game.state, side))
        before, recorded = game.state.clone(), len(game.journal.entries)
        game.play(option)
        redeployed = any(isinstance(entry, BandWentHome) for entry in game.journal.entries[recorded:])
        if redeployed and robin_on_map(game.state):
            hidings.append(record(seed, before, game.state, game.journal.entries))
    return Hidings(hidings)


def record(seed: int, before: State, after: State, entries: Sequence[Entry]) -> Hiding:
    """A hiding built from what the Sheriff sees and reads; only Robin's place comes from the position."""
    seen = redact(after, SHERIFF)
    sight = last_sighting([entry.seen_by(SHERIFF) for entry in entries])
    g = seen.state
    spaces = tuple(space for space in SPACES if hidden_men(g, space))
    suspicion = [g.suspicion[space] for space in spaces]
    rows = traits(redact(before, SHERIFF), seen, sight)
    return Hiding(
        seed,
        g.ballad,
        spaces,
        tuple(hidden_men(g, space) for space in spaces),
        tuple(round(weight / sum(suspicion), 6) for weight in suspicion),
        tuple(rows[space] for space in spaces),
        after.robin,
    )


def last_sighting(entries: Sequence[Entry]) -> int:
    """The place where Robin was last seen since the last Inspection or the start, else NOWHERE."""
    inspections = [number for number, entry in enumerate(entries) if isinstance(entry, BandWentHome)]
    since = inspections[-2] if len(inspections) > 1 else 0
    for entry in reversed(entries[since:]):
        place = where_robin_was_seen(entry)
        if place != NOWHERE:
            return place
    return NOWHERE


def where_robin_was_seen(entry: Entry) -> int:
    """The place where an entry shows Robin, NOWHERE if it does not."""
    match entry:
        case (
            MenRevealed(space=place, robin=True)
            | MenHidden(space=place, robin=True)
            | MenImprisoned(space=place, robin=True)
            | MenReleased(target=place, robin=True)
            | MenLeft(origin=place, robin=True)
            | MenMoved(target=place, robin=True)
            | RobinShown(target=place)
            | RobinTradedPlaces(space=place)
        ):
            return place
    return NOWHERE


def traits(before: View, after: View, sight: int) -> list[tuple[float, ...]]:
    """The numbers named in TRAITS for every space, scaled to about 1."""
    was, g = before.state, after.state
    band = [hidden_men(g, space) for space in SPACES]
    gained = [number - men(was, space) for space, number in zip(SPACES, band, strict=True)]
    returned = sum(gained) > 0  # Robin was Available
    carriages = g.carriages[CARRIAGE_PLACE : CARRIAGE_PLACE + CARRIAGES]
    rows: list[tuple[float, ...]] = []
    for space in SPACES:
        around = ADJACENT[space]
        rows.append(
            (
                round(band[space] / sum(band), 6),
                float(band[space] == 1),
                float(space in FORESTS),
                float(space in PARISHES and g.pieces[CAMP + space] > 0),
                float(g.status[space] == REVOLTING),
                g.pieces[HENCHMAN + space] / 4,
                sum(g.pieces[HENCHMAN + other] for other in around) / 4,
                STEPS_TO_NOTTINGHAM[space] / 2,
                float(space in carriages),
                float(space == sight),
                float(sight in around),
                round(was.suspicion[space], 6),
                gained[space] / 4,
                float(returned and space in FORESTS),
            )
        )
    return rows


def steps_to_nottingham() -> list[int]:
    steps, reached = [0] * len(SPACES), [NOTTINGHAM]
    for space in reached:
        for other in ADJACENT[space]:
            if other not in reached:
                steps[other] = steps[space] + 1
                reached.append(other)
    return steps


STEPS_TO_NOTTINGHAM: Final = tuple(steps_to_nottingham())
