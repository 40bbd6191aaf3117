"""Royal Inspection, two copies: the whole Inspection Round."""

from gest_desktop.rules.cards.event import inspection
from gest_desktop.rules.inspection import ROYAL_INSPECTION

inspection(30, ROYAL_INSPECTION)
inspection(31, ROYAL_INSPECTION)
