"""From lesson to lesson: opening one where it was left, what follows it, and the first free game."""

from __future__ import annotations

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.tutorial.lesson import Lesson
from gest_desktop.scenes.tutorial.progress import Progress, load_progress
from gest_desktop.scenes.tutorial.reading import chapters, lessons
from gest_desktop.scenes.tutorial.scene import lesson_scene


class WellDoneScene(AskScene):
    """Enter goes on, Esc goes to the list."""

    def back(self) -> None:
        self.answering(0)()


class Journey:
    """A learner's way through all lessons."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.progress: Progress = load_progress(app.settings_file)

    def scene(self, lesson: Lesson, at: int | None = None) -> TableScene:
        """The scene of a lesson, where it was left or at a given beat."""
        start = self.progress.beats.get(lesson.name, 0) if at is None else at
        return lesson_scene(self.app, lesson, start, self.come_to, self.finish)

    def come_to(self, lesson: Lesson, at: int) -> None:
        self.progress.come_to(lesson.name, at)

    def after(self, lesson: Lesson) -> Lesson | None:
        """The next lesson in the list that the learner is ready for."""
        rows = lessons()
        names = [each.name for each in rows]
        later = rows[names.index(lesson.name) + 1 :]
        following = next((each for each in later if self.progress.is_ready_for(each)), None)
        if following is None and not self.progress.has_learned(lesson.side):
            return self.progress.next_lesson()  # the riddle was opened first
        return following

    def finish(self, lesson: Lesson) -> None:
        """Praise the learner and offer what to do next; the last answer is the most likely one."""
        self.progress.finish(lesson.name)
        if any(lesson is chapter.lessons[-1] for chapter in chapters()):
            self.app.change(has_learned=True)
        following = self.after(lesson)
        answers = [
            (_("Back to the lessons"), "brown", self.app.pop),
            (_("Play it again"), "brown", lambda: self.app.switch(self.scene(lesson, 0))),
        ]
        if following is None:
            words = _("You know your trade. Now play your first game; I'll stay at your side.")
            answers.append((_("First game"), "green", self.free_game))
        else:
            title = following.title.in_language(self.app.settings.language)
            words = _("The next one is called “{title}”.").format(title=title)
            answers.append((_("Next lesson"), "green", lambda: self.app.switch(self.scene(following))))
        self.app.sound.play("victory")
        self.app.push(WellDoneScene(self.app, _("Well done!"), words, answers))

    def free_game(self) -> None:
        from gest_desktop.scenes.tutorial.first_game import open_first_game

        open_first_game(self.app)
