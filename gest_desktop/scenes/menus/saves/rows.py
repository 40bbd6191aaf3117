"""The rows of the list of saved games. Nothing here raises: a damaged file is listed as damaged."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gest_desktop.common.checks import a_number
from gest_desktop.rules.saves import UnreadableSaveError, read_file
from gest_desktop.rules.vocabulary import BALLADS, SIDE_IDS
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.new_game.words import SIDES
from gest_desktop.scenes.menus.saves.summary import Summary, summary_of, written
from gest_desktop.scenes.shell.players import PERSON, read_seats
from gest_desktop.scenes.shell.save_store import CURRENT, SUFFIX, Listed, SaveStore

PAGE: Final = 5  # games per page
UNNAMED: Final = re.compile(rf"(damaged|{CURRENT})-\d+")  # files that the program has named


@dataclass(frozen=True)
class Shown:
    """One row of the list; a damaged game has no summary."""

    path: Path
    name: str
    summary: Summary | None = None
    damage: str = ""


def title_of(data: dict[str, Any], when: float) -> str:
    """A name for a game that has none: whose it is, how far it is, and when it was saved."""
    people = [side for side in SIDE_IDS[:2] if read_seats(data["seats"])[side]["player"] == PERSON]
    side = _(SIDES[people[0] if len(people) == 1 else "both"][0])
    ballad = _("Ballad {n}").format(n=a_number(data["game"]["snapshot"]["ballad"], "ballad", 1, BALLADS))
    return f"{side}, {ballad}, {written(when)}"


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
            return Shown(listed.path, name if is_current else damaged_title(listed), damage=damage)
        data = read_file(listed.path)
        return Shown(listed.path, name or title_of(data, listed.when), summary_of(data))
    except UnreadableSaveError as error:
        damage = str(error)
    except (LookupError, TypeError, ValueError, AttributeError, OSError, OverflowError):
        damage = damage or _("This file is damaged and was left as it is.")
    return Shown(listed.path, name or listed.path.name.removesuffix(SUFFIX), damage=damage)


def pages(count: int) -> int:
    return max(1, -(-count // PAGE))
