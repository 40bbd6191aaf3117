"""All pieces by name."""

from collections.abc import Callable
from functools import partial

import skia

from art.pieces import carts, coins, cylinders, markers, people, seals

Draw = Callable[[skia.Canvas], None]

SET: dict[str, Draw] = {
    "merry_hidden": people.merry_hidden,
    "merry_revealed": people.merry_revealed,
    "robin_revealed": people.robin_revealed,
    "robin_hidden_private": people.robin_hidden,
    "henchman": people.henchman,
    "camp": markers.camp,
    "carriage_unknown": carts.carriage_unknown,
    "carriage_tallage": carts.carriage_tallage,
    "carriage_tribute": carts.carriage_tribute,
    "carriage_trap": carts.carriage_trap,
    **{f"carriage_{kind}_face_down": partial(seals.carriage_face_down, kind=kind) for kind in seals.SEALS},
    "submissive": markers.submissive,
    "revolting": markers.revolting,
    "passive": markers.passive,
    "royal_favour": cylinders.favour,
    "eligible_robin": cylinders.elig_robin,
    "eligible_sheriff": cylinders.elig_sheriff,
    "ballad": cylinders.ballad,
    "coin_1": partial(coins.coin, n=1, metal="silver"),
    "coin_3": partial(coins.coin, n=3, metal="gold"),
    "bridge": markers.bridge,
}
SET |= {f"die_white_{n}": partial(coins.die, n=n, kind="white") for n in (-2, -1, 0, 1, 2)}
SET |= {f"die_green_{n}": partial(coins.die, n=n, kind="green") for n in (-1, 0, 1, 2, 3)}


def is_carriage(name: str) -> bool:
    return name.startswith("carriage")


def box_of(name: str) -> tuple[int, int]:
    """Width and height of the drawing in units."""
    return (150, 112) if is_carriage(name) else (112, 124)
