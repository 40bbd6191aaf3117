"""King Richard's Return: Unrest only, then the game ends (R42)."""

from gest_desktop.rules.cards.event import inspection
from gest_desktop.rules.inspection.unrest import UNREST

inspection(32, UNREST)
