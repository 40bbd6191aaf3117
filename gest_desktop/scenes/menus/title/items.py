"""The entries of the title screen; each imports its scene only when pressed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.saves.rows import Shown, shown
from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore
from gest_desktop.scenes.tutorial.progress import Progress, load_progress
from gest_desktop.scenes.tutorial.reading import lessons

if TYPE_CHECKING:
    from gest_desktop.scenes.menus.title.scene import TitleScene


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

    def cards() -> None:
        from gest_desktop.scenes.menus.gallery.scene import GalleryScene

        app.push(GalleryScene(app))

    def rulebook() -> None:
        from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

        app.push(RulebookScene(app))

    def options() -> None:
        from gest_desktop.scenes.menus.options.scene import OptionsScene

        app.push(OptionsScene(app))

    def language() -> None:
        from gest_desktop.scenes.menus.options.scene import OptionsScene

        app.push(OptionsScene(app, f"language {app.settings.language}"))

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
        Item("gallery", _("Cards"), "brown", "icon_gallery", cards, _("Every Event and Traveller")),
        Item("rulebook", _("Rulebook"), "brown", "icon_rulebook", rulebook, _("Every rule, with search")),
        Item("options", _("Options"), "brown", "icon_settings", options, is_small=True),
        Item("language", _("Language"), "brown", "icon_language", language, is_small=True),
        Item("leave", _("Quit"), "red", "icon_close", title.back, is_small=True),
    ]


def lesson_line(progress: Progress, title: TitleScene) -> str:
    """The next lesson, and how many have been learned."""
    every = lessons()
    following, done = progress.next_lesson(), sum(lesson.name in progress.done for lesson in every)
    if following is None:
        return _("All {n} lessons are done").format(n=len(every))
    if not progress.has_begun:
        is_new = not (title.app.store.has_current() or title.app.settings.has_learned)
        return _("New here? Ten minutes with the minstrel.") if is_new else _("Lessons with the minstrel")
    lesson = following.title.in_language(title.app.settings.language)
    words = _("Next lesson: {title} · {done} of {all}")
    return words.format(title=lesson, done=done, all=len(every))
