"""From what a player chose to a game and its seats. Nothing here knows of a window."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random, SystemRandom
from typing import Any, Final
from zlib import crc32

from gest_desktop.ai.personas import NO_PERSONA, persona_names
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import AGGRESSIVE, BALANCED, CLASSIC
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.shell.saves import PERSON
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.session.contest import Seat

LARGEST_SEED: Final = 999_999_999
LONGEST_SEED: Final = 24  # letters
LONGEST_NUMBER: Final = 18  # digits; a saved game holds no larger number
SUGGESTED: Final = {"classic": CLASSIC, "balanced": BALANCED, "aggressive": AGGRESSIVE}


@dataclass(frozen=True)
class Choices:
    """Names as in the settings; the seed is what the player wrote, or nothing."""

    side: str = "robin"
    level: str = "outlaw"
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
        """The computer's side, as far as it is known before the game."""
        return {"robin": SHERIFF, "sheriff": ROBIN}.get(self.side)

    @property
    def personas(self) -> tuple[str, ...]:
        """Whom the opponent may be; by lot he may be nobody, for he could sit on either side."""
        return (NO_PERSONA,) if self.opponent is None else persona_names(self.opponent)

    @property
    def asks_setup(self) -> bool:
        """Whether a person will place, or may come to place, Robin Hood's band."""
        return self.side != "sheriff"

    def sensible(self) -> Choices:
        """Without a persona that the opponent's side does not have."""
        return self if self.persona in self.personas else replace(self, persona=NO_PERSONA)

    def put(self, **changes: Any) -> Choices:
        return replace(self, **changes).sensible()

    def remembered(self) -> dict[str, Any]:
        """What the settings keep for the next game; a seed is for one game only."""
        names = ("side", "level", "persona", "setup", "events_side_locked")
        return {name: getattr(self, name) for name in names}


def seed_of(words: str) -> int:
    """A number as it is, words as the number that they always give, and nothing as chance."""
    text = words.strip()
    if not text:
        return SystemRandom().randint(1, LARGEST_SEED)
    if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER:
        return int(text)
    return crc32(text.encode())


def beginning_of(choices: Choices) -> Beginning:
    return Beginning(seed=seed_of(choices.seed), events_side_locked=choices.events_side_locked)


def seats_of(choices: Choices, seed: int) -> tuple[Seat, Seat]:
    """Who plays Robin Hood and who the Sheriff; the lot hangs on the seed, so a game can be given again."""
    person, computer = Seat(PERSON), Seat(choices.level, choices.persona)
    if choices.side == "both":
        return person, person
    is_robin = choices.side == "robin" or (choices.side == "lot" and Random(f"{seed}/lot").random() < 0.5)
    return (person, computer) if is_robin else (computer, person)


def begun(choices: Choices) -> tuple[Game, tuple[Seat, Seat]]:
    """The game as the table gets it: a suggested set-up is answered already, one's own is asked there."""
    game = Game(beginning_of(choices))
    seats = seats_of(choices, game.beginning.seed)
    if seats[ROBIN].is_person and choices.setup in SUGGESTED:
        game.play(SUGGESTED[choices.setup])
    return game, seats
