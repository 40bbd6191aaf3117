"""Names of seats and of mistakes on the pages after a game."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.ai.review.review import Review
from gest_desktop.rules.game import Game
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.menus.new_game.words import LEVELS, PERSONAS
from gest_desktop.scenes.review.numbers import signed
from gest_desktop.scenes.table.session.contest import Contest, Seat


@dataclass(frozen=True)
class Reviewed:
    """A finished game: whose chances are shown, the only person's side, its id if it is kept, who played."""

    game: Game
    side: int
    you: int | None
    id: str = ""
    seats: tuple[Seat, Seat] = (Seat(), Seat())


CHOICES = (N_("Robin Hood's choices"), N_("The Sheriff's choices"))


def choices_of(review: Review, you: int | None) -> tuple[str, str]:
    """Whose choices the bars of both sides show: one's own first; two people are named by their sides."""
    if you is None:
        return _(CHOICES[review.side]), _(CHOICES[SHERIFF if review.side == ROBIN else ROBIN])
    return _("Your choices"), _("Opponent's choices")


def mistakes_told(review: Review, you: int | None) -> str:
    """How much of the bars of both sides the verdicts explain."""
    sum_ = review.account(review.side)
    own, other = signed(sum_.own.mistakes), signed(sum_.opponent.mistakes)
    if you is not None:
        words = _("The dark part of it, mistakes and inaccuracies: yours {own}, your opponent's {other}")
        return words.format(own=own, other=other)
    robin, sheriff = (own, other) if review.side == ROBIN else (other, own)
    words = _("The dark part of it, mistakes and inaccuracies: Robin Hood's {robin}, the Sheriff's {sheriff}")
    return words.format(robin=robin, sheriff=sheriff)


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
