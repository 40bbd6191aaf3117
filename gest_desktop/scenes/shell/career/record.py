"""One finished game of the career, and its JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.ai.personas import NO_PERSONA, persona_names
from gest_desktop.common.checks import a_number, a_truth, an_object, need, one_of
from gest_desktop.rules.favour import HIGHEST
from gest_desktop.rules.game import Game
from gest_desktop.rules.setup import OPENINGS
from gest_desktop.rules.vocabulary import (
    BALLAD_CARDS,
    BALLADS,
    CAMPS,
    CARRIAGES,
    KING_RICHARD,
    ORDINARY_MEN,
    REGULARS,
    RICHEST,
    ROBIN,
    SIDE_IDS,
)
from gest_desktop.scenes.shell.archive.about import LATEST, is_id
from gest_desktop.scenes.shell.career.deeds import Deeds, deeds_of

SIDES: Final = SIDE_IDS[:2]
JUSTICE, ORDER, PARDON, CONFIRMED = "justice", "order", "pardon", "confirmed"
ENDINGS: Final = (JUSTICE, ORDER, PARDON, CONFIRMED)
SETUPS: Final = ("", *(named.id for named in OPENINGS.values()))  # empty: the game began from a position
MANY: Final = 1000  # more than any game has of anything
PERCENT: Final = 100


@dataclass(frozen=True)
class Record:
    """A person's game against the computer; accuracy and luck come with its review."""

    id: str
    when: int  # it ended, in seconds since 1970
    side: str
    level: str
    persona: str
    setup: str
    won: bool
    ending: str
    favour: int
    seconds: int = 0  # at the table
    practice: bool = False
    hints: bool = False
    deeds: Deeds = field(default_factory=Deeds)
    accuracy: float | None = None  # in percent
    luck: float | None = None  # in points of the chance to win

    @property
    def counts(self) -> bool:
        """Practice is no part of rating, results and honours."""
        return not self.practice


def record_of(
    game: Game,
    seats: dict[str, Any],
    game_id: str,
    when: int,
    seconds: int = 0,
    practice: bool = False,
    hints: bool = False,
) -> Record | None:
    """The record of a game; None if it is not over, or not between one person and the computer."""
    people = [side for side in SIDES if seats[side]["player"] not in LEVEL_NAMES]
    if not game.is_over or len(people) != 1:
        return None
    g, number = game.state, SIDES.index(people[0])
    opponent = seats[SIDES[1 - number]]
    begins = game.beginning.position is None
    return Record(
        id=game_id,
        when=when,
        side=people[0],
        level=opponent["player"],
        persona=opponent.get("persona", NO_PERSONA),
        setup=OPENINGS[game.answers[0]].id if begins else "",
        won=g.winner == number,
        ending=ending_of(g.winner, g.card),
        favour=g.favour,
        seconds=seconds,
        practice=practice or not begins,
        hints=hints,
        deeds=deeds_of(game, number),
    )


def ending_of(winner: int, card: int) -> str:
    """Four ways: Robin Hood or the Sheriff wins early, or is found ahead when King Richard comes home."""
    if card == KING_RICHARD:
        return PARDON if winner == ROBIN else CONFIRMED
    return JUSTICE if winner == ROBIN else ORDER


# --- JSON

PLAIN: Final = tuple(field.name for field in fields(Record) if field.name != "deeds")
DEEDS: Final = tuple(field.name for field in fields(Deeds))
REQUIRED: Final = ("id", "when", "side", "level", "persona", "setup", "won", "ending", "favour")
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "when": (0, LATEST),
    "seconds": (0, LATEST),
    "favour": (-HIGHEST, HIGHEST),
    "cards": (0, BALLADS * BALLAD_CARDS),
    "ballad": (1, BALLADS),
    "robs": (0, MANY),
    "successes": (0, MANY),
    "caught": (0, MANY),
    "freed": (0, ORDINARY_MEN + 1),
    "camps": (0, CAMPS),
    "burnt": (0, MANY),
    "arrivals": (0, BALLADS * CARRIAGES),
    "prisoners": (0, ORDINARY_MEN + 1),
    "shillings": (0, RICHEST),
}
TRUTHS: Final = ("won", "practice", "hints", "bishop")
SHARES: Final = {"accuracy": (0, PERCENT), "luck": (-MANY, MANY)}
USUAL: Final = asdict(Record("", 0, "", "", "", "", False, "", 0)) | asdict(Deeds()) | {"events": []}


def to_json(record: Record) -> dict[str, Any]:
    """The fields in one flat object; what is as usual is left out."""
    known = {name: getattr(record, name) for name in PLAIN}
    known |= {name: getattr(record.deeds, name) for name in DEEDS}
    known["events"] = list(record.deeds.events)
    return {name: value for name, value in known.items() if name in REQUIRED or value != USUAL[name]}


def read_record(data: object) -> Record:
    """Raises ImpossiblePositionError with one sentence."""
    one = an_object(data, "A game", REQUIRED, (*PLAIN, *DEEDS))
    need(is_id(one["id"]), "The id of a game is wrong.")
    for name, words in {"side": SIDES, "level": LEVEL_NAMES, "setup": SETUPS, "ending": ENDINGS}.items():
        one_of(one[name], name, words)
    one_of(one["persona"], "persona", persona_names(1 - SIDES.index(one["side"])))
    for name, value in one.items():
        if name in NUMBERS:
            a_number(value, name, *NUMBERS[name])
        elif name in TRUTHS:
            a_truth(value, name)
        elif name in SHARES:
            a_share(value, name, *SHARES[name])
    done = {name: one[name] for name in DEEDS if name in one}
    if "events" in done:
        done["events"] = events(done["events"])
    return Record(**{name: one[name] for name in PLAIN if name in one}, deeds=Deeds(**done))


def a_share(value: object, name: str, least: int, most: int) -> None:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    need(is_number and least <= value <= most, f"{name} must be a number from {least} to {most}.")  # type: ignore[operator]


def events(value: object) -> tuple[int, ...]:
    need(isinstance(value, list) and len(value) <= MANY, "events must be a list of cards.")
    assert isinstance(value, list)
    for card in value:
        need(type(card) is int and card in REGULARS, "events has an unknown card.")
    return tuple(value)
