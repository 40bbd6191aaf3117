"""Compare the speed of the rules with an older revision: `python scripts/compare_bench.py v1.2.3`.

Both are measured in turn, so that a busy machine slows both. A folder instead of a revision names another
copy to measure, such as one made by build/compile.py; --search measures the opponent's search. Run it with a
Python that has the program's libraries (`.venv/bin/python`). Exit code 1 if this tree became too slow.
"""

from __future__ import annotations

import argparse
import re
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
STEPS = re.compile(r"steps per second\D*([\d,]+)")
SEARCH = re.compile(r"iterations of the search per second\D*([\d,]+)")


def per_second(tree: Path, games: int, what: re.Pattern[str] = STEPS) -> float:
    """Run `gest bench` in a tree and read its result."""
    command = [sys.executable, "-m", "gest_desktop", "bench", "--games", str(games)]
    printed = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True).stdout
    found = what.search(printed)
    if found is None:
        raise ValueError(f"`gest bench` in {tree} does not tell what is compared")
    return float(found[1].replace(",", ""))


def compare(old: Path, new: Path, rounds: int, games: int, what: re.Pattern[str] = STEPS) -> float:
    """The speed of the new tree relative to the old one: the median over all rounds."""
    ratios = []
    for number in range(rounds):
        before, after = per_second(old, games, what), per_second(new, games, what)
        ratios.append(after / before)
        print(f"{number + 1}: {before:,.0f} -> {after:,.0f} per second, ratio {after / before:.3f}")
    return statistics.median(ratios)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("revision", help="a tag, branch or commit, or the folder of another copy")
    parser.add_argument("--search", action="store_true", help="compare the search instead of the rules")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=100, help="in each measurement")
    parser.add_argument("--least", type=float, default=0.98, help="ratio that is still fast enough")
    options = parser.parse_args()
    what = SEARCH if options.search else STEPS
    if Path(options.revision).is_dir():
        ratio = compare(Path(options.revision), ROOT, options.rounds, options.games, what)
        print(f"Median ratio {ratio:.3f}.")
        return 0
    with TemporaryDirectory() as folder:
        old = Path(folder, "old")
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(old), options.revision], check=True)
        try:
            ratio = compare(old, ROOT, options.rounds, options.games, what)
        finally:
            subprocess.run([*git, "remove", "--force", str(old)], check=True)
    print(f"Median ratio {ratio:.3f}, at least {options.least} wanted.")
    return 0 if ratio >= options.least else 1


if __name__ == "__main__":
    sys.exit(main())
