"""What a side knows at a decision, as a key: equal keys are one information set in the search."""

from __future__ import annotations

from collections.abc import Hashable

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.parties import RobinAmong
from gest_desktop.rules.questions.question import Question
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
    """Everything on the table as `side` sees it, and the rules in progress.

    Belief and played cards, which follow from the history alone, are left out: with them too few lines of
    play would share a key. `side` must be the one that is asked: no rule in progress is then secret from it.
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
    """Whether the other side does not see the answer, so that the choice should not be predictable."""
    if asked.actor(f) == ROBIN:
        return asked.kind == "pieces" or isinstance(asked, RobinAmong) or is_screened(g)
    return f.script.secret
