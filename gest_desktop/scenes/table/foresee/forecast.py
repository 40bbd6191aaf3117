"""What a Royal Inspection would bring now, worked out by the rules themselves."""

from __future__ import annotations

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.inspection.unrest import unrest
from gest_desktop.rules.referee import OVER
from gest_desktop.rules.state import State, submissive_parishes
from gest_desktop.rules.victory import judge
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    CARRIAGE_PLACE,
    DECK,
    DISCARD,
    HENCHMAN,
    HIDDEN_MAN,
    KING_RICHARD,
    NOBODY,
    NOWHERE,
    PARISHES,
    PRISON,
    REVEALED_MAN,
    STATUS_IDS,
    TOKENS,
    TRAVELLERS,
    USED,
)
from gest_desktop.scenes.table.foresee.phases import after_unrest, gifts
from gest_desktop.scenes.table.seen.sight import MAN_REVEALED, ROBIN_REVEALED, Sight
from gest_desktop.scenes.table.seen.turn_status import Forecast

REVEALED = (MAN_REVEALED, ROBIN_REVEALED)


def forecast(view: View, shown: Sight, phase: str = "") -> Forecast:
    """The forecast for what the table shows: during a turn, the position is ahead of the table.

    During an Inspection, `phase` says which one is shown, and nothing is told of what it has brought already.
    """
    if phase:
        world = as_shown(view, shown)
        left = () if shown.is_last_ballad else tuple(after_unrest(world))
        return Forecast(submissive_parishes(world), 0, shown.cards_left, left).during(phase)
    world = at_the_end(view, shown)
    before = world.favour
    unrest(world, OVER)
    judge(world)
    step = steps_between(before, world.favour)
    coming = tuple(gifts(at_the_end(view, shown)))
    return Forecast(submissive_parishes(world), step, shown.cards_left, coming, winner=world.winner)


def at_the_end(view: View, shown: Sight) -> State:
    """What the table shows, under the last card of this Ballad: the last one of all is King Richard's."""
    world = as_shown(view, shown)
    world.winner = NOBODY
    if shown.is_last_ballad:
        world.card = KING_RICHARD
    return world


def as_shown(view: View, shown: Sight) -> State:
    """A copy of the position with everything that an Inspection counts as it lies on the table."""
    world = view.state.clone()
    world.favour, world.shillings[:] = shown.favour, shown.shillings
    world.robin = NOWHERE  # counted among the others
    for space in shown.spaces:
        if space.place in PARISHES and space.status is not None:
            world.status[space.place] = STATUS_IDS.index(space.status)
        world.pieces[HENCHMAN + space.place] = space.henchmen
        world.pieces[CAMP + space.place] = space.camps
        put_men(world, space.place, space.merry_men)
    world.pieces[HENCHMAN + AVAILABLE] = shown.mats.henchmen_available
    put_men(world, PRISON, shown.mats.prison)
    put_carriages(world, shown)
    for card in TRAVELLERS:
        if world.travellers[card] in (DECK, DISCARD):
            world.travellers[card] = DISCARD if card in shown.mats.discard else DECK
    return world


def put_men(world: State, place: int, pictures: tuple[str, ...]) -> None:
    revealed = sum(picture in REVEALED for picture in pictures)
    world.pieces[REVEALED_MAN + place] = revealed
    world.pieces[HIDDEN_MAN + place] = len(pictures) - revealed


def put_carriages(world: State, shown: Sight) -> None:
    used = {carriage.token for carriage in shown.mats.carriages_used}
    on_map = {carriage.token: space.place for space in shown.spaces for carriage in space.carriages}
    for token in TOKENS:
        world.carriages[CARRIAGE_PLACE + token] = USED if token in used else on_map.get(token, AVAILABLE)
