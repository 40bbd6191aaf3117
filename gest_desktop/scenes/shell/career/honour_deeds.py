"""The deeds behind the honours: of one game, or of a whole career."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.rules.vocabulary import CAMPS
from gest_desktop.scenes.shell.career.record import CONFIRMED, ORDER, PARDON, SIDES, Record
from gest_desktop.scenes.shell.career.standing import Standing, longest_run

THE_KING: Final = LEVEL_NAMES[-1]


# --- of one game, as Robin Hood


def is_robins(game: Record) -> bool:
    return game.side == "robin"


def won_as_robin(game: Record) -> bool:
    return is_robins(game) and game.won


def won_without_being_caught(game: Record) -> bool:
    return won_as_robin(game) and not game.deeds.caught


def won_after_prison(game: Record) -> bool:
    return won_as_robin(game) and game.deeds.caught > 0


def never_failed_a_rob(game: Record) -> bool:
    return is_robins(game) and game.deeds.robs == game.deeds.successes >= 4


def freed_three_at_once(game: Record) -> bool:
    return is_robins(game) and game.deeds.freed >= 3


def placed_every_camp(game: Record) -> bool:
    return is_robins(game) and game.deeds.camps == CAMPS


def robbed_the_bishop(game: Record) -> bool:
    return is_robins(game) and game.deeds.bishop


def filled_the_purse(game: Record) -> bool:
    return is_robins(game) and game.deeds.shillings >= 15


# --- of one game, as the Sheriff


def is_sheriffs(game: Record) -> bool:
    return game.side == "sheriff"


def won_at_the_first_inspection(game: Record) -> bool:
    return is_sheriffs(game) and game.won and game.ending == ORDER and game.deeds.ballad == 1


def brought_four_carriages_home(game: Record) -> bool:
    return is_sheriffs(game) and game.deeds.arrivals >= 4


def caught_robin_twice(game: Record) -> bool:
    return is_sheriffs(game) and game.deeds.caught >= 2


def held_five_prisoners(game: Record) -> bool:
    return is_sheriffs(game) and game.deeds.prisoners >= 5


def burnt_two_camps(game: Record) -> bool:
    return is_sheriffs(game) and game.deeds.burnt >= 2


# --- of one game, as either


def won_when_the_king_came_home(game: Record) -> bool:
    return game.won and game.ending in (PARDON, CONFIRMED)


def won_by_one_step(game: Record) -> bool:
    return won_when_the_king_came_home(game) and abs(game.favour) == 1


def won_without_an_event(game: Record) -> bool:
    return game.won and not game.deeds.events


def beat_the_king(game: Record) -> bool:
    return game.won and game.level == THE_KING


def was_reviewed(game: Record) -> bool:
    return game.accuracy is not None


def played_with_a_sharp_eye(game: Record) -> bool:
    return game.accuracy is not None and game.accuracy >= 90.0


# --- of a career


def wins_in_a_row(standing: Standing) -> tuple[int, int]:
    return min(3, longest_run(standing.games)), 3


def sides_of_one_level(standing: Standing) -> tuple[int, int]:
    """The sides with which one level was beaten, where they are most."""
    beaten = {(game.level, game.side) for game in standing.games if game.won}
    return max(sum((level, side) in beaten for side in SIDES) for level in LEVEL_NAMES), len(SIDES)


def levels_beaten(standing: Standing) -> tuple[int, int]:
    return len({game.level for game in standing.games if game.won}), len(LEVEL_NAMES)


def lessons_learned(standing: Standing) -> tuple[int, int]:
    return standing.lessons_learned, standing.lessons


def won_after_three_losses(standing: Standing) -> tuple[int, int]:
    losses = 0
    for game in standing.games:
        if game.won and losses >= 3:
            return 1, 1
        losses = 0 if game.won else losses + 1
    return 0, 1
