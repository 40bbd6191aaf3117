"""The books from left to right: A Gest, the tales, and two that are still closed."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.words import N_
from gest_desktop.tales.shelf import TALES
from gest_desktop.tales.tale import Volume

NAMES: Final = (
    "carriage_tribute", "coin_3", "coin_1", "die_green_3", "die_white_-1", "camp", "merry_hidden",
    "robin_revealed", "merry_revealed", "henchman", "royal_favour",
)  # fmt: skip
A_GEST: Final = Volume(
    id="gest",
    name="A Gest of Robin Hood",
    motto=N_("Robin Hood against the Sheriff"),
    about=N_(
        "One of you hides in the greenwood with a handful of outlaws, the other rules the shire and brings "
        "in the taxes. Pull Royal Favour to your side before King Richard comes home."
    ),
    players=(1, 2),
    length=N_("24 cards"),
    choices=118,
    book="gest",
    pieces=tuple(f"pieces/{name}.webp" for name in NAMES),
    doors="gest_desktop.scenes.menus.shelf.a_gest",
)
CLOSED: Final = tuple(
    Volume(
        id=book,
        name=N_("Later on"),
        motto=N_("A book that is still closed"),
        about=N_("Another tale of the greenwood will be here one day."),
        players=(0, 0),
        length="",
        choices=0,
        book=book,
        pieces=(),
        doors="",
    )
    for book in ("closed_blue", "closed_brown")
)
VOLUMES: Final[tuple[Volume, ...]] = (A_GEST, *TALES, *CLOSED)
