"""The moment of a position: a box to choose, a card to turn, the set-up, or rules in progress."""

from __future__ import annotations

from typing import Any

from gest_desktop.common.checks import ImpossiblePositionError, an_object, need, one_of
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.position.frames import read_frames
from gest_desktop.rules.position.stack import check_stack
from gest_desktop.rules.referee import GAME_OVER, question
from gest_desktop.rules.setup import SETUP
from gest_desktop.rules.state import State
from gest_desktop.rules.travellers import MEET_TRAVELLER
from gest_desktop.rules.turn import CARD, choosing_a_box
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BALLAD_CARDS,
    BEING_ROBBED,
    BOX_IDS,
    FIRST,
    HIDDEN_MAN,
    NOBODY,
    ORDINARY_MEN,
    REGULARS,
    ROBIN,
    SECOND,
    SHERIFF,
    SIDE_IDS,
)

MOMENTS = ("robin", "sheriff", "setup", "next_card")


def read_moment(g: State, position: dict[str, Any], side: int | None) -> None:
    tracks = an_object(position["initiative"], "initiative", SIDE_IDS[:2])
    g.initiative[:] = [one_of(tracks[SIDE_IDS[who]], "initiative", BOX_IDS) for who in (ROBIN, SHERIFF)]
    if g.winner != NOBODY:
        need(position["to_move"] is None, "Nobody moves once the game is won.")
    elif "in_progress" in position:
        _resume(g, position["in_progress"], side)
    else:
        _begin(g, one_of(position["to_move"], "to_move", MOMENTS))
    is_met = any(f.script is MEET_TRAVELLER for f in g.frames)
    need(is_met or BEING_ROBBED not in g.travellers, "No Traveller is being robbed now.")


def _begin(g: State, moment: int) -> None:
    if moment in (ROBIN, SHERIFF):
        other = SHERIFF if moment == ROBIN else ROBIN
        mine, theirs = g.initiative[moment], g.initiative[other]
        need(g.card in REGULARS, "A box is chosen only while a regular Event card is in play.")
        need(
            (mine == FIRST and theirs == SECOND) or (mine == SECOND and theirs < FIRST),
            "to_move and the Initiative track disagree.",
        )
        g.frames = choosing_a_box(g, moment)
        return
    need(sorted(g.initiative) == [FIRST, SECOND], "to_move and the Initiative track disagree.")
    if MOMENTS[moment] == "setup":
        need(not g.played and g.slot == 0, "The setup comes before the first card.")
        band = g.pieces[HIDDEN_MAN + AVAILABLE] + (g.robin == AVAILABLE)
        need(band >= ORDINARY_MEN, "Before the setup Robin and all Merry Men are Available.")
        g.frames = [Frame(SETUP, ROBIN)]
    else:
        need(g.slot < BALLAD_CARDS, "After the eighth card a new ballad begins.")
        g.frames = [Frame(CARD, NOBODY)]


def _resume(g: State, frames: object, side: int | None) -> None:
    """Check that the rules in progress lead to a question that can be answered."""
    try:
        g.frames = read_frames(frames)
    except ValueError as error:
        raise ImpossiblePositionError(str(error)) from error
    check_stack(g)
    if side is not None:
        return
    try:
        twin = g.clone()
        asked, f = question(twin)
        fine = asked is GAME_OVER or len(asked.options(twin, f)) > 0
    except FAILURES as error:
        raise ImpossiblePositionError("These rules in progress cannot be carried on.") from error
    need(fine, "These rules in progress leave nobody anything to answer.")
