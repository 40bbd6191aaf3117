"""The traits by which instinct knows an answer, as numbers into a table of weights.

A space is known by what stands there. Any other answer is known by its column, together with every fact
that is noticed about the table: one row each. All of it is known to the side that is asked.
"""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.state import State, hidden_men, men, revealed_men, submissive_parishes
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    CARRIAGE_PLACE,
    DONE,
    HENCHMAN,
    OLLERTON_HILL,
    OUT,
    PARTY_ROBIN,
    PLACES,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    TOKENS,
)

# What is noticed, and how many values it has.
FACTS: Final = (
    ("always", 1),
    ("card", 33),
    ("own Shillings", 8),
    ("where the other side's cylinder is", 5),
    ("cards turned", 9),
    ("ballad", 3),
    ("space", PLACES + 1),
    ("target", PLACES + 2),
    ("who is in the space", 26),
    ("who is in the target", 26),
    ("Merry Men in the space", 16),
    ("Robin in the space", 8),
    ("Royal Favour", 11),
    ("Submissive Parishes", 8),
    ("number", 11),
    ("Robin", 4),
    ("Revealed Merry Men", 5),
    ("Merry Men in Prison", 4),
    ("the strongest suspicion", 5),
)
FIRST_ROWS: Final = tuple(sum(values for _name, values in FACTS[:at]) for at in range(len(FACTS)))
ROWS: Final = sum(values for _name, values in FACTS)

# Where the traits of a space begin in its table; before them all, the space itself.
WHO: Final = PLACES + 1
MEN: Final = WHO + 25
STATUS: Final = MEN + 15  # with or without a Camp
ROBIN_HERE: Final = STATUS + 6
SUSPECTED: Final = ROBIN_HERE + 2
CARRIAGES_HERE: Final = SUSPECTED + 5
WAY: Final = CARRIAGES_HERE + 6  # from the space chosen before
# And those of Done: own Shillings, spaces chosen, how much of `up_to` is done, the card.
SHILLINGS: Final = WAY + (PLACES + 1) * (PLACES + 1)
CHOSEN: Final = SHILLINGS + 8
TALLY: Final = CHOSEN + 5
CARD: Final = TALLY + 8
OF_A_SPACE: Final = CARD + 33

NOBODY_THERE: Final = 25
DONE_COLUMN: Final = 0
COLUMNS: Final = 40


def rows(g: State, f: Frame, actor: int) -> list[int]:
    """The row of each fact, as the acting side sees the table."""
    here, target = f.space, f.target
    noticed = (
        0,
        g.card,
        min(7, g.shillings[actor]),
        g.initiative[1 - actor],
        min(8, g.slot),
        g.ballad - 1,
        here + 1 if here < PLACES else 0,
        min(PLACES + 1, max(0, target + 1)),
        who(g, here),
        who(g, target),
        merry_men(g, here) if 0 <= here < OLLERTON_HILL else 15,
        robin_in(g, here, actor),
        min(10, max(0, g.favour + 5)),
        submissive_parishes(g),
        min(10, max(0, f.number + 2)),
        robins_state(g, actor),
        min(4, sum(g.pieces[REVEALED_MAN : REVEALED_MAN + OLLERTON_HILL])),
        min(3, g.pieces[REVEALED_MAN + PRISON]),
        degree(max(g.suspicion[:OLLERTON_HILL])),
    )
    return [first + value for first, value in zip(FIRST_ROWS, noticed, strict=True)]


def column(asked: Question, option: int) -> int:
    """What stands for an answer that is not a space: its number, or the numbers of a party."""
    if option == DONE:
        return DONE_COLUMN
    if asked.kind == "pieces" and option not in asked.names:
        return 1 + min(5, option & 15) * 6 + min(2, option >> 4 & 15) * 2 + int(option >= PARTY_ROBIN)
    return 1 + min(COLUMNS - 2, option)


def traits_of_space(g: State, f: Frame, actor: int, space: int) -> list[int]:
    """The traits of a space, or of being done with choosing spaces."""
    if space == DONE:
        chosen, done = min(4, f.visited.bit_count()), min(4, max(0, f.tally))
        return [0, SHILLINGS + min(7, g.shillings[actor]), CHOSEN + chosen, TALLY + done, CARD + g.card]
    found = [1 + space]
    if space < OLLERTON_HILL:
        found += [WHO + who(g, space), MEN + merry_men(g, space)]
        found.append(STATUS + 2 * g.status[space] + int(g.pieces[CAMP + space] > 0))
        if actor == ROBIN:
            found.append(ROBIN_HERE + int(g.robin == space))
        else:
            found.append(SUSPECTED + degree(g.suspicion[space]))
        found.append(CARRIAGES_HERE + carriages_in(g, space))
    if f.space < PLACES:
        found.append(WAY + (PLACES + 1) * (f.space + 1) + space + 1)
    return found


def who(g: State, space: int) -> int:
    """How many Henchmen and Merry Men are in a space."""
    if not 0 <= space < OLLERTON_HILL:
        return NOBODY_THERE
    return 5 * min(4, g.pieces[HENCHMAN + space]) + min(4, men(g, space))


def merry_men(g: State, space: int) -> int:
    return 3 * min(4, hidden_men(g, space)) + min(2, revealed_men(g, space))


def carriages_in(g: State, space: int) -> int:
    number = 0
    for token in TOKENS:
        number += g.carriages[CARRIAGE_PLACE + token] == space
    return min(2, number)


def robin_in(g: State, space: int, actor: int) -> int:
    """Whether Robin is in a space, or how much the Sheriff suspects it."""
    if actor == ROBIN:
        return int(g.robin == space)
    return 2 + degree(g.suspicion[space]) if 0 <= space < OLLERTON_HILL else 7


def robins_state(g: State, actor: int) -> int:
    """Whether Robin is in Prison, off the map, Hidden or Revealed, as far as the acting side knows."""
    if not (g.robin_hidden and actor == SHERIFF):
        if g.robin == PRISON:
            return 0
        if g.robin in (AVAILABLE, OUT):
            return 1
    return 2 if g.robin_hidden else 3


def degree(suspicion: float) -> int:
    if suspicion <= 0.0:
        return 0
    if suspicion < 0.15:
        return 1
    if suspicion < 0.35:
        return 2
    return 3 if suspicion < 0.65 else 4
