"""A choice of a reviewed game as a riddle: the same view, and the chances that the review has found."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.riddles import riddle as riddles
from gest_desktop.ai.riddles.riddle import AS_GOOD, HARDEST, OWN, Rated, Riddle
from gest_desktop.rules.position import write_view
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import NOWHERE
from gest_desktop.scenes.review.telling import card_words, place_of

EASY: Final = 0.2  # what costs more of the chance to win is easy to see; five such steps down to nothing


def riddle_at(game: str, step: Step, found: ChoiceFound) -> Riddle | None:
    """The riddle of a step of a game; None if there is nothing to find, because all options are as good."""
    rows = sorted(found.rated, key=lambda row: -row.win)
    right = sum(rows[0].win - row.win <= AS_GOOD for row in rows)
    if right >= len(rows):
        return None
    rated = tuple(
        Rated(row.option, row.win, row.error, (), found.reasons if row == found.played else ())
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
