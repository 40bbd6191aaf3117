"""The entries of the title screen; each imports its scene only when pressed."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date
from typing import TYPE_CHECKING

from gest_desktop.ai.riddles.book import the_book
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.menus.saves.rows import Shown, shown
from gest_desktop.scenes.riddles.progress import load_riddle_progress
from gest_desktop.scenes.shell.career.honours import HONOURS
from gest_desktop.scenes.shell.career.words import deviation
from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore
from gest_desktop.scenes.tutorial.progress import Progress, load_progress
from gest_desktop.scenes.tutorial.reading import lessons
from gest_desktop.tales.shelf import TALES
from gest_desktop.tales.tale import Tale

if TYPE_CHECKING:
    from gest_desktop.scenes.menus.title.scene import TitleScene
    from gest_desktop.scenes.shell.app import App


@dataclass(frozen=True)
class Item:
    """An entry with one line about what is behind it; small ones stand side by side at the foot."""

    key: str
    label: str
    colour: str
    icon: str
    call: Callable[[], None] = field(compare=False)
    line: str = ""
    is_small: bool = False
    is_half: bool = False  # shares its row with the next one


def current_game(store: SaveStore) -> Shown | None:
    """The game to continue, even if its file is damaged; None if there is none, or if it is finished."""
    if not store.has_current():
        return None
    found = shown(store, store.row(store.path(CURRENT)))
    return None if found.summary and found.summary.winner else found


def items(title: TitleScene, game: Shown | None) -> list[Item]:
    """The entries from top to bottom; the first is the one most players want, and green."""
    app, progress = title.app, load_progress(title.app.settings_file)

    def play() -> None:
        from gest_desktop.scenes.menus.new_game.scene import NewGameScene

        app.push(NewGameScene(app))

    def learn() -> None:
        from gest_desktop.scenes.tutorial.menu import LessonMenuScene

        app.push(LessonMenuScene(app))

    def riddles() -> None:
        from gest_desktop.scenes.riddles.page import RiddlesScene

        app.push(RiddlesScene(app))

    def shelf() -> None:
        from gest_desktop.scenes.menus.shelf.scene import ShelfScene

        app.push(ShelfScene(app, waiting.id if waiting else ""))

    def cards() -> None:
        from gest_desktop.scenes.menus.gallery.scene import GalleryScene

        app.push(GalleryScene(app))

    def rulebook() -> None:
        from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

        app.push(RulebookScene(app))

    def career() -> None:
        from gest_desktop.scenes.menus.career.scene import CareerScene

        app.push(CareerScene(app))

    def options() -> None:
        from gest_desktop.scenes.menus.options.scene import OptionsScene

        app.push(OptionsScene(app))

    def language() -> None:
        from gest_desktop.scenes.menus.options.scene import OptionsScene

        app.push(OptionsScene(app, f"language {app.settings.language}"))

    waiting = tale_in_play(app)
    is_learning = progress.next_lesson() is not None and not (game or app.settings.has_learned)
    is_fine = game is not None and not game.damage
    begun = Item("continue", _("Continue"), "green" if is_fine else "brown", "icon_play", title.go_on)
    colours = ("green", "brown") if is_learning else ("brown", "brown" if is_fine else "green")
    learning = Item("learn", _("Learn"), colours[0], "icon_learn", learn, lesson_line(progress, title))
    playing = Item("play", _("Play"), colours[1], "icon_next", play, _("New game, hot seat, load"))
    return [
        *([begun] if is_fine else []),
        *((learning, playing) if is_learning else (playing, learning)),
        *([replace(begun, line=game.damage)] if game and not is_fine else []),
        Item("riddles", _("Riddles"), "brown", "icon_hint", riddles, riddle_line(title)),
        Item("career", _("Career"), "brown", "icon_statistics", career, career_line(app.store)),
        Item("shelf", _("The shelf"), "brown", "icon_chronicle", shelf, shelf_line(app, waiting)),
        Item("gallery", _("Cards"), "brown", "icon_gallery", cards, is_half=True),
        Item("rulebook", _("Rulebook"), "brown", "icon_rulebook", rulebook, is_half=True),
        Item("options", _("Options"), "brown", "icon_settings", options, is_small=True),
        Item("language", _("Language"), "brown", "icon_language", language, is_small=True),
        Item("leave", _("Quit"), "red", "icon_close", title.back, is_small=True),
    ]


def tale_in_play(app: App) -> Tale | None:
    """A tale with a game on disk; nothing of a tale is imported if there is none."""
    store = app.store
    files = {tale: store.folder / f"{store.current}{tale.suffix}" for tale in TALES}
    return next((tale for tale in TALES if os.path.exists(files[tale])), None)  # Path.exists may raise


def shelf_line(app: App, tale: Tale | None) -> str:
    """The game that waits there, or else what is on the shelf."""
    told = tale.module("doors").waiting(app) if tale else ()
    if tale and told:
        return f"{_(tale.name)} · {told[0]}"
    return _("Bandits of Sherwood, and more to come")


def riddle_line(title: TitleScene) -> str:
    """Whether today's riddle is still new; then how many are solved, and for how many days in a row."""
    progress, today, every = load_riddle_progress(title.app.settings_file), date.today(), the_book().riddles
    mark = progress.days.get(today)
    if mark is None or not mark.is_solved:
        return _("Today's riddle is new")
    days, solved = progress.streak(today), sum(progress.is_solved(riddle) for riddle in every)
    words = n_(
        "{n} of {all} solved · {days} day in a row", "{n} of {all} solved · {days} days in a row", days
    )
    return words.format(n=solved, all=len(every), days=days)


def lesson_line(progress: Progress, title: TitleScene) -> str:
    """The next lesson, and how many have been learned."""
    every = lessons()
    following, done = progress.next_lesson(), sum(lesson.name in progress.done for lesson in every)
    if following is None:
        return _("All {n} lessons completed").format(n=len(every))
    if not progress.has_begun:
        is_new = not (title.app.store.has_current() or title.app.settings.has_learned)
        words = _("New here? The first lesson takes {n} minutes.").format(n=following.minutes)
        return words if is_new else _("Lessons with the minstrel")
    lesson = following.title.in_language(title.app.settings.language)
    words = _("Next lesson: {title} · {done} of {all}")
    return words.format(title=lesson, done=done, all=len(every))


def career_line(store: SaveStore) -> str:
    """The rating and how many honours have been earned."""
    career = store.career.read()
    if not career.games:
        return _("Starts with your first finished game")
    words = _("Rating {rating} {deviation} · {honours} of {all} honours")
    rating = career.rating
    return words.format(
        rating=round(rating.value),
        deviation=deviation(rating),
        honours=len(career.honours),
        all=len(HONOURS),
    )
