"""Which Merry Men? Robin Hood names the pieces, the Sheriff only their space and side (R37)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.naming import merry_men
from gest_desktop.rules.questions.question import Named, Question, Value
from gest_desktop.rules.script import Count
from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CHANCE,
    DONE,
    HIDDEN_MAN,
    NO,
    PARTY_HIDDEN,
    PARTY_REVEALED,
    PARTY_ROBIN,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    YES,
)
from gest_desktop.rules.words import N_

WITHOUT_OR_WITH_ROBIN: Final = {
    NO: Named("merry_men", N_("only ordinary Merry Men")),
    YES: Named("robin", N_("Robin is among them")),
}
ROBIN_TOO: Final = 2
ROBIN_IF_HIDDEN: Final = 1
ORDINARY_ONLY: Final = 0


def party_hidden(picked: int) -> int:
    return picked & 15


def party_revealed(picked: int) -> int:
    return picked >> 4 & 15


def party_robin(picked: int) -> bool:
    return picked >= PARTY_ROBIN


def party_size(picked: int) -> int:
    return (picked & 15) + (picked >> 4 & 15) + (picked >> 8)


def parties(hidden: int, revealed: int, robin: int, least: int, most: int) -> list[int]:
    """Every party that can be formed from these numbers."""
    return [
        h * PARTY_HIDDEN + r * PARTY_REVEALED + leader * PARTY_ROBIN
        for leader in range(robin + 1)
        for r in range(revealed + 1)
        for h in range(hidden + 1)
        if least <= h + r + leader <= most
    ]


class PiecesQuestion(Question):
    """A question whose options are parties of Merry Men, and named choices."""

    kind = "pieces"

    def label(self, g: State, f: Frame, option: int) -> str:
        if option in self.names or option == DONE:
            return super().label(g, f, option)
        words = merry_men(party_hidden(option), party_revealed(option), party_robin(option))
        return f"{words[0].upper()}{words[1:]}"

    def value(self, g: State, f: Frame, option: int) -> Value:
        if option in self.names or option == DONE:
            return super().value(g, f, option)
        return {
            "hidden": party_hidden(option),
            "revealed": party_revealed(option),
            "robin": party_robin(option),
        }


class PickParty(PiecesQuestion):
    """Which Merry Men in f.space? Robin counts as one of them unless a card says otherwise (R07).

    f.tally of the maximum have already been taken elsewhere.
    """

    def __init__(
        self, prompt: str, least: int, most: int, *, revealed: bool = True, robin: int = ROBIN_TOO
    ) -> None:
        super().__init__(prompt)
        self.least, self.most, self.revealed, self.robin = least, most, revealed, robin

    def stocks(self, g: State, f: Frame) -> tuple[int, int, int]:
        """How many hidden men, revealed men and Robins may be picked."""
        hidden = g.pieces[HIDDEN_MAN + f.space]
        revealed = g.pieces[REVEALED_MAN + f.space] if self.revealed else 0
        if g.robin != f.space or self.robin == ORDINARY_ONLY:
            return hidden, revealed, 0
        if not g.robin_hidden:
            return hidden, revealed, int(self.robin == ROBIN_TOO)
        if f.actor == SHERIFF:
            return hidden + 1, revealed, 0
        return hidden, revealed, 1

    def options(self, g: State, f: Frame) -> Sequence[int]:
        hidden, revealed, robin = self.stocks(g, f)
        return parties(hidden, revealed, robin, self.least, self.most - f.tally)

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.picked = option


class RobinAmong(Question):
    """Is Robin one of the unseen pieces taken from a pool?

    Robin Hood decides in secret when placing pieces (R06); chance decides when the Sheriff
    took them (R04). It is asked whenever the Sheriff cannot rule it out, so that the question
    itself reveals nothing. The answer YES turns one hidden man of f.picked into Robin.
    """

    kind = "draw"
    may_skip = True

    def __init__(self, prompt: str, taken: Count, *, placing: bool = False) -> None:
        super().__init__(prompt, WITHOUT_OR_WITH_ROBIN)
        self.taken, self.placing = taken, placing

    def actor(self, f: Frame) -> int:
        return ROBIN if self.placing else CHANCE

    def pool(self, f: Frame) -> int:
        return AVAILABLE if self.placing else f.space

    def skips(self, g: State, f: Frame) -> bool:
        if f.actor == ROBIN and not self.placing:
            return True  # Robin Hood has already named the pieces
        pool, taken = self.pool(f), self.taken(g, f)
        if not taken or not g.suspicion[pool] or (g.robin == pool and not g.robin_hidden):
            return True
        if taken < hidden_men(g, pool):
            return False
        if g.robin == pool:
            self.answer(g, f, YES)
        return True

    def is_possible(self, g: State, f: Frame) -> bool:
        return True

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return (NO, YES) if g.robin == self.pool(f) else (NO,)

    def weights(self, g: State, f: Frame, options: Sequence[int]) -> Sequence[int]:
        pool, taken = self.pool(f), self.taken(g, f)
        return (hidden_men(g, pool) - taken, taken) if g.robin == pool else (1,)

    def answer(self, g: State, f: Frame, option: int) -> None:
        if option == YES:
            f.picked += PARTY_ROBIN - PARTY_HIDDEN


def hidden_ones_named(g: State, f: Frame) -> int:
    return party_hidden(f.picked)


def draw_hidden() -> RobinAmong:
    """Let chance decide whether Robin is among the Hidden pieces named by the Sheriff."""
    return RobinAmong(N_("Is Robin among the pieces drawn?"), hidden_ones_named)


def place_robin_too() -> RobinAmong:
    """Let Robin Hood decide whether Robin is among the pieces placed from Available."""
    return RobinAmong(N_("Is Robin among those you place?"), hidden_ones_named, placing=True)
