"""A journal that remembers how the table looked after each entry, so that turns can be shown step by step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, SupportsIndex

from gest_desktop.rules.game import Game
from gest_desktop.rules.state import Entry
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.table.seen.sight import Sight, sight

Sights = tuple[Sight, Sight]  # of Robin Hood and of the Sheriff


class SightRecorder(list[Entry]):
    """Entries, and beside each of them what either side saw then; verbs write after they have acted."""

    def __init__(self, game: Game, entries: Iterable[Entry] = ()) -> None:
        super().__init__(entries)
        self.game = game
        self.seen: list[Sights | None] = [None] * len(self)

    def append(self, entry: Entry) -> None:
        super().append(entry)
        self.seen.append(sights(self.game))

    def __delitem__(self, index: SupportsIndex | slice[Any, Any, Any]) -> None:
        super().__delitem__(index)
        del self.seen[index]


def sights(game: Game) -> Sights:
    return sight(redact(game.state, ROBIN)), sight(redact(game.state, SHERIFF))


def watch(game: Game) -> SightRecorder:
    """Let a game be witnessed from now on."""
    recorder = SightRecorder(game, game.journal)
    game.journal = game.state.journal = recorder
    return recorder
