"""Pictures of every screen in every situation, for inspection."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.devtools.bandits_shots import BANDITS_SHOTS
from gest_desktop.scenes.devtools.game_shots import GAME_SHOTS
from gest_desktop.scenes.devtools.note_shots import NOTE_SHOTS
from gest_desktop.scenes.devtools.riddle_shots import RIDDLE_SHOTS
from gest_desktop.scenes.devtools.sample_career import sample_career
from gest_desktop.scenes.devtools.table_shots import TABLE_SHOTS, NoWorker, asks, played
from gest_desktop.scenes.menus.shelf.volumes import VOLUMES
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SUFFIX, SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.tales.shelf import TALES
from gest_desktop.tales.tale import Tale

STEP: Final = 1 / 30
SIZES: Final = ((1920, 1080), (1280, 720))
DOORS: Final = ("play", "learn", "rulebook", "gallery")
MORE_SIZES: Final = {"table_robin": ((3840, 2160), (1024, 640)), "title": ((3840, 2160), (1024, 640))}


def title(app: App) -> None:
    from gest_desktop.scenes.menus.title.scene import TitleScene

    app.push(TitleScene(app))


def title_with_game(app: App) -> None:
    save_games(app)
    title(app)


def new_game(app: App) -> None:
    from gest_desktop.scenes.menus.new_game.scene import NewGameScene

    app.push(NewGameScene(app))


def new_game_advanced(app: App) -> None:
    """As the Sheriff, with saved games and everything unfolded."""
    save_games(app)
    app.change(side="sheriff", persona="bold", advanced_open=True)
    new_game(app)


def career(app: App) -> None:
    from gest_desktop.scenes.menus.career.scene import CareerScene

    app.store.career.write(sample_career())
    app.push(CareerScene(app))


def career_without_games(app: App) -> None:
    from gest_desktop.scenes.menus.career.scene import CareerScene

    app.push(CareerScene(app))


def load_game(app: App) -> None:
    from gest_desktop.scenes.menus.saves.scene import SavesMenuScene

    save_games(app)
    app.push(SavesMenuScene(app))


def save_game(app: App) -> None:
    from gest_desktop.scenes.menus.saves.scene import SavesMenuScene

    app.push(SavesMenuScene(app, save_games(app)))


def options(app: App) -> None:
    from gest_desktop.scenes.menus.options.scene import OptionsScene

    app.push(OptionsScene(app))


def keys(app: App) -> None:
    from gest_desktop.scenes.menus.keys import KeysScene

    app.push(KeysScene(app))


def gallery(app: App) -> None:
    from gest_desktop.scenes.menus.gallery.scene import GalleryScene

    app.push(GalleryScene(app))


def rulebook(app: App) -> None:
    from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

    app.push(RulebookScene(app, "3.2.3"))


def lessons(app: App) -> None:
    from gest_desktop.scenes.tutorial.menu import LessonMenuScene

    app.push(LessonMenuScene(app))


def curtain(app: App) -> None:
    from gest_desktop.scenes.menus.curtain import PASSING, CurtainScene

    app.push(CurtainScene(app, PASSING[1], lambda: None))


def ballad(app: App) -> None:
    from gest_desktop.scenes.ballad.scene import BalladScene

    app.push(BalladScene(app, played(lambda game: game.is_over, 4)))


def shelf(app: App, taken: str) -> None:
    from gest_desktop.scenes.menus.shelf.scene import ShelfScene

    app.push(ShelfScene(app, taken))


def tale_page(tale: Tale, door: str, app: App) -> None:
    """One of the pages of a tale; its gallery turns up the cards one after the other."""
    getattr(tale.module("doors"), door)(app)
    while app.scene.is_lively and door == "gallery":
        app.frame([], STEP)


@dataclass(frozen=True)
class Shot:
    """A situation that is set up in a new program."""

    name: str
    prepare: Callable[[App], object]


def save_games(app: App) -> Contest:
    """Games of every kind in the list; the current one is returned."""
    ended = played(lambda game: game.is_over, 4)
    begun = played(asks("box", ROBIN))
    for name, game, seats in (
        ("Sunday evening", begun, (Seat(), Seat("king", "cruel"))),
        ("By the fire", begun, (Seat(), Seat())),
        ("The last card", ended, (Seat("friar", "bold"), Seat())),
    ):
        app.store.keep(game, Contest(game, seats).seats_json(), name)
    (app.store.folder / f"torn{SUFFIX}").write_text("{", "utf-8")
    return Contest(begun, (Seat(), Seat("outlaw", "greedy")), app.store)


MENUS: Final = (
    title,
    title_with_game,
    new_game,
    new_game_advanced,
    career,
    career_without_games,
    load_game,
    save_game,
    options,
    keys,
    gallery,
    rulebook,
    lessons,
    curtain,
    ballad,
)
SHELF: Final = (
    *(Shot(f"shelf_{volume.id}", partial(shelf, taken=volume.id)) for volume in VOLUMES),
    *(Shot(f"tale_{tale.id}_{door}", partial(tale_page, tale, door)) for tale in TALES for door in DOORS),
)
NAMED_SHOTS: Final = (TABLE_SHOTS, NOTE_SHOTS, RIDDLE_SHOTS, BANDITS_SHOTS)
SHOTS: Final = (
    *(Shot(prepare.__name__, prepare) for prepare in (*MENUS, *GAME_SHOTS)),
    *SHELF,
    *(
        Shot(name, prepare)
        for name, prepare in (TABLE_SHOTS | NOTE_SHOTS | RIDDLE_SHOTS | BANDITS_SHOTS).items()
    ),
)


def write_shots(folder: Path, only: str = "", language: str = "en") -> Iterator[Path]:
    """Draw every situation whose name begins with `only`, at each size; yield the files."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    folder.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        if shot.name.startswith(only):
            for size in (*SIZES, *MORE_SIZES.get(shot.name, ())):
                yield take(shot, folder, size, language)


def take(shot: Shot, folder: Path, size: tuple[int, int], language: str) -> Path:
    with TemporaryDirectory() as home:
        settings = Settings(width=size[0], height=size[1], language=language)
        app = App(settings, Path(home) / "settings.json", SaveStore(Path(home) / "games"), NoWorker)
        shot.prepare(app)
        for _frame in range(3):
            app.frame([], STEP)
        file = folder / f"{shot.name}_{language}_{size[0]}x{size[1]}.png"
        pygame.image.save(app.screen, file)
        app.close()
    return file
