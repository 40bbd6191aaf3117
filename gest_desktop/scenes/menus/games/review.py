"""Where a replay and the list of games open the review of a game."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.review import Review
from gest_desktop.ai.review.verdict import MARKS, MISTAKES, verdict
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.review.scene import ReviewScene
from gest_desktop.scenes.review.words import Reviewed
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.review_desk import NAME
from gest_desktop.scenes.watch.watched import Watched


def review_marks(app: App, watched: Watched) -> dict[int, str]:
    """The mistakes that a kept review has found, by stop; those of the person, or of both sides."""
    film = watched.film
    kept = app.store.archive.attached(watched.id, NAME) if watched.id else None
    if not isinstance(kept, dict) or not film.is_over or not film.is_whole:
        return {}
    people = [side for side in (ROBIN, SHERIFF) if watched.seats[side].is_person]
    review = Review(film.game, people[0] if len(people) == 1 else ROBIN, known=kept.get("review"))
    return {
        film.stop_at(at): MARKS[verdict(found)]
        for at, found in review.settled().items()
        if isinstance(found, ChoiceFound) and review.steps[at].actor in people and verdict(found) in MISTAKES
    }


def review_door(app: App, watched: Watched) -> Callable[[int], None] | None:
    """What opens the review after a number of answers; None if the game cannot be reviewed."""
    film = watched.film
    if not film.is_over or not film.is_whole:
        return None
    people = [side for side in (ROBIN, SHERIFF) if watched.seats[side].is_person]
    you = people[0] if len(people) == 1 else None
    reviewed = Reviewed(film.game, ROBIN if you is None else you, you, watched.id, watched.seats)

    def open_review(answers: int) -> None:
        at = min(answers, len(film.game.answers) - 1) if answers else None
        app.push(ReviewScene(app, reviewed, at))

    return open_review
