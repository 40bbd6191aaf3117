"""A finished game as a short text that can be copied, sent and replayed.

The text is a prefix and base 32 digits. They hold how the game began, each choice as its number among the
options of its question, and two checksums: of the text itself, and of the position in which the game ends.
Dice and cards follow from the seed, and are written out only where they do not. Reading a code lets the
referee play the game again; a text that is no such game is refused with one sentence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from gest_desktop.common.refusal import FAILURES, RefusalError
from gest_desktop.rules.code_digits import Reader, digits, number_of, varint
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_position
from gest_desktop.rules.saves import read_beginning
from gest_desktop.rules.trial import LONGEST_GAME
from gest_desktop.rules.version import RULES_VERSION
from gest_desktop.rules.vocabulary import CHANCE
from gest_desktop.rules.words import _

FORMAT: Final = 1
PREFIX: Final = f"GEST{FORMAT}-"
WRITTEN: Final = re.compile(r"GEST(\d{1,4})-([0-9A-Z\s-]*)", re.IGNORECASE | re.ASCII)
LONGEST_TEXT: Final = 8000  # characters, of a file with its heading too
PLAYERS: Final = 4  # small numbers about the players
LOCKED, NEEDS_PLOT, ASKS_CHANCE, CHANCE_GIVEN, EVENT_DECK, TRAVELLER_DECK = (1 << bit for bit in range(6))
CHECKSUM: Final = 4  # bytes
LINE: Final = 60  # characters of a line in a file


class GameCodeError(RefusalError):
    """Says in one sentence why a text is no game, or why a game has no code."""


@dataclass(frozen=True)
class CodedGame:
    """A finished game, and small numbers that say who played; what they mean is up to the program."""

    game: Game
    players: tuple[int, ...]


def encode(game: Game, players: Sequence[int] = (0,) * PLAYERS) -> str:
    """Raises GameCodeError with one sentence if the game has no code."""
    if not game.is_over:
        raise GameCodeError(_("A game has a code only once it is over."))
    if game.beginning.position is not None:
        raise GameCodeError(_("This game started in the middle, so it has no code."))
    for flag in (0, CHANCE_GIVEN):
        code = PREFIX + digits(sealed(content(game, players, flag)))
        try:
            if decode(code).game.answers == game.answers:
                return code
        except GameCodeError:
            continue
    raise GameCodeError(_("This game has no code, because it cannot be replayed."))


def folded(code: str) -> str:
    """The code in lines, for a file."""
    return "\n".join(code[start : start + LINE] for start in range(0, len(code), LINE))


def content(game: Game, players: Sequence[int], flag: int) -> bytes:
    start = game.beginning
    flags = LOCKED * start.events_side_locked | NEEDS_PLOT * start.deed_needs_plot | flag
    flags |= ASKS_CHANCE * start.ask_chance
    flags |= EVENT_DECK * (start.event_deck is not None) | TRAVELLER_DECK * (start.traveller_deck is not None)
    out = varint(RULES_VERSION) + bytes([flags]) + varint(2 * abs(start.seed) + (start.seed < 0))
    out += bytes(players)
    for deck in (start.event_deck, start.traveller_deck):
        if deck is not None:
            out += bytes([len(deck), *deck])
    number = packed(game, chance_given=bool(flag))
    return out + ending(game) + number.to_bytes((number.bit_length() + 7) // 8, "little")


def sealed(data: bytes) -> bytes:
    return data + crc32(data).to_bytes(CHECKSUM, "big")


def ending(game: Game) -> bytes:
    """A short checksum of the position in which the game ends."""
    position = json.dumps(write_position(game.state), sort_keys=True)
    return (crc32(position.encode()) & 0xFFFF).to_bytes(2, "big")


def packed(game: Game, chance_given: bool) -> int:
    """All choices as one number: each takes as much room as its question has options."""
    rows, again = [], Game(game.beginning)
    for option in game.answers:
        asked, f = again.question()
        options = list(asked.options(again.state, f))
        if chance_given or asked.actor(f) != CHANCE:
            rows.append((options.index(option), len(options)))
        again.take(option)
    number = 0
    for index, count in reversed(rows):
        number = number * count + index
    return number


def decode(text: str) -> CodedGame:
    """Replay the game of a code; raises GameCodeError with one sentence."""
    if len(text) > LONGEST_TEXT:
        raise GameCodeError(_("This text is too long to be the code of a game."))
    found = WRITTEN.search(text)
    if found is None:
        raise GameCodeError(_("This is not the code of a game: such a code begins with GEST1."))
    if int(found[1]) != FORMAT:
        raise GameCodeError(_("This code was made by another version of the program."))
    data = number_of(found[2])
    if data is None or len(data) <= CHECKSUM or sealed(data[:-CHECKSUM]) != data:
        raise GameCodeError(_("This code is damaged: characters are missing or wrong."))
    try:
        return read(Reader(data[:-CHECKSUM]))
    except GameCodeError:
        raise
    except FAILURES as error:
        raise GameCodeError(_("This code does not follow the rules of the game.")) from error


def read(data: Reader) -> CodedGame:
    if data.varint() != RULES_VERSION:
        raise GameCodeError(_("This game follows another version of the rules, so it cannot be replayed."))
    flags, seed = data.byte(), data.varint()
    players = tuple(data.take(PLAYERS))
    decks = [list(data.take(data.byte())) if flags & deck else None for deck in (EVENT_DECK, TRAVELLER_DECK)]
    beginning = read_beginning(
        {
            "seed": -(seed >> 1) if seed & 1 else seed >> 1,
            "events_side_locked": bool(flags & LOCKED),
            "deed_needs_plot": bool(flags & NEEDS_PLOT),
            "ask_chance": bool(flags & ASKS_CHANCE),
            "event_deck": decks[0],
            "traveller_deck": decks[1],
        }
    )
    end, number = data.take(2), int.from_bytes(data.rest(), "little")
    game = played(beginning, number, chance_given=bool(flags & CHANCE_GIVEN))
    if ending(game) != end:
        raise GameCodeError(_("This code was made by another version of the program."))
    return CodedGame(game, players)


def played(beginning: Beginning, number: int, chance_given: bool) -> Game:
    game = Game(beginning)
    while not game.is_over:
        if len(game.answers) >= LONGEST_GAME:
            raise GameCodeError(_("The game in this code never ends."))
        asked, f = game.question()
        options = asked.options(game.state, f)
        number, index = divmod(number, len(options))
        game.take(options[index])
        if not chance_given:
            game.let_chance_answer()
    if number:
        raise GameCodeError(_("The game in this code goes on after its end."))
    return game
