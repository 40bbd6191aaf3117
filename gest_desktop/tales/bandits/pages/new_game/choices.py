"""What is chosen before a game: who plays each band, and the options; remembered beside the settings."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from gest_desktop.scenes.menus.new_game.choices import seed_of
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.settings import FIRST_LEVEL
from gest_desktop.tales.bandits.mind.levels import LEVEL_NAMES
from gest_desktop.tales.bandits.mind.weights import TEMPER_NAMES
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS
from gest_desktop.tales.bandits.table.opening import Seat, Setup

FILE: Final = "bandits.json"
LARGEST_FILE: Final = 10_000
YOU, PERSON = "you", "person"
PLAYERS: Final = (YOU, PERSON, *LEVEL_NAMES)
NUMBERS: Final = (2, 3, 4)  # of bands that someone plays

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Choices:
    """Players and tempers are in the order of the bands, also of those that do not take part."""

    number: int = 3
    players: tuple[str, ...] = (YOU, FIRST_LEVEL, FIRST_LEVEL, FIRST_LEVEL)
    tempers: tuple[str, ...] = (TEMPER_NAMES[0],) * len(BAND_IDS)
    open_chest: bool = True
    open_loot: bool = False
    seed: str = ""  # the player's text, or empty

    @property
    def bands(self) -> range:
        return range(self.number)

    @property
    def mine(self) -> int:
        return self.players.index(YOU)

    def seat(self, band: int, player: str) -> Choices:
        """Let someone play a band; whoever was there takes your seat if you take theirs."""
        players = list(self.players)
        if player == YOU or band == self.mine:
            if player != YOU:
                return self
            players[self.mine] = players[band]
        players[band] = player
        return replace(self, players=tuple(players))

    def with_number(self, number: int) -> Choices:
        """More or fewer bands; you stay among them."""
        found = replace(self, number=number)
        return found if found.mine < number else found.seat(0, YOU)

    def with_temper(self, band: int, temper: str) -> Choices:
        return replace(self, tempers=(*self.tempers[:band], temper, *self.tempers[band + 1 :]))

    def toggled(self, option: str) -> Choices:
        """One of the two optional rules switched on or off."""
        if option == "open_chest":
            return replace(self, open_chest=not self.open_chest)
        return replace(self, open_loot=not self.open_loot)

    def setup(self) -> Setup:
        seats = tuple(
            Seat() if player in (YOU, PERSON) else Seat(player, temper)
            for player, temper in zip(self.players, self.tempers, strict=True)
        )
        return Setup(seats[: self.number], self.open_chest, self.open_loot, seed_of(self.seed))


def choices_of(data: Any) -> Choices:
    """Read what was remembered; raises LookupError, TypeError or ValueError if it makes no sense."""
    players, tempers = tuple(data["players"]), tuple(data["tempers"])
    fits = len(players) == len(tempers) == len(BAND_IDS) and players.count(YOU) == 1
    if not (fits and set(players) <= set(PLAYERS) and set(tempers) <= set(TEMPER_NAMES)):
        raise ValueError("These are no seats.")
    number = NUMBERS[NUMBERS.index(data["number"])]
    found = Choices(number, players, tempers, data["open_chest"] is True, data["open_loot"] is True)
    return found.with_number(number)


def remembered(settings_file: Path) -> Choices:
    """The last choices; a missing or damaged file gives the usual ones."""
    path = settings_file.with_name(FILE)
    try:
        return choices_of(files.read(path, LARGEST_FILE))
    except FileNotFoundError:
        return Choices()
    except (OSError, LookupError, TypeError, ValueError) as error:
        log.warning("The choices in %s cannot be read (%s); the usual ones are taken.", path, error)
        return Choices()


def remember(choices: Choices, settings_file: Path) -> None:
    """A seed is for one game only."""
    data = asdict(replace(choices, seed=""))
    try:
        files.write(settings_file.with_name(FILE), json.dumps(data, indent=1) + "\n")
    except OSError as error:
        log.warning("The choices could not be kept: %s.", error.strerror)
