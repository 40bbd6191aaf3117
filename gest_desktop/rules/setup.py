"""Setting up (2.1): the opening position and Robin Hood's secret placement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules import belief
from gest_desktop.rules.flow import repeat, when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import BandSetOut
from gest_desktop.rules.questions.choices import PickOne
from gest_desktop.rules.questions.question import Named
from gest_desktop.rules.questions.spaces import SpaceQuestion
from gest_desktop.rules.script import Do, Script
from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.vocabulary import (
    ASIDE,
    AVAILABLE,
    BINGHAM,
    BISHOP,
    BLYTH,
    CAMP,
    CAMPS,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    FORESTS,
    GISBORNE,
    HENCHMAN,
    HENCHMEN,
    HIDDEN_MAN,
    MANSFIELD,
    NO_STATUS,
    NOTTINGHAM,
    OLLERTON_HILL,
    ORDINARY_MEN,
    REMSTON,
    REVOLTING,
    ROBIN,
    SETUP_AREA,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TOKENS,
    UNKNOWN,
)
from gest_desktop.rules.words import N_

CLASSIC: Final = 0
BALANCED: Final = 1
AGGRESSIVE: Final = 2
OWN: Final = 3
BAND: Final = 4  # Robin and three Merry Men
FAVOUR_AT_START: Final = -1  # Order 1

OPENINGS = {
    CLASSIC: Named("classic", N_("Classic")),
    BALANCED: Named("balanced", N_("Balanced")),
    AGGRESSIVE: Named("aggressive", N_("Aggressive")),
    OWN: Named("my_own", N_("Custom")),
}
SUGGESTED: Final = (  # Robin first, then three Merry Men (2.1.1)
    (SHIRE_WOOD, SHIRE_WOOD, SOUTHWELL_FOREST, REMSTON),
    (SOUTHWELL_FOREST, SHIRE_WOOD, REMSTON, REMSTON),
    (REMSTON, SHIRE_WOOD, SOUTHWELL_FOREST, SOUTHWELL_FOREST),
)
GARRISONS: Final = ((BLYTH, 1), (MANSFIELD, 1), (BINGHAM, 1), (NOTTINGHAM, 2))  # R12


class PickOpening(PickOne):
    """A suggested set-up fills the whole plan."""

    def answer(self, g: State, f: Frame, option: int) -> None:
        if option != OWN:
            f.plan = SUGGESTED[option]


class PlaceNext(SpaceQuestion):
    """Where does the next piece of the band start? f.plan holds the spaces chosen so far."""

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return SETUP_AREA

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.plan = (*f.plan, option)

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        return [N_("Robin's band must start in Shire Wood, Southwell Forest or Remston")]


def band_is_incomplete(g: State, f: Frame) -> bool:
    return len(f.plan) < BAND


def place_band(g: State, f: Frame) -> None:
    """Place the band; its numbers become public, but not where Robin is."""
    g.robin = f.plan[0]
    for space in f.plan[1:]:
        g.pieces[HIDDEN_MAN + AVAILABLE] -= 1
        g.pieces[HIDDEN_MAN + space] += 1
    belief.suspect_all_hidden(g, SETUP_AREA)
    if g.journal is not None:
        g.journal.write(BandSetOut(tuple(hidden_men(g, space) for space in SETUP_AREA), g.robin))


SETUP = Script(
    "setup",
    "2.1",
    PickOpening(N_("Choose your setup."), lambda g, f: tuple(OPENINGS), OPENINGS),
    when(
        band_is_incomplete,
        PlaceNext(N_("Where does Robin start?")),
        repeat(PlaceNext(N_("Where does a Merry Man start?")), while_=band_is_incomplete),
    ),
    Do(place_band),
    topic=Topic.SETUP,
    screened=True,
)


def opening_position(options: int = 0) -> State:
    """The position before Robin Hood's band is placed; all Merry Men are in Available."""
    g = State()
    g.options = options
    g.favour = FAVOUR_AT_START
    g.status[REMSTON] = REVOLTING
    for space in (*FORESTS, OLLERTON_HILL):
        g.status[space] = NO_STATUS
    for space, number in GARRISONS:
        g.pieces[HENCHMAN + space] = number
    g.pieces[HENCHMAN + AVAILABLE] = HENCHMEN - sum(number for _, number in GARRISONS)
    g.pieces[CAMP + SHIRE_WOOD] = 1
    g.pieces[CAMP + AVAILABLE] = CAMPS - 1
    g.pieces[HIDDEN_MAN + AVAILABLE] = ORDINARY_MEN
    g.robin = AVAILABLE
    belief.know(g, AVAILABLE)
    for token in TOKENS:
        g.carriages[CARRIAGE_PLACE + token] = AVAILABLE
        g.carriages[CARRIAGE_TYPE + token] = UNKNOWN
    g.assignments = (belief.NOTHING_FACE_DOWN,)
    g.travellers[BISHOP] = g.travellers[GISBORNE] = ASIDE
    g.shillings[ROBIN], g.shillings[SHERIFF] = 5, 9
    g.frames.append(Frame(SETUP, ROBIN))
    return g
