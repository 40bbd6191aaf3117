"""Searching the deck and discard for a Traveller, for Events 2, 3 and 4."""

from __future__ import annotations

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.choices import PickOne
from gest_desktop.rules.questions.question import Named
from gest_desktop.rules.script import Do
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.travellers import add_to_deck, move_traveller
from gest_desktop.rules.vocabulary import DECK, DISCARD
from gest_desktop.rules.words import N_

PILES = {
    DECK: Named("from_the_deck", N_("From the deck")),
    DISCARD: Named("from_the_discard", N_("From the discard")),
}


def copies_in(g: State, numbers: tuple[int, ...], pile: int) -> list[int]:
    return [number for number in numbers if g.travellers[number] == pile]


def add_traveller(number: int) -> Do:
    return Do(lambda g, f: add_to_deck(g, number))


def pick_pile(prompt: str, numbers: tuple[int, ...]) -> PickOne:
    """The executing player chooses between deck and discard if there are copies in both."""

    def piles(g: State, f: Frame) -> list[int]:
        return [pile for pile in (DECK, DISCARD) if copies_in(g, numbers, pile)]

    return PickOne(prompt, piles, PILES, if_any=True)


def send_found(numbers: tuple[int, ...], target: int) -> Do:
    def send(g: State, f: Frame) -> None:
        if f.number >= 0:
            move_traveller(g, copies_in(g, numbers, f.number)[0], target)

    return Do(send)
