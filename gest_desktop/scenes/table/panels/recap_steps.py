"""The opponent's last turn in two to five signs, made from the journal as the viewer may read it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
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
from gest_desktop.rules.vocabulary import NOBODY, PLOTS_AND_DEEDS, ROBIN, ROYAL_INSPECTIONS, SHERIFF
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.panels.chronicle_links import things
from gest_desktop.scenes.table.panels.chronicle_signs import sign_of
from gest_desktop.scenes.table.panels.recap_words import mischief, rest_of_step, words_of_step
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.seen.things import Arrow, Thing
from gest_desktop.scenes.table.session.last_turn import arrows

MOST: Final = 5
BOX, ACTION, FAVOUR, SMALL = "box", "action", "favour", "small"
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
    more: str = ""  # what else came of it, where there is room

    @property
    def in_full(self) -> Step:
        """With everything that came of it in its words."""
        words = _("{step}, {more}").format(step=self.words, more=self.more) if self.more else self.words
        return replace(self, words=words, more="")


def steps(rows: Rows, most: int = MOST) -> list[Step]:
    """The turn in order; if there is too little room, small steps are merged before those that matter."""
    found = [step_of(group) for group in groups(rows)]
    for merge in (merge_small, merge_favour, merge_box, merge_last):
        if len(found) > most:
            found = merge(found, most)
    return found


def merge_small(found: list[Step], most: int) -> list[Step]:
    """One step for all that is neither a box, nor an action, nor Royal Favour; only as many as needed."""
    small = [step for step in found if kind_of(step) == SMALL]
    merged = small[-(len(found) - most + 1) :]
    if len(merged) < 2:
        return found
    last = found.index(merged[-1])
    left = [*found[: last + 1], several(merged), *found[last + 1 :]]
    return [step for step in left if step not in merged]


def merge_favour(found: list[Step], _most: int) -> list[Step]:
    """One step for all movements of Royal Favour."""
    moved = [step for step in found if kind_of(step) == FAVOUR]
    if len(moved) < 2:
        return found
    whole = step_of(in_order(moved))
    return [whole if step is moved[-1] else step for step in found if step not in moved[:-1]]


def merge_box(found: list[Step], most: int) -> list[Step]:
    """What was done in a box tells which one it was."""
    left = list[Step]()
    for number, step in enumerate(found):
        spared = len(left) + len(found) - number <= most
        if left and not spared and kind_of(left[-1]) == BOX and kind_of(step) == ACTION:
            box = left.pop()
            left.append(replace(step, rows=tuple(in_order([box, step])), things=box.things | step.things))
        else:
            left.append(step)
    return left


def merge_last(found: list[Step], most: int) -> list[Step]:
    """The first action and the latest ones are left to themselves; the rest is one step."""
    actions = [at for at, step in enumerate(found) if kind_of(step) == ACTION]
    others = [at for at in range(len(found)) if at not in actions]
    kept = [*actions[:1], *reversed(actions[1:]), *reversed(others)][: most - 1]
    rest = [at for at in range(len(found)) if at not in kept]
    merged = several([found[at] for at in rest])
    return [merged if at == rest[0] else found[at] for at in sorted([*kept, rest[0]])]


def several(found: Sequence[Step]) -> Step:
    words = n_("+{n} more", "+{n} more", len(found)).format(n=len(found))
    whole = frozenset[Thing]().union(*(step.things for step in found))
    rows = tuple(in_order(found))
    return Step("", words, rows, whole, arrows(rows))


def in_order(found: Iterable[Step]) -> list[Beat]:
    return sorted((beat for step in found for beat in step.rows), key=lambda beat: beat.number)


def kind_of(step: Step) -> str:
    if step.favours != NOBODY:
        return FAVOUR
    head = head_of(entries(step.rows))
    if isinstance(head, BoxTaken):
        return ACTION if head.passes else BOX
    return ACTION if isinstance(head, PlotChosen | DeedAdded | EventCarriedOut) else SMALL


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
    return any(not isinstance(entry, NOT_WORTH_A_STEP) and not stays(entry) for entry in beat.entries)


def stays(entry: Entry) -> bool:
    """Whether Royal Favour could not move any further."""
    return isinstance(entry, FavourMoved) and entry.before == entry.after


def begins(group: Rows, now: Entry) -> bool:
    """Whether an entry begins a new step after those of a group."""
    start = group[0].entry
    if isinstance(start, BoxTaken) and isinstance(now, PlotChosen | EventCarriedOut):
        return start.box == PLOTS_AND_DEEDS
    if isinstance(start, CardTurned) and isinstance(now, journal.UnrestCounted):
        return False  # the card says the same
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
    words, more = words_of_step(head, inside), rest_of_step(head, inside)
    if not isinstance(head, HEADS) and rows[0].before.card in ROYAL_INSPECTIONS and mischief(inside):
        words = mischief(inside)
    return Step(sign, words, tuple(rows), mentioned, arrows(rows), favoured(inside), more)


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
