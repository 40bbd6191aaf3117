"""Rob (3.2.3): Robin and Hidden Merry Men rob a Traveller, a Carriage or the Treasury."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.conditions import Condition
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.naming import carriage_name
from gest_desktop.rules.plots.plot import plot
from gest_desktop.rules.questions.chance import Die, Roll
from gest_desktop.rules.questions.parties import PickParty, party_hidden, party_robin
from gest_desktop.rules.questions.question import Named, Question, Value
from gest_desktop.rules.questions.spaces import InSpaces
from gest_desktop.rules.robbery import die_of_the_land, imprison_robbers, robbery_succeeds
from gest_desktop.rules.script import Do, Script, Step, call
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.travellers import MEET_TRAVELLER
from gest_desktop.rules.verbs.carriages import carriages_in, show_carriage, use_up_carriage
from gest_desktop.rules.verbs.men import reveal_men
from gest_desktop.rules.verbs.purse import gain_shillings, shift_favour, take_from_sheriff
from gest_desktop.rules.verbs.travellers import deck_size
from gest_desktop.rules.vocabulary import (
    CARRIAGE_DEFENSE,
    CARRIAGE_TYPE,
    CARRIAGES,
    HIDDEN_MAN,
    JUSTICE,
    NOTTINGHAM,
    ROBIN,
    SPACES,
    TALLAGE,
    TOKEN_IDS,
    TRAP,
    TRIBUTE,
    WHITE_DIE,
)
from gest_desktop.rules.words import N_

TRAVELLER: Final = CARRIAGES
TREASURY: Final = CARRIAGES + 1
VICTIM_NAMES: Final = {
    TRAVELLER: Named("a_traveller", N_("A Traveller")),
    TREASURY: Named("the_treasury", N_("The Treasury")),
}
EVERYBODY: Final = 11
AT_LEAST_ONE: Final = 1  # even if a Revealed Robin is there (R23)


def has_robber(g: State, f: Frame, space: int) -> bool:
    return g.pieces[HIDDEN_MAN + space] > 0 or g.robin == space


def victims_in(g: State, space: int) -> list[int]:
    """The Carriages there (R10), a Traveller while the deck lasts (R24), the Treasury in Nottingham."""
    victims = carriages_in(g, space)
    if deck_size(g):
        victims.append(TRAVELLER)
    if space == NOTTINGHAM:
        victims.append(TREASURY)
    return victims


def has_target(g: State, f: Frame, space: int) -> bool:
    return deck_size(g) > 0 or len(victims_in(g, space)) > 0  # the first test alone is faster


with_robber = Condition(
    N_("a Hidden Merry Man or Robin must be there"), has_robber, N_("a Hidden Merry Man or Robin")
)
with_target = Condition(N_("there must be someone or something to Rob"), has_target)


class PickVictim(Question):
    """A Traveller, a Carriage or the Treasury; stores the answer in f.target."""

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return victims_in(g, f.space)

    def all_named(self, g: State, f: Frame) -> Sequence[int]:
        return tuple(self.names)

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        if option == TRAVELLER:
            return [N_("No Traveller is left in the deck.")]
        return [N_("The Treasury is in Nottingham.")] if option == TREASURY else []

    def label(self, g: State, f: Frame, option: int) -> str:
        return (
            super().label(g, f, option) if option in self.names else carriage_name(g, option, self.actor(f))
        )

    def value(self, g: State, f: Frame, option: int) -> Value:
        return super().value(g, f, option) if option in self.names else TOKEN_IDS[option]

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.target = option


def reveal_robbers(g: State, f: Frame) -> None:
    """Reveal the robbers: from here on both sides know who takes part."""
    robin = party_robin(f.picked)
    hidden = g.robin_hidden
    reveal_men(g, f.space, party_hidden(f.picked), robin and hidden, joined=robin and not hidden)


def rob_carriage(g: State, f: Frame) -> None:
    """Resolve a Rob of a Carriage by its type (1.9); only a Trap imprisons robbers who fail."""
    kind = g.carriages[CARRIAGE_TYPE + f.target]
    if robbery_succeeds(g, f, CARRIAGE_DEFENSE[kind]):
        use_up_carriage(g, f.target)
        gain_shillings(g, ROBIN, 5 if kind == TALLAGE else 2)
        if kind == TRIBUTE:
            shift_favour(g, JUSTICE)
    elif kind == TRAP:
        imprison_robbers(g, f)


def white_die(g: State, f: Frame) -> Die:
    return WHITE_DIE


def rob_treasury(g: State, f: Frame) -> None:
    if robbery_succeeds(g, f, 0):
        take_from_sheriff(g, 2)
        shift_favour(g, JUSTICE)


ROB_CARRIAGE: Final = Script(
    "rob.carriage",
    "3.2.3",
    Do(lambda g, f: show_carriage(g, f.target)),
    Roll(die_of_the_land),
    Do(rob_carriage),
    topic=Topic.ROBBERY,
)
ROB_TREASURY: Final = Script("rob.treasury", "3.2.3", Roll(white_die), Do(rob_treasury), topic=Topic.ROBBERY)


def robbery_of(victim: int) -> Script:
    if victim == TRAVELLER:
        return MEET_TRAVELLER
    return ROB_TREASURY if victim == TREASURY else ROB_CARRIAGE


def rob_victim(g: State, f: Frame) -> None:
    call(g, robbery_of(f.target), f)


ROB_THERE: Final = Script(
    "rob.there",
    "3.2.3",
    PickVictim(N_("Choose a target in {space}."), VICTIM_NAMES),
    PickParty(
        N_("Who takes part in {space}? All robbers will be Revealed."),
        AT_LEAST_ONE,
        EVERYBODY,
        revealed=False,
    ),
    Do(reveal_robbers),
    Do(rob_victim, begins=lambda g, f: (robbery_of(f.target),)),
    topic=Topic.ROBBERY,
)


def rob(
    times: int, free: bool, *, optional: bool = False, asks: type[InSpaces] = InSpaces
) -> tuple[Step, ...]:
    return (
        asks(
            N_("Where do you Rob?"),
            times,
            0,
            SPACES,
            with_robber,
            with_target,
            do=ROB_THERE,
            optional=optional,
        ),
    )


ROB: Final = plot("rob", ROBIN, "3.2.3", rob)
