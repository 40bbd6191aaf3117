"""What the list of games shows of one game, read without playing it again."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from gest_desktop.ai.personas import NO_PERSONA, persona_names
from gest_desktop.common.checks import a_number, a_truth, an_object, need, one_of
from gest_desktop.rules.game import Game
from gest_desktop.rules.setup import OPENINGS
from gest_desktop.rules.trial import LONGEST_GAME
from gest_desktop.rules.version import RULES_VERSION
from gest_desktop.rules.vocabulary import BALLAD_CARDS, BALLADS, KING_RICHARD, NOBODY, SIDE_IDS
from gest_desktop.scenes.shell.archive.about import LATEST, About, is_id
from gest_desktop.scenes.shell.players import PERSON, PLAYERS

SETUPS: Final = ("", *(named.id for named in OPENINGS.values()))  # empty: not told
WINNERS: Final = ("", *SIDE_IDS[:2])  # empty: not over
ENDINGS: Final = ("", "inspection", "king_richard")
LAST_BOX: Final = 7  # of the Royal Favour track, on either side
DAMAGED: Final = "damaged"


@dataclass(frozen=True)
class Record:
    """One game of the archive. Names are those of files; `damage` says that nothing else is known."""

    id: str
    when: int  # last played
    began: int = 0
    robin: str = PERSON
    robin_persona: str = NO_PERSONA
    sheriff: str = PERSON
    sheriff_persona: str = NO_PERSONA
    setup: str = ""  # only if the person may know it
    winner: str = ""
    ending: str = ""
    ballad: int = 1
    cards_left: int = BALLAD_CARDS
    favour: int = -1
    answers: int = 0
    events_side_locked: bool = False
    practice: bool = False
    hints: bool = False
    came_from: str = ""
    came_at: int = 0
    rules: int = RULES_VERSION
    damage: str = ""
    starred: bool = False  # not part of the game's own file

    @property
    def is_over(self) -> bool:
        return bool(self.winner)

    @property
    def players(self) -> dict[str, str]:
        return {"robin": self.robin, "sheriff": self.sheriff}

    @property
    def seats(self) -> dict[str, Any]:
        """Who sat where, as saved games tell it."""
        return {
            "robin": {"player": self.robin, "persona": self.robin_persona},
            "sheriff": {"player": self.sheriff, "persona": self.sheriff_persona},
        }

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(side for side, player in self.players.items() if player == PERSON)

    @property
    def side(self) -> str:
        """The side of the only person; empty in a hot-seat game."""
        return self.people[0] if len(self.people) == 1 else ""

    @property
    def level(self) -> str:
        """The level of the only computer, or empty."""
        return (self.sheriff if self.side == "robin" else self.robin) if self.side else ""

    @property
    def persona(self) -> str:
        if not self.side:
            return NO_PERSONA
        return self.sheriff_persona if self.side == "robin" else self.robin_persona

    @property
    def is_of_these_rules(self) -> bool:
        return self.rules == RULES_VERSION

    @property
    def is_won(self) -> bool:
        """Whether the only person has won."""
        return bool(self.winner) and self.winner == self.side


def record_of(game: Game, seats: dict[str, Any], about: About, when: int) -> Record:
    """What may be told of a game now; Robin Hood's set-up is a secret until the end."""
    g = game.state
    robin, sheriff = (seats[side] for side in SIDE_IDS[:2])
    may_tell = game.is_over or (robin["player"] == PERSON != sheriff["player"])
    is_whole = game.beginning.position is None and bool(game.answers)
    ending = ENDINGS[2 if g.card == KING_RICHARD else 1] if g.winner != NOBODY else ""
    return Record(
        about.id,
        when,
        about.began,
        robin["player"],
        robin.get("persona", NO_PERSONA),
        sheriff["player"],
        sheriff.get("persona", NO_PERSONA),
        OPENINGS[game.answers[0]].id if may_tell and is_whole else "",
        SIDE_IDS[g.winner] if g.winner != NOBODY else "",
        ending,
        g.ballad,
        BALLAD_CARDS - g.slot,
        g.favour,
        len(game.answers),
        game.beginning.events_side_locked,
        about.practice,
        about.hints,
        about.came_from,
        about.came_at,
    )


NAMES: Final = tuple(field.name for field in fields(Record) if field.name != "starred")
NUMBERS: Final = {
    "when": (0, LATEST),
    "began": (0, LATEST),
    "ballad": (1, BALLADS),
    "cards_left": (0, BALLAD_CARDS),
    "favour": (-LAST_BOX, LAST_BOX),
    "answers": (0, LONGEST_GAME),
    "came_at": (0, LONGEST_GAME),
    "rules": (0, 1 << 31),
}
WORDS: Final = {
    **dict.fromkeys(SIDE_IDS[:2], PLAYERS),
    **{f"{side}_persona": persona_names(number) for number, side in enumerate(SIDE_IDS[:2])},
    "setup": SETUPS,
    "winner": WINNERS,
    "ending": ENDINGS,
    "damage": ("", DAMAGED),
}
TRUTHS: Final = ("events_side_locked", "practice", "hints")


def to_json(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in NAMES}


def read_record(data: object) -> Record:
    """Raises ImpossiblePositionError with one sentence; what an older version did not write is as usual."""
    one = an_object(data, "A game", ("id", "when"), NAMES)
    need(is_id(one["id"]), "The id of a game is wrong.")
    need(one.get("came_from", "") == "" or is_id(one["came_from"]), "The id of a game is wrong.")
    for name, value in one.items():
        if name in NUMBERS:
            a_number(value, name, *NUMBERS[name])
        elif name in WORDS:
            one_of(value, name, WORDS[name])
        elif name in TRUTHS:
            a_truth(value, name)
    return Record(**one)


def as_row(record: Record) -> list[Any]:
    """A row of the index: the values in their order."""
    return [getattr(record, name) for name in NAMES]


def of_row(row: Any) -> Record:
    """A row of the index, which only the program writes; raises ValueError if it is damaged."""
    one = dict(zip(NAMES, row, strict=True))
    return Record(id=one["id"], when=one["when"], damage=DAMAGED) if one["damage"] else read_record(one)
