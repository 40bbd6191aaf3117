"""After a damaged file: the results are made anew from the games that were kept."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from dataclasses import replace

from gest_desktop.rules.saves import DamagedSaveError
from gest_desktop.rules.vocabulary import SIDE_IDS
from gest_desktop.scenes.shell.archive.archive import Archive
from gest_desktop.scenes.shell.archive.record import Record as Kept
from gest_desktop.scenes.shell.career.career import Career, Earned
from gest_desktop.scenes.shell.career.career_file import CareerFile
from gest_desktop.scenes.shell.career.honours import HONOURS, Honour
from gest_desktop.scenes.shell.career.record import Record, record_of
from gest_desktop.scenes.shell.career.standing import Standing


class Rebuilding:
    """Plays the kept games through, one at a time, so that a page can be shown meanwhile."""

    def __init__(self, file: CareerFile, archive: Archive) -> None:
        self.file, self.archive = file, archive
        known = {game.id for game in file.read().games}
        kept = [row for row in archive.listed() if row.is_over and row.side and row.id not in known]
        self.waiting, self.total = deque(kept), len(kept)
        self.found: list[Record] = []

    @property
    def done(self) -> int:
        return self.total - len(self.waiting)

    def go_on(self) -> bool:
        """Look at one game; return False once all are found and the career is saved."""
        if not self.waiting:
            self.file.write(rebuilt(self.file.read(), self.found))
            return False
        record = self.look_at(self.waiting.popleft())
        if record is not None:
            self.found.append(record)
        return True

    def look_at(self, row: Kept) -> Record | None:
        try:
            game = self.archive.load(row.id).game()
        except DamagedSaveError:
            return None
        personas = (row.robin_persona, row.sheriff_persona)
        seats = {
            side: {"player": row.players[side], "persona": persona}
            for side, persona in zip(SIDE_IDS[:2], personas, strict=True)
        }
        return record_of(game, seats, row.id, row.when, 0, row.practice, row.hints)


def rebuilt(career: Career, records: list[Record]) -> Career:
    """With games that were missing, and honours dated by the game that earned them."""
    whole = replace(career.with_games(*records), is_incomplete=False)
    earned = {honour.id: first_due(honour, whole) for honour in HONOURS if honour.id not in career.honours}
    new = {name: when for name, when in earned.items() if when is not None}
    return replace(whole, honours={**whole.honours, **new})


def first_due(honour: Honour, career: Career) -> Earned | None:
    """The first game after which an honour was due; once due, it stays so."""
    games = career.counting
    if not honour.is_due(Standing(games)):
        return None
    number = bisect_left(range(len(games)), True, key=lambda at: honour.is_due(Standing(games[: at + 1])))
    return Earned(games[number].when, games[number].id)
