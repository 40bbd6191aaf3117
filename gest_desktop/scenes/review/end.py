"""The end of a game: who won and why, three turning points, luck and skill, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from gest_desktop.ai.review.turning_points import TurningPoint
from gest_desktop.rules.game import Beginning, Game, begin
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.new_game.choices import seed_of
from gest_desktop.scenes.menus.opening import open_table
from gest_desktop.scenes.menus.widgets.control import Call
from gest_desktop.scenes.menus.widgets.inks import CREAM, GOLD
from gest_desktop.scenes.menus.widgets.writing import line, shaded
from gest_desktop.scenes.review.end_notes import notes
from gest_desktop.scenes.review.end_picture import ending_picture
from gest_desktop.scenes.review.favour_strip import draw_favour
from gest_desktop.scenes.review.note_column import draw_notes
from gest_desktop.scenes.review.page import Patch, ReadablePage, readable
from gest_desktop.scenes.review.point_card import PointCard, point_cards
from gest_desktop.scenes.review.progress import draw_progress
from gest_desktop.scenes.review.telling import Telling
from gest_desktop.scenes.review.waterfall import bars, draw_bars
from gest_desktop.scenes.review.words import Reviewed, choices_of, seats_words
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.foresee.verdict import curve, reason
from gest_desktop.scenes.table.paint.palette import palette
from gest_desktop.scenes.table.session.contest import Contest

WIDE, HIGH = 1660, 1068
LEFT, INSIDE = 42, 1576  # what the frame of the paper leaves
PICTURE: Final = (36, 36, 1588, 316)
CARDS: Final = (394, 276)  # top and height
SUM: Final = (LEFT, 714, 1060, 168)
ASIDE: Final = (1150, 714, 468, 226)
FAVOUR: Final = (LEFT, 884, 1060, 46)
REFRESHED: Final = 3.0  # seconds between two layouts while the review is worked on


class EndScene(MenuScene):
    paper_size = (WIDE, HIGH)
    paper_part = "dialog"
    shows_reviews = True

    def __init__(self, app: App, contest: Contest) -> None:
        super().__init__(app)
        self.contest, self.state = contest, contest.game.state
        self.you = None if contest.is_hot_seat else contest.viewer
        self.side = ROBIN if self.you is None else self.you
        self.review = app.reviews.open(contest.game, self.side, contest.about.id)
        self.telling = Telling(contest.game)
        self.sides = palette(app.settings.palette).sides
        self.shown, self.waited = -1, 0.0
        self.points: list[TurningPoint] = []  # as they are shown
        self.progress: Patch | None = None

    def enter(self) -> None:
        super().enter()
        self.app.reviews.open(self.contest.game, self.side, self.contest.about.id)
        seat = self.contest.seats[self.state.winner]
        self.app.sound.play("victory" if seat.is_person else "defeat")

    def make_page(self) -> None:
        self.page = ReadablePage(darkened(self.app, self, self.app.stage.size), self.unit, self.inks)
        self.page.part(self.paper_part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def lay_out(self) -> None:
        self.shown, self.waited, self.progress = self.app.reviews.changes, 0.0, None
        self.lay_picture()
        points = self.points = self.turning_points()
        title = _("Turning points") if self.app.reviews.is_done else _("Turning points so far")
        self.heading(title, (LEFT, 356, INSIDE, 38))
        self.lay_points(point_cards(self.review, self.telling, points, self.you))
        self.lay_sum()
        game = self.contest.game
        self.page.write(_("Royal Favour"), self.box(FAVOUR[0], FAVOUR[1] + 10, 230, 30), size=20, cut="bold")
        strip = self.box(FAVOUR[0] + 230, FAVOUR[1], FAVOUR[2] - 230, FAVOUR[3])
        cards = [self.review.steps[point.at].card for point in points]
        draw_favour(self.page, curve(game.journal.entries, begin(game.beginning)), strip, self.sides, cards)
        self.lay_notes()
        self.lay_buttons()

    def lay_picture(self) -> None:
        """The picture of this ending; its foot is dark, for the title and the reason."""
        box = self.box(*PICTURE)
        self.page.surface.blit(ending_picture(self.state, box.size), self.page.here(box))
        title = _("{side} wins").format(side=side_name(self.state.winner))
        self.letter(title, (PICTURE[0] + 36, PICTURE[1] + 196, 1500, 70), "title", 58, GOLD)
        words = reason(self.state)
        self.letter(words, (PICTURE[0] + 38, PICTURE[1] + 266, 1500, 32), "text", 23, CREAM)
        chip = seats_words(self.contest)
        picture = line(chip, "text", readable(19, self.unit), CREAM, box.width // 2, "bold")
        place = picture.get_rect(topleft=(box.x + round(30 * self.unit), box.y + round(22 * self.unit)))
        around = place.inflate(round(30 * self.unit), round(14 * self.unit))
        pygame.draw.rect(
            self.page.surface, "#1c130a", self.page.here(around), border_radius=around.height // 2
        )
        self.page.surface.blit(picture, self.page.here(place))
        self.page.words.append(chip)

    def letter(
        self, words: str, box: tuple[float, float, float, float], role: str, size: float, ink: str
    ) -> None:
        """A bright line on the picture."""
        rect = self.box(*box)
        picture = shaded(words, role, round(size * self.unit), ink, rect.width)
        self.page.surface.blit(picture, self.page.here(picture.get_rect(midleft=rect.midleft)))
        self.page.words.append(words)

    def turning_points(self) -> list[TurningPoint]:
        return self.review.turning_points()

    def lay_points(self, cards: Sequence[PointCard]) -> None:
        top, high = CARDS
        gap, each = 20, (INSIDE - 40) / 3
        for number, card in enumerate(cards):
            box = (LEFT + number * (each + gap), top, each, high)
            label = f"{card.title}. {card.words}"
            face = card.face(self.unit, self.inks)
            self.face(f"point{number}", label, box, face, partial(self.open_review, card.at))
        if not cards:
            words = _("No turning points: the game went as expected.")
            if not self.app.reviews.is_done:
                words = _("Reviewing your game…")
            self.page.write(words, self.box(LEFT, top, INSIDE, high), size=22, align="middle", cut="italic")

    def lay_sum(self) -> None:
        """Luck and skill; until everything has been looked at, how far that is, since a part says nothing."""
        if not self.app.reviews.is_done:
            self.progress = Patch(self.page, self.box(SUM[0], SUM[1] - 38, SUM[2], SUM[3] + 38))
            self.draw_progress(self.progress)
            return
        self.heading(_("Luck and skill"), (SUM[0], SUM[1] - 38, SUM[2], 34))
        own, theirs = choices_of(self.review, self.you)
        rows = bars(self.review.account(self.side), theirs, own)
        draw_bars(self.page, rows, self.box(*SUM), round(240 * self.unit), 19)

    def lay_notes(self) -> None:
        """Sentences about the game, as far as they say something."""
        x, y, wide, high = ASIDE
        words = notes(self.contest, self.review, self.you, self.app.reviews.is_done)
        draw_notes(self.page, words, self.box(x, y - 38, wide, high + 38))

    def lay_buttons(self) -> None:
        y, gap = HIGH - 106, 20
        each = (INSIDE - 5 * gap) / 6
        buttons: list[tuple[str, str, Call, str]] = [
            ("review", _("Review"), self.open_review, "icon_statistics"),
            ("watch", _("Watch again"), self.watch, "icon_play"),
            ("again", _("Play again"), self.again, "icon_replay"),
            ("sides", _("Swap sides"), self.change_sides, "icon_redo"),
            ("ballad", _("The ballad"), self.ballad, "icon_notices"),
            ("home", _("Main menu"), partial(self.app.leave, self.app.home), "icon_home"),
        ]
        for number, (key, label, call, icon) in enumerate(buttons):
            box = (LEFT + number * (each + gap), y, each, 54)
            self.button(key, label, box, call, "brown" if number else "green", icon)

    def first_focus(self) -> str:
        return "review"

    def handle(self, event: pygame.Event) -> None:
        """A click on the picture, or V, shows the board."""
        is_click = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        is_key = event.type == pygame.KEYDOWN and event.key == pygame.K_v
        if is_key or (is_click and self.box(*PICTURE).collidepoint(event.pos)):
            self.back()
        else:
            super().handle(event)

    def update(self, seconds: float) -> bool:
        """Show what the review has found, but not too often; a new layout would hold up the window."""
        self.waited += seconds
        reviews = self.app.reviews
        is_due = self.waited >= REFRESHED or reviews.is_done
        if self.shown == reviews.changes or not is_due:
            return super().update(seconds)
        if reviews.is_done or self.progress is None or self.points != self.turning_points():
            self.rebuild()
        else:
            self.shown, self.waited = reviews.changes, 0.0
            self.progress.clear()
            self.draw_progress(self.progress)
            self.app.dirty = True
        return True

    def draw_progress(self, patch: Patch) -> None:
        draw_progress(self.page, self.app.reviews, self.review, patch.box)
        patch.is_drawn()

    def open_review(self, at: int | None = None) -> None:
        from gest_desktop.scenes.review.scene import ReviewScene

        contest, (robin, sheriff) = self.contest, self.contest.seats
        reviewed = Reviewed(contest.game, self.side, self.you, contest.about.id, (robin, sheriff))
        self.app.push(ReviewScene(self.app, reviewed, at))

    def watch(self) -> None:
        from gest_desktop.scenes.watch.scene import WatchScene
        from gest_desktop.scenes.watch.watched import of_contest

        self.app.push(WatchScene(self.app, of_contest(self.contest)))

    def ballad(self) -> None:
        from gest_desktop.scenes.ballad.scene import BalladScene

        turning = [
            entry
            for point in self.turning_points()
            for entry in self.telling.numbers(point.at)
            if entry < len(self.contest.game.journal.entries)
        ]
        self.app.push(BalladScene(self.app, self.contest.game, turning))

    def again(self) -> None:
        self.begin(swapped=False)

    def change_sides(self) -> None:
        self.begin(swapped=True)

    def begin(self, swapped: bool) -> None:
        """Start a new game against the same opponent, with other cards."""
        before = self.contest.game.beginning
        seats = self.contest.seats[::-1] if swapped else self.contest.seats
        game = Game(Beginning(seed_of(""), before.events_side_locked, before.deed_needs_plot))
        self.app.pop()
        open_table(self.app, Contest(game, seats, self.app.store))
