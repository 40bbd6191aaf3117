"""`gest review`: what each choice of a finished game cost, what dice and cards brought, and the sum."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from gest_desktop.ai.review.account import Account
from gest_desktop.ai.review.chance import ChanceFound
from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.review import Review
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.review.verdict import MARKS, verdict
from gest_desktop.ai.review.words import (
    NAMES,
    best_words,
    chance_words,
    option_words,
    question_words,
    verdict_name,
    why,
)
from gest_desktop.common.refusal import FAILURES, RefusalError
from gest_desktop.rules.game import Game
from gest_desktop.rules.game_code import PREFIX, decode
from gest_desktop.rules.languages import speak_in
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.saves import from_json, read_file
from gest_desktop.rules.vocabulary import BALLAD_CARDS, ROBIN, SHERIFF, SIDE_IDS
from gest_desktop.rules.words import _
from gest_desktop.scenes.review.telling import card_words
from gest_desktop.scenes.shell import settings
from gest_desktop.scenes.shell.archive.kept_game import read_kept
from gest_desktop.scenes.shell.folders import settings_file

Json = dict[str, Any]


def review(source: str, side: str, seed: int, iterations: int, as_json: bool, language: str | None) -> int:
    """Review the game in a file or code; what cannot be reviewed is refused in one sentence."""
    speak_in(language or settings.load(settings_file()).language)
    console = Console(highlight=False, soft_wrap=True)
    try:
        reviewed = Review(read_game(source), SIDE_IDS.index(side), seed, iterations)
    except RefusalError as refusal:
        console.print(str(refusal), markup=False)
        return 1
    work_on(reviewed)
    if as_json:
        print(json.dumps(report(reviewed), ensure_ascii=False, indent=1))
    else:
        print_tables(reviewed, console)
    return 0


def read_game(source: str) -> Game:
    """A saved or kept game in a file, or the code of a game; raises RefusalError."""
    if source.upper().startswith(PREFIX):
        return decode(source).game
    data = read_file(Path(source))
    if isinstance(data, dict) and "record" in data:
        return kept_game(data)
    if isinstance(data, dict) and isinstance(data.get("game"), dict):
        data = data["game"]
    opened = from_json(data)
    if opened.notice:
        raise RefusalError(_("This game can't be reviewed: it was saved by an older version of the rules."))
    return opened.game


def kept_game(data: Json) -> Game:
    """A game of the archive."""
    try:
        return read_kept(data).game()
    except RefusalError:
        raise
    except FAILURES as error:
        raise RefusalError(_("This file is damaged and was left as it is.")) from error


def work_on(reviewed: Review) -> None:
    """Review with a bar, which is not mixed up with the result."""
    description, done = TextColumn("{task.description}", markup=False), MofNCompleteColumn()
    with Progress(
        description, BarColumn(), done, TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as progress:
        task = progress.add_task("Review", total=reviewed.total)
        while reviewed.go_on():
            progress.update(task, completed=reviewed.done)


def report(reviewed: Review) -> Json:
    """The whole review as JSON; chances are those of the reviewed side unless the name says otherwise."""
    sum_ = reviewed.account()
    return {
        "side": SIDE_IDS[reviewed.side],
        "result": sum_.result,
        "sum": asdict(sum_),
        "accuracy": {SIDE_IDS[side]: reviewed.accuracy(side) for side in (ROBIN, SHERIFF)},
        "turning_points": [asdict(point) for point in reviewed.turning_points()],
        "steps": [row(reviewed, at) for at in sorted(reviewed.found)],
        "parts_of_robin_hood": [asdict(part) for part in reviewed.rows()],
        "document": reviewed.document(),
    }


def row(reviewed: Review, at: int) -> Json:
    step, found = reviewed.steps[at], reviewed.found[at]
    if not isinstance(found, ChoiceFound):
        sign = 1.0 if reviewed.side == ROBIN else -1.0
        return {"at": at, "card": step.card, "said": chance_words(step), "luck": sign * found.luck}
    rated = [{"label": option_words(step, one.option)} | asdict(one) for one in found.rated]
    return {
        "at": at,
        "card": step.card,
        "side": SIDE_IDS[step.actor],
        "choice": step.choice,
        "prompt": question_words(step),
        "played": option_words(step, found.played.option),
        "win": found.played.win,
        "best": option_words(step, found.best.option),
        "best_win": found.best.win,
        "loss": found.loss,
        "kept": found.kept,
        "error": found.error,
        "verdict": verdict(found).value,
        "why": why(step, found),
        "options": rated,
    }


def print_tables(reviewed: Review, console: Console) -> None:
    print_choices(reviewed, console)
    console.print(legend(), style="italic", markup=False)
    console.print(luck_table(reviewed))
    console.print(turning_table(reviewed))
    console.print(sum_table(reviewed.account()))
    for side in (ROBIN, SHERIFF):
        accuracy = reviewed.accuracy(side)
        if accuracy is not None:
            words = _("{side}: accuracy {percent}%").format(side=side_name(side), percent=round(accuracy))
            console.print(words, markup=False)


def legend() -> str:
    """What the marks and numbers mean."""
    marks = "   ".join(f"{mark} {_(NAMES[grade])}" for grade, mark in MARKS.items() if mark)
    words = [
        marks,
        _("All numbers are points of the chance of winning: +5 means 5 more games won out of 100."),
        _("A loss is what a choice gave away against the best one, by what its side knew; ± is its error."),
        _("Luck is what dice and cards changed against their average."),
        _("Secrets is what hidden knowledge changed: where Robin was, and what Carriages held."),
        _("Accuracy is an average over all choices, most of them easy; a single blunder hardly lowers it."),
    ]
    return "\n" + "\n".join(words)


def print_choices(reviewed: Review, console: Console) -> None:
    """Every choice in a line, with its mark at the left, below the card on which it was made."""
    card = -1
    for at in sorted(reviewed.found):
        step, found = reviewed.steps[at], reviewed.found[at]
        if isinstance(found, ChoiceFound):
            if step.card != card:
                card = step.card
                console.print(card_words(step), style="bold", markup=False)
            console.print(f"{MARKS[verdict(found)]:>3} {choice_words(step, found)}", markup=False)


def choice_words(step: Step, found: ChoiceFound) -> str:
    played, best = option_words(step, found.played.option), best_words(step, found)
    told = f"{side_name(step.actor)}: {question_words(step)} {played}"
    if not found.loss:
        return told
    words = _("{told} (“{best}” was better by {loss}% ± {error}%)")
    return words.format(
        told=told, best=best, loss=f"{100 * found.loss:.1f}", error=f"{100 * found.error:.1f}"
    )


def luck_table(reviewed: Review) -> Table:
    table = Table(_("Ballad, card"), _("Dice and cards"), _("Luck"), title=_("Luck"))
    sign = 1.0 if reviewed.side == ROBIN else -1.0
    for at in sorted(reviewed.found):
        step, found = reviewed.steps[at], reviewed.found[at]
        if isinstance(found, ChanceFound):
            table.add_row(place_in_game(step), chance_words(step), points(sign * found.luck))
    return table


def place_in_game(step: Step) -> str:
    """The Ballad, and which of its cards was in play; nothing during the setup."""
    if not step.card:
        return "–"
    ballad, before = divmod(step.card - 1, BALLAD_CARDS)
    return f"{ballad + 1}, {before + 1}"


def points(change: float) -> str:
    """A change of the chance to win, with a real minus sign."""
    return f"{100 * change:+.1f}".replace("-", "−")


def turning_table(reviewed: Review) -> Table:
    table = Table(_("Ballad, card"), "", _("Chance of winning"), title=_("Turning points"))
    for point in reviewed.turning_points():
        step, found = reviewed.steps[point.at], reviewed.found[point.at]
        words = chance_words(step)
        if isinstance(found, ChoiceFound):
            asked = f"{question_words(step)} {option_words(step, found.played.option)}"
            words = f"{side_name(step.actor)}: {asked} – {verdict_name(found)}. {why(step, found)}"
        table.add_row(place_in_game(step), words.strip(), points(point.swing))
    return table


def sum_table(sum_: Account) -> Table:
    table = Table("", "%", title=_("Luck and skill"))
    for words, value in (
        (_("Chance at the start"), f"{100 * sum_.start:.1f}"),
        (_("Opponent's mistakes"), points(sum_.opponent.mistakes)),
        (_("Opponent's other choices"), points(sum_.opponent.other)),
        (_("Own mistakes"), points(sum_.own.mistakes)),
        (_("Own other choices"), points(sum_.own.other)),
        (_("Luck (dice, cards)"), points(sum_.luck)),
        (_("Secrets"), points(sum_.secrets)),
        (_("Result"), f"{100 * sum_.result:.0f}"),
    ):
        table.add_row(words, value)
    return table
