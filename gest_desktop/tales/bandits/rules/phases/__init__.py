"""The phases of a round, one file each; importing this package fills `steps.STEPS`."""

from gest_desktop.tales.bandits.rules import carts, help
from gest_desktop.tales.bandits.rules.phases import (
    assault,
    bail,
    ending,
    friar_tuck,
    guards,
    laying,
    little_john,
    loot,
    placing,
    rewards,
    riches,
    robin_hood,
    setting_up,
)

__all__ = [
    "assault",
    "bail",
    "carts",
    "ending",
    "friar_tuck",
    "guards",
    "help",
    "laying",
    "little_john",
    "loot",
    "placing",
    "rewards",
    "riches",
    "robin_hood",
    "setting_up",
]
