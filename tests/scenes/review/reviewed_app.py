"""A window in which a finished game has been reviewed, with few iterations."""

from __future__ import annotations

from functools import cache

from gest_desktop.ai.review.review import Review
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.devtools.table_shots import NoWorker, played
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.session.contest import Contest, Seat

ITERATIONS = 24


@cache
def finished_game():
    return played(lambda game: game.is_over, 4)


@cache
def known():
    review = Review(finished_game(), ROBIN, iterations=ITERATIONS)
    while review.go_on():
        pass
    return review.document()


def new_app(folder):
    return App(Settings(), folder / "settings.json", SaveStore(folder / "games"), NoWorker)


def reviewed_app(folder, share=1.0):
    """The desk has found everything, or a share of it and goes on."""
    app = new_app(folder)
    review = Review(finished_game(), ROBIN, iterations=ITERATIONS, known=known())
    for at in sorted(review.found)[round(share * review.total) :]:
        del review.found[at]
    app.reviews.review, app.reviews.is_done = review, share == 1.0
    app.reviews.go_on()
    return app


def contest(*seats):
    return Contest(finished_game(), seats or (Seat(), Seat("outlaw", "cruel")))
