"""What the review page looks like: its panels, buttons, and what is painted anew at each step."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.ai.review.steps import Step
from gest_desktop.rules.game import begin
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.backdrop import cover
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.control import Call
from gest_desktop.scenes.review.board_view import draw_board
from gest_desktop.scenes.review.end_notes import accuracies, accuracy_explained, rest_told
from gest_desktop.scenes.review.page import ReadablePage
from gest_desktop.scenes.review.progress import draw_progress
from gest_desktop.scenes.review.telling import Telling
from gest_desktop.scenes.review.timeline import Timeline
from gest_desktop.scenes.review.verdict_panel import draw_verdict, verdict_on
from gest_desktop.scenes.review.waterfall import bars, draw_bars
from gest_desktop.scenes.review.words import Reviewed, choices_of, mistakes_told
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.foresee.verdict import curve
from gest_desktop.scenes.table.paint.layout import BOARD_SHAPE
from gest_desktop.scenes.table.paint.palette import palette

GAP: Final = 12
HEADER: Final = 64
TIMELINE: Final = 330
SUMMARY: Final = 296
PAD: Final = 18
LETTERS_LEAST: Final = 12.6  # pixels of the words on buttons
FULL: Final = 0.985  # share of the window
WON: Final = (N_("You won as Robin Hood."), N_("You won as the Sheriff."))
LOST: Final = (N_("You lost as Robin Hood."), N_("You lost as the Sheriff."))
REVIEW_WORDS: Final = (
    ("left", N_("Previous / next")),
    ("up", N_("Move")),
    ("activate", N_("Select")),
    ("peek hurry", N_("Card")),
    ("back", N_("Back")),
)


STEPPING: Final = (
    ("previous", "icon_back", N_("Previous choice")),
    ("play", "icon_play", N_("Play")),
    ("next", "icon_next", N_("Next choice")),
)


class ReviewPaper(MenuScene):
    """Knows no rules of stepping: subclasses say what the buttons do."""

    paper_part = ""
    shows_reviews = True
    pad_meanings = REVIEW_WORDS

    def __init__(self, app: App, reviewed: Reviewed, at: int | None = None) -> None:
        super().__init__(app)
        self.reviewed, game = reviewed, reviewed.game
        self.game, self.side, self.you = game, reviewed.side, reviewed.you
        self.marked = self.side  # whose mistakes are shown
        self.review = app.reviews.open(game, self.side, reviewed.id)
        self.telling = Telling(game)
        self.course = curve(game.journal.entries, begin(game.beginning))
        self.sides = palette(app.settings.palette).sides
        self.stops = [step.at for step in self.review.steps if not step.is_forced]
        self.at = self.stops[0] if at is None else at
        self.shows_all = self.has_mistakes = False
        self.since, self.shown, self.state = 0.0, -1, ""

    @property
    def letters(self) -> float:
        """The size of the words on buttons."""
        return max(21.0, LETTERS_LEAST / self.unit)

    @property
    def step(self) -> Step:
        return self.review.steps[self.at]

    def rebuild(self) -> None:
        """The page fills the window, whatever its shape."""
        stage = self.app.stage
        unit = min(stage.width / 1920, stage.height / 1080)
        self.paper_size = (round(stage.width * FULL / unit), round(stage.height * FULL / unit))
        super().rebuild()

    def make_page(self) -> None:
        self.page = ReadablePage(cover("table", self.app.stage.size).copy(), self.unit, self.inks)

    def lay_out(self) -> None:
        wide, high = self.paper_size
        self.panel((0, 0, wide, HEADER))
        self.board_box = self.lay_board(high)
        left = (self.board_box.right - self.paper.x) / self.unit + GAP
        self.right = (left, HEADER + GAP, wide - left, high - HEADER - TIMELINE - 2 * GAP)
        x, y, w, h = self.right
        self.panel((x, y, w, h - SUMMARY - GAP))
        self.panel((x, y + h - SUMMARY, w, SUMMARY))
        self.panel((0, high - TIMELINE, wide, TIMELINE))
        self.timeline = self.make_timeline(wide, high)
        self.lay_header(wide)
        self.lay_buttons(wide, high)
        self.base, self.base_words = self.page.surface.copy(), list(self.page.words)
        self.state = self.work_state
        self.repaint()

    def panel(self, box: tuple[float, float, float, float]) -> None:
        self.page.part("panel", self.box(*box))

    def lay_board(self, high: float) -> pygame.Rect:
        room = high - HEADER - TIMELINE - 2 * GAP
        return self.box(0, HEADER + GAP, min(room * BOARD_SHAPE, 0.58 * self.paper_size[0]), room)

    def make_timeline(self, wide: float, high: float) -> Timeline:
        box = self.box(PAD + 6, high - TIMELINE + 90, wide - 2 * PAD - 20, TIMELINE - 104)
        return Timeline(self.review, self.course, box, self.unit)

    def labelled(
        self,
        key: str,
        box: tuple[float, float, float, float],
        skin: str = "brown",
        icon: str = "",
        hint: str = "",
        enabled: bool = True,
    ) -> None:
        """A button of this page; `calls` and `words` know what it does and says."""
        words = self.button_words(key)
        self.button(key, words, box, self.calls()[key], skin, icon, hint, enabled, self.letters)

    def calls(self) -> dict[str, Call]:
        """What each button does."""
        raise NotImplementedError

    def button_words(self, key: str) -> str:
        is_own, is_learner = self.marked == self.side, self.marked == self.you
        return {
            "back": _("Back"),
            "watch": _("Replay"),
            "share": _("Share"),
            "picture": _("Save picture"),
            "flip": _("Mistakes of the other side") if is_own else _("Mistakes of this side"),
            "learn": _("Learn from your mistakes") if is_learner else _("Learn from these mistakes"),
            "mistake": _("No mistakes found") if self.is_flawless else _("Next mistake"),
            "again": _("Try again"),
            "play_on": _("Play on from here"),
            "stop": _("Stop"),
            "go_on": _("Continue"),
        }.get(key, "")

    def lay_header(self, wide: float) -> None:
        self.labelled("back", (PAD, 10, 150, 44), "brown", "icon_back")
        place = self.page.write(_("Game review"), self.box(190, 8, 420, 48), "title", 34, self.inks.heading)
        left = (place.right - self.paper.x) / self.unit + 24
        self.page.write(self.subtitle(), self.box(left, 10, wide - left - 1000, 44), size=19, cut="italic")
        self.row(
            "all",
            _("What was really there"),
            (wide - 980, 8, 330, 48),
            self.calls()["all"],
            lambda: self.shows_all,
            mark="check",
            text=self.letters,
        )
        self.labelled("watch", (wide - 630, 10, 170, 44), "brown", "icon_play")
        self.labelled("share", (wide - 446, 10, 178, 44), "brown", "icon_share")
        self.labelled("picture", (wide - 254, 10, 236, 44), "brown", "icon_save")

    def subtitle(self) -> str:
        winner = ROBIN if self.review.result > 0.5 else SHERIFF
        if self.you is None:
            return _("{side} wins").format(side=side_name(winner))
        return _((WON if winner == self.you else LOST)[self.you])

    def lay_buttons(self, wide: float, high: float) -> None:
        y = high - TIMELINE + 12
        self.labelled("learn", (PAD + 6, y, 400, 42), "green", "icon_learn")
        self.labelled("flip", (wide - 918, y, 384, 42))
        for number, (key, icon, hint) in enumerate(STEPPING):
            self.labelled(key, (wide - 518 + 66 * number, y, 54, 42), "brown", icon, _(hint))
        self.has_mistakes = bool(self.review.mistakes(self.marked))
        self.labelled("mistake", (wide - 308, y, 290, 42), "green", "icon_step", "", self.has_mistakes)
        x, top, w, h = self.right
        bottom = top + h - SUMMARY - GAP - 62
        half = w / 2 - PAD - 6
        self.labelled("again", (x + PAD, bottom, half, 46), "green", "icon_replay")
        self.labelled("play_on", (x + w / 2 + 6, bottom, half, 46), "brown", "icon_next")
        if self.app.reviews.is_working:
            self.labelled("stop", (x + PAD, top + h - 60, 180, 44), "brown", "icon_pause")
        elif not self.app.reviews.is_done:
            self.labelled("go_on", (x + PAD, top + h - 60, 200, 44), "green", "icon_play")

    def first_focus(self) -> str:
        return "mistake" if self.has_mistakes else "next"

    @property
    def is_flawless(self) -> bool:
        """Whether it is sure that the side whose marks are shown made no mistake."""
        return self.app.reviews.is_done and not self.review.mistakes(self.marked)

    @property
    def work_state(self) -> str:
        reviews = self.app.reviews
        return "done" if reviews.is_done else "working" if reviews.is_working else "stopped"

    def repaint(self) -> None:
        """Draw what depends on the step or on what was found; the rest of the page stays."""
        self.page.surface.blit(self.base, (0, 0))
        self.page.words[:] = self.base_words
        self.shown, self.since = self.app.reviews.changes, 0.0
        draw_board(self.page, self.review, self.step, self.board_box, self.shows_all)
        x, y, w, h = self.right
        said = verdict_on(self.review, self.telling, self.at, self.side, self.you)
        box = self.box(x + PAD + 4, y + 14, w - 2 * PAD - 8, h - SUMMARY - GAP - 84)
        draw_verdict(self.page, said, box, self.inks.heading)
        self.paint_summary(self.box(x + PAD + 4, y + h - SUMMARY + 12, w - 2 * PAD - 8, SUMMARY - 26))
        self.timeline.draw(self.page, self.side, self.sides, self.marked)
        self.timeline.draw_knob(self.page.surface, self.at)
        self.app.dirty = True

    def paint_summary(self, box: pygame.Rect) -> None:
        head = pygame.Rect(box.x, box.y, box.width, round(32 * self.unit))
        if self.work_state != "done":
            draw_progress(self.page, self.app.reviews, self.review, box)
            return
        self.page.write(_("Luck + skill = result"), head, "heading", 24, self.inks.heading)
        for told in accuracies(self.review):
            self.page.write(told, head, size=18, align="right", cut="bold")
        own, theirs = choices_of(self.review, self.you)
        rows = bars(self.review.account(self.side), theirs, own)
        room = pygame.Rect(box.x, head.bottom + 2, box.width, box.bottom - head.bottom - 2)
        explained = [*rest_told(self.review), *accuracy_explained(self.review)]
        room.height -= round(28 * self.unit) * (1 + len(explained))
        below = pygame.Rect(box.x, room.bottom, box.width, round(28 * self.unit))
        for told in (mistakes_told(self.review, self.you), *explained):
            self.page.write(told, below, size=18, cut="italic", ink=self.inks.quiet)
            below = below.move(0, below.height)
        draw_bars(self.page, rows, room, round(244 * self.unit), 18)

    def curve_picture(self) -> pygame.Surface:
        """The timeline alone, without the knob."""
        page = ReadablePage(self.base.copy(), self.unit, self.inks)
        self.timeline.draw(page, self.side, self.sides, self.marked)
        return page.surface.subsurface(
            self.timeline.box.inflate(20, round(90 * self.unit)).clip(page.area)
        ).copy()
