"""How the table looked after each journal entry, so that turns can be shown step by step."""

from __future__ import annotations

from gest_desktop.rules.game import Game
from gest_desktop.rules.journal import Entry
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.table.seen.sight import Sight, sight

Sights = tuple[Sight, Sight]  # of Robin Hood and of the Sheriff


class SightRecorder:
    """Observes the journal of a game, and records with each entry what either side saw at that moment."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: list[Sights | None] = [None] * len(game.journal.entries)

    def entry_written(self, entry: Entry) -> None:
        self.seen.append(sights(self.game))

    def journal_cut(self, length: int) -> None:
        del self.seen[length:]


def sights(game: Game) -> Sights:
    return sight(redact(game.state, ROBIN)), sight(redact(game.state, SHERIFF))


def watch(game: Game) -> SightRecorder:
    """Start recording a game; returns the existing recorder if there is one."""
    for observer in game.journal.observers:
        if isinstance(observer, SightRecorder):
            return observer
    recorder = SightRecorder(game)
    game.journal.observers.append(recorder)
    return recorder
