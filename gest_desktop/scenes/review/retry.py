"""A choice of a reviewed game as a riddle: the same view, and the chances that the review has found."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.choice import Rated as Seen
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.review.verdict import clear_loss
from gest_desktop.ai.riddles import riddle as riddles
from gest_desktop.ai.riddles.riddle import AS_GOOD, HARDEST, OWN, Rated, Riddle
from gest_desktop.rules.position import write_view
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import NOWHERE
from gest_desktop.scenes.review.telling import card_words, place_of

EASY: Final = 0.2  # what costs more of the chance to win is easy to see; five such steps down to nothing


def riddle_at(game: str, step: Step, found: ChoiceFound) -> Riddle | None:
    """The riddle of a step of a game; None if there is nothing to find, because all options are as good."""
    rows = ranked(found)
    right = sum(rows[0].win - row.win <= AS_GOOD for row in rows)
    if not clear_loss(found):
        right = max(right, 1 + rows.index(played_in(rows, found)))
    if right >= len(rows):
        return None
    rated = tuple(
        Rated(row.option, row.win, row.error, (), found.reasons if row.option == found.played.option else ())
        for row in rows
    )
    gap = rows[0].win - rows[right].win
    difficulty = HARDEST - min(HARDEST - 1, int(HARDEST * gap / EASY))
    place = place_of(step)
    return Riddle(
        f"{OWN}-{game[:16]}-{step.at}",
        step.actor,
        OWN,
        difficulty,
        NOWHERE if place is None else place,
        write_view(redact(step.state, step.actor)),
        (riddles.Step(rated, right),),
        card_words(step),
    )


def ranked(found: ChoiceFound) -> list[Seen]:
    """The options as the verdict sees them: none is better than the best one, even if it looked so."""
    best = found.best.win
    return sorted((replace(row, win=min(best, row.win)) for row in found.rated), key=lambda row: -row.win)


def played_in(rows: list[Seen], found: ChoiceFound) -> Seen:
    return next(row for row in rows if row.option == found.played.option)
