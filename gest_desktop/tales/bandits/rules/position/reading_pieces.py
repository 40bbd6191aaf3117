"""Read the pieces of a position from untrusted JSON: lists, tokens, carts, rows, dice, draws."""

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
from gest_desktop.tales.bandits.rules.position.writing import CARD_NAMES, KIND_NAMES, WAY_IDS
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import (
    BAND_IDS,
    FATE_IDS,
    NOBODY,
    ROUNDS,
    SPACES,
    TOKEN_IDS,
    Tokens,
)

T = TypeVar("T")
MOST: Final = 1 << 16
LONGEST: Final = 1000
CART_FIELDS: Final = ("card", "token", "crossed", "seen_by", "face_up", "fate", "thrown")


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
