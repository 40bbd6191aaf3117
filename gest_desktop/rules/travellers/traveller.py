"""Traveller cards (5.2): a Defense and one or two ways to deal with them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.flow import when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import WayChosen
from gest_desktop.rules.questions.chance import Roll
from gest_desktop.rules.questions.question import Question, Value
from gest_desktop.rules.robbery import die_of_the_land, robbery_succeeds
from gest_desktop.rules.script import Do, Script, Step, call, perform
from gest_desktop.rules.state import State
from gest_desktop.rules.texts import traveller_title, way_label
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.travellers import being_robbed, move_traveller
from gest_desktop.rules.vocabulary import BEING_ROBBED, CHANCE, DECK, DISCARD, REMOVED, TRAVELLERS, VICTIMS
from gest_desktop.rules.words import N_, _

TRAVELLER_CARDS: Final[dict[int, Traveller]] = {}
WAY_IDS: Final = ("a", "b")


@dataclass(frozen=True)
class Way:
    """One option of a Traveller card: what happens, with or without a roll."""

    success: tuple[Step, ...]
    failure: tuple[Step, ...] | None = None  # None: nothing is rolled
    needs: int = 0  # Shillings that Robin Hood must have


@dataclass(frozen=True)
class Traveller:
    number: int
    defense: int
    ways: tuple[Way, ...]
    scripts: tuple[Script, ...]


def card_to(pile: int) -> Do:
    return Do(lambda g, f: move_traveller(g, being_robbed(g), pile))


to_discard = card_to(DISCARD)
to_victims = card_to(VICTIMS)
out_of_the_game = card_to(REMOVED)


def beats(defense: int) -> Callable[[State, Frame], bool]:
    return lambda g, f: robbery_succeeds(g, f, defense)


def way_script(number: int, letter: str, defense: int, way: Way) -> Script:
    name, rule = f"traveller.{number}.{letter}", f"10 T{number}"
    if way.failure is None:
        return Script(name, rule, *way.success)
    yes = Script(f"{name}.success", rule, *way.success)
    no = Script(f"{name}.failure", rule, *way.failure)
    return Script(
        name, rule, Roll(die_of_the_land), when(beats(defense), perform(yes), otherwise=perform(no))
    )


def traveller(*numbers: int, defense: int, ways: tuple[Way, ...]) -> None:
    """Register a card, once for each of its copies."""
    for number in numbers:
        scripts = tuple(way_script(number, WAY_IDS[i], defense, way) for i, way in enumerate(ways))
        TRAVELLER_CARDS[number] = Traveller(number, defense, ways, scripts)


class DrawTraveller(Question):
    """Turn up the top card of the Traveller deck."""

    kind = "draw"

    def actor(self, f: Frame) -> int:
        return CHANCE

    def options(self, g: State, f: Frame) -> Sequence[int]:
        if g.traveller_order:
            return g.traveller_order[:1]
        return [number for number in TRAVELLERS if g.travellers[number] == DECK]

    def label(self, g: State, f: Frame, option: int) -> str:
        return f"T{option} {_(traveller_title(option))}"

    def answer(self, g: State, f: Frame, option: int) -> None:
        move_traveller(g, option, BEING_ROBBED, f.space)


class PickWay(Question):
    """Which option of the card? One that Robin Hood cannot afford is not offered."""

    def options(self, g: State, f: Frame) -> Sequence[int]:
        ways = TRAVELLER_CARDS[being_robbed(g)].ways
        return [i for i, way in enumerate(ways) if g.shillings[f.actor] >= way.needs]

    def label(self, g: State, f: Frame, option: int) -> str:
        return _(way_label(being_robbed(g), option))

    def value(self, g: State, f: Frame, option: int) -> Value:
        return WAY_IDS[option]

    def answer(self, g: State, f: Frame, option: int) -> None:
        card = TRAVELLER_CARDS[being_robbed(g)]
        if g.journal is not None:
            g.journal.write(WayChosen(card.number, option))
        call(g, card.scripts[option], f)

    def begins(self, g: State, f: Frame) -> Collection[Script]:
        """The card may have left by now."""
        met = [number for number in TRAVELLERS if g.travellers[number] == BEING_ROBBED]
        return [script for number in met or TRAVELLERS for script in TRAVELLER_CARDS[number].scripts]


MEET_TRAVELLER: Final = Script(
    "rob.traveller",
    "3.2.3",
    DrawTraveller(N_("Who comes along the road?")),
    PickWay(N_("How do you deal with this Traveller?")),
    topic=Topic.TRAVELLER,
)
