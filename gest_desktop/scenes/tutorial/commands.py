"""Keys and signs in a lesson: those of the table, and those of the bubble."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gest_desktop.scenes.table.commands import Commands
from gest_desktop.scenes.table.seen.things import Thing

if TYPE_CHECKING:
    from gest_desktop.scenes.tutorial.scene import LessonScene

PREFIX: Final = "lesson_"
NEXT, BACK, SHOW = (Thing("button", picture=PREFIX + name) for name in ("next", "back", "show"))


def reply(number: int) -> Thing:
    """An answer to the question of a bubble."""
    return Thing("button", picture=f"{PREFIX}reply", number=number)


class LessonCommands(Commands):
    def __init__(self, table: LessonScene) -> None:
        super().__init__(table)
        self.lesson = table

    def touch(self, thing: Thing) -> bool:
        """A button of the bubble; False if it is none."""
        if thing.kind != "button" or not thing.picture.startswith(PREFIX):
            return False
        self.app.sound.play("button_click")
        if thing == NEXT:
            self.lesson.read_on()
        elif thing == BACK:
            self.lesson.go_back()
        elif thing == SHOW:
            self.lesson.show_how()
        else:
            self.lesson.reply(thing.number)
        return True

    def activate(self) -> None:
        """Enter turns the page where there is nothing to do but read."""
        focused = self.lesson.focused
        if self.lesson.flow.beat_player.is_playing:
            self.lesson.flow.beat_player.finish()
        elif focused is not None and self.touch(focused):
            return
        elif focused is None and self.lesson.course.is_settled:
            self.lesson.read_on()
        else:
            super().activate()

    def hint(self) -> None:
        """Here the minstrel knows best."""
        if self.lesson.course.beat.kind == "do":
            self.lesson.show_how()
        else:
            self.lesson.nudge()

    def undo(self) -> None:
        self.lesson.go_back()

    def menu(self) -> None:
        from gest_desktop.scenes.tutorial.pause import lesson_pause

        self.app.push(lesson_pause(self.app, self.lesson.begin_again))

    def show_end(self) -> None:
        """The minstrel tells who has won."""
