"""The list of lessons: what has been learned, where the learner left off, and what comes next."""

from __future__ import annotations

from functools import partial
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.tutorial.journey import Journey
from gest_desktop.scenes.tutorial.lesson import Chapter, Lesson
from gest_desktop.scenes.tutorial.reading import chapters, lessons

WIDE, HIGH = 1340, 840
LEFT, RIGHT, COLUMN = 60, 690, 590
TOP: Final = 136
HIGH_ROW, STEP, HEAD = 70, 76, 44
SIGN: Final = 0.7  # of its size, beside the lesson to continue
COLUMNS: Final = (LEFT, RIGHT, RIGHT)  # the column of each chapter


class LessonMenuScene(MenuScene):
    """Any lesson can be opened, so that players can skip what they know."""

    paper_size = (WIDE, HIGH)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.name = _("Learn to play")
        self.journey = Journey(app)

    def leave(self) -> None:
        """Lay out the list anew when it is shown again, since a lesson may have been learned by then."""
        super().leave()
        self.controls = []
        self.app.stale.add(self)

    def lay_out(self) -> None:
        self.title(_("Learn to play"))
        words = _(
            "Robin Hood hides, robs the rich and stirs up Parishes; the Sheriff hunts him and brings in the "
            "taxes. Whoever has Royal Favour in the end wins."
        )
        about = self.box(LEFT, HIGH - 142, WIDE - 2 * LEFT, 30)
        self.page.write(words, about, size=19, align="middle", cut="italic")
        tops = {LEFT: TOP, RIGHT: TOP}
        for chapter, x in zip(chapters(), COLUMNS, strict=False):
            tops[x] = self.lay_chapter(chapter, x, tops[x])
        self.lay_foot()

    def lay_chapter(self, chapter: Chapter, x: int, y: int) -> int:
        """Lay out the heading and rows of a chapter; returns where the next one may begin."""
        self.heading(chapter.title.in_language(self.app.settings.language), (x, y, COLUMN, 34))
        for number, lesson in enumerate(chapter.lessons):
            self.lay_lesson(lesson, (x, y + HEAD + number * STEP, COLUMN, HIGH_ROW))
        return y + HEAD + len(chapter.lessons) * STEP + 12

    def lay_lesson(self, lesson: Lesson, box: tuple[float, float, float, float]) -> None:
        progress, is_next = self.journey.progress, lesson == self.journey.progress.next_lesson()
        self.row(
            lesson.name,
            f"{number_of(lesson)}. {lesson.title.in_language(self.app.settings.language)}",
            box,
            partial(self.open, lesson),
            lambda: lesson.name in progress.done,
            self.note(lesson),
            "check",
            picture=scaled("icon_play", self.unit * SIGN) if is_next else None,
        )

    def note(self, lesson: Lesson) -> str:
        progress, goal = self.journey.progress, lesson.goal.in_language(self.app.settings.language)
        at = progress.beats.get(lesson.name, 0)
        if at:
            return _("Resume at step {at} of {all}. {goal}").format(
                at=at + 1, all=len(lesson.beats), goal=goal
            )
        if lesson.name in progress.done:
            return _("Play again: {goal}").format(goal=goal)
        return _("{goal} {n} minutes.").format(goal=goal, n=lesson.minutes)

    def lay_foot(self) -> None:
        y = HIGH - 102
        self.button("back", _("Back"), (LEFT, y + 4, 200, 52), self.back, "brown", "icon_back")
        self.button(
            "game",
            _("First game, with advice"),
            (430, y + 4, 420, 52),
            self.journey.free_game,
            "brown",
            "icon_hint",
        )
        following = self.journey.progress.next_lesson()
        if following is not None:
            is_left = following.name in self.journey.progress.beats
            words = _("Resume lesson {n}") if is_left else _("Start lesson {n}")
            self.button(
                "next",
                words.format(n=number_of(following)),
                (WIDE - LEFT - 330, y, 330, 60),
                partial(self.open, following),
                "green",
                "icon_play",
                text=26,
            )

    def first_focus(self) -> str:
        """The lesson to continue."""
        following = self.journey.progress.next_lesson()
        return following.name if following is not None else "game"

    def open(self, lesson: Lesson) -> None:
        self.app.push(self.journey.scene(lesson))


def number_of(lesson: Lesson) -> int:
    return lessons().index(lesson) + 1
