"""Drawing and discarding tokens: supply, discards, Village Coins, and the ledger of who drew what."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gest_desktop.rules.words import N_
from gest_desktop.tales.bandits.rules.journal import DiscardsTurned, TokenTaken
from gest_desktop.tales.bandits.rules.naming import token_name
from gest_desktop.tales.bandits.rules.pieces import Draw, Given
from gest_desktop.tales.bandits.rules.question import ChanceQuestion, Value
from gest_desktop.tales.bandits.rules.state import State, is_scarlet, with_token
from gest_desktop.tales.bandits.rules.vocabulary import (
    LOOT,
    NO_TOKENS,
    OPEN_LOOT,
    TOKEN_IDS,
    VILLAGE_COIN,
)


class DrawToken(ChanceQuestion):
    """Chance draws a token from the supply; what becomes of it is the business of the step."""

    kind = "token_drawn"
    prompt = N_("Drawing a token…")

    def __init__(self, rule: str, receive: Callable[[State, int], None]) -> None:
        self.rule, self.receive = rule, receive

    def options(self, g: State) -> Sequence[int]:
        return [kind for kind in LOOT if g.supply[kind]]

    def weights(self, g: State, options: Sequence[int]) -> Sequence[int]:
        return [g.supply[kind] for kind in options]

    def answer(self, g: State, option: int) -> None:
        g.supply = with_token(g.supply, option, -1)
        self.receive(g, option)

    def value(self, g: State, option: int) -> Value:
        return TOKEN_IDS[option]

    def label(self, g: State, option: int) -> str:
        return token_name(option)


def prepare_draw(g: State) -> bool:
    """Make sure that a token can be drawn, turning the discards if need be; False if there is none (BR34)."""
    if sum(g.supply):
        return True
    number = sum(g.discards)
    if not number:
        return False
    g.supply, g.discards = g.discards, NO_TOKENS
    if g.journal is not None:
        g.journal.write(DiscardsTurned(number))
    return True


def receive_blind(g: State, band: int, kind: int, way: int) -> None:
    """A band gets a token that nobody else has seen; Will Scarlet's goes straight into his chest (7)."""
    g.ledger = (*g.ledger, Draw(g.round, way, (band,), (kind,), 1))
    if is_scarlet(g, band):
        g.chests[band] = with_token(g.chests[band], kind)
    else:
        g.fresh[band] = with_token(g.fresh[band], kind)
    write_taken(g, band, kind, drawn=True)


def write_taken(g: State, band: int, kind: int, *, drawn: bool) -> None:
    if g.journal is not None:
        is_open = bool(g.options & OPEN_LOOT) and not is_scarlet(g, band)
        g.journal.write(TokenTaken(band, kind, drawn, is_open))


def earn_village_coin(g: State, band: int) -> None:
    g.village -= 1
    g.fresh[band] = with_token(g.fresh[band], VILLAGE_COIN)


def give_up(g: State, band: int, kind: int) -> None:
    """Discard a fresh token: Loot lies face up beside the supply, a Village Coin goes back (BR36)."""
    g.fresh[band] = with_token(g.fresh[band], kind, -1)
    if kind == VILLAGE_COIN:
        g.village += 1
    else:
        g.discards = with_token(g.discards, kind)
        g.given = (*g.given, Given(g.round, band, kind))
