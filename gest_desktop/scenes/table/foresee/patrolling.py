"""How many Merry Men a Patrol will Reveal: a number that everybody can work out, unlike who they are."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.journal import Journal, MenRevealed
from gest_desktop.rules.plots.patrol import PatrolWhere
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import DONE, SHERIFF
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.foresee.lookahead import world_of

LONGEST: Final = 6  # questions from an answer to those who are Revealed by it


def is_patrolling(g: State) -> bool:
    """Whether the Sheriff is in the middle of a Patrol."""
    return any(frame.script.topic is Topic.PATROL for frame in g.frames)


def revealed_by(view: View, *options: int) -> int | None:
    """How many are Revealed where the answers lead, if no more Henchmen come; None if that is not next."""
    world = world_of(view)
    journal = world.journal = Journal()
    asked, _f = question(world)
    if isinstance(asked, PatrolWhere) and options[0] == DONE:
        return None
    was_patrolling = is_patrolling(world)
    for option in options:
        answer(world, *question(world), option)
    if not (was_patrolling or is_patrolling(world)):
        return None
    return counted(journal) if follow(world) else None


def follow(world: State) -> bool:
    """Let nobody else come, and see who is Revealed; False if the Sheriff has to say more first."""
    for _step in range(LONGEST):
        asked, f = question(world)
        if not is_patrolling(world):
            return True
        options = asked.options(world, f)
        if asked.actor(f) != SHERIFF:
            answer(world, asked, f, options[0])  # whether Robin is among them does not change their number
        elif DONE not in options:
            return False
        else:
            answer(world, asked, f, DONE)
            if isinstance(asked, PatrolWhere):
                return True
    return True


def counted(journal: Journal) -> int:
    return sum(entry.men + entry.robin for entry in journal.entries if isinstance(entry, MenRevealed))


def revealed_words(number: int) -> str:
    if not number:
        return _("No one is Revealed.")
    return n_("{n} Merry Man is Revealed.", "{n} Merry Men are Revealed.", number).format(n=number)
