"""The menu over a lesson: go on, begin it again, another lesson, leave. How far one is stays remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.pause import STEP, TOP, WIDE, PauseScene

if TYPE_CHECKING:
    from gest_desktop.scenes.tutorial.scene import LessonScene

ROWS: Final = (
    ("go_on", N_("Back to the lesson"), "green", "icon_play"),
    ("again", N_("Begin this lesson again"), "brown", "icon_replay"),
    ("others", N_("Another lesson"), "brown", "icon_learn"),
    ("options", N_("Options"), "brown", "icon_settings"),
    ("rulebook", N_("Rulebook"), "brown", "icon_rulebook"),
    ("home", N_("To the title"), "red", "icon_home"),
)


class LessonPauseScene(PauseScene):
    paper_size = (WIDE, TOP + STEP * len(ROWS) + 100)

    def __init__(self, app: App, lesson: LessonScene) -> None:
        super().__init__(app, lesson)
        self.lesson = lesson

    def lay_out(self) -> None:
        self.title(_("A pause"), 44)
        for i, (key, words, colour, icon) in enumerate(ROWS):
            box = (110, TOP + i * STEP, WIDE - 220, 54)
            self.button(key, _(words), box, getattr(self, key), colour, icon)
        below = self.box(60, TOP + len(ROWS) * STEP + 4, WIDE - 120, 40)
        note = _("You will go on where you leave.")
        self.page.write(note, below, size=18, ink=self.inks.quiet, align="middle", cut="italic")

    def again(self) -> None:
        self.app.pop()
        self.lesson.go_to(0)
        self.lesson.refresh()

    def others(self) -> None:
        """The list of lessons lies below the lesson, if it was opened from there."""
        from gest_desktop.scenes.tutorial.menu import LessonMenuScene

        self.app.home()
        self.app.push(LessonMenuScene(self.app))
