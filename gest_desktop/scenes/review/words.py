"""Names of seats and of mistakes on the pages after a game."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.ai.review.review import Review
from gest_desktop.rules.game import Game
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.menus.new_game.words import LEVELS, PERSONAS
from gest_desktop.scenes.table.session.contest import Contest, Seat


@dataclass(frozen=True)
class Reviewed:
    """A finished game: whose chances are shown, the only person's side, its id if it is kept, who played."""

    game: Game
    side: int
    you: int | None
    id: str = ""
    seats: tuple[Seat, Seat] = (Seat(), Seat())


MISTAKES = (N_("Robin Hood's mistakes"), N_("The Sheriff's mistakes"))
INACCURACIES = (N_("Robin Hood's inaccuracies"), N_("The Sheriff's inaccuracies"))


def mistakes_of(review: Review, you: int | None) -> tuple[str, str]:
    """Whose mistakes the bars of both sides show: one's own first; two people are named by their sides.

    Where the verdicts know no mistake, the bar does not speak of one either.
    """
    sides = (review.side, SHERIFF if review.side == ROBIN else ROBIN)
    has_own, has_other = (bool(review.mistakes(side)) or not review.lost(side) for side in sides)
    if you is None:
        own, other = ((MISTAKES if has else INACCURACIES) for has in (has_own, has_other))
        return _(own[sides[0]]), _(other[sides[1]])
    yours = _("Your mistakes") if has_own else _("Your inaccuracies")
    return yours, _("Opponent's mistakes") if has_other else _("Opponent's inaccuracies")


def seat_words(seat: Seat) -> str:
    """Who sat there."""
    name = _(LEVELS[seat.player][0])
    if seat.persona in ("", "none"):
        return name
    return f"{name}, {_(PERSONAS[seat.persona][0])}"


def seats_words(contest: Contest) -> str:
    """The seats and how long the game was."""
    cards = len(contest.game.state.played)
    length = n_("{n} card", "{n} cards", cards).format(n=cards)
    minutes = contest.about.seconds // 60
    if minutes:
        length = f"{length} · {n_('{n} minute', '{n} minutes', minutes).format(n=minutes)}"
    if contest.is_hot_seat:
        return f"{side_name(ROBIN)} – {side_name(SHERIFF)} · {length}"
    you = contest.viewer
    against = contest.seats[SHERIFF if you == ROBIN else ROBIN]
    if against.is_person or contest.seats[you].player != "person":
        return length
    yours = _("{side} (you)").format(side=side_name(you))
    return f"{yours} – {seat_words(against)} · {length}"
