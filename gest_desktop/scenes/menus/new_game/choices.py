"""Turns the player's choices into a game and its seats, without needing a window."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random, SystemRandom
from typing import Any, Final
from zlib import crc32

from gest_desktop.ai.personas import NO_PERSONA, persona_names
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import AGGRESSIVE, BALANCED, CLASSIC
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.shell.players import PERSON
from gest_desktop.scenes.shell.settings import FIRST_LEVEL, Settings
from gest_desktop.scenes.table.session.contest import Seat

LARGEST_SEED: Final = 999_999_999
LONGEST_SEED: Final = 24  # characters
LONGEST_NUMBER: Final = 18  # digits; a saved game cannot hold a larger number
SUGGESTED: Final = {"classic": CLASSIC, "balanced": BALANCED, "aggressive": AGGRESSIVE}


@dataclass(frozen=True)
class Choices:
    """Names are those of the settings; the seed is the player's text, or empty."""

    side: str = "robin"
    level: str = FIRST_LEVEL
    persona: str = NO_PERSONA
    setup: str = "classic"
    events_side_locked: bool = False
    seed: str = ""

    @classmethod
    def of(cls, settings: Settings) -> Choices:
        s = settings
        return cls(s.side, s.level, s.persona, s.setup, s.events_side_locked).sensible()

    @property
    def has_opponent(self) -> bool:
        return self.side != "both"

    @property
    def opponent(self) -> int | None:
        """The computer's side, or None if it is not known before the game."""
        return {"robin": SHERIFF, "sheriff": ROBIN}.get(self.side)

    @property
    def personas(self) -> tuple[str, ...]:
        """The personas of the opponent; only the neutral one if the sides are drawn by lot."""
        return (NO_PERSONA,) if self.opponent is None else persona_names(self.opponent)

    @property
    def asks_setup(self) -> bool:
        """Whether a person places Robin Hood's band, or may have to."""
        return self.side != "sheriff"

    def sensible(self) -> Choices:
        """Drop a persona that the opponent's side does not have."""
        return self if self.persona in self.personas else replace(self, persona=NO_PERSONA)

    def put(self, **changes: Any) -> Choices:
        return replace(self, **changes).sensible()

    def remembered(self) -> dict[str, Any]:
        """The choices that the settings save for the next game; a seed is for one game only."""
        names = ("side", "level", "persona", "setup", "events_side_locked")
        return {name: getattr(self, name) for name in names}


def seed_of(words: str) -> int:
    """A number as it is, any other text as its checksum, an empty text as a random number."""
    text = words.strip()
    if not text:
        return SystemRandom().randint(1, LARGEST_SEED)
    if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER:
        return int(text)
    return crc32(text.encode())


def beginning_of(choices: Choices) -> Beginning:
    return Beginning(seed=seed_of(choices.seed), events_side_locked=choices.events_side_locked)


def seats_of(choices: Choices, seed: int) -> tuple[Seat, Seat]:
    """The seats of Robin Hood and the Sheriff; a lot depends on the seed, so the game can be repeated."""
    person, computer = Seat(PERSON), Seat(choices.level, choices.persona)
    if choices.side == "both":
        return person, person
    is_robin = choices.side == "robin" or (choices.side == "lot" and Random(f"{seed}/lot").random() < 0.5)
    return (person, computer) if is_robin else (computer, person)


def begun(choices: Choices) -> tuple[Game, tuple[Seat, Seat]]:
    """Start the game; a suggested set-up is answered here, the player's own is asked at the table."""
    game = Game(beginning_of(choices))
    seats = seats_of(choices, game.beginning.seed)
    if seats[ROBIN].is_person and choices.setup in SUGGESTED:
        game.play(SUGGESTED[choices.setup])
    return game, seats
