"""Draw all pictures and compute all sounds of the game into assets/; see build/README.md."""

import argparse
import sys
from pathlib import Path

from art.tools.paths import ASSETS, ROOT

sys.path.insert(0, str(ROOT))  # The cards ask the rules how many Carriage moves they have.

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from art.bandits import export as bandits
from art.board import build as board
from art.broadside import export as broadside
from art.cards import export as cards
from art.endings import export as endings
from art.geometry import build as geometry
from art.honours import export as honours
from art.pieces import export as pieces
from art.ranks import export as ranks
from art.shelf import export as shelf
from art.title import build as title
from art.tools.files import Job
from art.ui import export as ui
from sound.render import render as render_sounds

PARTS = {
    "geometry": geometry.jobs,
    "board": board.jobs,
    "pieces": pieces.jobs,
    "cards": cards.jobs,
    "title": title.jobs,
    "ui": ui.jobs,
    "ranks": ranks.jobs,
    "endings": endings.jobs,
    "broadside": broadside.jobs,
    "honours": honours.jobs,
    "shelf": shelf.jobs,
    "bandits": bandits.jobs,
}
SOUND = "sound"  # drawn by nobody: it has processes and a bar of its own
COLUMNS = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the pictures and the sounds of the game.")
    known = (*PARTS, SOUND)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"{', '.join(known)}; all if left out")
    parser.add_argument("--out", type=Path, default=ASSETS, help="another folder than assets/")
    options = parser.parse_args()
    wanted = options.parts or known
    unknown = set(wanted) - set(known)
    if unknown:
        parser.error(f"unknown part: {', '.join(sorted(unknown))}")
    draw([job for name in wanted if name != SOUND for job in PARTS[name](options.out)])
    if SOUND in wanted:
        render_sounds(options.out / SOUND)


def draw(jobs: list[Job]) -> None:
    with Progress(*COLUMNS) as progress:
        task = progress.add_task("", total=len(jobs))
        for job in jobs:
            progress.update(task, description=job.title)
            job.run()
            progress.advance(task)
        progress.update(task, description="done")


if __name__ == "__main__":
    main()
