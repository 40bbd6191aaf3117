"""What an answer triggers, tried in a world consistent with the view, so that the player can confirm it."""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.journal import Journal, Rolled, TravellerMoved
from gest_desktop.rules.referee import answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, imagine
from gest_desktop.rules.vocabulary import CHANCE

GAMBLES: Final = (Rolled, TravellerMoved)  # journal entries that belong to a Rob


def world_of(view: View) -> State:
    """Any world will do: a side's options are the same in all of them."""
    return imagine(view, Random(0))


def is_gamble(view: View, *options: int) -> bool:
    """Whether a die is rolled or a Traveller met before this side is asked again."""
    journal = tried(view, *options).journal
    assert journal is not None
    return any(isinstance(entry, GAMBLES) for entry in journal.entries)


def ends_turn(view: View, *options: int) -> bool:
    """Whether this side's turn is over: another side is asked, a card is turned, or the game ends."""
    asked, f = question(tried(view, *options))
    return asked.actor(f) != view.side


def tried(view: View, *options: int) -> State:
    """A possible position after these answers and the chance events that follow, up to the next card."""
    world = world_of(view)
    world.journal = Journal()
    for option in options:
        answer(world, *question(world), option)
    asked, f = question(world)
    while asked.actor(f) == CHANCE and not isinstance(asked, TurnCard):
        answer(world, asked, f, roll_the_dice(world, asked, f, Random(0).random))
        asked, f = question(world)
    return world
