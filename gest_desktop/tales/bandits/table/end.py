"""The end of a game: every chest set by set, majorities, totals."""

from __future__ import annotations

from functools import partial
from secrets import randbits

import pygame

from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.control import Call
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell.app import App
from gest_desktop.tales.bandits.rules.naming import band_name, number_of
from gest_desktop.tales.bandits.rules.scoring.final import scores
from gest_desktop.tales.bandits.table.end_rows import ScoreSheet
from gest_desktop.tales.bandits.table.opening import Setup, new_table, open_table
from gest_desktop.tales.bandits.table.session.contest import Contest

WIDE = 1660
LEFT, INSIDE = 56, 1548
OPENING = 0.9  # seconds for each chest
TOP, ROW, GAP, FOOT = 168, 168, 8, 128


class EndScene(MenuScene):
    paper_part = "dialog"

    def __init__(self, app: App, contest: Contest) -> None:
        super().__init__(app)
        self.contest, self.state = contest, contest.game.state
        self.found = scores(self.state)
        self.high = TOP + len(self.found) * (ROW + GAP) + FOOT
        self.paper_size = (WIDE, self.high)
        by_place = sorted(self.found, key=lambda band: (band != self.state.winner, -self.found[band].total))
        self.order = tuple(by_place)
        at_once = app.settings.instant or app.settings.reduced_motion
        self.opened = len(self.order) if at_once else 0  # chests, from the last place up
        self.waited = 0.0

    def enter(self) -> None:
        super().enter()
        if self.is_open:
            self.app.sound.play(self.verdict())

    @property
    def is_open(self) -> bool:
        """Whether all chests are open."""
        return self.opened >= len(self.order)

    @property
    def is_lively(self) -> bool:
        return not self.is_open

    def update(self, seconds: float) -> bool:
        """Open one chest after the other."""
        self.waited += seconds
        if self.is_open or self.waited < self.app.pace.seconds(OPENING):
            return super().update(seconds)
        self.open_chests(self.opened + 1)
        return True

    def open_chests(self, number: int) -> None:
        self.opened, self.waited = number, 0.0
        self.app.sound.play(self.verdict() if self.is_open else "coin_gain")
        self.rebuild()

    def verdict(self) -> str:
        people = self.contest.people
        return "victory" if self.state.winner in people or not people else "defeat"

    def handle(self, event: pygame.Event) -> None:
        """A click or a key opens all chests at once; then everything is as on other pages."""
        if not self.is_open and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.open_chests(len(self.order))
        else:
            super().handle(event)

    def make_page(self) -> None:
        self.page = Page(darkened(self.app, self, self.app.stage.size), self.unit, self.inks)
        self.page.part(self.paper_part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def lay_out(self) -> None:
        self.page.write(
            self.title_words(), self.box(60, 44, WIDE - 120, 62), "title", 46, self.inks.heading, "middle"
        )
        self.page.write(
            self.reason(),
            self.box(60, 108, WIDE - 120, 34),
            size=20,
            ink=self.inks.quiet,
            align="middle",
            cut="italic",
        )
        sheet = ScoreSheet(self, self.state, self.found)
        for number, band in enumerate(self.order):
            sheet.lay_band(band, self.box(LEFT, TOP + number * (ROW + GAP), INSIDE, ROW))
        self.lay_buttons()

    def is_opened(self, band: int) -> bool:
        return self.order.index(band) >= len(self.order) - self.opened

    def title_words(self) -> str:
        if not self.is_open:
            return _("The chests are opened")
        winner, players = self.state.winner, self.contest.players
        name = band_name(winner, players)
        if winner in self.contest.people and not self.contest.is_hot_seat:
            return _("You have won")
        if number_of(winner, players) == 1:
            return _("Will Scarlet takes it all")
        return _("Victory: {band}").format(band=name)

    def reason(self) -> str:
        if not self.is_open:
            return ""
        total = self.found[self.state.winner].total
        words = n_("With {n} point in all.", "With {n} points in all.", total).format(n=total)
        level = [band for band, score in self.found.items() if score.total == total]
        if len(level) > 1 and self.state.winner in level:
            return words + " " + _("Level on points: fewer tokens win, then lots decide.")
        return words

    def lay_buttons(self) -> None:
        y, each, gap = self.high - 104, 330, 24
        left = (WIDE - 3 * each - 2 * gap) / 2
        rows: tuple[tuple[str, str, Call, str, str], ...] = (
            ("again", _("Play again"), self.again, "green", "icon_replay"),
            ("board", _("Look at the board"), self.app.pop, "brown", "icon_play"),
            ("home", _("Main menu"), partial(self.app.leave, self.app.home), "brown", "icon_home"),
        )
        for number, (key, label, call, colour, icon) in enumerate(rows):
            self.button(key, label, (left + number * (each + gap), y, each, 56), call, colour, icon)

    def first_focus(self) -> str:
        return "again"

    def again(self) -> None:
        """A new game with the same seats and options."""
        before = self.contest.game.beginning
        seats = tuple(self.contest.seats.values())
        setup = Setup(seats, before.open_chest, before.open_loot, randbits(48))
        self.app.pop()
        open_table(self.app, new_table(self.app, setup))
