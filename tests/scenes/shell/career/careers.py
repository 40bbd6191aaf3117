"""Games of a career, made up."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.career.deeds import Deeds
from gest_desktop.scenes.shell.career.record import Record

DAY = 86_400
FIRST = 1_700_000_000


def an_id(number):
    return f"{number:016x}"


def a_record(number=1, side="robin", level="miller", won=True, **changes):
    """A game of Robin Hood's that was won when King Richard returned, unless told otherwise."""
    has_robin_won = won == (side == "robin")
    usual = Record(
        id=an_id(number),
        when=FIRST + number * DAY,
        side=side,
        level=level,
        persona="none",
        setup="classic",
        won=won,
        ending="pardon" if has_robin_won else "confirmed",
        favour=3 if has_robin_won else -3,
        seconds=1800,
        deeds=Deeds(cards=24, ballad=3, caught=1, events=(5,)),
    )
    return replace(usual, **changes)


def did(number=1, side="robin", won=True, **deeds):
    """A game in which something was done."""
    record = a_record(number, side, won=won)
    return replace(record, deeds=replace(record.deeds, **deeds))


def a_career(*records):
    return Career().with_games(*records)


def a_finished_game(seed=3):
    """A whole game of random choices."""
    game, random = Game(Beginning(seed)), Random(seed)
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(list(asked.options(game.state, f))))
    return game


def seats(robin="person", sheriff="miller", persona="none"):
    computers = robin if robin != "person" else sheriff
    return {
        side: {"player": player} | ({"persona": persona} if player == computers else {})
        for side, player in (("robin", robin), ("sheriff", sheriff))
    }
