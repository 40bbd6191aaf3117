"""`gest watch`: a whole game in the terminal, with its chronicle."""

from __future__ import annotations

import secrets
from random import Random

from rich.console import Console

from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.naming import favour_name, side_name
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SIDE_IDS

STYLES = {
    "card": "bold yellow", "unrest": "bold magenta", "box": "cyan", "winner": "bold green", "ballad": "bold",
}


def watch(seed: int | None, reader: str) -> int:
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    game, random = Game(Beginning(seed=seed)), Random(f"{seed}/players")
    side = SIDE_IDS.index(reader) if reader in SIDE_IDS else None
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"A Gest of Robin Hood, seed {seed}", style="bold")
    told = tell(game, console, side, 0)
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
        told = tell(game, console, side, told)
    g = game.state
    console.print(
        f"{side_name(g.winner)} won with {favour_name(g.favour)}; Shillings "
        f"{g.shillings[ROBIN]} : {g.shillings[SHERIFF]}; {len(game.answers)} answers."
    )
    return 0


def tell(game: Game, console: Console, side: int | None, told: int) -> int:
    """Print what has happened since, and say how far the story is told."""
    for entry in game.journal[told:]:
        verb = str(entry[0])
        indent = "" if verb in ("card", "unrest", "ballad", "winner") else "  "
        console.print(indent + sentence(entry, side), style=STYLES.get(verb), markup=False)
    return len(game.journal)
