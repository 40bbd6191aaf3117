"""Social Bandit: Reveal Robin in a Parish for a Camp and 2 Shillings, or his Parish becomes Submissive."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.finding_robin import (
    HIDDEN_IN_A_PARISH,
    NOT_IN_PRISON,
    REVEAL_ROBIN_AND,
    REVEAL_ROBIN_IN_PARISH_TO,
)
from gest_desktop.rules.clauses import becomes_submissive, gain, place_camp_if_none, there

event(
    9,
    carriage_moves=2,
    light=effect(
        REVEAL_ROBIN_IN_PARISH_TO,
        there(place_camp_if_none),
        gain(2),
        requires=HIDDEN_IN_A_PARISH,
        about_robin=True,
    ),
    dark=effect(REVEAL_ROBIN_AND, becomes_submissive(), requires=NOT_IN_PRISON),
)
