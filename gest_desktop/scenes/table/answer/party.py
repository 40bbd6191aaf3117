"""Picks Merry Men one by one until they form a party that is an option of the question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.explain import Decision
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN, ROBIN_REVEALED
from gest_desktop.scenes.table.seen.things import Thing

ALL, NONE = (Thing("button", picture=name) for name in ("all", "none"))
HIDDEN, REVEALED, ROBIN = "hidden", "revealed", "robin"
WORDS: Final = {
    MAN_HIDDEN: HIDDEN, MAN_REVEALED: REVEALED, ROBIN_HIDDEN: ROBIN, ROBIN_REVEALED: ROBIN,
}  # fmt: skip


@dataclass(frozen=True)
class Figure:
    """A Merry Man that can be picked: its kind, and its number within that kind."""

    kind: str
    number: int


class Party:
    """The men picked so far, and the option they amount to."""

    def __init__(self, asked: Decision) -> None:
        self.place = asked.place
        self.options: dict[tuple[tuple[str, int], ...], int] = {}
        self.stock: Counter[str] = Counter()
        for choice in asked.choices:
            if isinstance(choice.value, Mapping) and set(choice.value) == {HIDDEN, REVEALED, ROBIN}:
                numbers = {kind: int(number) for kind, number in choice.value.items()}
                self.options[party_key(numbers)] = choice.option
                self.stock |= Counter(numbers)
        self.picked: Counter[str] = Counter()
        self.start_with_the_only_size()

    def start_with_the_only_size(self) -> None:
        """With a single option there is nothing to pick."""
        if len(self.options) == 1:
            self.picked = Counter(dict(next(iter(self.options))))

    @property
    def figures(self) -> tuple[Figure, ...]:
        return tuple(Figure(kind, n) for kind in (ROBIN, HIDDEN, REVEALED) for n in range(self.stock[kind]))

    def thing_of_key(self, digit: int) -> Thing | None:
        """The figure that a digit picks, counted from the left."""
        return Thing("figure", number=digit - 1) if 0 < digit <= len(self.figures) else None

    def is_picked(self, figure: Figure) -> bool:
        return figure.number < self.picked[figure.kind]

    def toggle(self, figure: Figure) -> None:
        """Pick or unpick a figure. Men of a kind are alike, so only their number counts."""
        self.picked[figure.kind] += -1 if self.is_picked(figure) else 1

    def pieces(self, *figures: Figure) -> frozenset[Thing]:
        """The pieces on the map that the figures stand for; Robin in either face."""
        return frozenset(
            Thing("piece", self.place, picture, figure.number)
            for figure in figures
            for picture, kind in WORDS.items()
            if kind == figure.kind
        )

    def chosen(self) -> frozenset[Thing]:
        """The pieces on the map that have been picked."""
        return self.pieces(*(figure for figure in self.figures if self.is_picked(figure)))

    def touch(self, thing: Thing) -> bool:
        """Pick or unpick a Merry Man; False if the thing is not part of the party."""
        if thing == ALL:
            self.take_all()
        elif thing == NONE:
            self.clear()
        elif thing.kind == "figure":
            self.toggle(self.figures[thing.number])
        else:
            figure = self.figure_of(thing)
            if figure is None:
                return False
            self.toggle(figure)
        return True

    def figure_of(self, thing: Thing) -> Figure | None:
        """The figure a piece on the map stands for, if it can be picked."""
        if thing.kind != "piece" or thing.place != self.place or thing.picture not in WORDS:
            return None
        figure = Figure(WORDS[thing.picture], thing.number)
        return figure if figure in self.figures else None

    def take_all(self) -> None:
        """Pick the largest allowed party."""
        largest = max(self.options, key=lambda numbers: sum(number for _, number in numbers))
        self.picked = Counter(dict(largest))

    def clear(self) -> None:
        self.picked.clear()

    @property
    def option(self) -> int | None:
        """The option that the picked men amount to, if any."""
        return self.options.get(party_key(self.picked))


def party_key(numbers: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((kind, numbers.get(kind, 0)) for kind in (HIDDEN, REVEALED, ROBIN))
