"""What an answer triggers, tried in a world consistent with the view, so that the player can confirm it."""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.game import UNCOVERING
from gest_desktop.rules.journal import Entry, Journal, Rolled, TravellerMoved, TravellersShuffled
from gest_desktop.rules.referee import answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, imagine
from gest_desktop.rules.vocabulary import CHANCE

OPEN: Final = (TravellerMoved, TravellersShuffled)  # of a card that lies open already


def world_of(view: View) -> State:
    """Any world will do: a side's options are the same in all of them."""
    return imagine(view, Random(0))


def is_gamble(view: View, *options: int) -> bool:
    """Whether a die is rolled or a Traveller met before this side is asked again."""
    journal = tried(view, *options).journal
    assert journal is not None
    return any(is_risk(entry) for entry in journal.entries)


def uncovers(view: View, *options: int) -> bool:
    """Whether anything hidden comes to light, after which nothing can be undone; dice aside."""
    journal = tried(view, *options).journal
    assert journal is not None
    shown = (entry for entry in journal.entries if not isinstance(entry, OPEN))
    return any(isinstance(entry, UNCOVERING) for entry in shown)


def is_risk(entry: Entry) -> bool:
    """A roll, or a Traveller who is met; that a Traveller's card is put away afterwards is no risk."""
    return isinstance(entry, Rolled) or (isinstance(entry, TravellerMoved) and entry.space is not None)


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
