"""`gest reasons`: measure how often the reasons that the opponent gives come true."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gest_desktop.ai.lab.reasons_probe import Probed


def add_command_to(add_command: Callable[..., ArgumentParser]) -> None:
    reasons = add_command("reasons", help="measure how often the opponent's reasons come true")
    reasons.add_argument("--decisions", type=int, default=500)
    reasons.add_argument("--iterations", type=int, default=400, help="a decision")
    reasons.add_argument("--seed", type=int, default=0, help="of the first game")
    reasons.add_argument("--show", type=int, default=0, help="how many of the sentences to print")
    reasons.add_argument("--out", metavar="FILE", help="where to write all of them as JSON")
    reasons.set_defaults(run=run_reasons)


def run_reasons(options: Namespace) -> int:
    import json
    from pathlib import Path

    from gest_desktop.ai.lab.reasons_probe import probe_game

    probed: list[Probed] = []
    seed = options.seed
    while len(probed) < options.decisions:
        probed += probe_game(seed, options.iterations, options.decisions - len(probed))
        seed += 1
    if options.out:
        rows = [row._asdict() for row in probed]
        told = {"seed": options.seed, "iterations": options.iterations, "probed": rows}
        Path(options.out).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print_result(probed, options.show)
    return 0


def print_result(probed: list[Probed], show: int) -> None:
    from rich.console import Console
    from rich.table import Table

    from gest_desktop.ai.lab import reasons_probe as verdicts

    console = Console()
    for row in probed[:show]:
        console.print(f"{row.verdict}: {row.prompt} {row.said}", highlight=False)
    for row in probed:
        if row.verdict == verdicts.FALSE:
            words = f"Untrue: game {row.seed}, answer {row.answers}, {row.side}. {row.prompt} {row.said}"
            console.print(f"{words} (found {row.found:+.2f})", highlight=False)
    table = Table("verdict", "decisions", title=f"{len(probed)} decisions")
    for verdict in (verdicts.TRUE, verdicts.FALSE, verdicts.UNDECIDED):
        table.add_row(f"names a fact, {verdict}", str(verdicts.count(probed, verdict)))
    table.add_row("only the winning chances", str(verdicts.count(probed, verdicts.CHANCES)))
    table.add_row("winning chances alike", str(verdicts.count(probed, verdicts.ALIKE)))
    table.add_row("empty phrase", str(verdicts.count(probed, verdicts.EMPTY)))
    console.print(table)
    named = verdicts.count(probed, verdicts.TRUE, verdicts.FALSE, verdicts.UNDECIDED)
    if named:
        true = verdicts.count(probed, verdicts.TRUE)
        console.print(f"{100 * true / named:.1f} % of the facts named came true.", highlight=False)
