"""A game to be watched, wherever it comes from: the archive, a table, or a code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.game import Game
from gest_desktop.rules.saves import OtherRulesError
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SIDE_IDS
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.opening import seats_of
from gest_desktop.scenes.shell.archive.kept_game import KeptGame
from gest_desktop.scenes.shell.archive.reading import read_game
from gest_desktop.scenes.table.replay.film import Film
from gest_desktop.scenes.table.replay.snapshot_film import SnapshotFilm
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.watching import views_of

Seats = tuple[Seat, Seat]


@dataclass(frozen=True)
class Watched:
    """`id` is that of the archive, or empty for a game that came as a code."""

    film: Film
    seats: Seats
    id: str = ""
    notice: str = ""  # one sentence that the table shows when it opens

    @property
    def views(self) -> tuple[int, ...]:
        return views_of(self.film, self.seats)

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides that may play on: before the end, only the person's own."""
        return (ROBIN, SHERIFF) if self.film.is_over else self.views

    def seats_json(self) -> dict[str, Any]:
        return {
            side: {"player": seat.player, "persona": seat.persona}
            for side, seat in zip(SIDE_IDS, self.seats, strict=False)
        }


def of_contest(contest: Contest) -> Watched:
    return of_game(contest.game, (contest.seats[ROBIN], contest.seats[SHERIFF]), contest.about.id)


def of_game(game: Game, seats: Seats, game_id: str = "") -> Watched:
    people = [side for side in (ROBIN, SHERIFF) if seats[side].is_person]
    side = people[0] if len(people) == 1 and not game.is_over else None
    return Watched(Film(game, side), seats, game_id)


def of_source(text: str) -> Watched:
    """A game from a code or a file; raises RefusalError with one sentence."""
    game, seats = read_game(text)
    watched = of_game(game, seats_of(seats))
    if not watched.views:
        raise RefusalError(_("Two players share this game: it can be replayed when it is over."))
    return watched


def of_kept(kept: KeptGame) -> Watched:
    """Raises DamagedSaveError with one sentence; a game of other rules is shown card by card if possible."""
    seats = seats_of(kept.record.seats)
    try:
        return of_game(kept.game(), seats, kept.record.id)
    except OtherRulesError:
        snapshots = [(one.answers, one.state) for one in kept.snapshots()]
        try:
            film = SnapshotFilm(snapshots)
        except ValueError:
            film = None
        if film is None:
            raise
    words = _("The rules have changed since this game was played: it is shown card by card.")
    return Watched(film, seats, kept.record.id, words)
