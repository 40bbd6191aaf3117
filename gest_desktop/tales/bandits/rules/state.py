"""The position: ints and frozen rows of ints, so that cloning, saving and comparing are trivial."""

from __future__ import annotations

from typing import Any, Final

from gest_desktop.tales.bandits.rules.journal import Journal
from gest_desktop.tales.bandits.rules.pieces import Attack, Cart, Draw, Given, Row
from gest_desktop.tales.bandits.rules.vocabulary import (
    ALL_CARTS,
    BANDS,
    FACE_DOWN,
    HOME,
    LOOT_COUNTS,
    MARIAN,
    NO_CARD,
    NO_TOKENS,
    NOBODY,
    OPEN_CHEST,
    PLAYERS,
    SCARLET,
    STRETCHES,
    VILLAGE_COINS,
    Tokens,
)

FIELDS: Final = (
    "players",
    "options",
    "round",
    "step",
    "stage",
    "turn",
    "actor",
    "cart",
    "memo",
    "first",
    "points",
    "leaders",
    "hand",
    "alleys",
    "rows",
    "dice",
    "carts",
    "bridge",
    "supply",
    "discards",
    "fresh",
    "chests",
    "village",
    "cart_pile",
    "cart_discards",
    "in_play",
    "piles",
    "ledger",
    "given",
    "winner",
)
LISTS: Final = frozenset(
    ("points", "leaders", "hand", "rows", "dice", "carts", "bridge", "fresh", "chests", "in_play", "piles")
)


class State:
    """Everything the referee must remember. Lists have one entry per band, stretch or Merry Man."""

    __slots__ = (*FIELDS, "journal")

    def __init__(self, players: int = 3, options: int = OPEN_CHEST) -> None:
        self.players = players
        self.options = options
        self.round = 0
        self.step = 0  # see phases/; the next fields mean what the step says
        self.stage = 0  # what within a step comes next
        self.turn = 0  # how many have had their turn in this step
        self.actor = NOBODY  # the band whose turn it is
        self.cart = 0  # the stretch under assault
        self.memo: tuple[int, ...] = ()
        self.first = NOBODY
        self.points = [0] * 4  # on the track
        self.leaders = [HOME] * 4
        self.hand = [0] * 4  # bandits not yet placed this round
        self.alleys: tuple[int, ...] = ()  # the bands of the bandits in pickpocket spaces
        self.rows: list[Row] = [()] * 4
        self.dice: list[Attack] = [()] * 4
        self.carts: list[Cart | None] = [None] * 4
        self.bridge: list[tuple[int, ...]] = [()] * 4  # faces, lowest first
        self.supply: Tokens = (*LOOT_COUNTS, 0, 0)
        self.discards = NO_TOKENS
        self.fresh = [NO_TOKENS] * 4
        self.chests = [NO_TOKENS] * 4
        self.village = VILLAGE_COINS
        self.cart_pile = ALL_CARTS  # one bit for each cart that can still come
        self.cart_discards = 0
        self.in_play = [NO_CARD] * 4  # the card of each Merry Man
        self.piles = [15 << 4 * man for man in range(MARIAN, 4)]  # one bit for each card that can still come
        self.ledger: tuple[Draw, ...] = ()  # every draw of tokens, for what each band can know (11.3)
        self.given: tuple[Given, ...] = ()  # every Loot token discarded
        self.winner = NOBODY
        self.journal: Journal | None = None  # None: nothing is recorded

    def clone(self) -> State:
        """Copy the position for lookahead; the copy keeps no journal."""
        twin = State.__new__(State)
        twin.players = self.players
        twin.options = self.options
        twin.round = self.round
        twin.step = self.step
        twin.stage = self.stage
        twin.turn = self.turn
        twin.actor = self.actor
        twin.cart = self.cart
        twin.memo = self.memo
        twin.first = self.first
        twin.points = self.points[:]
        twin.leaders = self.leaders[:]
        twin.hand = self.hand[:]
        twin.alleys = self.alleys
        twin.rows = self.rows[:]
        twin.dice = self.dice[:]
        twin.carts = self.carts[:]
        twin.bridge = self.bridge[:]
        twin.supply = self.supply
        twin.discards = self.discards
        twin.fresh = self.fresh[:]
        twin.chests = self.chests[:]
        twin.village = self.village
        twin.cart_pile = self.cart_pile
        twin.cart_discards = self.cart_discards
        twin.in_play = self.in_play[:]
        twin.piles = self.piles[:]
        twin.ledger = self.ledger
        twin.given = self.given
        twin.winner = self.winner
        twin.journal = None
        return twin

    def facts(self) -> tuple[Any, ...]:
        """Everything that tells two positions apart, without the journal."""
        return tuple(tuple(getattr(self, name)) if name in LISTS else getattr(self, name) for name in FIELDS)

    @property
    def bands(self) -> tuple[int, ...]:
        """All bands on the table, with Will Scarlet's."""
        return BANDS[self.players]

    @property
    def is_scarlets(self) -> bool:
        """Whether Will Scarlet's band is on the table (7)."""
        return self.players == 2

    @property
    def stretches(self) -> range:
        return STRETCHES[self.players]

    def order(self) -> tuple[int, ...]:
        """The players once round the table from the first player."""
        players = PLAYERS[self.players]
        at = players.index(self.first)
        return players[at:] + players[:at]

    def can_draw(self) -> bool:
        """Whether any token is left to draw, in the supply or among the discards (BR34)."""
        return sum(self.supply) + sum(self.discards) > 0


def with_token(tokens: Tokens, kind: int, number: int = 1) -> Tokens:
    """The tokens with so many more of a kind."""
    return (*tokens[:kind], tokens[kind] + number, *tokens[kind + 1 :])


def kinds_of(tokens: Tokens) -> list[int]:
    """The kinds of which there is at least one."""
    return [kind for kind in range(FACE_DOWN) if tokens[kind]]


def is_scarlet(g: State, band: int) -> bool:
    return band == SCARLET and g.is_scarlets
