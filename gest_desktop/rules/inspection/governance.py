"""Governance (6.3): the Sheriff's income; Revolting Parishes cost Henchmen or become Submissive."""

from typing import Final

from gest_desktop.rules.conditions import outnumbers_men
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.script import Do, Script
from gest_desktop.rules.state import State, submissive_parishes
from gest_desktop.rules.verbs.land import move_henchmen, set_status
from gest_desktop.rules.verbs.purse import gain_shillings
from gest_desktop.rules.vocabulary import AVAILABLE, HENCHMAN, PARISHES, REVOLTING, SHERIFF, SUBMISSIVE


def income(g: State, f: Frame) -> None:
    gain_shillings(g, SHERIFF, submissive_parishes(g) + 1)


def desert(g: State, f: Frame) -> None:
    for parish in PARISHES:
        if g.status[parish] == REVOLTING:
            move_henchmen(g, g.pieces[HENCHMAN + parish] // 2, parish, AVAILABLE)


def give_in(g: State, f: Frame) -> None:
    for parish in PARISHES:
        if g.status[parish] == REVOLTING and outnumbers_men(g, f, parish):
            set_status(g, parish, SUBMISSIVE)


GOVERNANCE: Final = Script("governance", "6.3", Do(income), Do(desert), Do(give_in))
