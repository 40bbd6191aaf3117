"""The Sheriff's Own: turned up, it takes the leaders of all bands that wait for it, unless they are away."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.carts.cart import RULES_OF, CartRule
from gest_desktop.tales.bandits.rules.journal import LeaderTaken
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import HOME, PRISON, SHERIFF


class SheriffCart(CartRule):
    """Leaders with Marian are safe; the row is read before Little John moves anyone (BR53)."""

    def turned_up(self, g: State, stretch: int) -> None:
        waiting = {space.band for space in g.rows[stretch] if space is not None}
        for band in g.bands:
            if band in waiting and g.leaders[band] == HOME:
                g.leaders[band] = PRISON
                if g.journal is not None:
                    g.journal.write(LeaderTaken(band))


RULES_OF[SHERIFF] = SheriffCart()
