"""Whole games of random answers, told in words: what only a game that goes on for long can show."""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.ai.players import RandomPlayer
from gest_desktop.ai.review.review import Review
from gest_desktop.rules.ballad import compose
from gest_desktop.rules.chronicle import told
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.game_code import decode, encode
from gest_desktop.rules.languages import LANGUAGES, speak_in
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

SEEDS: Final = range(1, 5)
LOOKS: Final = 20  # of the review of the first game


def tell_games() -> str:
    """The chronicle as everybody reads it, the ballad and the code of some games; a review of one."""
    games = [played(seed) for seed in SEEDS]
    lines = 0
    for language in reversed(LANGUAGES):  # the first one is spoken again in the end
        speak_in(language)
        for game in games:
            lines += sum(len(list(told(game.journal.entries, side))) for side in (None, ROBIN, SHERIFF))
            lines += compose(game.journal.entries, 1, language).text().count("\n")
    for game in games:
        if decode(encode(game)).game.answers != game.answers:
            raise RuntimeError("another game was read than was written")
    review = Review(games[0], ROBIN, iterations=1)
    while review.done < LOOKS and review.go_on():
        pass
    return f"{len(games)} games told in {lines} lines, {review.done} looks of a review"


def played(seed: int) -> Game:
    game, player = Game(Beginning(seed=seed)), RandomPlayer(Random(seed))
    while not game.is_over:
        asked, f = game.question()
        game.play(player.choose(redact(game.state, asked.actor(f))))
    return game
