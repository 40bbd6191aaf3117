"""The arithmetic of a Rob (3.2.3), shared by the Plot and the Travellers."""

from __future__ import annotations

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import Rolled
from gest_desktop.rules.questions.chance import Die
from gest_desktop.rules.questions.parties import party_hidden, party_robin, party_size
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.men import imprison
from gest_desktop.rules.vocabulary import (
    GREEN_DIE,
    HENCHMAN,
    NO_STATUS,
    REVOLTING,
    WHITE_DIE,
)


def is_green(g: State, f: Frame) -> bool:
    """Whether the green die is rolled: in Forests and Revolting Parishes, at the time of the roll (R26)."""
    return g.status[f.space] in (NO_STATUS, REVOLTING)


def die_of_the_land(g: State, f: Frame) -> Die:
    return GREEN_DIE if is_green(g, f) else WHITE_DIE


def beats(robbers: int, face: int, bonus: int, guards: int, defense: int) -> bool:
    """Robbers plus die must exceed Henchmen plus Defense; ties fail."""
    return robbers + face + bonus > guards + defense


def robbery_succeeds(g: State, f: Frame, defense: int) -> bool:
    robbers = party_size(f.picked)
    guards = g.pieces[HENCHMAN + f.space]
    success = beats(robbers, f.number, f.bonus, guards, defense)
    if g.journal is not None:
        die = "green" if is_green(g, f) else "white"
        g.journal.write(Rolled(f.space, die, f.number, robbers, f.bonus, guards, defense, success))
    return success


def imprison_robbers(g: State, f: Frame) -> None:
    """Imprison all participants, who are Revealed by now, and nobody else."""
    imprison(g, f.space, party_hidden(f.picked), party_robin(f.picked))
