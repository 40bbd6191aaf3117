"""Compute all music, ambience and effects into assets/sound: `python build/make_sounds.py`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sound.render import render

ASSETS = Path(__file__).parent.parent / "assets" / "sound"


def main(arguments: list[str]) -> int:
    """Render everything, or the sounds named, and say how much it is."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--folder", default=ASSETS, type=Path)
    reader.add_argument("--only", nargs="*", default=[], metavar="NAME")
    wanted = reader.parse_args(arguments)
    entries = render(wanted.folder, wanted.only)
    size = sum((wanted.folder / entry.file).stat().st_size for entry in entries)
    print(f"{len(entries)} sounds, {size:,} bytes in {wanted.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
