"""What a replay draws over the table: its bar, whose view it is, and what is under the pointer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.buttons import INK, icon
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.guide import Overlay
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.panels.recap_view import strip_area
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment
from gest_desktop.scenes.table.session.watching import WatchFlow
from gest_desktop.scenes.table.table_view import TableView
from gest_desktop.scenes.watch.bar import WatchBar
from gest_desktop.scenes.watch.prompt import CLOSE, PLAY_ON, REVIEW, WatchPrompt
from gest_desktop.scenes.watch.words import VIEW_NAMES, step_words

LABEL, EYE = 46, 24  # design pixels


class WatchOverlay(Overlay):
    """Made anew for each size of the window and each language."""

    bar: WatchBar
    prompt: WatchPrompt

    def __init__(self, stage: Stage, flow: WatchFlow, has_review: bool, marks: Mapping[int, str]) -> None:
        self.stage, self.flow, self.has_review, self.marks = stage, flow, has_review, marks
        self._bar: Kept[WatchBar] = Kept()
        self._prompt: Kept[WatchPrompt] = Kept()
        self._shown: tuple[int, int, int] | None = None  # what the chronicle has followed
        self.label = pygame.Rect(0, 0, 0, 0)
        self.is_dragged = False

    def lay_out(self, moment: TableMoment, view: TableView, question: QuestionView) -> None:
        flow, area = self.flow, strip_area(self.stage, view.surroundings)
        self.bar = self._bar.get(tuple(area), lambda: WatchBar(self.stage, area, flow.film, self.marks))
        words = moment.message or step_words(flow)
        can_play_on = flow.film.is_whole and not flow.is_at_end_of_game
        key = (words, can_play_on)
        self.prompt = self._prompt.get(
            key, lambda: WatchPrompt(self.stage, question.layout, words, self.has_review, can_play_on)
        )
        question.prompt_bar = self.prompt
        self.stops = (*self.bar.stops, *([REVIEW] if self.has_review else []), PLAY_ON, CLOSE)
        board = pygame.Rect(question.layout.board)
        self.label = self.place_label(board)
        self.follow_chronicle(view)

    def place_label(self, board: pygame.Rect) -> pygame.Rect:
        """At the lower right of the map, over its frame."""
        words = self.letters.size(_(VIEW_NAMES[self.flow.shown_view]))
        px = self.stage.px
        high = max(px(LABEL), words[1] + px(12))
        rect = pygame.Rect(0, 0, words[0] + px(EYE) + px(40), high)
        rect.bottomright = (board.right - px(44), board.bottom - px(34))
        return rect

    @property
    def letters(self) -> pygame.Font:
        return self.stage.font("text", 18, "italic")

    def follow_chronicle(self, view: TableView) -> None:
        """The line of the step is the last one in sight; the player may scroll until the next step."""
        flow, chronicle = self.flow, view.chronicle
        told = flow.seen if flow.beat_player.is_through else flow.beat_player.entries_shown
        shown = (flow.shown_view, flow.at, told)
        if shown == self._shown:
            return
        if self._shown is not None and self._shown[0] != flow.shown_view:
            chronicle.take_up([])
            chronicle.take_up(flow.chronicle_lines)
        self._shown = shown
        if chronicle.rows:
            last = chronicle.tops[chronicle.heads[max(0, min(told, len(chronicle.heads)) - 1)] + 1]
            chronicle.scroll_to(last - chronicle.room.height)

    def draw(self, target: pygame.Surface, moment: TableMoment) -> None:
        self.bar.draw(target, self.flow, moment.hovered, moment.focused)
        self.draw_label(target)
        if self.is_dragged:
            self.bar.scrubber.draw_label(target, self.flow.at)
        elif self.bar.scrubber.covers(moment.pos) and not moment.pad:
            self.bar.scrubber.draw_label(target, self.bar.scrubber.stop_at(moment.pos[0]))

    def draw_label(self, target: pygame.Surface) -> None:
        draw(target, "tooltip", self.label, self.stage.factor)
        eye = icon("icon_suspicion", self.stage.px(EYE))
        target.blit(eye, eye.get_rect(midleft=(self.label.x + self.stage.px(12), self.label.centery)))
        words = self.letters.render(_(VIEW_NAMES[self.flow.shown_view]), True, INK)
        left = self.label.x + self.stage.px(EYE) + self.stage.px(22)
        target.blit(words, words.get_rect(midleft=(left, self.label.centery)))

    # --- pointing

    @property
    def rects(self) -> Sequence[pygame.Rect]:
        return (self.bar.rect, self.label)

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return self.bar.rect_of(thing) or self.prompt.rect_of(thing)

    def covers(self, pos: Pos) -> bool:
        return self.bar.rect.collidepoint(pos)

    def hit(self, pos: Pos) -> Thing | None:
        return self.bar.hit(pos)
