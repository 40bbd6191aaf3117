"""Positions for tests, written as one would lay them out, and answers by their fixed values.

Bands are letters: K(ingfishers), B(rackens), (Br)O(oms), R(owans). A row is a word, "KB": a small letter is a
bandit lying down, a dot a free space.
"""

from __future__ import annotations

import json

from gest_desktop.tales.bandits.rules.journal import Journal
from gest_desktop.tales.bandits.rules.pieces import BLIND, Cart, Die, Draw, Space
from gest_desktop.tales.bandits.rules.position.soundness import check_sound
from gest_desktop.tales.bandits.rules.referee import play, question
from gest_desktop.tales.bandits.rules.state import State, with_token
from gest_desktop.tales.bandits.rules.steps import FRIAR_TUCK, GUARDS, PLACE, STEP_IDS
from gest_desktop.tales.bandits.rules.vocabulary import (
    ACTOR_IDS,
    BANDITS,
    CARD_IDS,
    CART_IDS,
    CHANCE,
    LEADER_IDS,
    MAN_IDS,
    NOBODY,
    SPACES,
    TOKEN_IDS,
    VILLAGE_COIN,
)

LETTERS = "KBOR"
CARTS = ("a05", "b05", "c02", "c06")  # without a picture: 10, 13, 14, 16
CARDS = {"marian": "tip_off", "john": "shove", "robin": "heads_down", "tuck": "come_on_lad"}


def band(letter: str) -> int:
    return LETTERS.index(letter.upper())


def space(letter: str) -> Space | None:
    return None if letter == "." else Space(band(letter), lies=letter.islower())


def table(
    step: str,
    *,
    players: int = 3,
    round: int = 1,
    first: str = "K",
    carts: tuple[str, ...] = CARTS,
    rows: tuple[str, ...] = (),
    dice: tuple[str, ...] = (),
    leaders: dict[str, str] | None = None,
    points: dict[str, int] | None = None,
    fresh: dict[str, str] | None = None,
    chests: dict[str, str] | None = None,
    bridge: dict[str, tuple[int, ...]] | None = None,
    alleys: str = "",
    cart: int = 1,
    options: int = 1,
    **cards: str,
) -> State:
    """A sound position at the beginning of a step; tokens are named by their ids, with spaces between."""
    g = State(players, options)
    g.round, g.first, g.cart = round, band(first), cart - 1
    for man, name in (CARDS | cards).items():
        at = MAN_IDS.index(man)
        g.in_play[at] = CARD_IDS.index(name)
        g.piles[at] ^= 1 << g.in_play[at]
    lay_out(g, STEP_IDS.index(step), carts, rows, dice, alleys)
    for letter, where in (leaders or {}).items():
        g.leaders[band(letter)] = LEADER_IDS.index(where)
    for letter, number in (points or {}).items():
        g.points[band(letter)] = number
    for letter, faces in (bridge or {}).items():
        g.bridge[band(letter)] = tuple(sorted(faces))
    for letter, names in (chests or {}).items():
        g.chests[band(letter)] = hand_out(g, band(letter), names, max(1, round - 1))
    for letter, names in (fresh or {}).items():
        g.fresh[band(letter)] = hand_out(g, band(letter), names, round)
    check_sound(g)
    g.journal = Journal()
    return g


def lay_out(
    g: State, step: int, carts: tuple[str, ...], rows: tuple[str, ...], dice: tuple[str, ...], alleys: str
) -> None:
    g.step = step
    g.alleys = tuple(map(band, alleys))
    for letter in alleys:
        g.village -= 1
        g.fresh[band(letter)] = with_token(g.fresh[band(letter)], VILLAGE_COIN)
    if step < PLACE:
        return
    for stretch in g.stretches:
        card = CART_IDS.index(carts[stretch])
        g.cart_pile ^= 1 << card
        g.carts[stretch] = Cart(card, is_up=step > GUARDS)
        row = rows[stretch] if stretch < len(rows) else ""
        row = row.ljust(SPACES, ".") if step == PLACE else row
        g.rows[stretch] = tuple(space(letter) for letter in row)
        faces = dice[stretch] if stretch < len(dice) else ""
        if faces:
            pairs = zip(g.rows[stretch], faces, strict=True)
            g.dice[stretch] = tuple((Die(there.band, int(face)),) for there, face in pairs)
        elif PLACE < step < FRIAR_TUCK:
            g.dice[stretch] = ((),) * len(row)
    if step == PLACE:
        placed = "".join(rows).upper() + alleys
        for each in g.bands:
            g.hand[each] = BANDITS - placed.count(LETTERS[each])


def hand_out(g: State, owner: int, names: str, round_: int) -> tuple[int, ...]:
    tokens = g.fresh[owner] if round_ == g.round else g.chests[owner]
    for name in names.split():
        kind = TOKEN_IDS.index(name)
        tokens = with_token(tokens, kind)
        if kind == VILLAGE_COIN:
            g.village -= 1
        else:
            g.supply = with_token(g.supply, kind, -1)
            g.ledger = (*g.ledger, Draw(round_, BLIND, (owner,), (kind,), 1))
    return tokens


def asked(g: State) -> tuple[str, str]:
    """The kind of the question, and who is asked: a letter, or "chance"."""
    pending = question(g)
    actor = pending.actor(g)
    if actor == NOBODY:
        return pending.kind, ""
    return pending.kind, ACTOR_IDS[actor] if actor == CHANCE else LETTERS[actor]


def values(g: State) -> list[object]:
    """What may be answered, by its fixed values."""
    pending = question(g)
    return [pending.value(g, option) for option in pending.options(g)]


def answer(g: State, *given: object) -> State:
    """Answer one question after the other by value; a value that is not offered fails."""
    for value in given:
        pending = question(g)
        written = {json.dumps(pending.value(g, o), sort_keys=True): o for o in pending.options(g)}
        key = json.dumps(value, sort_keys=True)
        assert key in written, f"{pending.kind} of {asked(g)[1]}: {value} is not among {list(written)}"
        play(g, written[key])
    question(g)
    return g


def at(cart: int, place: int) -> dict[str, int]:
    return {"cart": cart, "space": place}


def row(g: State, cart: int) -> str:
    """A row as a word, the other way round."""
    letters = []
    for there in g.rows[cart - 1]:
        if there is None:
            letters.append(".")
            continue
        letter = LETTERS[there.band]
        letter = letter.lower() if there.lies else letter
        letter += "" if there.squeezer == NOBODY else f"+{LETTERS[there.squeezer].lower()}"
        letters.append(letter + "2" * there.left)
    return "".join(letters)


def faces(g: State, cart: int) -> list[list[int]]:
    return [[die.face for die in dice] for dice in g.dice[cart - 1]]


def tokens(held: tuple[int, ...]) -> str:
    """Tokens by their ids, with spaces between."""
    return " ".join(name for kind, name in enumerate(TOKEN_IDS) for _token in range(held[kind]))


def points(g: State) -> dict[str, int]:
    return {LETTERS[each]: g.points[each] for each in g.bands}


def leader(g: State, letter: str) -> str:
    return LEADER_IDS[g.leaders[band(letter)]]


def entries(g: State, kind: type) -> list[object]:
    assert g.journal is not None
    return [entry for entry in g.journal.entries if isinstance(entry, kind)]
