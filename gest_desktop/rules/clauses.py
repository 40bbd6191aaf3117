"""Ready-made clauses for rules and cards: verbs with their arguments filled in."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.naming import too_dear
from gest_desktop.rules.questions.parties import (
    party_hidden,
    party_revealed,
    party_robin,
    party_size,
    place_robin_too,
)
from gest_desktop.rules.script import Count, Do, Step
from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.verbs.land import move_henchmen, place_camp, place_henchmen, set_status
from gest_desktop.rules.verbs.men import hide_all, place_men, remove_men, reveal_all, reveal_men
from gest_desktop.rules.verbs.purse import gain_shillings, pay_shillings, shift_favour
from gest_desktop.rules.verbs.travellers import shuffle_travellers
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    NOWHERE,
    PARTY_HIDDEN,
    PASSIVE,
    REVOLTING,
    SUBMISSIVE,
)


class Pay(Step):
    """Pay a cost, which must be affordable in full before acting (1.7)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, g: State, f: Frame) -> None:
        pay_shillings(g, f.actor, self.amount)

    def is_possible(self, g: State, f: Frame) -> bool:
        return g.shillings[f.actor] >= self.amount

    def obstacle(self, g: State, f: Frame) -> str:
        return too_dear(self.amount, g.shillings[f.actor])


def pay(amount: int) -> Pay:
    return Pay(amount)


def gain(amount: int) -> Do:
    return Do(lambda g, f: gain_shillings(g, f.actor, amount))


def gains(side: int, amount: int) -> Do:
    return Do(lambda g, f: gain_shillings(g, side, amount))


def shift(towards: int, steps: int = 1) -> Do:
    return Do(lambda g, f: shift_favour(g, towards, steps))


def there(verb: Callable[[State, int], None]) -> Do:
    """Apply a verb to the chosen space, if one was chosen."""

    def apply(g: State, f: Frame) -> None:
        if f.space != NOWHERE:
            verb(g, f.space)

    return Do(apply)


def becomes(status: int) -> Do:
    return there(lambda g, space: set_status(g, space, status))


def becomes_revolting() -> Do:
    return becomes(REVOLTING)


def becomes_submissive() -> Do:
    return becomes(SUBMISSIVE)


def becomes_passive() -> Do:
    return becomes(PASSIVE)


def reveal_all_there() -> Do:
    return there(reveal_all)


def hide_all_there() -> Do:
    return there(hide_all)


def place_henchmen_there() -> Do:
    """Place the chosen number of Henchmen in the chosen space."""
    return Do(lambda g, f: place_henchmen(g, f.number, f.space))


def announce_men(number: Count) -> Do:
    """Set f.picked to so many Merry Men, or as many as are Available (8.1), before they are placed."""

    def count(g: State, f: Frame) -> None:
        f.picked = min(number(g, f), hidden_men(g, AVAILABLE)) * PARTY_HIDDEN

    return Do(count)


def place_camp_if_none(g: State, space: int) -> None:
    """Place a Camp if one is Available (8.1) and the space has none."""
    if g.pieces[CAMP + AVAILABLE] and not g.pieces[CAMP + space]:
        place_camp(g, space)


def place_announced_there(g: State, f: Frame) -> None:
    place_men(g, party_size(f.picked), f.space, party_robin(f.picked))
    f.picked = 0


def replace_henchmen_there(number: Count) -> tuple[Step, ...]:
    """Replace Henchmen by Merry Men while any are Available; Robin may be among them."""
    return (
        Do(lambda g, f: move_henchmen(g, number(g, f), f.space, AVAILABLE)),
        announce_men(number),
        place_robin_too(),
        Do(place_announced_there),
    )


def remove_picked(g: State, f: Frame, target: int) -> int:
    """Remove the picked party from f.space and return its size."""
    number = party_size(f.picked)
    if number:
        remove_men(
            g, f.space, target, party_hidden(f.picked), party_revealed(f.picked), party_robin(f.picked)
        )
    f.picked = 0
    return number


def reveal_picked(g: State, f: Frame) -> int:
    """Reveal the picked party in f.space and return its size."""
    number = party_size(f.picked)
    reveal_men(g, f.space, party_hidden(f.picked), party_robin(f.picked))
    f.picked = 0
    return number


def shuffle_deck() -> Do:
    return Do(lambda g, f: shuffle_travellers(g))
