"""The buttons of the title screen; each imports its scene only when pressed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gest_desktop.rules.words import _
from gest_desktop.scenes.tutorial.progress import load_progress

if TYPE_CHECKING:
    from gest_desktop.scenes.menus.title.scene import TitleScene


@dataclass(frozen=True)
class Item:
    key: str
    label: str
    colour: str
    icon: str
    call: Callable[[], None] = field(compare=False)
    hint: str = ""
    enabled: bool = True


def items(title: TitleScene) -> list[Item]:
    """The buttons from top to bottom; the first is the one most players want."""
    app = title.app

    def new_game() -> None:
        from gest_desktop.scenes.menus.new_game.scene import NewGameScene

        app.push(NewGameScene(app))

    def load_game() -> None:
        from gest_desktop.scenes.menus.saves.scene import SavesMenuScene

        app.push(SavesMenuScene(app))

    def gallery() -> None:
        from gest_desktop.scenes.menus.gallery.scene import GalleryScene

        app.push(GalleryScene(app))

    def rulebook() -> None:
        from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

        app.push(RulebookScene(app))

    def options() -> None:
        from gest_desktop.scenes.menus.options.scene import OptionsScene

        app.push(OptionsScene(app))

    def learn() -> None:
        from gest_desktop.scenes.tutorial.menu import LessonMenuScene

        app.push(LessonMenuScene(app))

    has_game, progress = app.store.has_current(), load_progress(app.settings_file)
    following = progress.next_lesson()
    is_learning = following is not None and not (has_game or app.settings.has_learned)
    is_new = is_learning and not progress.has_begun
    begun = [Item("continue", _("Continue"), "green", "icon_play", title.go_on)]
    new = Item("new", _("New game"), "brown" if has_game or is_learning else "green", "icon_next", new_game)
    words, hint = _("Learn to play"), _("New here? The minstrel shows you the game.") if is_new else ""
    if following is not None and progress.has_begun:
        lesson = following.title.in_language(app.settings.language)
        words, hint = _("Continue lessons"), _("Your next lesson: “{title}”.").format(title=lesson)
    lessons = Item("learn", words, "green" if is_learning else "brown", "icon_learn", learn, hint)
    return [
        *(begun if has_game else []),
        *((lessons, new) if is_learning else (new, lessons)),
        Item("load", _("Load game"), "brown", "icon_load", load_game),
        Item("gallery", _("Card gallery"), "brown", "icon_gallery", gallery),
        Item("rulebook", _("Rulebook"), "brown", "icon_rulebook", rulebook),
        Item("options", _("Options"), "brown", "icon_settings", options),
        Item("leave", _("Quit"), "red", "icon_close", title.back),
    ]
