"""Read a position or a view from untrusted JSON; each fault is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from gest_desktop.common.checks import (
    ImpossiblePositionError,
    a_number,
    a_truth,
    an_object,
    need,
    one_of,
)
from gest_desktop.tales.bandits.rules.pieces import Attack, Cart, Die, Draw, Given, Row, Space
from gest_desktop.tales.bandits.rules.position.soundness import check_sound
from gest_desktop.tales.bandits.rules.position.writing import CARD_NAMES, KIND_NAMES, WAY_IDS
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import STEP_IDS
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.vocabulary import (
    BAND_IDS,
    BANDITS,
    CARD_IDS,
    CART_IDS,
    FATE_IDS,
    LEADER_IDS,
    MAN_IDS,
    NO_CARD,
    NOBODY,
    OPEN_CHEST,
    OPEN_LOOT,
    ROUNDS,
    SPACES,
    TOKEN_IDS,
    Tokens,
)

T = TypeVar("T")
MOST: Final = 1 << 16
LONGEST: Final = 1000
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
CART_FIELDS: Final = ("card", "token", "crossed", "seen_by", "face_up", "fate", "thrown")


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


def a_list(data: object, name: str, read_item: Callable[[object], T]) -> list[T]:
    if not isinstance(data, list) or len(data) > LONGEST:
        raise ImpossiblePositionError(f"{name} must be a list.")
    return [read_item(item) for item in data]


def a_band(data: object, g: State, name: str) -> int:
    if data is None:
        return NOBODY
    band = one_of(data, name, BAND_IDS)
    need(band in g.bands, f"{name} names a band that is not at this table.")
    return band


def bands_in(data: object, g: State, name: str) -> tuple[int, ...]:
    bands = tuple(a_list(data, name, lambda item: a_band(item, g, name)))
    need(NOBODY not in bands, f"{name} must name bands.")
    return bands


def tokens(data: object, name: str) -> Tokens:
    fields = an_object(data, name, (), KIND_NAMES)
    return tuple(a_number(fields.get(kind, 0), f"{name} of {kind}", 0, MOST) for kind in KIND_NAMES)


def a_pile(data: object, name: str, ids: tuple[str, ...]) -> int:
    cards = a_list(data, name, lambda item: one_of(item, name, ids))
    need(len(set(cards)) == len(cards), f"{name} names a card twice.")
    return sum(1 << card for card in cards)


def faces(data: object, name: str) -> tuple[int, ...]:
    return tuple(a_list(data, name, lambda face: a_number(face, name, 1, 6)))


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


def read_cart(g: State, data: object) -> Cart:
    fields = an_object(data, "A cart", CART_FIELDS)
    token = a_number(fields["token"], "token", -2, 2)
    need(token in (-2, 0, 2), "token must be -2, 0 or 2.")
    return Cart(
        one_of(fields["card"], "card", CARD_NAMES),
        token,
        a_truth(fields["crossed"], "crossed"),
        sum(1 << band for band in set(bands_in(fields["seen_by"], g, "seen_by"))),
        a_truth(fields["face_up"], "face_up"),
        one_of(fields["fate"], "fate", FATE_IDS),
        faces(fields["thrown"], "thrown"),
    )


def read_row(g: State, data: object) -> Row:
    row = tuple(a_list(data, "row", lambda space: None if space is None else read_space(g, space)))
    need(len(row) <= SPACES, "A row has at most four spaces.")
    return row


def read_space(g: State, data: object) -> Space:
    fields = an_object(data, "A space", ("band", "lies", "squeezer", "left"))
    band = a_band(fields["band"], g, "band")
    need(band != NOBODY, "A space in use must name its band.")
    squeezer = a_band(fields["squeezer"], g, "squeezer")
    return Space(band, a_truth(fields["lies"], "lies"), squeezer, a_truth(fields["left"], "left"))


def read_attack(g: State, data: object) -> Attack:
    return tuple(a_list(data, "dice", lambda dice: tuple(a_list(dice, "dice", lambda die: read_die(g, die)))))


def read_die(g: State, data: object) -> Die:
    fields = an_object(data, "A die", ("band", "face", "crossed"))
    band = a_band(fields["band"], g, "band")
    need(band != NOBODY, "A die must name its band.")
    return Die(band, a_number(fields["face"], "face", 1, 6), a_truth(fields["crossed"], "crossed"))


def read_men(g: State, data: object) -> None:
    found = an_object(data, "merry_men", MAN_IDS)
    for man, name in enumerate(MAN_IDS):
        fields = an_object(found[name], name, ("in_play", "pile"))
        card = fields["in_play"]
        g.in_play[man] = NO_CARD if card is None else one_of(card, "in_play", CARD_IDS)
        g.piles[man] = a_pile(fields["pile"], "pile", CARD_IDS)


def read_draw(g: State, data: object) -> Draw:
    fields = an_object(data, "A draw", ("round", "way", "takers", "kinds", "taken"))
    takers = bands_in(fields["takers"], g, "takers")
    kinds = tuple(a_list(fields["kinds"], "kinds", lambda kind: one_of(kind, "kinds", KIND_NAMES)))
    need(len(kinds) <= len(takers) <= SPACES, "A draw needs a taker for each token.")
    taken = a_number(fields["taken"], "taken", 0, len(kinds))
    round_ = a_number(fields["round"], "round", 1, ROUNDS)
    return Draw(round_, one_of(fields["way"], "way", WAY_IDS), takers, kinds, taken)


def read_given(g: State, data: object) -> Given:
    if not isinstance(data, list) or len(data) != 3:
        raise ImpossiblePositionError("A token given must name a round, a band and a kind.")
    round_, name, kind = data
    band = a_band(name, g, "given")
    need(band != NOBODY, "A token given must name its band.")
    return Given(a_number(round_, "round", 1, ROUNDS), band, one_of(kind, "kind", TOKEN_IDS[:-1]))
