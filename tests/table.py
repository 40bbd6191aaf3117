"""Build small positions and run rules on them."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules import belief
from gest_desktop.rules.cards import EVENTS
from gest_desktop.rules.cards.event import DARK, LIGHT
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import Journal
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.referee import play, question
from gest_desktop.rules.script import Script
from gest_desktop.rules.setup import opening_position
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    CAMPS,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    HENCHMAN,
    HENCHMEN,
    HIDDEN_MAN,
    NOBODY,
    ORDINARY_MEN,
    OUT,
    PARTY_HIDDEN,
    PARTY_REVEALED,
    PARTY_ROBIN,
    PLACES,
    PRISON,
    REVEALED_MAN,
    REVOLTING,
    SPACES,
    SUBMISSIVE,
)


class Stop(Question):
    """The bottom of the stack: when it is asked, the rule under test has finished."""

    kind = "stop"

    def actor(self, f: Frame) -> int:
        return NOBODY

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return ()


STOP = Stop("the rule under test is finished")
STOP_SCRIPT = Script("test.stop", "", STOP)


def table(
    *pieces: tuple[int, int, int],
    robin: int = AVAILABLE,
    robin_hidden: bool = True,
    shillings: tuple[int, int] = (5, 5),
    favour: int = 1,
    revolting: Sequence[int] = (),
    statuses: dict[int, int] | None = None,
    carriages: Sequence[tuple[int, int, bool]] = (),
    suspects: Sequence[int] | None = None,
    card: int = 0,
    options: int = 0,
) -> State:
    """table((2, HENCHMAN, NOTTINGHAM), ..., robin=BLYTH) -> a State with an otherwise empty map.

    All Parishes are Submissive except those in `revolting`; pieces not named are Available
    (no kind has more than the game contains). `carriages` are (type, space, face_up).
    The Sheriff suspects every Hidden Merry Man on the map evenly, or those in `suspects`.
    """
    g = opening_position(options)
    g.frames.clear()
    g.pieces[:] = bytes(len(g.pieces))
    for row, limit in ((HENCHMAN, HENCHMEN), (CAMP, CAMPS), (HIDDEN_MAN, ORDINARY_MEN)):
        g.pieces[row + AVAILABLE] = limit
    for number, kind, place in pieces:
        pool = HIDDEN_MAN if kind == REVEALED_MAN else kind
        if (kind, place) == (pool, AVAILABLE):
            raise ValueError("Available holds what is not named elsewhere; use exhaust() to empty it")
        g.pieces[kind + place] += number
        g.pieces[pool + AVAILABLE] -= number
    g.robin, g.robin_hidden = robin, robin_hidden and robin != PRISON
    for space in SPACES[:7]:
        g.status[space] = REVOLTING if space in revolting else SUBMISSIVE
    for space, status in (statuses or {}).items():
        g.status[space] = status
    g.shillings[:] = shillings
    g.favour, g.card = favour, card
    for token, (kind, space, face_up) in enumerate(carriages):
        g.carriages[CARRIAGE_PLACE + token] = space
        g.carriages[CARRIAGE_TYPE + token] = kind
        belief.carriage_placed(g, token)
        if face_up:
            g.carriages[CARRIAGE_UP + token] = 1
            belief.carriage_shown(g, token, kind)
    if suspects is not None:
        belief.suspect_all_hidden(g, tuple(suspects))
    elif g.robin in SPACES and g.robin_hidden:
        belief.suspect_all_hidden(g, SPACES)
    else:
        belief.know(g, g.robin)
    g.journal = Journal()
    return g


def exhaust(g: State, kind: int, leave: int = 0) -> State:
    """Take pieces of a kind out of Available (and of the game) until `leave` remain."""
    g.pieces[kind + OUT] += g.pieces[kind + AVAILABLE] - leave
    g.pieces[kind + AVAILABLE] = leave
    return g


def begin(g: State, script: Script, actor: int, **local: int) -> State:
    """Start a rule; `question(g)` then returns its first question."""
    g.frames.append(Frame(STOP_SCRIPT, NOBODY))
    g.frames.append(Frame(script, actor, **local))
    return g


def answer_all(g: State, *answers: int) -> State:
    for option in answers:
        play(g, option)
    return g


def carry_out(g: State, script: Script, actor: int, *answers: int, **local: int) -> State:
    """Run a whole rule: every answer must be legal, and none may be missing."""
    answer_all(begin(g, script, actor, **local), *answers)
    asked, f = question(g)
    if asked is not STOP and g.winner == NOBODY:
        raise AssertionError(f"still asked: {asked.prompt} {list(asked.options(g, f))} ({f.script.name})")
    return g


def light(number: int) -> Script:
    return EVENTS[number].halves[LIGHT].script


def dark(number: int) -> Script:
    return EVENTS[number].halves[DARK].script


def light_is_possible(g: State, number: int, side: int) -> bool:
    return EVENTS[number].halves[LIGHT].is_possible(g, side)


def dark_is_possible(g: State, number: int, side: int) -> bool:
    return EVENTS[number].halves[DARK].is_possible(g, side)


def fortune(number: int) -> Script:
    script = EVENTS[number].script
    assert script is not None
    return script


def options(g: State) -> list[int]:
    """The options of the current question."""
    asked, f = question(g)
    return list(asked.options(g, f))


def actor(g: State) -> int:
    asked, f = question(g)
    return asked.actor(f)


def prompt(g: State) -> str:
    return question(g)[0].prompt


def party(hidden: int = 0, revealed: int = 0, robin: int = 0) -> int:
    return hidden * PARTY_HIDDEN + revealed * PARTY_REVEALED + robin * PARTY_ROBIN


def count(g: State, kind: int, place: int) -> int:
    return g.pieces[kind + place]


def suspicion(g: State) -> dict[int, float]:
    """Where Robin may be, as far as the Sheriff can know."""
    return {place: round(g.suspicion[place], 6) for place in range(PLACES) if g.suspicion[place]}
