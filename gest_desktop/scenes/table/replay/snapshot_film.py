"""A game of other rules, of which only the position at each card can be shown."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_position
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import NOBODY
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.replay.film import BALLAD, CARD, TURN, Film, Stop


class SnapshotFilm(Film):
    """Nothing is known of what happened between two cards."""

    is_whole = False

    def __init__(self, snapshots: Sequence[tuple[int, State]]) -> None:
        """Each position with the number of answers that led to it; those that cannot be shown are left out.

        Raises ValueError if there are none.
        """
        self.shots = [(answers, game) for answers, g in snapshots if (game := standing(g)) is not None]
        if not self.shots:
            raise ValueError("No position of this game can be shown.")
        super().__init__(self.shots[-1][1])

    def find_stops(self) -> list[Stop]:
        found: list[Stop] = []
        for answers, game in self.shots:
            g = game.state
            is_new = not found or g.ballad > found[-1].ballad
            begins = frozenset({TURN, CARD, BALLAD} if is_new else {TURN, CARD})
            found.append(Stop(answers, 0, NOBODY, g.card, len(g.played), g.ballad, g.favour, begins))
        return found

    def game_at(self, at: int) -> Game:
        return self.shots[at][1]

    def rows(self, at: int, view: int) -> list[Beat]:
        return []


def standing(g: State) -> Game | None:
    """A game that stays in a position; None if the rules of today cannot read it."""
    try:
        game = Game(Beginning(position=write_position(g), ask_chance=True))
        game.journal.entries.clear()
    except FAILURES:
        return None
    return game
