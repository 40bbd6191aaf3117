"""Whole random games as a table shows them: beat by beat, to either side."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import Entry
from gest_desktop.rules.views import redact
from gest_desktop.scenes.table.replay.beats import Beat, beats
from gest_desktop.scenes.table.replay.sight_recorder import watch
from gest_desktop.scenes.table.seen.sight import Sight, sight


@dataclass(frozen=True)
class Turn:
    """The effect of one answer: the table before it, the beats, and the table now."""

    before: Sight
    beats: list[Beat]
    now: Sight


@dataclass
class Shown:
    turns: list[Turn] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)  # as the side may read it

    @property
    def beats(self) -> list[Beat]:
        return [beat for turn in self.turns for beat in turn.beats]


@cache
def shown(seed: int, side: int) -> Shown:
    game, random, found = Game(Beginning(seed)), Random(seed), Shown()
    recorder, entries_shown, now = watch(game), 0, sight(redact(game.state, side))
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
        before, now = now, sight(redact(game.state, side))
        entries = [entry.seen_by(side) for entry in game.journal.entries[entries_shown:]]
        seen = [pair[side] if pair else None for pair in recorder.seen[entries_shown:]]
        found.turns.append(Turn(before, beats(entries, seen, before, now, entries_shown, own=False), now))
        entries_shown = len(game.journal.entries)
    found.entries = [entry.seen_by(side) for entry in game.journal.entries]
    return found
