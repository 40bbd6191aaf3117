"""Set-up: one card of each Merry Man is turned up, and the first player is drawn by lot (2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gest_desktop.rules.words import N_
from gest_desktop.tales.bandits.rules.journal import CardTurned, FirstPlayerChosen
from gest_desktop.tales.bandits.rules.naming import band_name, card_name
from gest_desktop.tales.bandits.rules.question import ChanceQuestion, Question, Value
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import CARDS, FIRST, LAY, go_to, step
from gest_desktop.tales.bandits.rules.vocabulary import (
    BAND_IDS,
    BANDITS,
    CARD_IDS,
    CARDS_OF,
    MEN,
    PLAYERS,
)


class TurnCard(ChanceQuestion):
    """Turn up the next card of a Merry Man; the card in play, if there is one, leaves the game."""

    kind = "card_turned"
    prompt = N_("Turning a card…")

    def __init__(self, rule: str, man: Callable[[State], int]) -> None:
        self.rule, self.man = rule, man

    def options(self, g: State) -> Sequence[int]:
        man = self.man(g)
        return [card for card in CARDS_OF[man] if g.piles[man] >> card & 1]

    def answer(self, g: State, option: int) -> None:
        man = self.man(g)
        left = g.in_play[man]
        g.piles[man] ^= 1 << option
        g.in_play[man] = option
        g.turn += 1
        if g.journal is not None:
            g.journal.write(CardTurned(man, option, left))

    def value(self, g: State, option: int) -> Value:
        return CARD_IDS[option]

    def label(self, g: State, option: int) -> str:
        return card_name(option)


class DrawLot(ChanceQuestion):
    """A lot among bands."""

    kind = "lot"
    prompt = N_("Drawing lots…")

    def __init__(
        self, rule: str, among: Callable[[State], Sequence[int]], fall: Callable[[State, int], None]
    ) -> None:
        self.rule, self.among, self.fall = rule, among, fall

    def options(self, g: State) -> Sequence[int]:
        return self.among(g)

    def answer(self, g: State, option: int) -> None:
        self.fall(g, option)

    def value(self, g: State, option: int) -> Value:
        return BAND_IDS[option]

    def label(self, g: State, option: int) -> str:
        return band_name(option, g.players)


def begin_round(g: State) -> None:
    g.round += 1
    for band in g.bands:
        g.hand[band] = BANDITS
    go_to(g, LAY)


def choose_first(g: State, band: int) -> None:
    g.first = band
    if g.journal is not None:
        g.journal.write(FirstPlayerChosen(band, by_lot=True))
    begin_round(g)


FIRST_CARD = TurnCard("2", lambda g: g.turn)
FIRST_LOT = DrawLot("2", lambda g: PLAYERS[g.players], choose_first)  # BR03


@step(CARDS)
def turn_cards(g: State) -> Question | None:
    if g.turn < len(MEN):
        return FIRST_CARD
    go_to(g, FIRST)
    return None


@step(FIRST)
def draw_first_player(g: State) -> Question | None:
    return FIRST_LOT
