"""A review as JSON: written as it grows, and read again to continue it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any, Final

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.review.account import Found
from gest_desktop.ai.review.chance import ChanceFound
from gest_desktop.ai.review.choice import ChoiceFound, Rated
from gest_desktop.ai.review.following import following
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.voice.facts import IDS
from gest_desktop.ai.voice.reasons import Reason, read_reasons
from gest_desktop.common.checks import a_number, an_object, need, one_of
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.game import Game
from gest_desktop.rules.referee import question
from gest_desktop.rules.version import RULES_VERSION

Json = dict[str, Any]
FORMAT: Final = 1
DIGITS: Final = 6
MOST_REASONS: Final = 4
MOST: Final = 1 << 31  # iterations, and how often an option was tried
LARGEST: Final = 1000.0  # no error and no figure of a reason ever comes near


def game_id(game: Game) -> str:
    """A name for a game: the same for the same answers from the same beginning."""
    beginning = game.beginning
    told = json.dumps([beginning.seed, beginning.position, game.answers], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:24]


def weights_id() -> str:
    return hashlib.sha256(json.dumps(trained_weights()).encode()).hexdigest()[:12]


def write_document(game: Game, seed: int, iterations: int, found: Mapping[int, Found]) -> Json:
    return {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "weights": weights_id(),
        "game": game_id(game),
        "seed": seed,
        "iterations": iterations,
        "found": {str(at): write_found(one) for at, one in sorted(found.items())},
    }


def read_document(
    data: object, game: Game, steps: Sequence[Step], seed: int, iterations: int
) -> dict[int, Found]:
    """What a document says about this game; nothing if it is about another one, or made in another way."""
    try:
        fields = an_object(data, "A review", tuple(write_document(game, 0, 0, {})), ())
        fresh = write_document(game, seed, iterations, {})
        if any(fields[name] != value for name, value in fresh.items() if name != "found"):
            return {}
        found = {
            a_number(int(at), "at", 0, len(steps) - 1): read_found(row) for at, row in fields["found"].items()
        }
        for at, one in found.items():
            check_found(one, steps[at])
    except FAILURES:
        return {}
    return found


def write_found(found: Found) -> Json:
    public = [round(value, DIGITS) for value in (found.before, found.after, found.seen, found.error)]
    if isinstance(found, ChanceFound):
        return {"luck": public}
    return {
        "choice": public,
        "rated": [
            [row.option, round(row.win, DIGITS), round(row.error, DIGITS), row.visits] for row in found.rated
        ],
        "played": found.played.option,
        "loss": round(found.loss, DIGITS),
        "kept": round(found.kept, DIGITS),
        "iterations": found.iterations,
        "reasons": [reason.as_json() for reason in told(found.reasons)],
        "then": found.then,
    }


def told(reasons: tuple[Reason, ...]) -> list[Reason]:
    return [reason for reason in reasons if reason.clear][:MOST_REASONS]


def read_found(row: Json) -> Found:
    if "luck" in row:
        before, after, seen, error = (float(value) for value in row["luck"])
        return ChanceFound(before, after, seen, error)
    before, after, seen, error = (float(value) for value in row["choice"])
    rated = tuple(Rated(int(o), float(win), float(e), int(visits)) for o, win, e, visits in row["rated"])
    played = [one for one in rated if one.option == row["played"]]
    need(bool(played), "The option played must be among those rated.")
    loss, kept, iterations = float(row["loss"]), float(row["kept"]), int(row["iterations"])
    reasons = tuple(read_reasons(row["reasons"]))
    then = int(row["then"]) if row.get("then") is not None else None
    return ChoiceFound(rated, played[0], loss, kept, error, before, after, seen, iterations, reasons, then)


def check_found(found: Found, step: Step) -> None:
    """What a file says about a step must be what a look at it could find; raises ImpossiblePositionError."""
    need(isinstance(found, ChanceFound) == step.is_chance, "This was found at another kind of step.")
    check_shares(found.before, found.after, found.seen)
    check_figures(found.error)
    if isinstance(found, ChoiceFound):
        check_choice(found, step)


def check_choice(found: ChoiceFound, step: Step) -> None:
    asked, f = question(step.state)
    options = asked.options(step.state, f)
    need(found.played.option == step.option, "Another option was played.")
    if found.then is not None:
        after = following(step, found.best.option)
        is_there = after is not None and found.then in after[1].options(after[0], after[2])
        need(is_there, "The best option did not lead there.")
    need(len({one.option for one in found.rated}) == len(found.rated), "An option is rated twice.")
    for one in found.rated:
        need(one.option in options, "An option is rated that was not there.")
        check_shares(one.win)
        check_figures(one.error)
        a_number(one.visits, "visits", 0, MOST)
    check_shares(found.loss)
    check_figures(found.kept)
    a_number(found.iterations, "iterations", 0, MOST)
    for reason in found.reasons:
        one_of(reason.fact, "fact", IDS)
        check_figures(reason.chosen, reason.other, reason.points)


def check_shares(*values: float) -> None:
    need(all(0.0 <= value <= 1.0 for value in values), "A chance must be from 0 to 1.")


def check_figures(*values: object) -> None:
    fine = (isinstance(one, int | float) and isfinite(one) and abs(one) <= LARGEST for one in values)
    need(all(fine), "A figure is no number that a look could find.")
