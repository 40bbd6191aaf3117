"""The review of a game: the board at each step, the verdict, the sum, and the course of the game below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.document import game_id
from gest_desktop.ai.riddles.riddle import Riddle
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import message_dialog
from gest_desktop.scenes.menus.widgets.control import Call
from gest_desktop.scenes.review.paper import ReviewPaper
from gest_desktop.scenes.review.retry import riddle_at
from gest_desktop.scenes.review.saving import save_curve
from gest_desktop.scenes.review.words import Reviewed
from gest_desktop.scenes.shell.app import App

if TYPE_CHECKING:
    from gest_desktop.scenes.watch.watched import Watched

PLAY_EVERY: Final = 0.8  # seconds between two steps while it plays
REFRESHED: Final = 1.0  # seconds between two paintings while the review is worked on


class ReviewScene(ReviewPaper):
    """Steps are answers of the game; `at` is the one that is shown."""

    def __init__(self, app: App, reviewed: Reviewed, at: int | None = None) -> None:
        super().__init__(app, reviewed, at)
        self.is_playing = self.is_dragged = False

    def enter(self) -> None:
        super().enter()
        self.app.reviews.open(self.game, self.side, self.reviewed.id)

    def calls(self) -> dict[str, Call]:
        return {
            "back": self.back,
            "all": self.show_all,
            "watch": self.watch,
            "share": self.share,
            "picture": self.save,
            "learn": self.learn,
            "flip": self.flip,
            "previous": partial(self.go, -1),
            "play": self.play,
            "next": partial(self.go, 1),
            "mistake": self.next_mistake,
            "again": self.try_again,
            "play_on": self.play_on,
            "stop": self.app.reviews.stop,
            "go_on": self.app.reviews.go_on,
        }

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

    def riddle_of(self, at: int) -> Riddle | None:
        """A choice as a riddle; None if there is nothing to find in it, or its verdict is open."""
        if self.review.is_open(at):
            return None
        found, game = self.review.found.get(at), self.reviewed.id or game_id(self.game)
        return riddle_at(game, self.review.steps[at], found) if isinstance(found, ChoiceFound) else None

    def try_again(self) -> None:
        """Open the choice as a riddle at a table of its own, which stays among the riddles."""
        from gest_desktop.scenes.riddles.opening import try_again

        riddle = self.riddle_of(self.at)
        if riddle is None:
            words = _("There is nothing to find here: no choice is clearly better than the others.")
            if self.at not in self.review.found and not self.step.is_forced:
                words = _("This choice has not been reviewed yet.")
            if self.review.is_open(self.at):
                words = _("This choice is being looked at again. Try it when its verdict is clear.")
            self.app.push(message_dialog(self.app, _("Try again"), words))
        else:
            try_again(self.app, [riddle])

    def learn(self) -> None:
        """Open the mistakes of the side that is marked as riddles, one after the other."""
        from gest_desktop.scenes.riddles.opening import try_again

        found = (self.riddle_of(at) for at in self.review.mistakes(self.marked))
        riddles = [riddle for riddle in found if riddle is not None]
        if riddles:
            try_again(self.app, riddles)
        else:
            words = _("No mistake has been found.")
            self.app.push(message_dialog(self.app, self.button_words("learn"), words))

    def watch(self) -> None:
        """The replay from this choice on."""
        from gest_desktop.scenes.watch.scene import WatchScene

        watched = self.watched()
        self.app.push(WatchScene(self.app, watched, watched.film.stop_at(self.at)))

    def share(self) -> None:
        from gest_desktop.scenes.menus.games.share import ShareScene

        self.app.push(ShareScene(self.app, self.game, self.watched().seats_json()))

    def watched(self) -> Watched:
        from gest_desktop.scenes.watch.watched import of_game

        return of_game(self.game, self.reviewed.seats, self.reviewed.id)

    def play_on(self) -> None:
        """Start a practice game at this choice."""
        from gest_desktop.scenes.watch.playing_on import ask_to_play_on

        watched = self.watched()
        ask_to_play_on(self.app, watched, watched.film.stop_at(self.at))

    def save(self) -> None:
        """Write the curve as a picture."""
        self.app.push(message_dialog(self.app, _("Game review"), save_curve(self.curve_picture())))

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
            is_first = not self.has_mistakes and self.review.mistakes(self.marked)
            (self.rebuild if is_first else self.repaint)()
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
