"""From the options of the command to a game: a new one, or one from a file."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from gest_desktop.ai.levels import DEFAULT_LEVEL
from gest_desktop.ai.personas import NO_PERSONA, persona_names
from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SIDE_IDS
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.new_game.choices import Choices, begun
from gest_desktop.scenes.shell.save_store import SUFFIX, SavedGame
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.terminal.save_file import SaveFile

TAKEN_SIDES: Final = (N_("In this game you are Robin Hood."), N_("In this game you are the Sheriff."))


@dataclass(frozen=True)
class Wishes:
    """The options as they were typed; None is left to the program, or to the saved game."""

    side: str | None = None
    level: str | None = None
    persona: str | None = None
    setup: str | None = None
    seed: str | None = None
    load: Path | None = None
    save: Path | None = None


def opened(wishes: Wishes, folder: Path) -> Contest:
    """The game to play, saved in the folder if no file is named; raises RefusalError with one sentence."""
    if wishes.save is not None and wishes.save != wishes.load and wishes.save.exists():
        words = _("{file} already exists. Continue that game with --load, or save under another name.")
        raise RefusalError(words.format(file=wishes.save))
    if wishes.load is None:
        return new_game(wishes, folder)
    if wishes.setup is not None or wishes.seed is not None:
        raise RefusalError(_("--setup and --seed are for new games; this one has already begun."))
    saved = SaveFile(wishes.load).load(wishes.load)
    store = SaveFile(wishes.save or wishes.load, saved.name, folder)
    about = store.archive.resumed(saved.about, saved.game.answers)
    return Contest(saved.game, seats(saved, wishes), store, saved.notice, about=about)


def new_game(wishes: Wishes, folder: Path) -> Contest:
    side = wishes.side or SIDE_IDS[ROBIN]
    opponent = ROBIN + SHERIFF - SIDE_IDS.index(side)
    persona = checked(wishes.persona or NO_PERSONA, opponent)
    choices = Choices(
        side, wishes.level or DEFAULT_LEVEL, persona, wishes.setup or "classic", seed=wishes.seed or ""
    )
    game, seated = begun(choices)
    return Contest(game, seated, SaveFile(wishes.save or new_file(folder), home=folder))


def checked(persona: str, side: int) -> str:
    """The persona, if it is one of this side."""
    if persona not in persona_names(side):
        words = _("{side} can be: {personas}.")
        raise RefusalError(words.format(side=side_name(side), personas=", ".join(persona_names(side))))
    return persona


def seats(saved: SavedGame, wishes: Wishes) -> tuple[Seat, Seat]:
    """The seats of a saved game; of two persons, one gives way to the computer."""
    found = [Seat(one["player"], one.get("persona", NO_PERSONA)) for one in saved.seats.values()]
    people = [side for side in (ROBIN, SHERIFF) if found[side].is_person]
    wished = SIDE_IDS.index(wishes.side) if wishes.side else next(iter(people), ROBIN)
    if people and wished not in people:
        raise RefusalError(_(TAKEN_SIDES[people[0]]))
    opponent = ROBIN + SHERIFF - wished
    computer = found[opponent]
    if computer.is_person or wishes.level:
        computer = replace(computer, player=wishes.level or DEFAULT_LEVEL)
    if wishes.persona:
        computer = replace(computer, persona=checked(wishes.persona, opponent))
    return (Seat(), computer) if wished == ROBIN else (computer, Seat())


def new_file(folder: Path) -> Path:
    """A file of its own for each game, so that no game replaces another; no two programs share an id."""
    return folder / f"{time.strftime('terminal-%Y-%m-%d-%H%M%S')}-{os.getpid()}{SUFFIX}"
