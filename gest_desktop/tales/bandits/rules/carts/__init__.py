"""Carts: `RULES_OF` has the rule of each; importing this package fills it."""

from gest_desktop.tales.bandits.rules.carts import beer, fair, gypsy, royal, sheriff, war
from gest_desktop.tales.bandits.rules.carts.cart import RULES_OF, defence

__all__ = ["RULES_OF", "beer", "defence", "fair", "gypsy", "royal", "sheriff", "war"]
