"""Carriage moves at the start of a card (2.3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.flow import repeat
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.naming import carriage_name
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.question import Question, Value
from gest_desktop.rules.script import Do, Script
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.carriages import carriage_on_map, carriages_on_map, drive_carriage
from gest_desktop.rules.vocabulary import CARRIAGE_PLACE, HENCHMAN, ROAD_NEXT, SHERIFF, TOKEN_IDS, TOKENS
from gest_desktop.rules.words import N_, _


class PickCarriage(Question):
    """Which Carriage on the map? Stores the token in f.target and its space in f.space."""

    kind = "carriage"

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return [t for t in TOKENS if carriage_on_map(g, t) and not f.visited >> t & 1]

    def obstacle(self, g: State, f: Frame) -> str:
        return _("There is no Carriage on the map.")

    def label(self, g: State, f: Frame, option: int) -> str:
        return carriage_name(g, option, self.actor(f))

    def value(self, g: State, f: Frame, option: int) -> Value:
        return TOKEN_IDS[option]

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.target = option
        f.space = g.carriages[CARRIAGE_PLACE + option]
        f.visited |= 1 << option


def escorts(g: State, f: Frame) -> int:
    """At most one Henchman now in the space, even one who has just arrived with another Carriage (R56)."""
    return min(1, g.pieces[HENCHMAN + f.space])


def drive(g: State, f: Frame) -> None:
    drive_carriage(g, f.target, ROAD_NEXT[f.space], f.number)


def moves_are_left(g: State, f: Frame) -> bool:
    """Whether fewer than f.bonus Carriages have moved."""
    return f.visited.bit_count() < f.bonus


pick_escort = PickNumber(N_("How many Henchmen from {space} escort the Carriage?"), 0, escorts, side=SHERIFF)

CARRIAGE_MOVES: Final = Script(
    "carriage_moves",
    "2.3.1",
    repeat(PickCarriage(N_("Which Carriage moves?")), pick_escort, Do(drive), while_=moves_are_left),
)


def move_carriages(g: State, number: int) -> None:
    """Start up to `number` moves, each with a different Carriage; the count is fixed beforehand (2.3.1)."""
    number = min(number, carriages_on_map(g))
    if number:
        g.frames.append(Frame(CARRIAGE_MOVES, SHERIFF, bonus=number))
