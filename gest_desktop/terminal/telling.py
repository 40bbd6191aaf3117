"""What has happened, as the sentences of the chronicle, with the text of a card when it is turned up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gest_desktop.rules.chronicle import told as lines_told
from gest_desktop.rules.journal import (
    BalladBegun,
    BoxTaken,
    CardTurned,
    Entry,
    GameWon,
    PhaseBegun,
    TravellerMoved,
    UnrestCounted,
)
from gest_desktop.rules.vocabulary import BEING_ROBBED, ROBIN
from gest_desktop.rules.words import _
from gest_desktop.terminal.library import event_lines, traveller_lines

HEADINGS: Final = (
    BalladBegun,
    BoxTaken,
    CardTurned,
    GameWon,
    PhaseBegun,
    UnrestCounted,
)  # after a blank line


def told(entries: Sequence[Entry], side: int, language: str) -> Iterator[str]:
    for entry, words in lines_told(entries, side):
        if isinstance(entry, HEADINGS):
            yield ""
        yield words
        match entry:
            case CardTurned(number=number):
                yield from event_lines(number, language)
            case TravellerMoved(number=number, target=target) if side == ROBIN and target == BEING_ROBBED:
                yield from traveller_lines(number, language)


def last_turn(entries: Sequence[Entry], side: int, opponent: int) -> list[str]:
    """The opponent's last turn: from the box it took to the next box or card."""
    boxes = [at for at, one in enumerate(entries) if isinstance(one, BoxTaken) and one.side == opponent]
    if not boxes:
        return [_("Your opponent has not had a turn yet.")]
    begin = boxes[-1]
    end = next(
        (at for at in range(begin + 1, len(entries)) if isinstance(entries[at], BoxTaken | CardTurned)),
        len(entries),
    )
    return [words for _entry, words in lines_told(entries[begin:end], side)]
