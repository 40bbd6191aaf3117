"""The review of a game: the board at each step, the verdict, the sum, and the course of the game below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.document import game_id
from gest_desktop.ai.review.steps import Step
from gest_desktop.rules.game import begin
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.menus.backdrop import cover
from gest_desktop.scenes.menus.dialogs import message_dialog
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.review.board_view import draw_board
from gest_desktop.scenes.review.page import ReadablePage
from gest_desktop.scenes.review.retry import riddle_at
from gest_desktop.scenes.review.saving import save_curve
from gest_desktop.scenes.review.telling import Telling
from gest_desktop.scenes.review.timeline import Timeline
from gest_desktop.scenes.review.verdict_panel import draw_verdict, verdict_on
from gest_desktop.scenes.review.waterfall import bars, draw_bars
from gest_desktop.scenes.review.words import Reviewed, mistakes_of
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.foresee.verdict import curve
from gest_desktop.scenes.table.paint.layout import BOARD_SHAPE
from gest_desktop.scenes.table.paint.palette import palette

GAP: Final = 12
HEADER: Final = 64
TIMELINE: Final = 330
SUMMARY: Final = 262
PAD: Final = 18
LETTERS_LEAST: Final = 12.6  # pixels of the words on buttons
FULL: Final = 0.985  # share of the window
PLAY_EVERY: Final = 0.8  # seconds between two steps while it plays
REFRESHED: Final = 1.0  # seconds between two paintings while the review is worked on
WON: Final = (N_("You won as Robin Hood."), N_("You won as the Sheriff."))
LOST: Final = (N_("You lost as Robin Hood."), N_("You lost as the Sheriff."))
REVIEW_WORDS: Final = (
    ("left", N_("Previous / next")),
    ("up", N_("Move")),
    ("activate", N_("Select")),
    ("peek hurry", N_("Card")),
    ("back", N_("Back")),
)


class ReviewScene(MenuScene):
    """Steps are answers of the game; `at` is the one that is shown."""

    paper_part = ""
    shows_reviews = True
    pad_meanings = REVIEW_WORDS

    def __init__(self, app: App, reviewed: Reviewed, at: int | None = None) -> None:
        super().__init__(app)
        self.reviewed, game = reviewed, reviewed.game
        self.game, self.side, self.you = game, reviewed.side, reviewed.you
        self.marked = self.side
        self.review = app.reviews.open(game, self.side, reviewed.id)
        self.telling = Telling(game)
        self.course = curve(game.journal.entries, begin(game.beginning))
        self.sides = palette(app.settings.palette).sides
        self.stops = [step.at for step in self.review.steps if not step.is_forced]
        self.at = self.stops[0] if at is None else at
        self.shows_all = self.is_playing = self.is_dragged = False
        self.since, self.shown, self.state = 0.0, -1, ""

    def enter(self) -> None:
        super().enter()
        self.app.reviews.open(self.game, self.side, self.reviewed.id)

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

    def lay_header(self, wide: float) -> None:
        self.button("back", _("Back"), (PAD, 10, 150, 44), self.back, "brown", "icon_back", text=self.letters)
        place = self.page.write(_("Game review"), self.box(190, 8, 420, 48), "title", 34, self.inks.heading)
        words = self.subtitle()
        left = (place.right - self.paper.x) / self.unit + 24
        self.page.write(words, self.box(left, 10, wide - left - 640, 44), size=19, cut="italic")
        self.row(
            "all",
            _("What was really there"),
            (wide - 620, 8, 320, 48),
            self.show_all,
            lambda: self.shows_all,
            mark="check",
            text=self.letters,
        )
        self.button(
            "picture",
            _("Save picture"),
            (wide - 280, 10, 262, 44),
            self.save,
            "brown",
            "icon_save",
            text=self.letters,
        )

    def subtitle(self) -> str:
        winner = ROBIN if self.review.result > 0.5 else SHERIFF
        if self.you is None:
            return _("{side} wins").format(side=side_name(winner))
        return _((WON if winner == self.you else LOST)[self.you])

    def lay_buttons(self, wide: float, high: float) -> None:
        y = high - TIMELINE + 12
        small = (
            ("previous", "icon_back", lambda: self.go(-1), _("Previous choice")),
            ("play", "icon_play", self.play, _("Play")),
            ("next", "icon_next", lambda: self.go(1), _("Next choice")),
        )
        for number, (key, icon, call, hint) in enumerate(small):
            self.button(key, "", (wide - 640 + 66 * number, y, 54, 42), call, "brown", icon, hint)
        whose = _("Mistakes of the other side") if self.marked == self.side else _("Mistakes of this side")
        self.button("flip", whose, (wide - 1040, y, 384, 42), self.flip, "brown", text=self.letters)
        self.button(
            "mistake",
            _("Next mistake"),
            (wide - 430, y, 290, 42),
            self.next_mistake,
            "green",
            "icon_step",
            text=self.letters,
        )
        x, top, w, h = self.right
        bottom = top + h - SUMMARY - GAP - 62
        self.button(
            "again",
            _("Try again"),
            (x + PAD, bottom, w / 2 - PAD - 6, 46),
            self.try_again,
            "green",
            "icon_replay",
            text=self.letters,
        )
        place = (x + w / 2 + 6, bottom, w / 2 - PAD - 6, 46)
        self.button(
            "play_on", _("Play on from here"), place, self.play_on, "brown", "icon_next", text=self.letters
        )
        bottom = top + h - 60
        if self.app.reviews.is_working:
            self.button(
                "stop",
                _("Stop"),
                (x + PAD, bottom, 180, 44),
                self.app.reviews.stop,
                "brown",
                "icon_pause",
                text=self.letters,
            )
        elif not self.app.reviews.is_done:
            self.button(
                "go_on",
                _("Continue"),
                (x + PAD, bottom, 200, 44),
                self.app.reviews.go_on,
                "green",
                "icon_play",
                text=self.letters,
            )

    def first_focus(self) -> str:
        return "mistake"

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
            self.paint_progress(box, head)
            return
        self.page.write(_("Luck + skill = result"), head, "heading", 24, self.inks.heading)
        accuracies = [self.review.accuracy(side) for side in (ROBIN, SHERIFF)]
        if None not in accuracies:
            one, other = (round(value or 0.0) for value in accuracies)
            words = _("Accuracy: Robin Hood {one}%, the Sheriff {other}%")
            self.page.write(words.format(one=one, other=other), head, size=18, align="right", cut="bold")
        own, theirs = mistakes_of(self.you, self.side)
        rows = bars(self.review.account(self.side), theirs, own)
        room = pygame.Rect(box.x, head.bottom + 2, box.width, box.bottom - head.bottom - 2)
        draw_bars(self.page, rows, room, round(244 * self.unit), 18)

    def paint_progress(self, box: pygame.Rect, head: pygame.Rect) -> None:
        """How far the review is, or why it stopped."""
        reviews, review = self.app.reviews, self.review
        self.page.write(_("Reviewing your game"), head, "heading", 24, self.inks.heading)
        bar = pygame.Rect(box.x, head.bottom + round(12 * self.unit), box.width, round(20 * self.unit))
        radius = bar.height // 2
        pygame.draw.rect(self.page.surface, "#efe4c2", bar, border_radius=radius)
        done = bar.copy()
        done.width = max(bar.height, round(bar.width * review.done / max(1, review.total)))
        pygame.draw.rect(self.page.surface, "#3f7f45", done, border_radius=radius)
        pygame.draw.rect(self.page.surface, "#7a6238", bar, 1, border_radius=radius)
        words = _("{done} of {total} reviewed").format(done=review.done, total=review.total)
        if reviews.has_failed:
            words = _("The review stopped. What is done is saved.")
        elif reviews.is_working and (left := reviews.seconds_left) is not None:
            seconds = max(1, round(left))
            about = n_("about {n} second left", "about {n} seconds left", seconds).format(n=seconds)
            words = f"{words} · {about}"
        line = pygame.Rect(box.x, bar.bottom + round(8 * self.unit), box.width, round(28 * self.unit))
        self.page.write(words, line, size=19)
        if reviews.is_working:
            note = _("You can already step through what is done. Leaving this page does not stop it.")
            room = pygame.Rect(box.x, line.bottom, box.width, round(54 * self.unit))
            self.page.write(note, room, size=18, cut="italic", ink=self.inks.quiet)

    def go_to(self, at: int) -> None:
        self.at = max(0, min(len(self.review.steps) - 1, at))
        self.repaint()

    def go(self, steps: int) -> None:
        """To the next or previous real choice, die or draw."""
        ahead = [at for at in self.stops if (at > self.at if steps > 0 else at < self.at)]
        if ahead:
            self.go_to(ahead[0] if steps > 0 else ahead[-1])

    def go_turn(self, steps: int, kinds: Sequence[str]) -> None:
        """To the next or previous box or card."""
        starts = [s.at for s in self.review.steps if s.kind in kinds and (s.kind != "draw" or s.turns_card)]
        ahead = [at for at in starts if (at > self.at if steps > 0 else at < self.at)]
        if ahead:
            self.go_to(ahead[0] if steps > 0 else ahead[-1])

    def next_mistake(self) -> None:
        """The next mistake of the side whose marks are shown, then the first again."""
        found = self.review.mistakes(self.marked)
        if found:
            self.go_to(next((at for at in found if at > self.at), found[0]))
        else:
            self.app.sound.play("illegal_action")

    def play(self) -> None:
        self.is_playing, self.since = not self.is_playing, 0.0

    def flip(self) -> None:
        self.marked = SHERIFF if self.marked == ROBIN else ROBIN
        self.rebuild()

    def show_all(self) -> None:
        self.shows_all = not self.shows_all
        self.repaint()

    def try_again(self) -> None:
        """Open the choice as a riddle at a table of its own, which stays among the riddles."""
        from gest_desktop.scenes.riddles.opening import try_again

        found = self.review.found.get(self.at)
        riddle = None
        if isinstance(found, ChoiceFound):
            riddle = riddle_at(self.reviewed.id or game_id(self.game), self.step, found)
        if riddle is None:
            words = _("There is nothing to find here: no choice is clearly better than the others.")
            self.app.push(message_dialog(self.app, _("Try again"), words))
        else:
            try_again(self.app, riddle)

    def play_on(self) -> None:
        """Start a game for practice at this choice."""
        from gest_desktop.scenes.watch.playing_on import ask_to_play_on
        from gest_desktop.scenes.watch.watched import of_game

        watched = of_game(self.game, self.reviewed.seats, self.reviewed.id)
        ask_to_play_on(self.app, watched, watched.film.stop_at(self.at))

    def save(self) -> None:
        """Write the curve as a picture."""
        self.app.push(message_dialog(self.app, _("Game review"), save_curve(self.curve_picture())))

    def curve_picture(self) -> pygame.Surface:
        """The timeline alone, without the knob."""
        page = ReadablePage(self.base.copy(), self.unit, self.inks)
        self.timeline.draw(page, self.side, self.sides, self.marked)
        return page.surface.subsurface(
            self.timeline.box.inflate(20, round(90 * self.unit)).clip(page.area)
        ).copy()

    def key_down(self, event: pygame.Event) -> None:
        mod = getattr(event, "mod", 0)
        way = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        page = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}.get(event.key, 0)
        if page or (way and mod & pygame.KMOD_CTRL):
            self.go_turn(page or way, ("draw",))
        elif way and mod & pygame.KMOD_SHIFT:
            self.go_turn(way, ("box",))
        elif way:
            self.go(way)
        elif event.key in LETTERS:
            getattr(self, LETTERS[event.key])()
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.go_to(0 if event.key == pygame.K_HOME else len(self.review.steps) - 1)
        else:
            super().key_down(event)

    def handle(self, event: pygame.Event) -> None:
        reach = (
            self.timeline.box.inflate(0, round(40 * self.unit)) if self.controls else pygame.Rect(0, 0, 0, 0)
        )
        is_left = getattr(event, "button", 0) == pygame.BUTTON_LEFT
        if event.type == pygame.MOUSEBUTTONDOWN and is_left and self.is_on_course(event.pos, reach):
            self.is_dragged = True
            self.go_to(self.timeline.nearest(event.pos[0]))
        elif event.type == pygame.MOUSEMOTION and self.is_dragged:
            self.go_to(self.timeline.nearest(event.pos[0]))
        elif event.type == pygame.MOUSEBUTTONUP and self.is_dragged:
            self.is_dragged = False
        elif event.type == pygame.MOUSEWHEEL:
            self.go(-1 if event.y > 0 else 1)
        else:
            super().handle(event)

    def is_on_course(self, pos: tuple[int, int], reach: pygame.Rect) -> bool:
        return reach.collidepoint(pos) and pos[0] >= self.timeline.field.x - 4 and self.under(pos) is None

    def update(self, seconds: float) -> bool:
        self.since += seconds
        reviews = self.app.reviews
        if self.is_playing and self.since >= PLAY_EVERY:
            before = self.at
            self.go(1)
            self.is_playing = self.at != before
            return True
        if self.state != self.work_state:
            self.rebuild()
            return True
        if self.shown != reviews.changes and self.since >= REFRESHED:
            self.repaint()
            return True
        return super().update(seconds)

    @property
    def is_lively(self) -> bool:
        return self.is_playing


LETTERS: Final = {
    pygame.K_n: "next_mistake",
    pygame.K_f: "flip",
    pygame.K_e: "show_all",
    pygame.K_p: "play",
    pygame.K_t: "try_again",
}
