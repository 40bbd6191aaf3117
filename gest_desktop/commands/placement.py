"""`gest placement`: where choice cards go, for random questions in windows of all sizes."""

from __future__ import annotations

import os
from collections import Counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


def placement(questions: int, seed: int) -> int:
    """Count the cards that hide something; exit code 1 if there is any."""
    from gest_desktop.scenes.devtools.card_places import (
        EVERY_WINDOW,
        Fault,
        Tally,
        faults,
        random_questions,
        ready,
    )

    ready()
    positions, tally, found = list(random_questions(questions, seed)), Tally(), list[Fault]()
    for window in track(EVERY_WINDOW, "Windows"):
        found += faults(positions, [window], tally)
    table = Table(title=f"{tally.cards:,} cards, {tally.docked:,} of them docked, {len(found):,} faults")
    for column in ("window", "text", "hides", "cards"):
        table.add_column(column)
    counted = Counter((fault.window.size, fault.window.text, fault.what) for fault in found)
    for (size, text, what), number in sorted(counted.items()):
        table.add_row(f"{size[0]} × {size[1]}", f"{text:.0%}", what, str(number))
    Console().print(table)
    return 1 if found else 0
