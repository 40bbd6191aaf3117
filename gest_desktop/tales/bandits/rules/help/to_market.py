"""To Market: discard a fresh token for a Victory Point."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.help.help import Help
from gest_desktop.tales.bandits.rules.journal import TokenSold
from gest_desktop.tales.bandits.rules.naming import card_name, token_name
from gest_desktop.tales.bandits.rules.question import Value
from gest_desktop.tales.bandits.rules.state import State, kinds_of
from gest_desktop.tales.bandits.rules.tokens import give_up
from gest_desktop.tales.bandits.rules.vocabulary import POINTS, TO_MARKET, TOKEN_IDS


class ToMarket(Help):
    """An option is 1 + the kind of a fresh token; Village Coins count (BR35)."""

    def options(self, g: State, band: int) -> Sequence[int]:
        return [1 + kind for kind in kinds_of(g.fresh[band])]

    def is_possible(self, g: State, band: int) -> bool:
        return sum(g.fresh[band]) > 0

    def use(self, g: State, band: int, option: int) -> None:
        give_up(g, band, option - 1)
        g.points[band] += POINTS["to_market"]
        if g.journal is not None:
            g.journal.write(TokenSold(band, option - 1))

    def value(self, g: State, option: int) -> Value:
        return {"token": TOKEN_IDS[option - 1]}

    def label(self, g: State, option: int) -> str:
        words = _("{card}: {token}")
        return words.format(card=card_name(self.card), token=token_name(option - 1))


ToMarket(TO_MARKET)
