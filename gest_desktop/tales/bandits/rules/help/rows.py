"""What Little John's cards have in common: they name bandits in the rows after closing up (BR09)."""

from __future__ import annotations

from collections.abc import Iterator

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.help.help import Help
from gest_desktop.tales.bandits.rules.naming import card_name
from gest_desktop.tales.bandits.rules.pieces import Space
from gest_desktop.tales.bandits.rules.question import Value
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import SPACES

Bandit = tuple[int, int, Space]  # stretch, space, who is there


def lone_bandits(g: State) -> Iterator[Bandit]:
    """Bandits that are alone in their space and not lying down: only these can be moved (BR19, BR21)."""
    for stretch in g.stretches:
        for at, space in enumerate(g.rows[stretch]):
            if space is not None and space.is_lone:
                yield stretch, at, space


def is_lone(g: State, stretch: int, at: int) -> bool:
    row = g.rows[stretch]
    space = row[at] if 0 <= at < len(row) else None
    return space is not None and space.is_lone


def put_space(g: State, stretch: int, at: int, space: Space) -> None:
    row = g.rows[stretch]
    g.rows[stretch] = (*row[:at], space, *row[at + 1 :])


class BanditNamed(Help):
    """An option is 1 + 4 × (4 × stretch + space) + a detail of the card."""

    def parts(self, option: int) -> tuple[int, int, int]:
        """The stretch, the space and the detail of an option."""
        rest, detail = divmod(option - 1, 4)
        return rest // SPACES, rest % SPACES, detail

    def value(self, g: State, option: int) -> Value:
        stretch, at, _detail = self.parts(option)
        return {"cart": stretch + 1, "space": at + 1}

    def label(self, g: State, option: int) -> str:
        stretch, at, _detail = self.parts(option)
        words = _("{card}: cart {number}, space {space}")
        return words.format(card=card_name(self.card), number=stretch + 1, space=at + 1)


def bandit_option(stretch: int, at: int, detail: int = 0) -> int:
    return 1 + 4 * (SPACES * stretch + at) + detail
