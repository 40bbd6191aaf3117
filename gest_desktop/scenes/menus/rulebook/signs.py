"""The signs of Plots, Deeds and phases, shown next to their rules as on the table."""

from __future__ import annotations

from functools import cache
from typing import Final

from gest_desktop.rules.texts import player_aids
from gest_desktop.scenes.kit.parts import parts

SIGNED: Final = ("plot", "deed", "phase")


@cache
def signs() -> dict[str, str]:
    """The names of the kit pictures, by rule."""
    found = {
        aid["rule"]: f"{aid['kind']}_{aid['id']}" for aid in player_aids().values() if aid["kind"] in SIGNED
    }
    return {rule: name for rule, name in found.items() if name in parts()}


def sign_of(number: str) -> str:
    return signs().get(number, "")
