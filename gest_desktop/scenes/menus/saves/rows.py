"""The rows of the list of saved games. Nothing here raises: a damaged file is listed as damaged."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gest_desktop.rules.position.checks import a_number
from gest_desktop.rules.saves import UnreadableSaveError, read_file
from gest_desktop.rules.vocabulary import BALLADS, SIDE_IDS
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.new_game.words import LEVELS, PERSONAS, SIDES
from gest_desktop.scenes.shell.save_store import CURRENT, PERSON, SUFFIX, Listed, SaveStore, read_seats

PAGE: Final = 5  # games per page
UNNAMED: Final = re.compile(rf"(damaged|{CURRENT})-\d+")  # files that the program has named
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
        return _("{you}. Opponent: {level}").format(you=_(YOU[people[0]]), level=level)
    temper = _(PERSONAS[persona][0])
    return _("{you}. Opponent: {level} ({temper})").format(you=_(YOU[people[0]]), level=level, temper=temper)


def title_of(data: dict[str, Any], when: float) -> str:
    """A name for a game that has none: whose it is, how far it is, and when it was saved."""
    people = [side for side in SIDE_IDS[:2] if read_seats(data["seats"])[side]["player"] == PERSON]
    side = _(SIDES[people[0] if len(people) == 1 else "both"][0])
    ballad = _("Ballad {n}").format(n=a_number(data["game"]["snapshot"]["ballad"], "ballad", 1, BALLADS))
    return f"{side}, {ballad}, {written(when)}"


def written(when: float) -> str:
    return time.strftime(_("%Y-%m-%d, %H:%M"), time.localtime(when))


def damaged_title(listed: Listed) -> str:
    """The name of a damaged file: the player's own, or when the program wrote it."""
    if not UNNAMED.fullmatch(listed.name):
        return listed.name
    return _("Damaged game, {when}").format(when=written(listed.path.stat().st_mtime))


def shown(store: SaveStore, listed: Listed) -> Shown:
    is_current = listed.path == store.path(CURRENT)
    name, damage = _("Current game") if is_current else listed.name, listed.damage
    try:
        if damage:
            return Shown(listed.path, name if is_current else damaged_title(listed), "", "", damage)
        data = read_file(listed.path)
        sides = sides_of(read_seats(data["seats"]))
        return Shown(listed.path, name or title_of(data, listed.when), written(listed.when), sides)
    except UnreadableSaveError as error:
        damage = str(error)
    except (LookupError, TypeError, ValueError, OSError, OverflowError):
        damage = damage or _("This file is damaged and was left as it is.")
    return Shown(listed.path, name or listed.path.name.removesuffix(SUFFIX), "", "", damage)


def pages(count: int) -> int:
    return max(1, -(-count // PAGE))
