"""What an answer would do immediately, found by letting the rules play it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.journal import (
    BoxTaken,
    CardTurned,
    DeedAdded,
    EventCarriedOut,
    FirstOnNextCard,
    Journal,
    MenLeft,
    MenWent,
    PlotChosen,
    TruceAnswered,
)
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, every_world
from gest_desktop.rules.vocabulary import SHERIFF
from gest_desktop.scenes.table.foresee.patrolling import revealed_by, revealed_words
from gest_desktop.scenes.table.foresee.this_phase import without_later_phases

SAID_ANYWAY: Final = (
    BoxTaken,
    CardTurned,
    DeedAdded,
    EventCarriedOut,
    FirstOnNextCard,
    MenLeft,
    MenWent,
    PlotChosen,
    TruceAnswered,
)
MOST: Final = 4  # sentences


def foreseen(view: View, *options: int) -> list[str]:
    """The effects, and how many a Patrol Reveals if that is what the answers lead to."""
    number = revealed_by(view, *options) if view.side == SHERIFF and options else None
    return [*effects(view, *options), *([revealed_words(number)] if number is not None else [])]


def effects(view: View, *options: int) -> list[str]:
    """Sentences about costs, gains and moves up to the next question, without predicting dice and cards.

    Only what holds in every world consistent with the view: who will be Revealed is not predicted either.
    """
    sentences, *others = (in_world(world, options, view.side) for world in every_world(view))
    return [words for words in sentences if all(words in other for other in others)][:MOST]


def in_world(world: State, options: Sequence[int], side: int) -> list[str]:
    journal = without_later_phases(world).journal = Journal()
    for option in options:
        answer(world, *question(world), option)
    question(world)
    sentences = []
    for entry in journal.entries:
        if isinstance(entry, CardTurned):
            break
        if not isinstance(entry, SAID_ANYWAY):
            sentences.append(sentence(entry, side))
    return sentences
