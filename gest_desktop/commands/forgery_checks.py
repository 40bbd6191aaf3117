"""Forged positions and saves: each is refused with one sentence, or can be played to the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from gest_desktop import __version__
from gest_desktop.commands.forgeries import forged
from gest_desktop.commands.laws import LAWS, LONGEST_GAME, hold, json_round_trip
from gest_desktop.commands.mutations import a_game, check_sentence, damage
from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.game import Game
from gest_desktop.rules.position import write_position
from gest_desktop.rules.referee import roll_the_dice
from gest_desktop.rules.saves import from_json, read_beginning, to_json
from gest_desktop.rules.vocabulary import CHANCE

FORGED_FROM_ONE = 10  # forgeries of the same game
ROUND_TRIPS = 0.1  # share of the positions that are also written and read again
Json = dict[str, Any]
Advance = Callable[[], None]


@dataclass
class Counts:
    """How many forgeries were refused, and how many were good enough to be played."""

    refused: int = 0
    played: int = 0

    def __str__(self) -> str:
        return f"{self.refused} refused, {self.played} played to the end"


def check_positions(number: int, seed: int, advance: Advance) -> Counts:
    """Begin games in forged positions."""
    random, counts = Random(f"{seed}/positions"), Counts()
    for at in range(number):
        if at % FORGED_FROM_ONE == 0:
            whole = write_position(a_game(random).state)
        check(partial(begun, forged(whole, random)), random, counts)
        advance()
    return counts


def check_forged_saves(number: int, seed: int, advance: Advance) -> Counts:
    """Load saves with forged answers, beginnings or snapshots, of these rules or of others."""
    random, counts = Random(f"{seed}/saves"), Counts()
    for at in range(number):
        if at % FORGED_FROM_ONE == 0:
            whole = json.loads(json.dumps(to_json(a_game(random), __version__)))
        check(partial(loaded, forged_save(whole, random)), random, counts)
        advance()
    return counts


def begun(position: Json) -> Game:
    return Game(read_beginning({"position": position}))


def loaded(save: Json) -> Game:
    return from_json(save).game


def forged_save(whole: Json, random: Random) -> Json:
    """A save with one part forged; the rules are named as others in two of three, as then less must agree."""
    save: Json = whole | {"rules": random.choice([whole["rules"], 0, whole["rules"] + 1])}
    part = random.choice(["snapshot", "snapshot", "answers", "beginning", "position", "any"])
    if part == "snapshot":
        save["snapshot"] = forged(save["snapshot"], random)
    elif part == "position":
        position = forged(save["snapshot"], random)
        save |= {"answers": [], "beginning": save["beginning"] | {"position": position}, "snapshot": position}
    elif part == "any":
        save = damage(save, random)
    else:
        save[part] = damage(save[part], random)
    twin: Json = json.loads(json.dumps(save))
    return twin


def check(begin: Callable[[], Game], random: Random, counts: Counts) -> None:
    try:
        game = begin()
    except RefusalError as error:
        check_sentence(str(error), b"a forgery")
        counts.refused += 1
        return
    play_to_the_end(game, random)
    counts.played += 1


def play_to_the_end(game: Game, random: Random) -> None:
    """Answer at random; every law of the rules must hold at every step."""
    while not game.is_over:
        for law in LAWS:
            law(game.state, random)
        if random.random() < ROUND_TRIPS:
            json_round_trip(game.state, random)
        asked, f = game.question()
        if asked.actor(f) == CHANCE:
            option = roll_the_dice(game.state, asked, f, random.random)
        else:
            option = random.choice(asked.options(game.state, f))
        game.play(option)
        hold(len(game.answers) < LONGEST_GAME, "the game does not end")
