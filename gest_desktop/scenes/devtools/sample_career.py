"""A career of some months, for pictures and tests."""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.ai.personas import persona_names
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.career.deeds import Deeds
from gest_desktop.scenes.shell.career.rebuilding import rebuilt
from gest_desktop.scenes.shell.career.record import ENDINGS, SIDES, Record

BEGAN: Final = 1_785_830_400  # 4 August 2026, at noon in England
DAY: Final = 86_400
CARDS: Final = (18, 7, 23, 5, 9, 11)


def sample_career(games: int = 31, seed: int = 4) -> Career:
    """Someone who began with the Potter and has come as far as the Friar."""
    random = Random(seed)
    return rebuilt(Career(), [a_game(random, number, games) for number in range(games)])


def a_game(random: Random, number: int, games: int) -> Record:
    side = random.choice(SIDES)
    level = LEVEL_NAMES[min(4, number * 5 // games + random.choice((0, 0, 1)))]
    won = random.random() < 0.62 - 0.06 * LEVEL_NAMES.index(level)
    early, robin_won = random.random() < 0.4, won == (side == "robin")
    favour = random.randint(5, 7) if early else random.randint(1, 4)
    reviewed = random.random() < 0.7
    deeds = Deeds(
        cards=24,
        ballad=random.choice((1, 2)) if early else 3,
        robs=random.randint(2, 6),
        successes=2,
        caught=random.choice((0, 0, 1, 2)),
        camps=random.randint(2, 5),
        burnt=random.randint(0, 2),
        arrivals=random.randint(0, 3),
        prisoners=random.randint(0, 4),
        shillings=random.randint(8, 15),
        events=tuple(random.choices(CARDS, (6, 5, 4, 1, 1, 1), k=4)),
    )
    return Record(
        id=f"{number + 1:016x}",
        when=BEGAN + number * 3 * DAY + random.randrange(20_000),
        side=side,
        level=level,
        persona=random.choice(persona_names(1 - SIDES.index(side))),
        setup="classic",
        won=won,
        ending=ENDINGS[(0 if early else 2) + (0 if robin_won else 1)],
        favour=favour if robin_won else -favour,
        seconds=random.randint(1500, 3000),
        hints=random.random() < 0.1,
        deeds=deeds,
        accuracy=round(62 + 22 * number / games + random.gauss(0, 5), 1) if reviewed else None,
        luck=round(random.gauss(0, 14), 1) if reviewed else None,
    )
