"""What the recap tells, card by card: the last turn or Inspection in steps, what was before it in one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from gest_desktop.rules.journal import BoxTaken, CardTurned, HenchmenMoved
from gest_desktop.rules.vocabulary import FORTUNES, KING_RICHARD, ROBIN, ROYAL_INSPECTIONS, SHERIFF
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.table.panels.recap_groups import Rows, entries, groups
from gest_desktop.scenes.table.panels.recap_steps import ACTION, Step, kind_of, step_of_all, steps
from gest_desktop.scenes.table.panels.recap_words import fortune
from gest_desktop.scenes.table.replay.beats import Beat

TITLES: Final = {ROBIN: N_("Robin Hood's turn"), SHERIFF: N_("The Sheriff's turn")}
EMBLEMS: Final = ("eligible_robin", "eligible_sheriff")
INSPECTION_SIGN, FORTUNE_SIGN = "phase_royal_inspection", "icon_star"
FEWEST: Final = 2  # steps for the turn that matters


def turns(rows: Rows) -> list[list[Beat]]:
    """The rows card by card, without cards on which nothing worth telling has happened."""
    found: list[list[Beat]] = [[]]
    for beat in rows:
        if any(isinstance(entry, CardTurned) for entry in beat.entries) and found[-1]:
            found.append([])
        found[-1].append(beat)
    return [part for part in found if groups(part)]


def is_inspection(part: Rows) -> bool:
    """Whether a Royal Inspection is told."""
    return part[0].after.card in (*ROYAL_INSPECTIONS, KING_RICHARD)


def main_turn(parts: Sequence[Rows]) -> int:
    """The last one in which the opponent took a box, or the last Inspection."""
    acted = [
        at
        for at, part in enumerate(parts)
        if is_inspection(part) or any(isinstance(entry, BoxTaken) for entry in entries(part))
    ]
    return acted[-1] if acted else len(parts) - 1


def title_of(rows: Rows, side: int) -> tuple[str, str]:
    """What the recap is called, and its sign: the opponent's turn or the Royal Inspection."""
    parts = turns(rows)
    if parts and is_inspection(parts[main_turn(parts)]):
        return _("Royal Inspection"), INSPECTION_SIGN
    return _(TITLES[side]), EMBLEMS[side]


def recap(rows: Rows, most: int, side: int) -> list[Step]:
    """At most so many steps. A turn before a Royal Inspection, or the other way round, is one of them."""
    parts = turns(rows)
    if not parts:
        return steps(rows, most)
    main = main_turn(parts)
    found: list[list[Step]] = []
    for at, part in enumerate(parts):
        is_apart = is_inspection(part) != is_inspection(parts[main])
        found.append([as_one(part, side)] if at < main and is_apart else steps(part, most))
    for at in [at for at in range(len(parts)) if at != main]:
        if sum(map(len, found)) > most and len(found[at]) > 1:
            found[at] = [as_one(parts[at], side)]
    others = sum(len(each) for at, each in enumerate(found) if at != main)
    found[main] = steps(parts[main], max(FEWEST, most - others))
    return [replace(step, turn=at) for at, each in enumerate(found) for step in map(in_phase, each)]


def in_phase(step: Step) -> Step:
    """Of Henchmen who go home after the player's own choice nothing but the card tells why they do."""
    is_home = is_inspection(step.rows) and isinstance(step.rows[0].entries[0], HenchmenMoved)
    if not is_home:
        return step
    words = _("{action}: {result}").format(action=_("Redeployment"), result=step.words)
    return replace(step, words=words)


def as_one(part: Rows, side: int) -> Step:
    """All of a turn, or of an Inspection, in one step."""
    if is_inspection(part):
        return step_of_all(part, _("Royal Inspection"), INSPECTION_SIGN)
    card = part[0].after.card
    if card in FORTUNES:
        return step_of_all(part, fortune(card), FORTUNE_SIGN)
    acted = next((step.words for step in steps(part, len(part)) if kind_of(step) == ACTION), "")
    words = _("Before – {step}").format(step=acted) if acted else _(TITLES[side])
    return step_of_all(part, words, EMBLEMS[side])
