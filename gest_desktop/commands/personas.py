"""`gest personas`: measure how each persona plays, and what its character costs in strength."""

from __future__ import annotations

from pathlib import Path

from gest_desktop.ai.lab.errors import LabError
from gest_desktop.ai.lab.executors import Workers
from gest_desktop.ai.lab.markdown import markdown_table
from gest_desktop.ai.lab.result_file import ResultFile
from gest_desktop.ai.lab.style import Sitting, Styled, difference, elo_cost, play_styled, sittings
from gest_desktop.ai.personas import PERSONAS
from gest_desktop.commands.many_games import Games, play_all
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

HEADINGS = ("persona", "won", "of", "Elo cost", "95 % interval", "style, compared with none")


def personas(level: str, games: int, seed: int, workers: Workers, out: Path | None) -> int:
    if games < 2:
        raise LabError("A style needs at least two games.")
    tasks: dict[str, Sitting] = {}
    for side in (ROBIN, SHERIFF):
        tasks |= sittings(level, None, side, games, seed)
    for persona in PERSONAS:
        tasks |= sittings(level, persona, persona.side, games, seed)
    planned = Games("Personas", tasks, play_styled, "won", lambda row: int(row["won"]))
    rows = [Styled(**row) for row in play_all(planned, workers, ResultFile(out, {"personas": level}))]
    batches = [rows[start : start + games] for start in range(0, len(rows), games)]
    plain, styled = batches[:2], batches[2:]
    table = []
    for persona, ours in zip(PERSONAS, styled, strict=True):
        theirs = plain[persona.side]
        cost, low, high = elo_cost(ours, theirs)
        style = "; ".join(told(name, *difference(name, ours, theirs)) for name in persona.likes)
        won = str(sum(game.won for game in ours))
        table.append((persona.name, won, str(games), str(cost), f"{low} – {high}", style))
    print(markdown_table(HEADINGS, table))
    return 0


def told(name: str, more: float, half: float) -> str:
    return f"{name} {more:+.2f} ± {half:.2f}"
