"""`gest riddles`: list them, solve one in the terminal, find new ones, and check the book."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from gest_desktop.rules.languages import LANGUAGES


def add_command_to(add_command: Callable[..., ArgumentParser]) -> None:
    riddles = add_command("riddles", help="list or solve the riddles; find new ones, check them")
    actions = riddles.add_subparsers(metavar="ACTION")
    riddles.set_defaults(run=run_list, language="en")
    listing = actions.add_parser("list", help="all riddles (without an action)")
    listing.add_argument("--language", choices=LANGUAGES, default="en")
    listing.set_defaults(run=run_list)
    solve = actions.add_parser("solve", help="solve one in this terminal")
    solve.add_argument("number", type=int, nargs="?", help="as in the list (default: the riddle of the day)")
    solve.add_argument("--language", choices=LANGUAGES, default="en")
    solve.set_defaults(run=run_solve)
    mine = actions.add_parser("mine", help="find riddles in games of the search against itself")
    mine.add_argument("out", type=Path, metavar="FILE", help="what is found; the same file continues a run")
    mine.add_argument("--games", type=int, default=100)
    mine.add_argument("--seed", type=int, default=0, help="of the first game")
    mine.add_argument("--book", type=Path, metavar="FILE", help="where to write the best 120 of all found")
    mine.add_argument("--edition", type=int, default=1, help="of that book; it makes the daily riddle")
    mine.set_defaults(run=run_mine)
    check = actions.add_parser("check", help="look at every riddle again, and let the levels solve them")
    check.add_argument("--out", type=Path, metavar="FILE", help="the same file continues a run")
    check.set_defaults(run=run_check)


def run_list(options: Namespace) -> int:
    from rich.console import Console
    from rich.table import Table

    from gest_desktop.ai.riddles.book import the_book
    from gest_desktop.ai.riddles.riddle import THEMES
    from gest_desktop.rules.languages import speaking
    from gest_desktop.rules.naming import side_name
    from gest_desktop.rules.words import _
    from gest_desktop.scenes.riddles.names import name_of, theme_name

    with speaking(options.language):
        console, numbered = Console(), list(enumerate(the_book().riddles, 1))
        for theme in THEMES:
            table = Table(
                "",
                "",
                "",
                _("Difficulty"),
                _("Choices"),
                title=theme_name(theme),
                box=None,
                title_justify="left",
            )
            for number, riddle in numbered:
                if riddle.theme == theme:
                    named = (name_of(riddle), side_name(riddle.side))
                    table.add_row(str(number), *named, str(riddle.difficulty), str(len(riddle.steps)))
            console.print(table)
    return 0


def run_solve(options: Namespace) -> int:
    from datetime import date

    from gest_desktop.ai.riddles.book import the_book
    from gest_desktop.ai.riddles.daily import riddle_of
    from gest_desktop.rules.languages import speaking
    from gest_desktop.terminal.riddles import solve

    riddles = the_book().riddles
    if options.number is not None and not 1 <= options.number <= len(riddles):
        print(f"There are riddles from 1 to {len(riddles)}.")
        return 1
    riddle = riddle_of(date.today(), the_book()) if options.number is None else riddles[options.number - 1]
    with speaking(options.language):
        return solve(riddle, input, print)


def run_mine(options: Namespace) -> int:
    from rich.progress import track

    from gest_desktop.ai.lab.riddles.choosing import make_book
    from gest_desktop.ai.lab.riddles.collecting import collect, collected
    from gest_desktop.ai.riddles.book import write_book
    from gest_desktop.common.player_files import write_whole

    games = collect(options.out, options.seed, options.games)
    found = sum(many for _seed, many in track(games, "Mining", total=options.games))
    rows = collected(options.out)
    print(f"{found} riddles found, {len(rows)} in {options.out}.")
    if options.book:
        import json

        book = make_book(rows, options.edition)
        write_whole(options.book, json.dumps(write_book(book), separators=(",", ":")) + "\n")
        print(f"{len(book.riddles)} of them are in {options.book}.")
    return 0


def run_check(options: Namespace) -> int:
    from rich.console import Console
    from rich.progress import track
    from rich.table import Table

    from gest_desktop.ai.lab.riddles.checking import check_book
    from gest_desktop.ai.levels import LEVEL_NAMES
    from gest_desktop.ai.riddles.book import the_book

    book = the_book()
    rows = list(track(check_book(book, options.out), "Checking", total=len(book.riddles)))
    table = Table("level", "riddles solved")
    for name in LEVEL_NAMES:
        table.add_row(name, f"{100 * sum(row.shares[name] for row in rows) / len(rows):.1f} %")
    Console().print(table)
    doubtful = [row for row in rows if not row.agrees]
    for row in doubtful:
        print(f"{row.name}: another choice looks better by {-100 * row.margin:.1f} points.")
    print(f"The deeper look agrees on {len(rows) - len(doubtful)} of {len(rows)} riddles.")
    return 1 if doubtful else 0
