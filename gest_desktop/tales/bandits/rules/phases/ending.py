"""The end of the game: all chests are opened and counted (9)."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import N_
from gest_desktop.tales.bandits.rules.journal import BandScored, GameWon
from gest_desktop.tales.bandits.rules.phases.setting_up import DrawLot
from gest_desktop.tales.bandits.rules.question import Question
from gest_desktop.tales.bandits.rules.scoring.final import leading, scores
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import END, OVER, go_to, step
from gest_desktop.tales.bandits.rules.vocabulary import NOBODY


class GameOver(Question):
    """The game has ended and nobody is asked."""

    kind = "over"
    prompt = N_("The game is over.")
    rule = "9"

    def actor(self, g: State) -> int:
        return NOBODY

    def options(self, g: State) -> Sequence[int]:
        return ()


def win(g: State, band: int, *, by_lot: bool) -> None:
    g.winner = band
    go_to(g, OVER)
    if g.journal is not None:
        g.journal.write(GameWon(band, by_lot))


GAME_OVER = GameOver()
LAST_LOT = DrawLot("9.2", lambda g: leading(g, scores(g)), lambda g, band: win(g, band, by_lot=True))


@step(END)
def end_game(g: State) -> Question | None:
    """The last tie is broken by an even lot (BR58)."""
    found = scores(g)
    if g.stage == 0:
        g.stage = 1
        if g.journal is not None:
            for band, score in found.items():
                entry = BandScored(band, score.track, sum(score.majorities), score.spending.points)
                g.journal.write(entry)
    winners = leading(g, found)
    if len(winners) > 1:
        return LAST_LOT
    win(g, winners[0], by_lot=False)
    return None


@step(OVER)
def stay_over(g: State) -> Question | None:
    return GAME_OVER
