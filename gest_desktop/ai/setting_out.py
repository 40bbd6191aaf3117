"""How the computer's band sets out (2.1): numbers first, then Robin evenly among them.

Whoever places Robin first and the band around Robin gives Robin away: the numbers are public. Here they are
drawn from a book, without regard to Robin, and Robin is then any of the four, each as likely as the others.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.rules.setup import BAND, OPENINGS, OWN
from gest_desktop.rules.vocabulary import REMSTON, SETUP_AREA, SHIRE_WOOD, SOUTHWELL_FOREST

Numbers = tuple[int, ...]  # how many set out from each space of the set-up area

# How often each set of numbers is drawn: those that the search itself values within two points of the best.
BOOK: Final[dict[Numbers, int]] = {
    (0, 0, 4): 3,
    (0, 1, 3): 3,
    (1, 0, 3): 3,
    (1, 1, 2): 2,
    (0, 2, 2): 2,
    (2, 0, 2): 1,
}
assert SETUP_AREA == (SHIRE_WOOD, SOUTHWELL_FOREST, REMSTON)


def next_of_band(options: list[int], plan: tuple[int, ...], random: Random) -> int:
    """The next answer of the set-up; `plan` holds the spaces chosen so far, Robin's first."""
    if OWN in options and set(options) == set(OPENINGS):
        return OWN
    spaces, weights = [], []
    for numbers, times in BOOK.items():
        left = still_to_place(numbers, plan)
        for space, number in zip(SETUP_AREA, left, strict=True):
            spaces.append(space)
            weights.append(times * likelihood(numbers, plan) * number)
    return random.choices(spaces, weights)[0] if any(weights) else random.choice(options)


def still_to_place(numbers: Numbers, plan: tuple[int, ...]) -> list[int]:
    """How many of each space's number are not placed yet; below zero if the plan does not fit."""
    return [number - plan.count(space) for space, number in zip(SETUP_AREA, numbers, strict=True)]


def likelihood(numbers: Numbers, plan: tuple[int, ...]) -> float:
    """The probability that pieces drawn one by one from these numbers begin like the plan."""
    chance, left = 1.0, dict(zip(SETUP_AREA, numbers, strict=True))
    for placed, space in enumerate(plan):
        chance *= left[space] / (BAND - placed)
        left[space] -= 1
    return max(0.0, chance)
