"""Where a bandit would sensibly go: a quick guess, for playing on in imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gest_desktop.tales.bandits.mind.outlook import Lasts, Outlook
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import PICKPOCKET, SPACES

UNROLLED_ROW: Final = ((0,),) * SPACES
TOKEN: Final = 1.45
POCKET: Final = 0.34  # a Village Coin
NO_DIE: Final = 0.1  # and no die on the Drawbridge
CROWDED: Final = (0.0, 0.3, 0.6, 0.5, 0.4)  # what a further die on the Drawbridge costs, by those on the road
WHIM: Final = 0.25  # how often any space is taken


def sensible_space(
    g: State, options: Sequence[int], outlook: Outlook, random: Random, whim: float = WHIM, cares: float = 1.0
) -> int:
    """The space that promises most to the band on turn; on a whim, any. `cares` is about the Drawbridge."""
    if random.random() < whim:
        return options[int(random.random() * len(options))]
    band, best, most = g.actor, options[-1], -9.0
    rows, on_road = g.rows, 0
    to_come = sum(g.hand) - 1
    counts, joined = [0] * SPACES, [False] * SPACES
    lasts: list[Lasts] = [()] * SPACES
    for stretch in g.stretches:
        there = [space.band for space in rows[stretch] if space is not None]
        own = there.count(band)
        on_road += own
        counts[stretch], joined[stretch] = len(there), own > 0
        lasts[stretch] = outlook.lasts(g, stretch, UNROLLED_ROW)
    more = to_come // len(g.stretches)
    cost = cares * CROWDED[on_road]
    for option in options:
        if option == PICKPOCKET:
            worth = POCKET + NO_DIE * cares
        else:
            stretch, at = divmod(option, SPACES)
            row, odds = rows[stretch], lasts[stretch]
            place = 0
            for space in row[:at]:
                if space is not None:
                    place += 1
            length = min(SPACES, counts[stretch] + 1 + more)
            takes = sum(odds[place:length])
            worth = takes * (TOKEN - cost + (0.0 if joined[stretch] else 1.0)) + odds[place]
        worth += 0.3 * random.random()
        if worth > most:
            best, most = option, worth
    return best
