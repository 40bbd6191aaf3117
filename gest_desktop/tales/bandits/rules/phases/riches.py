"""Riches and clean-up: tokens into the chests, pieces back, the First Player marker moves on (5.4)."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.journal import FirstPlayerChosen, RichesStored
from gest_desktop.tales.bandits.rules.phases.setting_up import DrawLot, begin_round
from gest_desktop.tales.bandits.rules.question import Question
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import CLEAN, END, go_to, step
from gest_desktop.tales.bandits.rules.vocabulary import HOME, NO_TOKENS, PLAYERS, PRISON, ROUNDS


def store_riches(g: State) -> None:
    for band in g.bands:
        g.chests[band] = tuple(map(sum, zip(g.chests[band], g.fresh[band], strict=True)))
        g.fresh[band] = NO_TOKENS
    if g.journal is not None:
        g.journal.write(RichesStored())


def clean_up(g: State) -> None:
    for band in g.bands:
        if g.leaders[band] != PRISON:
            g.leaders[band] = HOME
        g.bridge[band] = ()
    for stretch in g.stretches:
        cart = g.carts[stretch]
        assert cart is not None
        g.cart_discards |= 1 << cart.card
        g.carts[stretch] = None
        g.rows[stretch] = ()
    g.alleys = ()


def with_fewest_points(g: State) -> tuple[int, ...]:
    """If several have the fewest, chance picks among them, the present holder included (BR42)."""
    players = PLAYERS[g.players]
    fewest = min(g.points[band] for band in players)
    return tuple(band for band in players if g.points[band] == fewest)


def give_marker(g: State, band: int, *, by_lot: bool) -> None:
    g.first = band
    if g.journal is not None:
        g.journal.write(FirstPlayerChosen(band, by_lot))
    begin_round(g)


MARKER_LOT = DrawLot("5.4", with_fewest_points, lambda g, band: give_marker(g, band, by_lot=True))


@step(CLEAN)
def end_round(g: State) -> Question | None:
    if g.stage == 0:
        store_riches(g)
        clean_up(g)
        g.stage = 1
    if g.round == ROUNDS:
        go_to(g, END)
        return None
    if g.is_scarlets:  # with two players the marker changes hands, whatever the VP (7)
        give_marker(g, g.order()[1], by_lot=False)
        return None
    fewest = with_fewest_points(g)
    if len(fewest) > 1:
        return MARKER_LOT
    give_marker(g, fewest[0], by_lot=False)
    return None
