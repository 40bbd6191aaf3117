"""`gest secrecy`: measure whether an opponent could learn the computer's secrets from other games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from gest_desktop.ai.lab.budget import Budget
from gest_desktop.ai.lab.entrants import read_entrant
from gest_desktop.ai.lab.errors import LabError
from gest_desktop.ai.lab.executors import Workers
from gest_desktop.ai.lab.markdown import markdown_table
from gest_desktop.ai.lab.result_file import ResultFile
from gest_desktop.ai.lab.secrecy import whereabouts
from gest_desktop.ai.lab.secrecy.guesser import best_ridge, fit
from gest_desktop.ai.lab.secrecy.play import NAMES, play_secrets
from gest_desktop.ai.lab.secrecy.probe import probe
from gest_desktop.ai.lab.secrecy.secret import Secret, read_secret
from gest_desktop.commands.many_games import Games, play_all

DEFAULT = Budget(iterations=100)
HEADINGS = ("secret", "cases", "even hiding %", "found %", "95 % interval", "ratio", "bits")


def secrecy(
    games: int, player: str, seed: int, workers: Workers, out: Path | None, hunches: Path | None
) -> int:
    if games < 2:
        raise LabError("The probe needs at least two games, one to learn from.")
    entrant = read_entrant(player, DEFAULT)
    tasks = {str(each): each for each in range(seed, seed + games)}
    play = partial(play_secrets, entrant=entrant)
    planned = Games(f"Secrets of {entrant}", tasks, play, "secrets", lambda row: len(row["secrets"]))
    rows = play_all(planned, workers, ResultFile(out, {"secrecy": str(entrant)}))
    secrets = [read_secret(each) for row in rows for each in row["secrets"]]
    table = []
    for kind, names in NAMES.items():
        kept = [secret for secret in secrets if secret.kind == kind]
        table.append((kind, *(told(probe(kept, names)) if kept else "0")))
    print(markdown_table(HEADINGS, table))
    if hunches is not None:
        seen = [secret for secret in secrets if secret.kind == whereabouts.KIND]
        how = f"gest secrecy: {games} games of {entrant}, seed {seed}, {len(seen)} positions"
        write_hunches(hunches, seen, how)
    return 0


def write_hunches(path: Path, secrets: Sequence[Secret], how: str) -> None:
    """Write what the guesser learned about Robin's whereabouts, for the search to imagine by."""
    if not secrets:
        raise LabError("There is nothing to learn hunches from: the Sheriff always knew where Robin was.")
    weights = [round(float(weight), 3) for weight in fit(secrets, best_ridge(secrets))]
    data = {"traits": list(whereabouts.NAMES), "weights": weights, "how": how}
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    print(f"wrote {path}")


def told(found: dict[str, Any]) -> tuple[str, ...]:
    """The columns of one kind of secret."""
    share, low, high = (100 * found["trained"][key] for key in ("share", "low", "high"))
    ratio, least, most = found["ratio"]
    return (
        str(found["trained"]["of"]),
        f"{100 * found['even']:.1f}",
        f"{share:.1f}",
        f"{low:.1f} – {high:.1f}",
        f"{ratio:.2f} ({least:.2f} – {most:.2f})",
        f"{found['bits']:+.3f}",
    )
