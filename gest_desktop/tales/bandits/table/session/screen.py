"""Who is at the screen, and whose secrets it shows."""

from __future__ import annotations

from typing import Final

from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.vocabulary import CARD_IDS, NO_CARD, TUCK
from gest_desktop.tales.bandits.table.session.contest import ANYBODY, Contest

SECRET: Final = ("keep", "peek", "mark", "discard", "bail")  # questions that show what only one band may see


class Screen:
    """`seat` is the band at the screen."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.seat = contest.people[0] if contest.people else contest.game.state.bands[0]
        self.is_private = False
        self.waits_for_curtain = False

    @property
    def viewer(self) -> int:
        """Whose secrets are shown: those of the only person, or of one who asked to see them."""
        if not self.contest.people:
            return ANYBODY
        return self.seat if self.is_private or not self.contest.is_hot_seat else ANYBODY

    def view(self) -> View:
        return self.contest.view(self.viewer)

    @property
    def asks_in_secret(self) -> bool:
        """Whether the question that is asked shows what only one band may see."""
        g = self.contest.game.state
        kind = self.contest.game.question().kind
        card = g.in_play[TUCK]
        sells = kind == "tuck" and card != NO_CARD and CARD_IDS[card] == "to_market"
        return kind in SECRET or sells

    def needs_curtain(self) -> bool:
        """Whether whoever is asked must be alone at the screen."""
        if not self.contest.is_hot_seat or (self.is_private and self.contest.actor == self.seat):
            return False
        return self.asks_in_secret

    def go_on(self) -> None:
        """Ask a person, or call them to the screen."""
        raise NotImplementedError

    def come_to_screen(self) -> None:
        """The person who is asked confirmed to be alone."""
        self.waits_for_curtain = False
        self.seat, self.is_private = self.contest.actor, True
        self.go_on()

    def cover(self) -> None:
        """Show again only what everybody may know."""
        self.is_private = False
        self.go_on()
