"""`gest career`: rating, results and honours in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from gest_desktop.rules.languages import speak_in
from gest_desktop.rules.texts import event_title
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.shell import settings
from gest_desktop.scenes.shell.career.career import Career, to_data
from gest_desktop.scenes.shell.career.career_file import CareerFile
from gest_desktop.scenes.shell.career.honours import BY_ID, HONOURS
from gest_desktop.scenes.shell.career.rebuilding import Rebuilding
from gest_desktop.scenes.shell.career.results import GROUPS, favourites, tally
from gest_desktop.scenes.shell.career.standing import longest_run, present_run
from gest_desktop.scenes.shell.career.words import (
    GROUP_NAMES,
    at_the_table,
    between_levels,
    deviation,
    games_played,
    key_name,
    score,
)
from gest_desktop.scenes.shell.dates import date
from gest_desktop.scenes.shell.folders import games_folder, settings_file
from gest_desktop.scenes.shell.save_store import SaveStore


def show_career(language: str | None, as_json: bool, export: Path | None) -> int:
    """Print the career, or write it to a file; the language is by default that of the window."""
    speak_in(language or settings.load(settings_file()).language)
    file = CareerFile(games_folder())
    console = Console(highlight=False, soft_wrap=True)
    aside = Console(stderr=True, highlight=False, soft_wrap=True)
    career = completed(file, aside)
    if file.notice:
        aside.print(file.notice, markup=False)
    if export is not None:
        return write_copy(file, export, console)
    if as_json:
        print(json.dumps(to_data(career) | {"rating": rounded(career)}, ensure_ascii=False, indent=1))
    elif career.games:
        tell(career, console)
    else:
        console.print(
            _("No finished game yet. Your rating, results and honours start with your first finished game.")
        )
    return 0


def completed(file: CareerFile, aside: Console) -> Career:
    """The career; after a damaged file, with the results of all games that were kept."""
    if not file.read().is_incomplete:
        return file.read()
    rebuilding = Rebuilding(file, SaveStore(games_folder()).archive)
    for _step in track(range(rebuilding.total + 1), _("Reading your games"), console=aside, transient=True):
        rebuilding.go_on()
    return file.read()


def write_copy(file: CareerFile, path: Path, console: Console) -> int:
    try:
        file.export(path)
    except OSError as error:
        words = _("The file could not be written: {reason}.")
        console.print(words.format(reason=error.strerror or error), markup=False)
        return 1
    console.print(_("Your career was written to {path}.").format(path=path), markup=False)
    return 0


def rounded(career: Career) -> list[int]:
    return [round(career.rating.value), round(career.rating.deviation)]


def tell(career: Career, console: Console) -> None:
    since = _("since {date}").format(date=date(career.games[0].when))
    parts = (since, games_played(len(career.games)), at_the_table(career.seconds))
    console.print(" · ".join(filter(None, parts)), markup=False)
    rating = career.rating
    console.print(
        f"{_('Rating')}  {rating.value:.0f} {deviation(rating)}  {between_levels(rating)}", style="bold"
    )
    tell_results(career, console)
    tell_habits(career, console)
    tell_honours(career, console)


def tell_results(career: Career, console: Console) -> None:
    for group, keys in GROUPS.items():
        table = Table(title=_(GROUP_NAMES[group]), title_justify="left", box=None, show_header=False)
        table.add_column(min_width=24)
        table.add_column(justify="right", min_width=8)
        table.add_column(justify="right")
        for key in keys:
            counted = tally(career.counting, group, key)
            share = f"{counted.share:.0%}" if counted.games else ""
            table.add_row(key_name(group, key), score(counted) if counted.games else "–", share)
        console.print()
        console.print(table)


def tell_habits(career: Career, console: Console) -> None:
    games = career.counting
    console.print()
    run, most = present_run(games), longest_run(games)
    words = n_("{n} win in a row (best: {most})", "{n} wins in a row (best: {most})", run)
    console.print(words.format(n=run, most=most))
    for favourite in favourites(games):
        words = n_("{card}: used {n} time, {won} won", "{card}: used {n} times, {won} won", favourite.times)
        title = _(event_title(favourite.card))
        console.print(words.format(card=title, n=favourite.times, won=favourite.won), markup=False)


def tell_honours(career: Career, console: Console) -> None:
    console.print()
    words = _("Honours: {n} of {all}").format(n=len(career.honours), all=len(HONOURS))
    console.print(words, style="bold")
    for honour, earned in career.honours.items():
        row = f"{date(earned.when)}  {_(BY_ID[honour].name)}: {_(BY_ID[honour].deed)}"
        console.print(row, markup=False)
