"""A review as JSON: written as it grows, and read again to continue it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.review.account import Found
from gest_desktop.ai.review.chance import ChanceFound
from gest_desktop.ai.review.choice import ChoiceFound, Rated
from gest_desktop.ai.voice.reasons import Reason, read_reasons
from gest_desktop.common.checks import a_number, an_object, need
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.game import Game
from gest_desktop.rules.version import RULES_VERSION

Json = dict[str, Any]
FORMAT: Final = 1
DIGITS: Final = 6
MOST_REASONS: Final = 4


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


def read_document(data: object, game: Game, seed: int, iterations: int) -> dict[int, Found]:
    """What a document says about this game; nothing if it is about another one, or made in another way."""
    try:
        fields = an_object(data, "A review", tuple(write_document(game, 0, 0, {})), ())
        fresh = write_document(game, seed, iterations, {})
        if any(fields[name] != value for name, value in fresh.items() if name != "found"):
            return {}
        return {
            a_number(int(at), "at", 0, len(game.answers) - 1): read_found(row)
            for at, row in fields["found"].items()
        }
    except FAILURES:
        return {}


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
    return ChoiceFound(rated, played[0], loss, kept, error, before, after, seen, iterations, reasons)
