"""What Yes brings by its end, however the choices that follow are made: the price and the reward."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import (
    HENCHMAN,
    HIDDEN_MAN,
    NO,
    REVEALED_MAN,
    SPACES,
    YES,
)
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.foresee.lookahead import world_of
from gest_desktop.scenes.table.foresee.prospects import PLAIN, Chip

MOST_ANSWERS: Final = 300
FIRST, LAST = 0, -1


def bargain(view: View, option: int) -> list[Chip]:
    """Chips for Yes; for No, that it changes nothing, if Yes would."""
    if option == NO:
        return [Chip(_("no change"), PLAIN)] if bargain(view, YES) else []
    before, most, least = world_of(view), carried_out(view, FIRST), carried_out(view, LAST)
    if most is None or least is None:
        return []
    chips = []
    step = steps_between(before.favour, least.favour)
    if step and most.favour == least.favour:
        words = _("+{n} Justice") if step > 0 else _("+{n} Order")
        chips.append(Chip(words.format(n=abs(step))))
    henchmen, men = moved(before, least, HENCHMAN), moved(before, least, HIDDEN_MAN, REVEALED_MAN)
    if henchmen:
        chips.append(
            Chip(n_("{n} Henchman must move", "{n} Henchmen must move", henchmen).format(n=henchmen))
        )
    if men:
        chips.append(Chip(n_("{n} Merry Man must move", "{n} Merry Men must move", men).format(n=men)))
    hidden = revealed(before) - revealed(least)
    if hidden > 0:
        chips.append(Chip(n_("{n} turns Hidden", "{n} turn Hidden", hidden).format(n=hidden)))
    return chips


def carried_out(view: View, pick: int) -> State | None:
    """The position once Yes is carried out, if always the first or the last option is chosen."""
    world = world_of(view)
    asked, f = question(world)
    depth = len(world.frames)
    answer(world, asked, f, YES)
    for _answer in range(MOST_ANSWERS):
        asked, f = question(world)
        if len(world.frames) <= depth:
            return world
        if asked.actor(f) != view.side:
            return None
        answer(world, asked, f, asked.options(world, f)[pick])
    return None


def moved(before: State, after: State, *kinds: int) -> int:
    """How many pieces have left the space where they were."""
    numbers = [
        sum(before.pieces[kind + space] - after.pieces[kind + space] for kind in kinds) for space in SPACES
    ]
    return sum(max(0, number) for number in numbers)


def revealed(g: State) -> int:
    robin = g.robin in SPACES and not g.robin_hidden
    return sum(g.pieces[REVEALED_MAN + space] for space in SPACES) + robin
