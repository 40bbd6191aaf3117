"""Draw the pictures of the README into docs/pictures/: screens of the game, and a turn as a short loop."""

import argparse
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from PIL import Image

from gest_desktop.ai.lab.baselines.rules import RulesPlayer
from gest_desktop.ai.review.review import Review
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.devtools.bandits_shots import table
from gest_desktop.scenes.devtools.shots import title
from gest_desktop.scenes.devtools.table_shots import NoWorker, asks, played, question, sit_down, suspicion
from gest_desktop.scenes.review.scene import ReviewScene
from gest_desktop.scenes.review.words import Reviewed
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.tutorial.reading import lessons
from gest_desktop.scenes.tutorial.scene import lesson_table

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE: Final = (1280, 720)
LOOP: Final = (800, 450)
FRAMES: Final = 12  # a second
LONGEST: Final = 96  # frames of the loop
LESSON, BEAT = "03_robbing", 2
LOOK: Final = 600  # iterations


def lesson(app: App) -> None:
    """The step of the lesson that shows the dice."""
    scene, guide = lesson_table(app, next(each for each in lessons() if each.name == LESSON))
    app.push(scene)
    guide.pages.go_to(BEAT)


def review(app: App) -> None:
    """The largest mistake of a game, in a review that looks longer than those of `gest shots`."""
    game = played(lambda game: game.is_over, 4)
    looking = Review(game, ROBIN, iterations=LOOK)
    while looking.go_on():
        pass
    app.reviews.review, app.reviews.is_done = looking, True
    point = max(looking.turning_points(), key=lambda point: abs(point.swing))
    app.push(ReviewScene(app, Reviewed(game, ROBIN, ROBIN), point.at))


SCREENS: Final[dict[str, Callable[[App], object]]] = {
    "title": title,
    "robin": partial(question, kind="choice", side=ROBIN, topic=Topic.ROBBERY),
    "sheriff": partial(question, kind="space", side=SHERIFF),
    "suspicion": partial(suspicion, side=SHERIFF),
    "lesson": lesson,
    "review": review,
    "bandits": partial(table, kind="place", latest=60),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the pictures of the README.")
    parser.add_argument("--out", type=Path, default=FOLDER, help="another folder than docs/pictures")
    folder = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    for name, prepare in SCREENS.items():
        with TemporaryDirectory() as home:
            app = opened(home)
            prepare(app)
            for _frame in range(8):
                app.frame([], 0.1)
            shot(app, SIZE).save(folder / f"{name}.webp", quality=82, method=6)
            app.close()
    with TemporaryDirectory() as home:
        app = opened(home)
        first, *others = turn(app)
        app.close()
    first.save(
        folder / "turn.webp",
        save_all=True,
        append_images=others,
        duration=1000 // FRAMES,
        loop=0,
        quality=60,
        method=4,
    )


def opened(home: str) -> App:
    settings = Settings(width=SIZE[0], height=SIZE[1], speed=150)
    return App(settings, Path(home) / "settings.json", SaveStore(Path(home) / "games"), NoWorker)


def shot(app: App, size: tuple[int, int]) -> Image.Image:
    pixels = pygame.image.tobytes(app.screen, "RGB")
    return Image.frombytes("RGB", app.screen.get_size(), pixels).resize(size, Image.Resampling.LANCZOS)


def turn(app: App) -> Iterator[Image.Image]:
    """A whole turn of the Sheriff, as Robin Hood sees it."""
    seated = sit_down(app, played(asks("box", SHERIFF, after=60), 4), ROBIN)
    game, player, left = seated.contest.game, RulesPlayer(Random(2)), LONGEST
    yield shot(app, LOOP)
    while left and not game.is_over:
        asked, f = game.question()
        if asked.actor(f) != SHERIFF:
            break
        game.play(player.choose(redact(game.state, SHERIFF)))
        seated.flow.show(own=False)
        while left and not seated.flow.beat_player.is_through:
            app.frame([], 1 / FRAMES)
            left -= 1
            yield shot(app, LOOP)


if __name__ == "__main__":
    main()
