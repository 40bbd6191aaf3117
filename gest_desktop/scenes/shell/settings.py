"""The player's settings, saved between games as readable JSON.

An invalid value, or one from a newer version, is replaced by its default; the others are kept.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import Field, asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from gest_desktop.ai import cores
from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.ai.personas import NO_PERSONA, PERSONAS
from gest_desktop.scenes.shell import pad_letters
from gest_desktop.scenes.shell.archive.archive import MOST_GAMES
from gest_desktop.scenes.shell.bindings import DEVICES
from gest_desktop.scenes.shell.file_writer import files

LANGUAGES: Final = ("en", "it")
CONFIRM: Final = ("never", "risky", "end of turn")
CHOICES: Final = ("steady", "pointer", "beside", "corner")
PALETTES: Final = ("parchment", "high contrast", "blue and orange")
SIDES: Final = ("robin", "sheriff", "lot", "both")
FIRST_LEVEL: Final = "potter"  # about as strong as someone who takes what looks best at once
SETUPS: Final = ("classic", "aggressive", "balanced", "own")
LARGEST_FILE: Final = 100_000

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """The valid values of each field are in ALLOWED, RANGES or DEVICES; other fields are booleans."""

    language: str = "en"
    fullscreen: bool = False
    width: int = 1280
    height: int = 720
    scale: int = 100  # of panels and pieces, in percent
    text_size: int = 100  # in percent, on top of the scale
    palette: str = "parchment"
    reduced_motion: bool = False
    speed: int = 100  # of animations and the opponent's turn, in percent
    instant: bool = False
    confirm: str = "risky"
    turn_cards: bool = (
        True  # a turn of one's own is over only when the player ends it, or turns the next card
    )
    choices: str = "steady"  # where choice cards open
    drag_one: bool = True  # a dragged piece goes alone, unless the player takes more
    cores: int = cores.AUTOMATIC  # for the opponent
    ponder: bool = False  # the opponent thinks during the player's turn
    sound: bool = True
    master: int = 80
    music: int = 60
    ambience: int = 60
    table: int = 90
    shire: int = 90
    signals: int = 90
    captions: bool = False
    suspicion: bool = False  # the map of where Robin may be
    hunches: bool = False  # that map shows what a good player would suspect, not what the rules tell
    games_kept: int = MOST_GAMES  # in the archive
    has_learned: bool = False  # new players are offered the lessons first
    side: str = "robin"
    level: str = FIRST_LEVEL
    persona: str = NO_PERSONA
    setup: str = "classic"
    events_side_locked: bool = False
    advanced_open: bool = False  # the folded options of a new game
    keys: Mapping[str, str] = field(default_factory=dict)  # by command, where they are not the usual ones
    buttons: Mapping[str, str] = field(default_factory=dict)  # of a gamepad, likewise
    pad_letters: str = pad_letters.AUTOMATIC


ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "palette": PALETTES,
    "confirm": CONFIRM,
    "choices": CHOICES,
    "side": SIDES,
    "level": LEVEL_NAMES,
    "persona": (NO_PERSONA, *(persona.name for persona in PERSONAS)),
    "setup": SETUPS,
    "pad_letters": pad_letters.CHOICES,
}
PERCENT: Final = range(101)
RANGES: Final[dict[str, range]] = {
    "width": range(1024, 7681),
    "height": range(640, 4321),
    "scale": range(75, 201),
    "text_size": range(75, 201),
    "speed": range(50, 401),
    "cores": range(cores.MOST + 1),
    "games_kept": range(100, MOST_GAMES + 1),
    **dict.fromkeys(("master", "music", "ambience", "table", "shire", "signals"), PERCENT),
}


def is_allowed(field: Field[Any], value: object) -> bool:
    if field.name in ALLOWED:
        return value in ALLOWED[field.name]
    if field.name in RANGES:
        return type(value) is int and value in RANGES[field.name]
    if field.name in DEVICES:
        return value == DEVICES[field.name].checked(value)
    return type(value) is bool


def from_json(data: object) -> Settings:
    """Take the valid values and use defaults for the rest."""
    settings = Settings()
    if not isinstance(data, dict):
        return settings
    known = {field.name: field for field in fields(Settings)}
    data = data | {name: device.checked(data[name]) for name, device in DEVICES.items() if name in data}
    good = {name: value for name, value in data.items() if name in known and is_allowed(known[name], value)}
    return replace(settings, **good)


def load(path: Path) -> Settings:
    """Load the settings; the defaults are used if the file cannot be read."""
    try:
        return from_json(files.read(path, LARGEST_FILE))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError) as error:
        log.warning("The settings in %s cannot be read (%s); the usual ones are taken.", path, error)
        return Settings()


def save(settings: Settings, path: Path) -> bool:
    """Save the settings, completely or not at all; return False if the disk is full or cannot be written."""
    try:
        files.write(path, json.dumps(asdict(settings), indent=1) + "\n")
    except OSError as error:
        log.warning("The settings could not be kept: %s.", error.strerror)
        return False
    return True
