"""What each phase of a Royal Inspection would give now, before anyone decides anything in it.

The phases themselves are carried out on a copy of what the table shows, and what they changed is counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.inspection import governance, mischief
from gest_desktop.rules.inspection.reset import begin_ballad
from gest_desktop.rules.inspection.unrest import unrest
from gest_desktop.rules.naming import favour_steps, shillings
from gest_desktop.rules.questions.parties import party_revealed
from gest_desktop.rules.referee import OVER
from gest_desktop.rules.state import State, submissive_parishes
from gest_desktop.rules.verbs.carriages import carriages_available, return_used_carriages
from gest_desktop.rules.verbs.men import hide_all_on_map
from gest_desktop.rules.verbs.travellers import deck_size
from gest_desktop.rules.victory import judge
from gest_desktop.rules.vocabulary import AVAILABLE, HENCHMAN, NOBODY, REVEALED_MAN, ROBIN, SHERIFF, SPACES
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.table.seen.turn_status import Gift

WINS: Final = {ROBIN: N_("Robin Hood would win."), SHERIFF: N_("The Sheriff would win.")}


def gifts(world: State) -> Iterator[Gift]:
    """Everything that is certain, phase by phase; `world` is used up.

    Whoever wins after Unrest ends the game, so that no other phase comes.
    """
    yield from of_unrest(world)
    if world.winner != NOBODY:
        return
    yield from after_unrest(world)


def after_unrest(world: State) -> Iterator[Gift]:
    """What the phases give that come once Unrest has not ended the game."""
    yield from of_mischief(world)
    yield from of_governance(world)
    yield from of_redeployment(world)
    yield from of_reset(world)


def of_unrest(world: State) -> Iterator[Gift]:
    before = world.favour
    unrest(world, OVER)
    step = steps_between(before, world.favour)
    words = _("Royal Favour: {step}.").format(step=favour_steps(step))
    picture = "favour_justice" if step > 0 else "favour_order"
    judge(world)
    if world.winner != NOBODY:
        words = f"{words} {_(WINS[world.winner])}"
    yield Gift("unrest", f"+{abs(step)}", picture, words)


def of_mischief(world: State) -> Iterator[Gift]:
    before = world.shillings[ROBIN]
    mischief.income(world, OVER)
    income = world.shillings[ROBIN] - before
    yield Gift("mischief", f"+{income}", "coin_1", _("Robin Hood gains {sum}.").format(sum=shillings(income)))
    freed = released(world)
    if freed:
        words = n_("{n} Merry Man is released from Prison.", "{n} Merry Men are released from Prison.", freed)
        yield Gift("mischief", f"+{freed}", "merry_revealed", words.format(n=freed))


def released(world: State) -> int:
    """How many leave Prison, whoever they are."""
    asked = next(step for step in mischief.MISCHIEF.steps if isinstance(step, mischief.PickReleased))
    frame = Frame(mischief.MISCHIEF, ROBIN)
    return party_revealed(asked.options(world, frame)[0]) if asked.is_possible(world, frame) else 0


def of_governance(world: State) -> Iterator[Gift]:
    before = world.shillings[SHERIFF]
    governance.income(world, OVER)
    income = world.shillings[SHERIFF] - before
    yield Gift(
        "governance", f"+{income}", "coin_1", _("The Sheriff gains {sum}.").format(sum=shillings(income))
    )
    before = world.pieces[HENCHMAN + AVAILABLE]
    governance.desert(world, OVER)
    lost = world.pieces[HENCHMAN + AVAILABLE] - before
    if lost:
        words = n_(
            "{n} Henchman leaves the Revolting Parishes.", "{n} Henchmen leave the Revolting Parishes.", lost
        )
        yield Gift("governance", f"−{lost}", "henchman", words.format(n=lost))
    before = submissive_parishes(world)
    governance.give_in(world, OVER)
    tamed = submissive_parishes(world) - before
    if tamed:
        words = n_(
            "{n} Revolting Parish becomes Submissive.", "{n} Revolting Parishes become Submissive.", tamed
        )
        yield Gift("governance", f"+{tamed}", "submissive", words.format(n=tamed))


def of_redeployment(world: State) -> Iterator[Gift]:
    before = carriages_available(world)
    return_used_carriages(world)
    returned = carriages_available(world) - before
    if returned:
        words = n_(
            "{n} Used Carriage is Available again.", "{n} Used Carriages are Available again.", returned
        )
        yield Gift("redeployment", f"+{returned}", "carriage_unknown", words.format(n=returned))
    shown = revealed_on_map(world)
    hide_all_on_map(world)
    hidden = shown - revealed_on_map(world)
    if hidden:
        words = n_("{n} Merry Man on the map turns Hidden.", "{n} Merry Men on the map turn Hidden.", hidden)
        yield Gift("redeployment", f"{hidden}", "merry_hidden", words.format(n=hidden))


def revealed_on_map(world: State) -> int:
    robin = world.robin in SPACES and not world.robin_hidden
    return sum(world.pieces[REVEALED_MAN + space] for space in SPACES) + robin


def of_reset(world: State) -> Iterator[Gift]:
    before = deck_size(world)
    begin_ballad(world, OVER)
    returned = deck_size(world) - before
    if returned:
        words = n_("{n} Traveller returns to the deck.", "{n} Travellers return to the deck.", returned)
        yield Gift("reset", f"+{returned}", "card", words.format(n=returned))
