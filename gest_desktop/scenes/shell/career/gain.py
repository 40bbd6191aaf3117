"""What one game brought to the career: for the page at its end, never during play."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.career.rating import Rating, after


@dataclass(frozen=True)
class Gain:
    """The rating before and after a game, and the honours that were earned in it."""

    before: Rating
    after: Rating
    honours: tuple[str, ...] = ()  # ids
    counts: bool = True  # practice does not
    with_hints: bool = False
    trouble: str = ""  # one sentence if it could not be saved

    @property
    def change(self) -> int:
        return round(self.after.value) - round(self.before.value)


def gains(career: Career) -> list[Gain]:
    """What each game of a career brought."""
    out, rating = [], career.start
    for record in career.games:
        now = after(rating, record)
        honours = tuple(name for name, earned in career.honours.items() if earned.game == record.id)
        out.append(Gain(rating, now, honours, record.counts, record.hints))
        rating = now
    return out


def gain_of(career: Career, game_id: str) -> Gain:
    """What one game of a career brought; nothing if it is not there."""
    found = zip(career.games, gains(career), strict=True)
    nothing = Gain(career.rating, career.rating, counts=False)
    return next((gain for game, gain in found if game.id == game_id), nothing)
