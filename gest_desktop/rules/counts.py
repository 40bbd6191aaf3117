"""Counts of pieces, for questions that ask for a number."""

from __future__ import annotations

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.script import Count
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import AVAILABLE, HENCHMAN, NOTTINGHAM


def one(g: State, f: Frame) -> int:
    return 1


def number_chosen(g: State, f: Frame) -> int:
    return f.number


def henchmen_here(g: State, f: Frame) -> int:
    return g.pieces[HENCHMAN + f.space]


def henchmen_there(g: State, f: Frame) -> int:
    return g.pieces[HENCHMAN + f.target]


def henchmen_in_nottingham(g: State, f: Frame) -> int:
    return g.pieces[HENCHMAN + NOTTINGHAM]


def henchmen_available(g: State, f: Frame) -> int:
    return g.pieces[HENCHMAN + AVAILABLE]


def at_most(limit: int, number: Count) -> Count:
    return lambda g, f: min(limit, number(g, f))
