"""`gest pauses`: measure whether the length of the opponent's pauses tells its secrets."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from gest_desktop.ai.lab.budget import Budget
from gest_desktop.ai.lab.entrants import Entrant, read_entrant, seated
from gest_desktop.ai.lab.executors import Workers
from gest_desktop.ai.lab.interval import wilson
from gest_desktop.ai.lab.markdown import markdown_table
from gest_desktop.ai.lab.result_file import ResultFile
from gest_desktop.commands.many_games import Games, play_all
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.devtools.pauses import Glimpse, Glimpses, bits, play_and_watch

DEFAULT = Budget(iterations=24)
HEADINGS = ("pauses", "moments", "that tell", "found %", "95 % interval", "bits")
SIDES = (ROBIN, SHERIFF)


def pauses(games: int, player: str, seed: int, workers: Workers, out: Path | None) -> int:
    entrant = read_entrant(player, DEFAULT)
    tasks = {str(each): each for each in range(seed, seed + games)}
    watch = partial(watched, entrant=entrant)
    planned = Games(f"Pauses of {entrant}", tasks, watch, "pauses", lambda row: len(row["glimpses"]))
    rows = play_all(planned, workers, ResultFile(out, {"pauses": str(entrant)}))
    seen = [read_glimpse(each) for row in rows for each in row["glimpses"]]
    table = [told(name, seen, when) for name, when in (("as shown", "after"), ("unpaced", "before"))]
    print(markdown_table(HEADINGS, table))
    return 0


def watched(seed: int, entrant: Entrant) -> Glimpses:
    """A game in which the computer plays Robin Hood if the seed is even, and else the Sheriff."""
    with seated((entrant, entrant), Game(Beginning(seed=seed))) as players:
        return play_and_watch(seed, players, SIDES[seed % 2])


def read_glimpse(json: dict[str, Any]) -> Glimpse:
    return Glimpse(**{**json, "hits": tuple(json["hits"])})


def told(name: str, seen: list[Glimpse], when: str) -> tuple[str, ...]:
    at = ("believed", "after", "before").index(when)
    telling = sum(abs(getattr(each, when) - each.believed) > 1e-9 for each in seen)
    hits, least = sum(each.hits[at] for each in seen), sum(each.hits[0] for each in seen)
    low, high = wilson(round(hits), len(seen))
    gain, half = bits(seen, when)
    share = f"{100 * hits / len(seen):.1f} (belief alone {100 * least / len(seen):.1f})"
    interval = f"{100 * low:.1f} – {100 * high:.1f}"
    return name, str(len(seen)), str(telling), share, interval, f"{gain:+.4f} ± {half:.4f}"
