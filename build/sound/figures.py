"""Measure the files and print one line each: `PYTHONPATH=build python -m sound.figures [FOLDER]`."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from sound.basics import RATE, Stereo
from sound.measure import attack, centroid, clicks, hole, join, share
from sound.ogg import decode
from sound.render import Entry, recorded

ASSETS = Path(__file__).parents[2] / "assets" / "sound"
HEADING = (
    "| file | s | KB | LUFS | dBTP | centroid Hz | 2.5–6 kHz | >6 kHz | >250 Hz | attack ms | clicks "
    "| seam step/high/dB/hole ms |"
)


def told_seam(sound: Stereo) -> str:
    """The join of a loop with itself, in one cell."""
    twice = np.concatenate([sound, sound])
    step, high, change = join(twice, len(sound))
    return f"{step:.2f}/{high:.2f}/{change:+.1f}/{hole(twice, len(sound)):.0f}"


def line(folder: Path, entry: Entry) -> str:
    """The figures of one file, measured on what a player will decode."""
    path = folder / entry.file
    sound = decode(path)
    loops = entry.kind != "effect"
    cells = (
        path.stem,
        f"{len(sound) / RATE:.2f}",
        f"{path.stat().st_size / 1024:.0f}",
        f"{entry.lufs:.1f}",
        f"{entry.peak:.1f}",
        f"{centroid(sound):.0f}",
        f"{share(sound, 2_500, 6_000):.1%}",
        f"{share(sound, 6_000, 22_050):.1%}",
        f"{share(sound, 250, 22_050):.0%}",
        "–" if loops else f"{attack(sound):.1f}",
        f"{len(clicks(sound, loops))}",
        told_seam(sound) if loops else "–",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """All files of the manifest."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS
    print(HEADING)
    print("|" + "---|" * HEADING.count(" | ") + "---|")
    for entry in recorded(folder):
        print(line(folder, entry), flush=True)


if __name__ == "__main__":
    main()
