"""The rows of the list of saved games. Nothing here raises: a damaged file is listed as damaged."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gest_desktop.rules.saves import UnreadableSaveError, read_file
from gest_desktop.rules.vocabulary import SIDE_IDS
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.new_game.words import LEVELS, PERSONAS, SIDES
from gest_desktop.scenes.shell.save_store import CURRENT, PERSON, Listed, SaveStore, read_seats

PAGE: Final = 5  # games per page
YOU: Final = {"robin": N_("You are Robin Hood"), "sheriff": N_("You are the Sheriff")}


@dataclass(frozen=True)
class Shown:
    """One row of the list."""

    path: Path
    name: str
    when: str
    sides: str
    damage: str = ""


def sides_of(seats: dict[str, Any]) -> str:
    """Who plays which side, in one line."""
    people = [side for side in SIDE_IDS[:2] if seats[side]["player"] == PERSON]
    if len(people) == 2:
        return _(SIDES["both"][0])
    if not people:
        return _("The computer plays both sides")
    (other,) = (side for side in SIDE_IDS[:2] if side not in people)
    level = _(LEVELS[seats[other]["player"]][0])
    persona = seats[other].get("persona", "none")
    if persona == "none":
        return _("{you}, against {level}").format(you=_(YOU[people[0]]), level=level)
    temper = _(PERSONAS[persona][0])
    return _("{you}, against {level} ({temper})").format(you=_(YOU[people[0]]), level=level, temper=temper)


def shown(store: SaveStore, listed: Listed) -> Shown:
    is_current = listed.path == store.path(CURRENT)
    name = _("The game on the table") if is_current else listed.name
    if listed.damage:
        return Shown(listed.path, name, "", "", listed.damage)
    try:
        when = time.strftime(_("%Y-%m-%d, %H:%M"), time.localtime(listed.when))
        return Shown(listed.path, name, when, sides_of(read_seats(read_file(listed.path)["seats"])))
    except UnreadableSaveError as error:
        damage = str(error)
    except (LookupError, TypeError, ValueError, OSError, OverflowError):
        damage = _("This file is damaged and was left as it is.")
    return Shown(listed.path, name, "", "", damage)


def pages(count: int) -> int:
    return max(1, -(-count // PAGE))
