"""What a side knows at a decision, as a key: equal keys are one information set in the search."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.fingerprint import four_lists_more, six_more
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

POSITIVE: Final = 8  # added to what may be below -1, as a fingerprint wants it


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
    purses, track = g.shillings, g.initiative
    for_good = 2 * (g.bridge + 1) + g.ollerton
    mix = progress(g.frames, len(g.frames) - 1)
    mix = six_more(mix, robin, g.robin_hidden, may_be, purses[ROBIN], purses[SHERIFF], g.favour + POSITIVE)
    mix = six_more(mix, track[ROBIN], track[SHERIFF], g.card, g.ballad, g.slot, for_good)
    return four_lists_more(mix, pieces, carriages, g.status, g.travellers)


def progress(frames: list[Frame], at: int) -> int:
    """How far the rules up to this one have got; those around it are looked at once, as they stand still."""
    f = frames[at]
    if at and not f.outer:
        f.outer = progress(frames, at - 1)
    mix = six_more(f.outer, f.script.number, f.actor, f.at, f.space, f.target, f.number + POSITIVE)
    return six_more(mix, f.picked, f.bonus + POSITIVE, f.visited, f.tally, len(f.plan), hash(f.plan))


def is_secret(g: State, asked: Question, f: Frame) -> bool:
    """Whether the other side does not see the answer, so that the choice should not be predictable."""
    if asked.actor(f) == ROBIN:
        return asked.kind == "pieces" or isinstance(asked, RobinAmong) or is_screened(g)
    return f.script.secret
