"""What a side knows at a decision, as a key: equal keys are the same information set for the search."""

from __future__ import annotations

from collections.abc import Hashable

from gest_desktop.rules.questions.parties import RobinAmong
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.script import Frame
from gest_desktop.rules.state import State
from gest_desktop.rules.views import is_screened
from gest_desktop.rules.vocabulary import (
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    HIDDEN_MAN,
    NOWHERE,
    ROBIN,
    TOKENS,
    UNKNOWN,
)


def information_set(g: State, side: int) -> Hashable:
    """Everything on the table as `side` sees it, and where in the rules it is asked.

    What follows from the history alone is left out, the belief and the cards gone by: too few lines of play
    would meet again. The side must be the one that is asked, so that no rule in progress is a secret to it.
    """
    robin, pieces, carriages = g.robin, g.pieces, g.carriages
    if side == ROBIN:
        carriages = carriages[:]
        for token in TOKENS:
            if not carriages[CARRIAGE_UP + token]:
                carriages[CARRIAGE_TYPE + token] = UNKNOWN
    elif g.robin_hidden:
        pieces = pieces[:]
        pieces[HIDDEN_MAN + robin] += 1
        robin = NOWHERE
    return (
        b"".join((pieces, carriages, g.status, g.travellers)),
        robin,
        g.robin_hidden,
        *g.shillings,
        g.favour,
        *g.initiative,
        g.card,
        g.ballad,
        g.slot,
        g.bridge,
        g.ollerton,
        *[frame.facts() for frame in g.frames],
    )


def is_secret(g: State, asked: Question, f: Frame) -> bool:
    """Whether the other side will not see the answer, so that it must not become a habit."""
    if asked.actor(f) == ROBIN:
        return asked.kind == "pieces" or isinstance(asked, RobinAmong) or is_screened(g)
    return f.script.secret
