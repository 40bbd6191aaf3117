"""Who plays a band: a person with a name, or the computer with a level and a temper."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from gest_desktop.common.checks import an_object, need, one_of
from gest_desktop.tales.bandits.mind.levels import LEVEL_NAMES
from gest_desktop.tales.bandits.mind.weights import TEMPER_NAMES

PERSON: Final = "person"
PLAYERS: Final = (PERSON, *LEVEL_NAMES)
LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Seat:
    """`player` is a person or a level of the computer."""

    player: str = PERSON
    temper: str = "even"
    name: str = ""  # of the person; empty: only the band's name is shown

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


def write_seats(seats: tuple[Seat, ...]) -> list[dict[str, Any]]:
    return [asdict(seat) for seat in seats]


def read_seats(data: object, number: int) -> tuple[Seat, ...]:
    """Read the seats of a saved game; raises ValueError with one sentence."""
    need(isinstance(data, list) and len(data) == number, "There must be a seat for every player.")
    assert isinstance(data, list)
    return tuple(read_seat(each) for each in data)


def read_seat(data: object) -> Seat:
    fields = an_object(data, "A seat", ("player",), ("temper", "name"))
    player = PLAYERS[one_of(fields["player"], "player", PLAYERS)]
    temper = TEMPER_NAMES[one_of(fields.get("temper", "even"), "temper", TEMPER_NAMES)]
    name = fields.get("name", "")
    need(isinstance(name, str) and name.isprintable(), "The name of a seat must be words.")
    return Seat(player, temper, name[:LONGEST_NAME])
