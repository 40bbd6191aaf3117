"""How far a step has got: turn, stage and memo must be such as the step itself would leave."""

from __future__ import annotations

from typing import Final

from gest_desktop.common.checks import need
from gest_desktop.tales.bandits.rules import stages
from gest_desktop.tales.bandits.rules.pieces import DRAFT
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import (
    BAIL,
    CARDS,
    CLEAN,
    END,
    FRIAR_TUCK,
    GUARDS,
    LAY,
    LITTLE_JOHN,
    LOOT,
    PLACE,
    REWARDS,
    ROBIN_HOOD,
)

LAST_STAGE: Final = {
    LAY: 1,
    PLACE: stages.EXCHANGE,
    GUARDS: 1,
    ROBIN_HOOD: stages.ROLL_AGAIN,
    LOOT: 3,
    FRIAR_TUCK: stages.GIVE_UP,
    REWARDS: 1,
    CLEAN: 1,
    END: 1,
}
BAND_BY_BAND: Final = (PLACE, LITTLE_JOHN, ROBIN_HOOD, FRIAR_TUCK, BAIL, REWARDS)
WITH_CART: Final = (stages.PEEK_AGAIN, stages.MARK, stages.EXCHANGE)
DRAW_BLIND: Final = 2


def check_progress(g: State) -> None:
    """Raises ImpossiblePositionError with one sentence."""
    need(g.stage <= LAST_STAGE.get(g.step, 0), "This step has no such stage.")
    need(g.turn <= most_turns(g), "This step has not so many turns.")
    need(is_fitting(g), "The memo does not fit the step.")


def most_turns(g: State) -> int:
    if g.step == CARDS:
        return 4
    if g.step in (LAY, GUARDS):
        return len(g.stretches)
    return len(g.order()) if g.step in BAND_BY_BAND else 0


def is_fitting(g: State) -> bool:
    """Whether the memo is what this stage of the step remembers."""
    if g.step == PLACE and g.stage != stages.TURN:
        return is_fitting_for_placing(g)
    if g.step == ROBIN_HOOD and g.stage == stages.ROLL_AGAIN:
        dice = g.dice[g.cart]
        return len(g.memo) == 2 and g.memo[0] < len(dice) and g.memo[1] < len(dice[g.memo[0]])
    if g.step == LOOT and g.stage == DRAW_BLIND:
        return all(band in g.bands for band in g.memo)
    if g.step == LOOT and g.stage == 1:
        return not g.memo and bool(g.ledger) and g.ledger[-1].way == DRAFT
    return g.memo == ()


def is_fitting_for_placing(g: State) -> bool:
    if g.stage in WITH_CART:
        return len(g.memo) == 2 and g.memo[0] == 1 and g.memo[1] in g.stretches
    return g.memo in ((1,), (2,)) and g.hand[g.actor] >= g.memo[0]
