"""The opponent's last turn in two to five signs, made from the journal as the viewer may read it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules import journal
from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.journal import (
    BandSetOut,
    BoxTaken,
    CardTurned,
    DeedAdded,
    Entry,
    EventCarriedOut,
    FavourMoved,
    PlotChosen,
)
from gest_desktop.rules.vocabulary import NOBODY, PLOTS_AND_DEEDS, ROBIN, SHERIFF
from gest_desktop.rules.words import n_
from gest_desktop.scenes.table.panels.chronicle_links import things
from gest_desktop.scenes.table.panels.chronicle_signs import sign_of
from gest_desktop.scenes.table.panels.recap_words import words_of_step
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.seen.things import Arrow, Thing
from gest_desktop.scenes.table.session.last_turn import arrows

MOST: Final = 5
INSPECTION: Final = (journal.UnrestCounted, journal.PhaseBegun, journal.BalladBegun)
HEADS: Final = (BoxTaken, PlotChosen, DeedAdded, EventCarriedOut, CardTurned, BandSetOut, *INSPECTION)
NOT_WORTH_A_STEP: Final = (journal.FirstOnNextCard, journal.TravellersShuffled)
Rows = Sequence[Beat]


@dataclass(frozen=True)
class Step:
    """A few beats that belong together, with a sign and one to three words."""

    sign: str
    words: str
    rows: tuple[Beat, ...]
    things: frozenset[Thing]
    arrows: tuple[Arrow, ...]
    favours: int = NOBODY  # the side to which Royal Favour moved, if that is what it is about


def steps(rows: Rows, most: int = MOST) -> list[Step]:
    """The turn in order; what is left over is told by the last step."""
    found = [step_of(group) for group in groups(rows)]
    if len(found) <= most:
        return found
    rest = found[most - 1 :]
    words = n_("+{n} more", "+{n} more", len(rest)).format(n=len(rest))
    whole = frozenset[Thing]().union(*(step.things for step in rest))
    left = tuple(sorted((beat for step in rest for beat in step.rows), key=lambda beat: beat.number))
    return [*found[: most - 1], Step("", words, left, whole, arrows(left))]


def groups(rows: Rows) -> list[list[Beat]]:
    """Each beat that begins something, with those that come of it; Royal Favour counts for itself."""
    found: list[list[Beat]] = []
    favour: list[Beat] = []  # what came of the last of them
    for beat in rows:
        if isinstance(beat.entry, FavourMoved):
            if not favour:
                found.append(favour)
            favour.append(beat)
            continue
        last = next((group for group in reversed(found) if group is not favour), None)
        if last is None or begins(last, beat.entry):
            found.append([beat])
            favour = []
        else:
            last.append(beat)
    return [group for group in found if any(is_worth_a_step(beat) for beat in group)]


def is_worth_a_step(beat: Beat) -> bool:
    return any(not isinstance(entry, NOT_WORTH_A_STEP) for entry in beat.entries)


def begins(group: Rows, now: Entry) -> bool:
    """Whether an entry begins a new step after those of a group."""
    start = group[0].entry
    if isinstance(start, BoxTaken) and isinstance(now, PlotChosen | EventCarriedOut):
        return start.box == PLOTS_AND_DEEDS
    if isinstance(start, INSPECTION) and isinstance(now, INSPECTION):
        return False
    return isinstance(now, HEADS)


def step_of(rows: Rows) -> Step:
    inside = entries(rows)
    head = head_of(inside)
    mentioned = frozenset[Thing]().union(*(things(entry) for entry in inside))
    if isinstance(head, EventCarriedOut):
        mentioned |= {Thing("card", number=head.card)}
    if isinstance(head, CardTurned):
        mentioned |= {Thing("card", number=head.number)}
    sign = "phase_royal_inspection" if isinstance(head, INSPECTION) else sign_of(head)
    return Step(sign, words_of_step(head, inside), tuple(rows), mentioned, arrows(rows), favoured(inside))


def head_of(inside: Sequence[Entry]) -> Entry:
    """What a step is about: what was done in a box rather than the box."""
    named = [entry for entry in inside if isinstance(entry, HEADS)]
    acted = [entry for entry in named if isinstance(entry, PlotChosen | EventCarriedOut)]
    return (acted or named or list(inside))[0]


def favoured(inside: Sequence[Entry]) -> int:
    """The side to which Royal Favour has moved in the whole; nobody if that is not what happened."""
    moved = [entry for entry in inside if isinstance(entry, FavourMoved)]
    if len(moved) < len(inside) or not moved:
        return NOBODY
    return ROBIN if steps_between(moved[0].before, moved[-1].after) > 0 else SHERIFF


def entries(rows: Rows) -> list[Entry]:
    return [entry for beat in rows for entry in beat.entries]
