"""One game of the archive, as its file has it: how it began and every answer, chance included."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from gest_desktop import __version__
from gest_desktop.common.checks import a_number, an_object, need
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.saves import DamagedSaveError, OtherRulesError, read_beginning
from gest_desktop.rules.state import State
from gest_desktop.rules.trial import LONGEST_GAME
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.archive.record import Record, read_record, to_json
from gest_desktop.scenes.shell.archive.snapshots import Snapshot, last, packed, unpacked

FORMAT: Final = 1
LARGEST_GAME: Final = 200_000  # bytes
FIELDS: Final = ("format", "program", "record", "beginning", "answers")


@dataclass(frozen=True)
class KeptGame:
    """Nothing is replayed until `game` is called."""

    record: Record
    beginning: Beginning
    answers: tuple[int, ...]
    cards: str = ""  # snapshots, packed

    def game(self) -> Game:
        """Replay the game; raises DamagedSaveError with one sentence."""
        try:
            game = Game(self.beginning, list(self.answers))
            need(tuple(game.answers) == self.answers, "The game breaks off in the middle of a roll.")
            need(game.is_over == self.record.is_over, "The game ends elsewhere.")
            need(game.state.favour == self.record.favour, "The game ends elsewhere.")
        except FAILURES as error:
            if not self.record.is_of_these_rules:
                words = _("The rules have changed since this game was played, so it cannot be replayed.")
                raise OtherRulesError(words) from error
            raise DamagedSaveError(_("This game is damaged and cannot be replayed.")) from error
        return game

    def last_position(self) -> State:
        """Where the game ended, or is now; raises DamagedSaveError with one sentence."""
        try:
            return last(self.cards).state if self.cards else self.game().state
        except DamagedSaveError:
            raise
        except FAILURES as error:
            raise DamagedSaveError(_("This game is damaged and cannot be replayed.")) from error

    def snapshots(self) -> list[Snapshot]:
        """The position at each card; empty if there is none that can be read."""
        try:
            return unpacked(self.cards) if self.cards else []
        except FAILURES:
            return []


def content(record: Record, game: Game) -> dict[str, Any]:
    """The JSON of a game; a finished one can be looked at even after the rules have changed."""
    out = {
        "format": FORMAT,
        "program": __version__,
        "record": to_json(record),
        "beginning": asdict(game.beginning),
        "answers": game.answers,
    }
    return out | {"cards": packed(game)} if record.is_over else out


def read_kept(data: object) -> KeptGame:
    """Raises one of FAILURES if the file is damaged."""
    fields = an_object(data, "A game", FIELDS, ("cards",))
    need(a_number(fields["format"], "format", 1, 1 << 31) <= FORMAT, "This game is of a newer version.")
    answers, cards = fields["answers"], fields.get("cards", "")
    need(isinstance(answers, list) and len(answers) <= LONGEST_GAME, "The answers must be a list.")
    need(isinstance(cards, str), "The snapshots must be text.")
    options = tuple(a_number(option, "An answer", -(1 << 31), 1 << 31) for option in answers)
    record = read_record(fields["record"])
    return KeptGame(record, read_beginning(fields["beginning"]), options, cards)
