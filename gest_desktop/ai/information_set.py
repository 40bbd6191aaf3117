"""What a side knows at a decision, as a key: equal keys are one information set in the search."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.fingerprint import fingerprint
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
    SHERIFF,
    TOKENS,
    UNKNOWN,
)

POSITIVE: Final = 8  # added to what may be below -1, because hash(-2) equals hash(-1)


def information_set(g: State, side: int) -> int:
    """Everything on the table as `side` sees it, and the rules in progress.

    Played cards and how likely Robin is in each place, which follow from the history alone, are left out: too
    few lines of play would share a key. Where Robin may be at all is in: some rules ask for it. `side` must
    be the one that is asked: no rule in progress is then secret from it. Only a hash is kept, as chess
    programs do: the facts themselves would fill the memory.
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
    may_be = 0  # a bit for every place where Robin may be
    for weight in g.suspicion:
        may_be += may_be + (weight > 0.0)
    others = [
        robin,
        g.robin_hidden,
        may_be,
        g.shillings[ROBIN],
        g.shillings[SHERIFF],
        g.favour + POSITIVE,
        g.initiative[ROBIN],
        g.initiative[SHERIFF],
        g.card,
        g.ballad,
        g.slot,
        g.bridge,
        g.ollerton,
    ]
    innermost = progress(g.frames, len(g.frames) - 1)
    return fingerprint(pieces, carriages, g.status, g.travellers, others, innermost)


def progress(frames: list[Frame], at: int) -> list[int]:
    """How far a rule in progress has got, and a fingerprint of those around it, taken once for each."""
    f = frames[at]
    if at and not f.outer:
        f.outer = fingerprint(progress(frames, at - 1))
    return [
        f.script.number,
        f.actor,
        f.at,
        f.space,
        f.target,
        f.number + POSITIVE,
        f.picked,
        f.bonus + POSITIVE,
        f.visited,
        f.tally,
        hash(f.plan),
        f.outer,
    ]


def is_secret(g: State, asked: Question, f: Frame) -> bool:
    """Whether the other side does not see the answer, so that the choice should not be predictable."""
    if asked.actor(f) == ROBIN:
        return asked.kind == "pieces" or isinstance(asked, RobinAmong) or is_screened(g)
    return f.script.secret
