"""What an answer sets off, tried out in a world that fits the view, so that a player can be asked first."""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.journal import Journal, Rolled, TravellerMoved
from gest_desktop.rules.referee import answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, imagine
from gest_desktop.rules.vocabulary import CHANCE

GAMBLES: Final = (Rolled, TravellerMoved)  # entries of the journal that tell of a Rob


def world_of(view: View) -> State:
    """Any world will do: what a side may answer is the same in all of them."""
    return imagine(view, Random(0))


def is_gamble(view: View, option: int) -> bool:
    """Whether the die is cast, or a Traveller met, before this side is asked again."""
    journal = tried(view, option).journal
    assert journal is not None
    return any(isinstance(entry, GAMBLES) for entry in journal.entries)


def ends_turn(view: View, option: int) -> bool:
    """Whether a card is turned, or somebody else asked, or nobody, before this side is."""
    asked, f = question(tried(view, option))
    return asked.actor(f) != view.side


def tried(view: View, option: int) -> State:
    """How things may stand after an answer and whatever chance adds to it, up to the next card."""
    world = world_of(view)
    world.journal = Journal()
    answer(world, *question(world), option)
    asked, f = question(world)
    while asked.actor(f) == CHANCE and not isinstance(asked, TurnCard):
        answer(world, asked, f, roll_the_dice(world, asked, f, Random(0).random))
        asked, f = question(world)
    return world
