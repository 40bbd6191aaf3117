"""The description of a game on the shelf: all that the rest of the program knows about a tale."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class Volume:
    """A game as its book on the shelf tells of it; words are English, and the catalogue translates them."""

    id: str  # in the protocol, in saved games and on the command line
    name: str
    motto: str  # a line below its name
    about: str  # a few sentences
    players: tuple[int, int]  # people, from and to
    length: str  # what a game is made of
    choices: int  # of a person in a whole game; an average, measured in games of the computer
    book: str  # its pictures in assets/shelf
    pieces: tuple[str, ...]  # pictures of pieces below assets, which lie on the shelf beside it
    doors: str  # a module with what its page opens; see Doors in scenes/menus/shelf/doors.py

    def module(self, part: str) -> Any:
        """Import one of the modules that are named here."""
        return import_module(getattr(self, part))


@dataclass(frozen=True)
class Tale(Volume):
    """Another game than A Gest. Modules are named, and imported only when they are needed."""

    rules: str  # its package of rules
    texts: str  # where its names are
    saves: str  # reads and writes its saved games
    suffix: str  # of the names of its files among the saved games
    engine: str  # its protocol: run(source, target)
    mind: str  # what the worker serves; see common/mind.py
    fuzz: str  # fuzz(games, first, jobs)
    arena: str  # arena(a, b, players, games, seed, jobs)
