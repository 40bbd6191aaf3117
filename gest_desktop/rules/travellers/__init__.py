"""The twelve Traveller cards, one file for each of the eight titles."""

from gest_desktop.rules.travellers import (
    t01_rich_merchant,
    t03_noble_knight,
    t05_richard_at_the_lea,
    t06_monks,
    t09_the_potter,
    t10_the_millers_son,
    t11_bishop_of_hereford,
    t12_guy_of_gisborne,
)
from gest_desktop.rules.travellers.traveller import MEET_TRAVELLER, TRAVELLER_CARDS

__all__ = [
    "MEET_TRAVELLER",
    "TRAVELLER_CARDS",
    "t01_rich_merchant",
    "t03_noble_knight",
    "t05_richard_at_the_lea",
    "t06_monks",
    "t09_the_potter",
    "t10_the_millers_son",
    "t11_bishop_of_hereford",
    "t12_guy_of_gisborne",
]
