"""The opponent's last turn in two to five signs, made from the journal as the viewer may read it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.journal import (
    BoxTaken,
    CardTurned,
    CarriageMoved,
    DeedAdded,
    Entry,
    EventCarriedOut,
    FavourMoved,
    PlotChosen,
)
from gest_desktop.rules.vocabulary import FORTUNES, NOBODY, ROBIN, ROYAL_INSPECTIONS, SHERIFF
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.panels.chronicle_links import things
from gest_desktop.scenes.table.panels.chronicle_signs import sign_of
from gest_desktop.scenes.table.panels.recap_groups import HEADS, INSPECTION, Rows, entries, groups
from gest_desktop.scenes.table.panels.recap_words import (
    fortune,
    mischief,
    phase_of,
    rest_of_step,
    words_of_step,
)
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.seen.things import Arrow, Thing
from gest_desktop.scenes.table.session.turn_arrows import arrows

MOST: Final = 5
BOX, ACTION, CARRIAGE, FAVOUR, SMALL = "box", "action", "carriage", "favour", "small"


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
    count: int = 1  # how many steps it stands for
    turn: int = 0  # which of several turns it belongs to

    @property
    def in_full(self) -> Step:
        """With everything that came of it in its words."""
        words = _("{step}, {more}").format(step=self.words, more=self.more) if self.more else self.words
        return replace(self, words=words, more="")


def steps(rows: Rows, most: int = MOST) -> list[Step]:
    """The turn in order; if there is too little room, small steps are merged before those that matter."""
    found = [step_of(group) for group in groups(rows)]
    for merge in (merge_inspection, merge_small, merge_favour, merge_box, merge_last):
        if len(found) > most:
            found = merge(found, most)
    return found


def merge_inspection(found: list[Step], _most: int) -> list[Step]:
    """One step for all phases of a Royal Inspection."""
    phases = [step for step in found if isinstance(step.rows[0].entries[0], INSPECTION)]
    if len(phases) < 2:
        return found
    whole = step_of_all(in_order(phases), _("Royal Inspection"), "phase_royal_inspection")
    whole = replace(whole, more=mischief(entries(whole.rows)))
    return [whole if step is phases[0] else step for step in found if step not in phases[1:]]


def step_of_all(rows: Rows, words: str, sign: str) -> Step:
    """All these rows under one name."""
    mentioned = frozenset[Thing]().union(*(things(entry) for entry in entries(rows)))
    return Step(sign, words, tuple(rows), mentioned, arrows(rows))


def merge_small(found: list[Step], most: int) -> list[Step]:
    """One step for all that is neither a box, nor an action, nor Royal Favour; only as many as needed."""
    small = [step for step in found if kind_of(step) == SMALL]
    merged = small[-(len(found) - most + 1) :]
    if len(merged) < 2:
        return found
    return [*(step for step in found if step not in merged), several(merged)]


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
    """The first action, Carriages and the latest actions are left to themselves; the rest is one step."""
    kinds = [kind_of(step) for step in found]
    actions, carriages = (
        [at for at, kind in enumerate(kinds) if kind == wanted] for wanted in (ACTION, CARRIAGE)
    )
    others = [at for at, kind in enumerate(kinds) if kind not in (ACTION, CARRIAGE)]
    kept = [*actions[:1], *carriages, *reversed(actions[1:]), *reversed(others)]
    kept = sorted([at for at in kept if found[at].count == 1][: most - 1])
    return [*(found[at] for at in kept), several([step for at, step in enumerate(found) if at not in kept])]


def several(found: Sequence[Step]) -> Step:
    """The last step of the strip, for all that there is no room for."""
    count = sum(step.count for step in found)
    words = n_("+{n} more", "+{n} more", count).format(n=count)
    whole = frozenset[Thing]().union(*(step.things for step in found))
    rows = tuple(in_order(found))
    return Step("", words, rows, whole, arrows(rows), count=count)


def in_order(found: Iterable[Step]) -> list[Beat]:
    return sorted((beat for step in found for beat in step.rows), key=lambda beat: beat.number)


def kind_of(step: Step) -> str:
    if step.favours != NOBODY:
        return FAVOUR
    head = head_of(entries(step.rows))
    if step.count > 1:
        return SMALL
    if isinstance(head, BoxTaken):
        return ACTION if head.passes else BOX
    if isinstance(head, CarriageMoved):
        return CARRIAGE
    return ACTION if isinstance(head, PlotChosen | DeedAdded | EventCarriedOut) else SMALL


def step_of(rows: Rows) -> Step:
    inside = entries(rows)
    head = head_of(inside)
    mentioned = frozenset[Thing]().union(*(things(entry) for entry in inside))
    if isinstance(head, EventCarriedOut):
        mentioned |= {Thing("card", number=head.card)}
    sign = phase_sign(head) if isinstance(head, INSPECTION) else sign_of(head)
    words, more = words_of_step(head, inside), rest_of_step(head, inside)
    if not isinstance(head, HEADS) and rows[0].before.card in ROYAL_INSPECTIONS and mischief(inside):
        words = mischief(inside)
    if not isinstance(head, (*HEADS, FavourMoved)) and rows[0].before.card in FORTUNES:
        words = fortune(rows[0].before.card)
    return Step(sign, words, tuple(rows), mentioned, arrows(rows), favoured(inside), more)


def phase_sign(head: Entry) -> str:
    return f"phase_{phase_of(head)}" if phase_of(head) else "phase_royal_inspection"


def head_of(inside: Sequence[Entry]) -> Entry:
    """What a step is about: what was done in a box rather than the box."""
    named = [entry for entry in inside if isinstance(entry, HEADS)]
    if len(named) > 1 and isinstance(named[0], CardTurned) and named[0].number not in FORTUNES:
        named = named[1:]
    acted = [entry for entry in named if isinstance(entry, PlotChosen | DeedAdded | EventCarriedOut)]
    return (acted or named or list(inside))[0]


def favoured(inside: Sequence[Entry]) -> int:
    """The side to which Royal Favour has moved in the whole; nobody if that is not what happened."""
    moved = [entry for entry in inside if isinstance(entry, FavourMoved)]
    if len(moved) < len(inside) or not moved:
        return NOBODY
    return ROBIN if steps_between(moved[0].before, moved[-1].after) > 0 else SHERIFF
