"""Damaged codes of games: each must be refused with one sentence, or still be the same game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from gest_desktop.commands.laws import hold
from gest_desktop.commands.mutations import check_sentence, scramble
from gest_desktop.rules.code_digits import DIGITS, digits, number_of
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.game_code import CHECKSUM, LONGEST_TEXT, PREFIX, GameCodeError, decode, encode, sealed

EACH: Final = 100  # damaged codes of one game
FORGED: Final = 0.3  # the share of codes that are damaged inside and sealed again


def finished_game(random: Random) -> Game:
    """A whole random game."""
    locked, needs_plot, asks = (random.random() < 0.2 for _option in range(3))
    game = Game(Beginning(random.randrange(1 << 30), locked, needs_plot, ask_chance=asks))
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game


def damaged_text(code: str, random: Random) -> str:
    kind = random.random()
    if kind < 0.4:
        return scramble(code.encode(), random).decode("latin-1")
    if kind < 0.6:  # what people do to a code
        at = random.randrange(len(code))
        return random.choice(
            [code.lower(), f" {code}\n", code[:at] + "\n" + code[at:], code.replace("0", "o"), code[:at]]
        )
    if kind < 0.62:
        return code * (LONGEST_TEXT // len(code) + 2)
    letters = list(code)
    for _ in range(random.randrange(1, 4)):
        letters[random.randrange(len(letters))] = random.choice(DIGITS)
    return "".join(letters)


def forged(code: str, random: Random) -> str:
    """Damage the content and seal it again, as a forger would."""
    data = number_of(code.removeprefix(PREFIX))
    assert data is not None
    return PREFIX + digits(sealed(scramble(data[:-CHECKSUM], random)))


def check_codes(number: int, seed: int, advance: Callable[[], None]) -> Counter[str]:
    """Read damaged codes; return how often each sentence was the answer."""
    random, told = Random(seed), Counter[str]()
    for at in range(number):
        if at % EACH == 0:
            whole = finished_game(random)
            code = encode(whole)
        is_forged = random.random() < FORGED
        text = forged(code, random) if is_forged else damaged_text(code, random)
        try:
            game = decode(text).game
        except GameCodeError as error:
            check_sentence(str(error), text.encode())
            told[str(error)] += 1
        else:
            same = game.answers == whole.answers and game.beginning == whole.beginning
            hold(same or (is_forged and game.is_over), f"{text[:200]!r} became another game")
            told["the same game" if same else "another finished game, from a forged code"] += 1
        advance()
    return told
