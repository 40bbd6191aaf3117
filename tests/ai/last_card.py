"""Positions on the last card, where one answer decides the game."""

from __future__ import annotations

from gest_desktop.rules.cards.event import DARK, EVENTS
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.script import Script
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import EVENT_BOX
from gest_desktop.rules.vocabulary import (
    BALLAD_CARDS,
    BALLADS,
    BINGHAM,
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    REMSTON,
    RETFORD,
    ROYAL_INSPECTIONS,
    SHERIFF,
    SHIRE_WOOD,
    TUXFORD,
)
from tests.table import table

YEOMEN_REVOLT, GREAT_ESCAPE = 7, 11


def before_the_king_returns(g: State, script: Script, side: int) -> State:
    """After this rule comes King Richard's Return; four Submissive Parishes bring one more Justice."""
    g.journal = None
    g.ballad, g.slot = BALLADS, BALLAD_CARDS - 1
    g.played = (g.card, *ROYAL_INSPECTIONS)
    g.frames = [Frame(script, side)]
    return g


def yeomen_revolt(side: int) -> State:
    """At Order 1 the light half wins for Robin Hood, the dark half for the Sheriff."""
    g = table(
        (1, HIDDEN_MAN, SHIRE_WOOD),
        robin=SHIRE_WOOD,
        favour=-1,
        revolting=(REMSTON, BINGHAM, MANSFIELD),
        card=YEOMEN_REVOLT,
    )
    return before_the_king_returns(g, EVENT_BOX, side)


def great_escape(robin: int) -> State:
    """The Sheriff may search one space, and wins only by finding Robin there."""
    g = table(
        (1, HENCHMAN, BLYTH),
        (1, HENCHMAN, RETFORD),
        (1, HENCHMAN, TUXFORD),
        (1, HENCHMAN, NEWARK),
        *((1, HIDDEN_MAN, place) for place in (BLYTH, RETFORD, TUXFORD, NEWARK) if place != robin),
        robin=robin,
        favour=-1,
        revolting=(REMSTON, BINGHAM, MANSFIELD),
        card=GREAT_ESCAPE,
    )
    return before_the_king_returns(g, EVENTS[GREAT_ESCAPE].halves[DARK].script, SHERIFF)
