"""Read a position or a view from untrusted JSON; each fault is refused in one sentence."""

from __future__ import annotations

from typing import Final

from gest_desktop.common.checks import (
    a_number,
    a_truth,
    an_object,
    need,
    one_of,
)
from gest_desktop.tales.bandits.rules.position.reading_pieces import (
    a_band,
    a_list,
    a_pile,
    bands_in,
    faces,
    read_attack,
    read_cart,
    read_draw,
    read_given,
    read_row,
    tokens,
)
from gest_desktop.tales.bandits.rules.position.soundness import check_sound
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import STEP_IDS
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.vocabulary import (
    BAND_IDS,
    BANDITS,
    CARD_IDS,
    CART_IDS,
    LEADER_IDS,
    MAN_IDS,
    NO_CARD,
    OPEN_CHEST,
    OPEN_LOOT,
    ROUNDS,
)

MOST: Final = 1 << 16
FIELDS: Final = (
    "players",
    "options",
    "round",
    "step",
    "stage",
    "turn",
    "actor",
    "assault",
    "memo",
    "first",
    "bands",
    "pickpockets",
    "stretches",
    "supply",
    "discards",
    "village_coins",
    "cart_pile",
    "cart_discards",
    "merry_men",
    "draws",
    "given",
    "winner",
)
BAND_FIELDS: Final = ("points", "leader", "in_hand", "drawbridge", "fresh", "chest")


def read_position(data: object) -> State:
    """Read a full position: nothing in it may be unknown."""
    g = read(data)
    check_sound(g)
    return g


def read_view(data: object, band: int) -> View:
    """Read what one band sees."""
    g = read(data)
    need(band in g.bands, f"There is no band called {BAND_IDS[band]} at this table.")
    check_sound(g, seen_by=band)
    return View(band, g)


def read(data: object) -> State:
    fields = an_object(data, "The position", FIELDS)
    options = an_object(fields["options"], "options", ("open_chest", "open_loot"))
    g = State(a_number(fields["players"], "players", 2, 4))
    g.options = OPEN_CHEST * a_truth(options["open_chest"], "open_chest")
    g.options += OPEN_LOOT * a_truth(options["open_loot"], "open_loot")
    g.round = a_number(fields["round"], "round", 0, ROUNDS)
    g.step = one_of(fields["step"], "step", STEP_IDS)
    g.stage = a_number(fields["stage"], "stage", 0, 5)
    g.turn = a_number(fields["turn"], "turn", 0, 4)
    g.actor, g.first = a_band(fields["actor"], g, "actor"), a_band(fields["first"], g, "first")
    g.winner = a_band(fields["winner"], g, "winner")
    g.cart = a_number(fields["assault"], "assault", 1, 4) - 1
    g.memo = tuple(a_list(fields["memo"], "memo", lambda value: a_number(value, "memo", 0, 4)))
    read_bands(g, fields["bands"])
    g.alleys = bands_in(fields["pickpockets"], g, "pickpockets")
    read_stretches(g, fields["stretches"])
    g.supply, g.discards = tokens(fields["supply"], "supply"), tokens(fields["discards"], "discards")
    g.village = a_number(fields["village_coins"], "village_coins", 0, MOST)
    g.cart_pile = a_pile(fields["cart_pile"], "cart_pile", CART_IDS)
    g.cart_discards = a_pile(fields["cart_discards"], "cart_discards", CART_IDS)
    read_men(g, fields["merry_men"])
    g.ledger = tuple(a_list(fields["draws"], "draws", lambda draw: read_draw(g, draw)))
    g.given = tuple(a_list(fields["given"], "given", lambda token: read_given(g, token)))
    return g


def read_bands(g: State, data: object) -> None:
    found = an_object(data, "bands", [BAND_IDS[band] for band in g.bands])
    for band in g.bands:
        name = BAND_IDS[band]
        fields = an_object(found[name], name, BAND_FIELDS)
        g.points[band] = a_number(fields["points"], "points", 0, MOST)
        g.leaders[band] = one_of(fields["leader"], "leader", LEADER_IDS)
        g.hand[band] = a_number(fields["in_hand"], "in_hand", 0, BANDITS)
        g.bridge[band] = faces(fields["drawbridge"], "drawbridge")
        g.fresh[band] = tokens(fields["fresh"], "fresh")
        g.chests[band] = tokens(fields["chest"], "chest")


def read_stretches(g: State, data: object) -> None:
    found = a_list(data, "stretches", lambda item: an_object(item, "A stretch", ("cart", "row", "dice")))
    need(len(found) == len(g.stretches), f"There must be {len(g.stretches)} stretches.")
    for stretch, fields in enumerate(found):
        g.carts[stretch] = None if fields["cart"] is None else read_cart(g, fields["cart"])
        g.rows[stretch] = read_row(g, fields["row"])
        g.dice[stretch] = read_attack(g, fields["dice"])


def read_men(g: State, data: object) -> None:
    found = an_object(data, "merry_men", MAN_IDS)
    for man, name in enumerate(MAN_IDS):
        fields = an_object(found[name], name, ("in_play", "pile"))
        card = fields["in_play"]
        g.in_play[man] = NO_CARD if card is None else one_of(card, "in_play", CARD_IDS)
        g.piles[man] = a_pile(fields["pile"], "pile", CARD_IDS)
