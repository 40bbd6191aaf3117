"""The buttons of a lesson's bubble, as things that can be pointed at."""

from __future__ import annotations

from typing import Final

from gest_desktop.scenes.kit.thing import Thing

PREFIX: Final = "lesson_"
NEXT, BACK, SHOW = (Thing("button", picture=PREFIX + name) for name in ("next", "back", "show"))


def reply(number: int) -> Thing:
    """An answer to the question of a bubble."""
    return Thing("button", picture=f"{PREFIX}reply", number=number)


def is_of_bubble(thing: Thing) -> bool:
    return thing.kind == "button" and thing.picture.startswith(PREFIX)
