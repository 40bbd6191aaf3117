"""`gest watch`: a whole game in the terminal, printed as its chronicle."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rich.console import Console

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.levels import level_named
from gest_desktop.ai.personas import NO_PERSONA, persona_names, tilted
from gest_desktop.ai.players import GreedyPlayer, Player, RandomPlayer, SearchPlayer
from gest_desktop.rules.chronicle import told
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import (
    BalladBegun,
    BoxTaken,
    CardTurned,
    Entry,
    GameWon,
    PhaseBegun,
    UnrestCounted,
)
from gest_desktop.rules.languages import speak_in
from gest_desktop.rules.naming import shillings, side_name
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SIDE_IDS
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell import settings
from gest_desktop.scenes.shell.folders import settings_file

STYLES: dict[type[Entry], str] = {
    BalladBegun: "bold",
    BoxTaken: "cyan",
    CardTurned: "bold yellow",
    GameWon: "bold green",
    PhaseBegun: "bold magenta",
    UnrestCounted: "bold magenta",
}
HEADINGS = (BalladBegun, CardTurned, GameWon, PhaseBegun, UnrestCounted)


@dataclass(frozen=True)
class Seat:
    """Who plays a side (a level, `random` or `greedy`) and with which persona."""

    player: str = "random"
    persona: str = NO_PERSONA


def watch(seed: int | None, reader: str, seats: tuple[Seat, Seat], language: str | None = None) -> int:
    speak_in(language or settings.load(settings_file()).language)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    console = Console(highlight=False, soft_wrap=True)
    for side in (ROBIN, SHERIFF):
        if seats[side].persona not in persona_names(side):
            words = _("{side} can be: {personas}.")
            personas = ", ".join(persona_names(side))
            console.print(words.format(side=side_name(side), personas=personas), markup=False)
            return 1
    players = [seated(seats[side], side, Random(f"{seed}/{SIDE_IDS[side]}")) for side in (ROBIN, SHERIFF)]
    console.print(_("A Gest of Robin Hood, seed {seed}").format(seed=seed), style="bold", markup=False)
    play(Game(Beginning(seed=seed)), players, console, reader)
    return 0


def seated(seat: Seat, side: int, random: Random) -> Player:
    if seat.player == "random":
        return RandomPlayer(random)
    weights = tilted(trained_weights(), side, seat.persona)
    if seat.player == "greedy":
        return GreedyPlayer(random, weights)
    return SearchPlayer.at_level(level_named(seat.player), random, weights)


def play(game: Game, players: list[Player], console: Console, reader: str) -> None:
    """Play the game to its end; each player is given only the view of its own side."""
    side = SIDE_IDS.index(reader) if reader in SIDE_IDS else None
    printed = print_new(game, console, side, 0)
    while not game.is_over:
        asked, f = game.question()
        actor = asked.actor(f)
        game.play(players[actor].choose(redact(game.state, actor)))
        printed = print_new(game, console, side, printed)
    g = game.state
    purses = [shillings(g.shillings[side]) for side in (ROBIN, SHERIFF)]
    words = _("Robin Hood has {robin}, the Sheriff {sheriff}.")
    console.print(words.format(robin=purses[ROBIN], sheriff=purses[SHERIFF]), markup=False)
    console.print(_("The game had {n} choices.").format(n=len(game.answers)), markup=False)


def print_new(game: Game, console: Console, side: int | None, printed: int) -> int:
    """Print the lines not printed yet, except the last until the game is over, as it may grow.

    Return how many lines are now printed.
    """
    lines = list(told(game.journal.entries, side))
    complete = len(lines) if game.is_over else len(lines) - 1
    print_some(lines[printed:complete], console)
    return max(complete, printed)


def print_lines(game: Game, console: Console, side: int | None) -> None:
    """Print the whole chronicle, as a side may read it."""
    print_some(list(told(game.journal.entries, side)), console)


def print_some(lines: Sequence[tuple[Entry, str]], console: Console) -> None:
    for entry, words in lines:
        indent = "" if isinstance(entry, HEADINGS) else "  "
        console.print(indent + words, style=STYLES.get(type(entry)), markup=False)
