"""Codes of games with their players: from the archive to a text and back."""

from __future__ import annotations

from typing import Any, Final

from gest_desktop.ai.personas import NO_PERSONA, persona_names
from gest_desktop.rules.game import Game
from gest_desktop.rules.game_code import CodedGame, decode, encode
from gest_desktop.rules.vocabulary import SIDE_IDS
from gest_desktop.scenes.shell.players import PERSON

# The numbers in codes that have been sent never change: new names are added at the end.
PLAYERS: Final = (PERSON, "potter", "miller", "yeoman", "outlaw", "friar", "king")
PERSONAS: Final = (
    (NO_PERSONA, "bold", "cunning", "merciful"),
    (NO_PERSONA, "greedy", "cruel", "patient"),
)


def code_of(game: Game, seats: dict[str, Any]) -> str:
    """Raises GameCodeError with one sentence if the game has no code."""
    numbers = []
    for number, side in enumerate(SIDE_IDS[:2]):
        seat = seats[side]
        persona = seat.get("persona", NO_PERSONA)
        numbers += [PLAYERS.index(seat["player"]), PERSONAS[number].index(persona)]
    return encode(game, numbers)


def game_of(text: str) -> tuple[Game, dict[str, Any]]:
    """A game and its seats; raises GameCodeError with one sentence."""
    coded = decode(text)
    return coded.game, seats_of(coded)


def seats_of(coded: CodedGame) -> dict[str, Any]:
    """Players that this version does not know count as persons."""
    return {side: seat(number, *coded.players[2 * number :][:2]) for number, side in enumerate(SIDE_IDS[:2])}


def seat(side: int, player: int, persona: int) -> dict[str, str]:
    known = PERSONAS[side][persona] if persona < len(PERSONAS[side]) else NO_PERSONA
    return {
        "player": PLAYERS[player] if player < len(PLAYERS) else PERSON,
        "persona": known if known in persona_names(side) else NO_PERSONA,
    }
