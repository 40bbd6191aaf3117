"""Compile the rules and the opponent's search: `python build/compile.py OUT`, then play and measure in OUT.

OUT becomes a copy of the program that makes the same moves in a fifth of the time. With --check,
games are played with both copies and compared.
"""

import argparse
import tempfile
from pathlib import Path

from pack.compiling import compile_package, why_not
from pack.parity import difference


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("out", type=Path, nargs="?", metavar="OUT", help="the folder to write, from scratch")
    parser.add_argument("--quick", action="store_true", help="compile the first game alone, unoptimised")
    parser.add_argument("--check", type=int, metavar="GAMES", help="play games with both copies, and compare")
    options = parser.parse_args()
    if options.out is None and options.check is None:
        parser.error("name the folder to write, or the number of games to check")
    reason = why_not()
    if reason is not None:
        raise SystemExit(reason)
    with tempfile.TemporaryDirectory(prefix="gest-check-", ignore_cleanup_errors=True) as folder:
        out = compile_package(options.out or Path(folder, "out"), options.quick)
        if options.check is not None:
            check(out, options.check)


def check(out: Path, games: int) -> None:
    found = difference(out, games)
    if found is not None:
        raise SystemExit(found)
    print(f"{games} games are the same in plain Python and compiled.")


if __name__ == "__main__":
    main()
