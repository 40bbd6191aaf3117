"""Gestures and keys in a lesson: only what is taught moves the game; any other attempt gets a sentence."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.menus.pause import PauseScene, Row, with_usual_rows
from gest_desktop.scenes.shell.gestures import Gesture
from gest_desktop.scenes.tutorial.bubble_buttons import BACK, NEXT, SHOW, is_of_bubble
from gest_desktop.scenes.tutorial.speaking import nudge_of
from gest_desktop.tales.bandits.pages.rulebook import rulebook_scene
from gest_desktop.tales.bandits.table.commands import Commands

if TYPE_CHECKING:
    from gest_desktop.tales.bandits.pages.lessons.scene import LessonTable


class LessonCommands(Commands):
    table: LessonTable

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table)

    def take(self, gesture: Gesture) -> None:
        """The bubble lies on top of the table."""
        overlay, pointer = self.table.overlay, self.table.pointer
        over = gesture.kind in ("hover", "click", "lift", "ask") and overlay.covers(gesture.pos)
        if not over:
            super().take(gesture)
            return
        pointer.move(gesture.pos, overlay.hit(gesture.pos))
        if gesture.kind == "click" and pointer.hovered is not None:
            self.press(pointer.hovered)

    def touch(self, thing: Thing) -> None:
        if is_of_bubble(thing):
            self.press(thing)
        else:
            super().touch(thing)

    def press(self, thing: Thing) -> None:
        """Press a button of the bubble."""
        self.table.app.sound.play("button_click")
        if thing == NEXT:
            self.read_on()
        elif thing == BACK:
            self.undo()
        elif thing == SHOW:
            self.hint()
        else:
            self.reply(thing.number)

    def give(self, option: int | None) -> None:
        """Pass on the answer that is wanted; any other gets a sentence, and changes nothing."""
        table, question = self.table, self.table.flow.answering
        if option is None or question is None:
            return
        course, talk = table.course, table.talk
        beat, at = course.beat, course.at
        if course.take(question.asked, option):
            talk.clear()
            super().give(option)
            if course.at != at:
                table.came_to_beat()
            return
        question.cancel()
        table.app.sound.play("illegal_action")
        if beat.other is not None:
            talk.scold(beat.other.in_language(table.app.settings.language))
        else:
            self.nudge()

    def read_on(self) -> None:
        """Move to the next bubble; a question may be skipped, a step may not."""
        table, course = self.table, self.table.course
        table.flow.finish()
        if not course.is_settled and course.beat.kind != "check":
            self.nudge()
        elif course.is_last:
            table.finish()
        else:
            course.read_on()
            table.came_to_beat()

    def undo(self) -> None:
        """Back to the beginning of this beat if something was done in it, else to the one before."""
        table, course = self.table, self.table.course
        begun = bool(course.given) and course.beat.kind == "do"
        if course.at == 0 and not begun:
            table.talk.scold(_("This is where the lesson begins."))
        else:
            table.sit_down(course.at if begun else course.at - 1)

    def reply(self, number: int) -> None:
        """Answer the question of the bubble."""
        table = self.table
        check = table.course.beat.check
        if check is None or not 0 <= number < len(check.answers):
            return
        right = number == check.right
        table.app.sound.play("success" if right else "failure")
        because = check.because.in_language(table.app.settings.language)
        table.talk.remark = f"{_('Well said!')} {because}" if right else because
        table.talk.is_praise = table.course.is_answered = right
        table.pointer.focused = None

    def press_digit(self, number: int) -> None:
        if self.table.course.beat.check is not None and not self.table.course.is_answered:
            self.reply(number - 1)
        else:
            super().press_digit(number)

    def nudge(self) -> None:
        self.table.talk.scold(nudge_of(self.table.course))

    def hint(self) -> None:
        """Let the minstrel show the step, or give a nudge."""
        talk = self.table.talk
        if self.table.course.beat.kind == "do":
            talk.is_showing, talk.shone_for, talk.remark = True, 0.0, ""
        else:
            self.nudge()

    def because(self) -> None:
        """The minstrel explains everything."""
        self.nudge()

    def again(self) -> None:
        """A lesson goes on from where it is."""
        self.nudge()

    @property
    def stops(self) -> tuple[Thing, ...]:
        return (*self.table.overlay.stops, *super().stops)

    def activate(self) -> None:
        """Enter turns the page where there is nothing to do but read."""
        table = self.table
        if not table.flow.is_playing and table.pointer.focused is None and table.course.is_settled:
            self.read_on()
        else:
            super().activate()

    def menu(self) -> None:
        app = self.table.app

        def begin_again() -> None:
            app.pop()
            self.table.sit_down(0)

        between = (Row("again", _("Restart this lesson"), "brown", "icon_replay", begin_again),)
        rows = with_usual_rows(app, _("Resume"), between, partial(rulebook_scene))
        app.push(PauseScene(app, rows, _("Your place in the lesson is saved.")))
