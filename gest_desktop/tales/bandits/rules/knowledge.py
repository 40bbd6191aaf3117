"""What a band knows of the tokens drawn: as they were drawn, passed on and shown (11.2, 11.3).

Who held a hand knows, for good, which tokens went on to the takers after him, but not who took which: in his
view these are sorted. What was kept before a hand reached him, and what others drew unseen, he does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from gest_desktop.tales.bandits.rules.pieces import DRAFT, Draw
from gest_desktop.tales.bandits.rules.vocabulary import FACE_DOWN, SCARLET

Segment = tuple[int, int]  # the first slot, and the one behind the last


def held_at(draw: Draw, band: int) -> list[int]:
    """The slots at which the band held this hand, with the one it holds now."""
    now = draw.taken + 1 if draw.taken < len(draw.kinds) else draw.taken
    return [slot for slot in range(now) if draw.takers[slot] == band]


def segments(draw: Draw, band: int) -> Iterator[Segment]:
    """Slots whose tokens the band knows, but not in which order they were taken."""
    held = held_at(draw, band)
    for slot, following in pairwise([*held, len(draw.kinds)]):
        if slot < draw.taken:  # a hand that is held now is known as it is
            yield slot + 1, following


def first_known(draw: Draw, band: int) -> int:
    """The first slot of a hand of which the band knows anything."""
    held = held_at(draw, band)
    return held[0] if held else len(draw.kinds)


def seen_draw(draw: Draw, band: int, players: int, *, is_open: bool) -> Draw:
    """A draw as a band knows it: unknown tokens are face down, those of a segment sorted."""
    if draw.way != DRAFT:
        is_scarlets = players == 2 and draw.takers[0] == SCARLET
        if draw.takers[0] == band or (is_open and not is_scarlets):
            return draw
        return draw._replace(kinds=(FACE_DOWN,))
    known = first_known(draw, band)
    if is_open:  # what was kept lies open, the hand itself is secret until it was held
        if known < len(draw.kinds):
            return draw
        hidden = len(draw.kinds) - draw.taken
        return draw._replace(kinds=(*draw.kinds[: draw.taken], *(FACE_DOWN,) * hidden))
    kinds = [FACE_DOWN] * known + list(draw.kinds[known:])
    for start, stop in segments(draw, band):
        kinds[start:stop] = sorted(kinds[start:stop])
    return draw._replace(kinds=tuple(kinds))
