"""The riddle of the day: its map, who plays, what is asked; yesterday's; and the last seven days."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial
from typing import Final

import pygame

from gest_desktop.ai.riddles.riddle import Riddle
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.menus.menu_parts import Box, MenuParts
from gest_desktop.scenes.menus.small_map import filling, small_map
from gest_desktop.scenes.menus.widgets.inks import CREAM
from gest_desktop.scenes.menus.widgets.writing import line
from gest_desktop.scenes.riddles.calendar import in_words, weekday
from gest_desktop.scenes.riddles.faces import DayRow, difficulty_picture
from gest_desktop.scenes.riddles.names import name_of
from gest_desktop.scenes.riddles.pictures import day_mark
from gest_desktop.scenes.riddles.progress import RiddleProgress
from gest_desktop.scenes.riddles.words import in_a_row, moment_of, task
from gest_desktop.scenes.table.panels.prompt_bar import EMBLEMS
from gest_desktop.scenes.table.seen.sight import Sight, sight

WEEK: Final = 7
MAP: Final = (656, 410)
TAG: Final = 40  # height of what says who plays


def sight_of(riddle: Riddle) -> Sight:
    return sight(riddle.seen())


def crop(riddle: Riddle, size: tuple[int, int]) -> pygame.Surface:
    return filling(sight_of(riddle), size)


class DailyColumn(MenuParts):
    """Mixed into the page of riddles."""

    today: date

    @property
    def progress(self) -> RiddleProgress:
        raise NotImplementedError

    def solve(self, riddle: Riddle) -> None:
        raise NotImplementedError

    def solve_again(self, riddle: Riddle) -> None:
        raise NotImplementedError

    def lay_daily(self, riddle: Riddle, before: Riddle, box: Box) -> None:
        x, y, wide, high = box
        self.page.write(_("Daily riddle"), self.box(x, y, 320, 40), "heading", 26, self.inks.heading)
        day = self.box(x + wide - 330, y + 4, 330, 36)
        self.page.write(in_words(self.today), day, size=18, ink=self.inks.quiet, align="right", cut="italic")
        self.lay_map(riddle, (x, y + 46, *MAP))
        below = y + 46 + MAP[1] + TAG // 2  # half of the tag hangs from the map
        self.lay_task(riddle, (x, below + 8, wide, 132))
        self.lay_yesterday(before, (x, below + 146, wide, 78))
        self.lay_week((x, y + high - 96, wide, 96), riddle)

    def lay_map(self, riddle: Riddle, box: Box) -> None:
        area = self.box(*box)
        self.page.surface.blit(small_map(sight_of(riddle), area.width), area)
        words = _("Robin Hood to play") if riddle.side == ROBIN else _("The Sheriff to play")
        letters = line(words, "heading", round(20 * self.unit), CREAM, area.width // 2)
        emblem = pictures.piece(EMBLEMS[riddle.side], round(30 * self.unit)).surface
        plate = pygame.Rect(0, 0, letters.get_width() + emblem.get_width() + round(44 * self.unit), 0)
        plate.height = round(TAG * self.unit)
        plate.midleft = (area.x + round(12 * self.unit), area.bottom)  # over the frame, not over pieces
        self.page.part("panel_dark", plate)
        self.page.words.append(words)
        target = self.page.surface
        target.blit(emblem, emblem.get_rect(midleft=(plate.x + round(14 * self.unit), plate.centery)))
        target.blit(letters, letters.get_rect(midright=(plate.right - round(16 * self.unit), plate.centery)))

    def lay_task(self, riddle: Riddle, box: Box) -> None:
        x, y, wide, _high = box
        heads = difficulty_picture(riddle.difficulty, round(22 * self.unit))
        place = self.box(x, y, wide - 140, 36)
        self.page.write(name_of(riddle), place, "heading", 24, self.inks.text)
        self.page.surface.blit(
            heads, heads.get_rect(midright=(self.box(x, y, wide, 36).right, place.centery))
        )
        words = f"{moment_of(riddle)} {task(riddle)}"
        self.page.write(words, self.box(x, y + 36, wide, 62), size=19)
        foot = self.box(x, y + 100, wide, 28)
        self.page.write(_("Three tries."), foot, size=17, ink=self.inks.quiet, cut="italic")

    def lay_yesterday(self, riddle: Riddle, box: Box) -> None:
        mark = self.progress.days.get(self.today - timedelta(days=1))
        if mark is None:
            words = _("Not solved. You can still try it.")
        elif mark.is_solved:
            words = _("Solved. Best: {answer}").format(answer=in_a_row(riddle))
        else:
            words = _("Best: {answer}").format(answer=in_a_row(riddle))
        name = _("Yesterday: {name}").format(name=name_of(riddle))
        is_solved = mark is not None and mark.is_solved
        face = DayRow(name, words, is_solved, self.unit, self.inks, partial(crop, riddle))
        self.face("yesterday", name, box, face, partial(self.solve_again, riddle))

    def lay_week(self, box: Box, riddle: Riddle) -> None:
        x, y, wide, _high = box
        button, gap = 232, 74
        size = round(44 * self.unit)
        for number in range(WEEK):
            day = self.today - timedelta(days=WEEK - 1 - number)
            mark = self.progress.days.get(day)
            kind = "solved" if mark is not None and mark.is_solved else "today" if day == self.today else ""
            place = self.box(x + number * (wide - button - 16) / WEEK, y + 4, gap - 8, 62)
            picture = day_mark(size, kind, str(day.day))
            at = picture.get_rect(midtop=(place.centerx, place.y))
            self.page.surface.blit(picture, at)
            below = pygame.Rect(place.x, at.bottom, place.width, round(26 * self.unit))
            self.page.write(weekday(day), below, size=16, ink=self.inks.quiet, align="middle")
        mark = self.progress.days.get(self.today)
        words = _("Solve again") if mark is not None and mark.is_solved else _("Solve")
        right = (x + wide - button, y + 8, button, 62)
        self.button("solve", words, right, partial(self.solve, riddle), "green", "icon_play", text=26)
